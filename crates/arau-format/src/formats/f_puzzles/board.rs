//! Owns reading the board: size, regions, givens, pencil marks that the setter gave, what a player has written, and what
//! the puzzle says of itself.

use super::read::number;
use crate::json_place::JsonNode;
use crate::region_board::{add_candidates, rect_with_regions, usual_region};
use arau_core::{Candidate, Cell, Fault, Faults, MAX_SYMBOLS, PuzzleSpec, Symbol, SymbolSet};
use std::collections::BTreeMap;

/// The keys that are read here.
pub(super) const KEYS: &[&str] = &["size", "grid", "title", "author", "ruleset", "solution"];

/// What a field or item is called, and the thing itself.
type Fields<'d, 't> = BTreeMap<String, JsonNode<'d, 't>>;

/// The puzzle without its clues.
pub(super) struct Board {
    pub(super) spec: PuzzleSpec,
    pub(super) size: usize,
}

/// Reads the board from the document and its fields.
pub(super) fn read(root: &JsonNode<'_, '_>, fields: &Fields<'_, '_>) -> Result<Board, Faults> {
    let grid = fields
        .get("grid")
        .ok_or_else(|| root.missing("`grid` is missing").with_help("this is not f-puzzles JSON"))?;
    let rows = grid.array()?;
    let size = rows.len();
    if !(1..=MAX_SYMBOLS).contains(&size) {
        return Err(grid.fault(format!("the grid has {size} rows, but must have 1 to {MAX_SYMBOLS}")).into());
    }
    if let Some(stated) =
        fields.get("size").filter(|node| number(Some(node)).ok().flatten() != Some(size as i64))
    {
        return Err(stated
            .fault(format!("`size` is {}, but the grid has {size} rows", stated.shown()))
            .into());
    }
    let mut faults = Faults::default();
    let mut cells = Vec::new();
    for row in &rows {
        let items = row.array()?;
        if items.len() != size {
            return Err(row.fault(format!("the row has {} cells, but needs {size}", items.len())).into());
        }
        for item in items {
            cells.push(faults.take(CellRead::new(&item, size)).unwrap_or_default());
        }
    }
    let regions: Vec<Option<i64>> = (0..size * size)
        .map(|idx| cells[idx].region.unwrap_or_else(|| Some(usual_region(idx / size, idx % size, size))))
        .collect();
    faults.take(check_regions(&regions, size, grid));
    let spec =
        faults.take(rect_with_regions(size, size, &regions).map_err(|faults| faults.at(&grid.place())));
    let Some(mut spec) = spec.filter(|_| faults.is_empty()) else {
        return Err(faults);
    };
    spec.givens = cells.iter().map(|cell| cell.given).collect();
    for (cell, read) in spec.geometry.cells().zip(&cells) {
        read.entry.into_iter().for_each(|symbol| spec.entries.place(Candidate { cell, symbol }));
        spec.entries.mark(cell, read.entered_marks);
    }
    let marks = cells.into_iter().enumerate().map(|(idx, cell)| (Cell::at(idx), cell.marks));
    add_candidates(&mut spec, marks, grid.place())?;
    let prose =
        |name: &str| fields.get(name).and_then(|node| node.text()).filter(|text| !text.trim().is_empty());
    spec.about.title = prose("title");
    spec.about.author = prose("author");
    spec.about.text = prose("ruleset");
    spec.about.solution = fields.get("solution").and_then(|node| solution(node, size));
    Ok(Board { spec, size })
}

/// What one cell of the grid says.
#[derive(Default)]
struct CellRead {
    given: Option<Symbol>,
    /// Unsaid, said to be none, or said.
    region: Option<Option<i64>>,
    marks: Vec<Symbol>,
    /// What a player has written; whatever is no digit of the board is not looked at.
    entry: Option<Symbol>,
    entered_marks: SymbolSet,
}

impl CellRead {
    fn new(node: &JsonNode<'_, '_>, size: usize) -> Result<CellRead, Faults> {
        if node.is_null() {
            return Ok(CellRead::default());
        }
        let fields = node.object()?;
        let mut cell = CellRead::default();
        if fields.get("given").and_then(|given| given.flag()) == Some(true) {
            cell.given = fields.get("value").map(|value| symbol(value, size)).transpose()?.flatten();
        } else {
            let is_digit = |value: &JsonNode<'_, '_>| symbol(value, size).ok().flatten();
            cell.entry = fields.get("value").and_then(is_digit);
            let marks = fields.get("centerPencilMarks").and_then(|marks| marks.array().ok());
            cell.entered_marks = marks.unwrap_or_default().iter().filter_map(is_digit).collect();
        }
        if let Some(region) = fields.get("region") {
            let idx = region.int().filter(|idx| (0..=u16::MAX.into()).contains(idx));
            if idx.is_none() && !region.is_null() {
                return Err(region.expected("the number of a region or null").into());
            }
            cell.region = Some(idx);
        }
        // Marks in a given cell are leftovers. Those that a player made are called otherwise.
        if let Some(marks) =
            fields.get("givenPencilMarks").filter(|marks| !marks.is_blank() && cell.given.is_none())
        {
            for mark in marks.array()? {
                cell.marks.extend(symbol(&mark, size)?);
            }
        }
        Ok(cell)
    }
}

/// The symbol that a value stands for; none for 0 and nothing.
fn symbol(node: &JsonNode<'_, '_>, size: usize) -> Result<Option<Symbol>, Faults> {
    match number(Some(node))? {
        None | Some(0) => Ok(None),
        Some(value) if (1..=size as i64).contains(&value) => Ok(Some(Symbol(value as u8 - 1))),
        Some(value) => Err(node.fault(format!("{value} is not a digit from 1 to {size}")).into()),
    }
}

fn check_regions(regions: &[Option<i64>], size: usize, grid: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let mut n_cells: BTreeMap<i64, usize> = BTreeMap::new();
    regions.iter().flatten().for_each(|&region| *n_cells.entry(region).or_default() += 1);
    match n_cells.iter().find(|(_, n)| **n > size) {
        Some((region, n)) => Err(grid
            .fault(Fault::invalid(format!("region {region} has {n} cells, more than the {size} digits")))
            .into()),
        None => Ok(()),
    }
}

/// The solution that the setter states, if it is whole: an array of digits or a text.
fn solution(node: &JsonNode<'_, '_>, size: usize) -> Option<Vec<Symbol>> {
    let digits: Vec<Option<Symbol>> = if node.is_array() {
        node.array().ok()?.iter().map(|digit| symbol(digit, size).ok().flatten()).collect()
    } else {
        let text = node.text()?;
        let parts: Vec<String> = match text.contains(',') {
            true => text.split(',').map(|part| part.trim().to_string()).collect(),
            false => text.chars().map(String::from).collect(),
        };
        let value = |part: &String| part.parse::<usize>().ok().filter(|v| (1..=size).contains(v));
        parts.iter().map(|part| value(part).map(|v| Symbol(v as u8 - 1))).collect()
    };
    digits.into_iter().collect::<Option<Vec<_>>>().filter(|symbols| symbols.len() == size * size)
}
