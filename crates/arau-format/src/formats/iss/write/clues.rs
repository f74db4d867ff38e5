//! Clues outside the grid: what line they look along, and from which end.

use super::Writer;
use arau_core::{Cell, RuleUse};

/// The row or column that these cells are, and whether they are read from its right or bottom end.
fn line(writer: &Writer<'_>, cells: &[Cell]) -> Option<(String, bool)> {
    let (first, last) = (writer.place(*cells.first()?)?, writer.place(*cells.last()?)?);
    let is_row = first.0 == last.0 && (cells.len() > 1 || writer.shape.rows > 1);
    let (length, number) = if is_row { (writer.shape.cols, first.0) } else { (writer.shape.rows, first.1) };
    let at = |i: usize| {
        let (row, col) = if is_row { (number, i) } else { (i, number) };
        Cell::at(row * writer.shape.cols + col)
    };
    let name = format!("{}{}", if is_row { 'R' } else { 'C' }, number + 1);
    let whole: Vec<Cell> = (0..length).map(at).collect();
    if cells == whole {
        return Some((name, false));
    }
    cells.iter().rev().eq(&whole).then_some((name, true))
}

/// A clue at one end of a row or column.
pub(super) fn at_end(writer: &mut Writer<'_>, rule: &RuleUse, name: &str, arg: &str) -> Option<String> {
    let (id, is_reversed) = line(writer, rule.cells())?;
    let value = rule.args.int(arg)?;
    let may_be_zero = ["HiddenSkyscraper", "NumberedRoom"].contains(&name);
    if value == 0 && !may_be_zero || !writer.is_first(format!("{name} {id} {is_reversed}")) {
        return None;
    }
    let before = if is_reversed { "~" } else { "" };
    Some(format!(".{name}~{id}~{before}{value}"))
}

/// A sum between the least and the greatest value of the alphabet, which both stand on the line.
pub(super) fn sandwich(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let (id, _) = line(writer, rule.cells())?;
    let is_house = !writer.shape.is_raw && rule.cells().len() == writer.shape.n_values();
    let sum = rule.args.int("sum")?;
    (is_house && writer.is_first(format!("Sandwich {id}"))).then(|| format!(".Sandwich~{sum}~{id}"))
}

/// A diagonal from its first cell, or a plain sum where it is none that has a name.
pub(super) fn little_killer(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let sum = rule.args.int("sum")?;
    let plain = format!(".Sum~{sum}{}", writer.list(rule.cells()));
    let Some(start) = diagonal_start(writer, rule.cells()).filter(|_| !writer.shape.is_raw) else {
        return Some(plain);
    };
    match writer.is_first(format!("LittleKiller {}", start.idx())) {
        true => Some(format!(".LittleKiller~{sum}{}", writer.list(&[start]))),
        false => Some(plain),
    }
}

/// The end of a diagonal that names it.
fn diagonal_start(writer: &Writer<'_>, cells: &[Cell]) -> Option<Cell> {
    let same = |start: &Cell| {
        let diagonal = writer.place(*start).and_then(|place| writer.shape.diagonal(place));
        diagonal.is_some_and(|diagonal| diagonal == cells || diagonal.iter().rev().eq(cells))
    };
    [*cells.first()?, *cells.last()?].into_iter().find(same)
}

/// Clues about ranks agree on how equal lines are ranked; this is said once.
pub(super) fn full_rank(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let ties = |rule: &RuleUse| rule.args.text("ties").unwrap_or("only-unclued").to_string();
    let own = ties(rule);
    let all: Vec<String> = writer.spec.uses_of("full-rank").map(ties).collect();
    let has_distinct_lines = writer.has("distinct-lines");
    if all.iter().any(|other| (other == "any") != (own == "any")) || own == "any" && has_distinct_lines {
        return None;
    }
    let clue = at_end(writer, rule, "FullRank", "rank")?;
    let word = if own == "any" { "any" } else { "none" };
    let is_said = own == "only-unclued" || !writer.is_first("FullRankTies".into());
    if !is_said && writer.depth > 0 {
        return None;
    }
    Some(if is_said { clue } else { format!(".FullRankTies~{word}{clue}") })
}

pub(super) fn distinct_lines(writer: &mut Writer<'_>, _rule: &RuleUse) -> Option<String> {
    let is_square = writer.shape.rows == writer.shape.cols && !writer.shape.is_raw;
    if !is_square || writer.depth > 0 {
        return None;
    }
    let is_new = writer.is_first("FullRankTies".into());
    Some(if is_new { ".FullRankTies~none".into() } else { String::new() })
}
