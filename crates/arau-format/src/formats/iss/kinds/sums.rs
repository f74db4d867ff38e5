//! Cages, arrows and lines that add up.

use super::super::reader::{Context, Item, Reader, whole_number};
use super::super::source::Word;
use super::super::token::Token;
use super::sets;
use crate::places::excerpt;
use arau_core::{Arg, Args, Cell, Fault, SymbolSet};

/// Different values with a sum; none if it is 0 or left out.
pub(super) fn cage(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let sum = match token.args.first() {
        Some(word) if !word.text.is_empty() => match reader.int(*word) {
            Some(sum) => sum,
            None => return Vec::new(),
        },
        _ => 0,
    };
    let Some(cells) = reader.cells_of(token, token.args.get(1..).unwrap_or_default(), 1, within) else {
        return Vec::new();
    };
    let once = sets::without_repeats(&cells);
    if sum != 0 && once.len() < cells.len() {
        // A cell that stands twice counts twice, but it does not clash with itself.
        let adds_up = reader.rule(token.at, "sum", Args::new().with_cells(cells).with_int("sum", sum));
        let differs = reader.rule(token.at, "extra-region", Args::new().with_cells(once));
        return vec![Item::rules(token.at, adds_up.into_iter().chain(differs).collect())];
    }
    let args = Args::new().with_cells(once);
    let args = if sum == 0 { args } else { args.with_int("sum", sum) };
    reader.one(token, "killer-cage", args)
}

/// `sum` or `sum_=_c1_c2…` with a factor per cell.
pub(super) fn sum(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(&word) = token.args.first() else { return no_number(reader, token) };
    let (text, factors) = match word.text.split_once("_=_") {
        Some((text, factors)) => (text, Some(factors)),
        None => (word.text, None),
    };
    let Some(sum) = reader.int(Word { text, at: word.at }) else { return Vec::new() };
    let Some(cells) = reader.cells_of(token, &token.args[1..], 1, within) else { return Vec::new() };
    let mut args = Args::new().with_cells(cells.clone()).with_int("sum", sum);
    if let Some(factors) = factors {
        let parsed = factors.split('_').map(|f| whole_number(f).filter(|f| f.abs() <= 100));
        let Some(parsed) = parsed.collect::<Option<Vec<i64>>>().filter(|f| f.len() == cells.len()) else {
            let message = format!(
                "`{}` is not a factor from -100 to 100 for each of {} cells",
                excerpt(factors),
                cells.len()
            );
            reader.faults.push(word.at, message);
            return Vec::new();
        };
        args.set("coefficients", Arg::Ints(parsed));
    }
    reader.one(token, "sum", args)
}

fn no_number(reader: &mut Reader<'_>, token: &Token<'_>) -> Vec<Item> {
    reader.faults.push(token.at, Fault::missing(format!("`.{}` needs a number", token.kind)));
    Vec::new()
}

/// The first cell is the circle.
pub(super) fn arrow(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 2, within) else { return Vec::new() };
    let args = Args::new().with_cells(&cells[1..]).with("circle", Arg::Cells(vec![cells[0]]));
    reader.one(token, "arrow", args)
}

pub(super) fn double_arrow(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 3, within) else { return Vec::new() };
    reader.one(token, "double-arrow", Args::new().with_cells(cells))
}

