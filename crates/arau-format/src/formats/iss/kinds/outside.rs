//! Clues outside the grid, at the ends of rows, columns and diagonals.

use super::super::reader::{Context, Item, Reader};
use super::super::source::Word;
use super::super::token::Token;
use crate::places::excerpt;
use arau_core::{Args, Cell, Fault};

/// A row `R3` or column `C12`, from the left or top.
fn line(reader: &mut Reader<'_>, word: Word<'_>) -> Option<Vec<Cell>> {
    let number = word.text.get(1..).and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
    let canonical = number.is_some_and(|n| (n + 1).to_string() == word.text[1..]);
    let shape = reader.board.shape;
    let found = match (word.text.as_bytes().first(), number.filter(|_| canonical)) {
        (Some(b'R'), Some(row)) if row < shape.rows => Some(reader.board.row(row)),
        (Some(b'C'), Some(col)) if col < shape.cols => Some(reader.board.column(col)),
        _ => None,
    };
    if found.is_none() {
        reader
            .faults
            .push(word.at, Fault::unknown(format!("there is no row or column `{}`", excerpt(word.text))));
    }
    found
}

/// Clues from both ends: `.Type~id~from the left or top~from the right or bottom`.
fn both_ends(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    may_be_zero: bool,
    item: impl Fn(&mut Reader<'_>, Vec<Cell>, i64, usize) -> Vec<Item>,
) -> Vec<Item> {
    let Some(&id) = token.args.first() else {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs a row or column", token.kind)));
        return Vec::new();
    };
    if let Some(extra) = token.args.get(3) {
        reader.faults.push(extra.at, "a row or column has only two ends");
    }
    let Some(cells) = line(reader, id) else { return Vec::new() };
    let mut items = Vec::new();
    for (end, word) in token.args[1..].iter().take(2).enumerate().filter(|(_, word)| !word.text.is_empty()) {
        let Some(value) = reader.int(*word) else { continue };
        if value == 0 && !may_be_zero {
            reader.faults.push(word.at, "this clue cannot be 0");
            continue;
        }
        let mut seen = cells.clone();
        if end == 1 {
            seen.reverse();
        }
        let clue = item(reader, seen, value, word.at);
        items.extend(clue.into_iter().map(|item| item.keyed(format!("{} {} {end}", token.kind, id.text))));
    }
    items
}

fn clue(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    may_be_zero: bool,
    id: &'static str,
    name: &'static str,
) -> Vec<Item> {
    both_ends(reader, token, may_be_zero, |reader, cells, value, at| {
        let rule = reader.rule(at, id, Args::new().with_cells(cells).with_int(name, value));
        rule.map(|rule| Item::rules(at, vec![rule])).into_iter().collect()
    })
}

pub(super) fn x_sum(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    clue(reader, token, false, "x-sum", "sum")
}

pub(super) fn skyscraper(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    clue(reader, token, false, "skyscraper", "count")
}

pub(super) fn hidden_skyscraper(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    _within: Context<'_>,
) -> Vec<Item> {
    clue(reader, token, true, "hidden-skyscraper", "value")
}

pub(super) fn numbered_room(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    clue(reader, token, true, "numbered-room", "value")
}

/// The sum stands first, then the row or column.
pub(super) fn sandwich(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let Some((sum, id)) = sum_and_place(reader, token) else { return Vec::new() };
    let Some(cells) = line(reader, id) else { return Vec::new() };
    // A line that does not hold every value is sandwiched by the least and greatest that it holds.
    let rule = if cells.len() == reader.board.n_values() { "sandwich" } else { "lunchbox" };
    let items = reader.one(token, rule, Args::new().with_cells(cells).with_int("sum", sum));
    items.into_iter().map(|item| item.keyed(format!("Sandwich {}", id.text))).collect()
}

fn sum_and_place<'s>(reader: &mut Reader<'_>, token: &Token<'s>) -> Option<(i64, Word<'s>)> {
    let sum = reader.first_int(token)?;
    let place = token.args.get(1).copied();
    if place.is_none() {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs a sum and a place", token.kind)));
    }
    Some((sum, place?))
}

/// The first cell of the diagonal tells which it is.
pub(super) fn little_killer(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let Some((sum, place)) = sum_and_place(reader, token) else { return Vec::new() };
    let Some(cells) = reader.cells(&[place], Context::TOP) else { return Vec::new() };
    let start = Some(cells[0]).filter(|&cell| reader.board.is_in_grid(cell));
    let named = start.and_then(|cell| reader.board.shape.diagonal(reader.board.place(cell)));
    let Some(diagonal) = named else {
        reader.faults.push(place.at, format!("no little killer starts at `{}`", excerpt(place.text)));
        return Vec::new();
    };
    let items = reader.one(token, "little-killer", Args::new().with_cells(diagonal).with_int("sum", sum));
    items.into_iter().map(|item| item.keyed(format!("LittleKiller {}", cells[0].idx()))).collect()
}

/// How lines that are equal are ranked: for all clues together.
pub(super) fn full_rank_ties(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    match token.args.first().map(|word| word.text) {
        Some("none") => keyed_ties(reader, token),
        Some("only-unclued" | "any") => Vec::new(),
        _ => {
            reader.faults.push(token.at, "`.FullRankTies` must be none, only-unclued or any");
            Vec::new()
        }
    }
}

/// No two of all lines are equal, whether they have a clue or not.
fn keyed_ties(reader: &mut Reader<'_>, token: &Token<'_>) -> Vec<Item> {
    let items = reader.one(token, "distinct-lines", Args::new());
    items.into_iter().map(|item| item.keyed(token.kind)).collect()
}

pub(super) fn full_rank(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let shape = reader.board.shape;
    if shape.rows != shape.cols || shape.n_values() != shape.rows {
        reader
            .faults
            .push(token.at, Fault::invalid("`.FullRank` needs a square grid with as many values as rows"));
        return Vec::new();
    }
    let ties = reader.rank_ties.clone().filter(|ties| ties == "any");
    both_ends(reader, token, false, |reader, cells, rank, at| {
        let args = Args::new().with_cells(cells).with_int("rank", rank);
        let args = match &ties {
            Some(ties) => args.with_text("ties", ties.clone()),
            None => args,
        };
        let rule = reader.rule(at, "full-rank", args);
        rule.map(|rule| Item::rules(at, vec![rule])).into_iter().collect()
    })
}
