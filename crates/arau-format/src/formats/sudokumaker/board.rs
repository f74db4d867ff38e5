//! Owns reading the board: its size and digits, rows, columns and regions, givens, and what the puzzle says of itself.

use super::ids::Ids;
use super::read::{Element, Fields};
use crate::json_place::JsonNode;
use crate::region_board::{rect_with_regions, without_lines};
use arau_core::{Candidate, Cell, Entries, Faults, PuzzleSpec, Symbol, Symbols};
use std::sync::Arc;

/// The numbers of the elements that make the board.
pub(super) const REGIONS: i64 = 1;
pub(super) const ROWS_AND_COLUMNS: i64 = 2003;

/// The largest side and digit.
const MAX_SIDE: i64 = 64;

/// The keys that are read here.
pub(super) const KEYS: &[&str] =
    &["type", "size", "width", "height", "minDigit", "maxDigit", "cells", "name", "author", "comment"];

/// The puzzle without its elements.
pub(super) struct Board {
    pub(super) spec: PuzzleSpec,
    pub(super) ids: Ids,
}

/// Reads the board.
pub(super) fn read(
    puzzle: &JsonNode<'_, '_>,
    fields: &Fields<'_, '_>,
    elements: &[Element<'_, '_>],
) -> Result<Board, Faults> {
    let is_custom = match fields.get("type").filter(|node| !node.is_blank()) {
        None => false,
        Some(node) => match node.text().as_deref() {
            Some("sudoku") => false,
            Some("custom") => true,
            _ => return Err(node.expected("`sudoku` or `custom`").into()),
        },
    };
    let mut faults = Faults::default();
    let mut number = |name: &str, usual: i64, range: std::ops::RangeInclusive<i64>| {
        let Some(node) = fields.get(name).filter(|node| !node.is_blank()) else { return usual };
        let (low, high) = (*range.start(), *range.end());
        match node.int().filter(|value| range.contains(value)) {
            Some(value) => value,
            None => {
                faults.push(node.expected(&format!("a number from {low} to {high}")));
                usual
            }
        }
    };
    let (width, height, low, high) = if is_custom {
        let low = number("minDigit", 1, 0..=MAX_SIDE);
        (
            number("width", 9, 1..=MAX_SIDE),
            number("height", 9, 1..=MAX_SIDE),
            low,
            number("maxDigit", 9, low..=MAX_SIDE),
        )
    } else {
        let size = number("size", 9, 1..=MAX_SIDE);
        (size, size, 1, size)
    };
    faults.or_ok(())?;
    let ids = Ids { width: width as usize, height: height as usize };
    let regions = regions(ids, elements)?;
    let made = rect_with_regions(ids.height, ids.width, &regions);
    let mut spec = made.map_err(|faults| faults.at(&puzzle.place()))?;
    spec.symbols = Arc::new(Symbols::numbers(low as i32, high as i32));
    let has_lines = elements.iter().any(|element| element.is_active() && element.number == ROWS_AND_COLUMNS);
    if is_custom && !has_lines {
        without_lines(&mut spec);
    }
    read_cells(&mut spec, fields)?;
    let prose = |name: &str| fields.get(name).and_then(JsonNode::text).filter(|text| !text.trim().is_empty());
    (spec.about.title, spec.about.author, spec.about.text) =
        (prose("name"), prose("author"), prose("comment"));
    Ok(Board { spec, ids })
}

/// The number of its region for each cell. Of several elements the last counts, as it does for the site.
fn regions(ids: Ids, elements: &[Element<'_, '_>]) -> Result<Vec<Option<i64>>, Faults> {
    let n_cells = ids.width * ids.height;
    let Some(element) = elements.iter().rfind(|element| element.is_active() && element.number == REGIONS)
    else {
        return Ok(vec![None; n_cells]);
    };
    let node = element.field("regions")?;
    let items = node.array()?;
    if items.len() != n_cells {
        return Err(node.fault(format!("there are {} regions for {n_cells} cells", items.len())).into());
    }
    let region = |item: &JsonNode<'_, '_>| match item.int() {
        Some(-1) => Ok(None),
        Some(number @ 0..=9999) => Ok(Some(number)),
        _ => Err(Faults::from(item.expected("the number of a region, or -1"))),
    };
    let mut faults = Faults::default();
    let regions: Vec<Option<i64>> = items.iter().map(|item| faults.take(region(item)).flatten()).collect();
    faults.or_ok(regions)
}

/// Reads the givens, and the solution if the whole grid is filled in. Otherwise what is not given is a player's.
fn read_cells(spec: &mut PuzzleSpec, fields: &Fields<'_, '_>) -> Result<(), Faults> {
    let Some(cells) = fields.get("cells").filter(|node| !node.is_blank()) else { return Ok(()) };
    let items = cells.array()?;
    if items.len() > spec.givens.len() {
        let message = format!("there are {} cells, but {} are needed", items.len(), spec.givens.len());
        return Err(cells.fault(message).into());
    }
    let mut faults = Faults::default();
    let mut solution: Vec<Symbol> = Vec::new();
    let mut entries = Entries::default();
    for (idx, item) in items.iter().enumerate().filter(|(_, item)| !item.is_blank()) {
        let Some(fields) = faults.take(item.object()) else { continue };
        let Some(value) = fields.get("value").filter(|value| !value.is_blank()) else { continue };
        let is_given = fields.get("given").is_some_and(|given| given.flag() == Some(true));
        let digit = value.int().and_then(|digit| i32::try_from(digit).ok());
        match digit.and_then(|digit| spec.symbols.with_value(digit)) {
            Some(symbol) => {
                solution.push(symbol);
                match is_given {
                    true => spec.givens[idx] = Some(symbol),
                    false => entries.place(Candidate { cell: Cell::at(idx), symbol }),
                }
            }
            None if is_given => {
                let values = spec.symbols.values();
                let (low, high) = (values[0], values[values.len() - 1]);
                faults.push(value.expected(&format!("a digit from {low} to {high}")));
            }
            None => {}
        }
    }
    match solution.len() == spec.givens.len() {
        true => spec.about.solution = Some(solution),
        false => spec.entries = entries,
    }
    faults.or_ok(())
}