/// The first two or three cells are the pill, read in the order of the grid.
pub(super) fn pill_arrow(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(n @ (2 | 3)) = token.args.first().and_then(|word| whole_number(word.text)) else {
        reader.faults.push(token.at, Fault::invalid("`.PillArrow` needs a pill of 2 or 3 cells"));
        return Vec::new();
    };
    let n = n as usize;
    let Some(mut cells) = reader.cells_of(token, &token.args[1..], n + 1, within) else { return Vec::new() };
    let shaft = cells.split_off(n);
    cells.sort_unstable();
    let follows = |pair: &[Cell]| {
        let next = [(0, 1), (1, 0), (1, 1)].map(|(down, right)| reader.board.step(pair[0], down, right));
        next.contains(&Some(pair[1]))
    };
    if !cells.windows(2).all(follows) {
        reader.faults.push(
            token.at,
            "the cells of the pill must follow each other to the right or \
             downwards",
        );
        return Vec::new();
    }
    let mut rules = Vec::new();
    let args = Args::new().with_cells(shaft).with("circle", Arg::Cells(cells.clone()));
    rules.extend(reader.rule(token.at, "arrow", args));
    // Only the first place may hold a number of two digits.
    let low = reader.board.shape.low;
    let one_digit: SymbolSet = reader.all_symbols().iter().filter(|s| s.0 as i32 + low <= 9).collect();
    for &cell in &cells[1..] {
        rules.extend(reader.candidates(token.at, cell, one_digit));
    }
    vec![Item::rules(token.at, rules)]
}

/// Segments with `-` between them.
pub(super) fn equal_sum(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let mut lists = Vec::new();
    for names in token.args.split(|word| word.text == "-").filter(|names| !names.is_empty()) {
        let Some(cells) = reader.cells(names, within) else { return Vec::new() };
        lists.push(cells);
    }
    match lists.len() {
        0 | 1 => vec![Item::rules(token.at, Vec::new())],
        _ => reader.one(token, "equal-sums", Args::new().with("lists", Arg::CellLists(lists))),
    }
}

/// Without regions it says nothing.
pub(super) fn region_sum_line(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 1, within) else { return Vec::new() };
    if reader.board.chaos {
        reader
            .faults
            .push(token.at, Fault::invalid("`.RegionSumLine` needs regions that are known from the start"));
        return Vec::new();
    }
    let has_regions = reader.board.boxes.is_some() || !reader.board.pieces.is_empty();
    match has_regions && cells.len() > 1 {
        true => reader.one(token, "region-sum-line", Args::new().with_cells(cells)),
        false => vec![Item::rules(token.at, Vec::new())],
    }
}

/// The largest sum of a piece of a sum line.
const MAX_LINE_SUM: i64 = 30;

/// `LOOP` as the last argument closes the line.
pub(super) fn sum_line(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(sum) = reader.first_int(token) else { return Vec::new() };
    if !(0..=MAX_LINE_SUM).contains(&sum) {
        reader.faults.push(token.args[0].at, format!("the sum of a sum line is at most {MAX_LINE_SUM}"));
        return Vec::new();
    }
    let closed = token.args.last().is_some_and(|word| word.text == "LOOP");
    let end = token.args.len() - usize::from(closed);
    let Some(cells) = reader.cells_of(token, token.args.get(1..end).unwrap_or_default(), 1, within) else {
        return Vec::new();
    };
    let args = Args::new().with_cells(cells).with_int("sum", sum);
    let args = if closed { args.with("closed", Arg::Flag(true)) } else { args };
    reader.one(token, "sum-line", args)
}

pub(super) fn zipper(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 1, within) else { return Vec::new() };
    match cells.len() {
        1 | 2 => vec![Item::rules(token.at, Vec::new())],
        _ => reader.one(token, "zipper", Args::new().with_cells(cells)),
    }
}

pub(super) fn rellik_cage(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    sum_first(reader, token, within, "rellik-cage", 1)
}

pub(super) fn lunchbox(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    sum_first(reader, token, within, "lunchbox", 2)
}

fn sum_first(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    within: Context<'_>,
    id: &str,
    at_least: usize,
) -> Vec<Item> {
    let Some(sum) = reader.first_int(token) else { return Vec::new() };
    let Some(cells) = reader.cells_of(token, &token.args[1..], at_least, within) else { return Vec::new() };
    reader.one(token, id, Args::new().with_cells(cells).with_int("sum", sum))
}

pub(super) fn equality_cage(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 2, within) else { return Vec::new() };
    if cells.len() % 2 == 1 {
        reader.faults.push(token.at, Fault::invalid("`.EqualityCage` needs an even number of cells"));
        return Vec::new();
    }
    reader.one(token, "equality-cage", Args::new().with_cells(cells))
}
