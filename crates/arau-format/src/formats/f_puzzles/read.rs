//! Owns reading: the walk over the keys of the JSON, and what all kinds of entries share.

use super::keys::{Entry, KEYS, Key, Number, WITHOUT_MEANING};
use super::{board, special};
use crate::board::add_rule;
use crate::json_place::{JsonNode, JsonText};
use arau_core::{Arg, Args, Cell, Fault, Faults, PuzzleSpec};

/// Past this many faults nobody reads on.
const MAX_FAULTS: usize = 50;

/// The puzzle of a JSON text.
pub(super) fn spec(json: &JsonText<'_>) -> Result<PuzzleSpec, Faults> {
    let fields = json.root().object()?;
    let board = board::read(&json.root(), &fields)?;
    let mut reader = Reader { spec: board.spec, size: board.size, faults: Faults::default() };
    for (name, node) in &fields {
        if let Err(faults) = reader.read_key(name, node) {
            reader.push(faults);
        }
    }
    special::after_all_keys(&mut reader, &fields);
    reader.faults.or_ok(reader.spec)
}

/// A puzzle in the making.
pub(super) struct Reader {
    pub(super) spec: PuzzleSpec,
    /// Rows, columns and digits.
    pub(super) size: usize,
    pub(super) faults: Faults,
}

impl Reader {
    fn read_key(&mut self, name: &str, node: &JsonNode<'_, '_>) -> Result<(), Faults> {
        if let Some(key) = KEYS.iter().find(|key| key.name == name) {
            return self.read_entries(key, node);
        }
        if let Some((_, read)) = special::KEYS.iter().find(|(special, _)| *special == name) {
            return read(self, node);
        }
        let is_known = board::KEYS.contains(&name) || WITHOUT_MEANING.contains(&name);
        // Unknown prose cannot carry a rule that anything but a person understands.
        if is_known || node.is_blank() || node.text().is_some() {
            return Ok(());
        }
        let message = format!("this f-puzzles document contains `{name}`, which arau does not know");
        let fault = node.fault(Fault::unsupported(message));
        Err(fault.with_help("its meaning would be lost, so the puzzle cannot be read").into())
    }

    fn read_entries(&mut self, key: &Key, node: &JsonNode<'_, '_>) -> Result<(), Faults> {
        if node.is_blank() {
            return Ok(());
        }
        let mut single_cells = Vec::new();
        for entry in node.array()? {
            let read = match key.entry {
                Entry::Cell => self.cell_of(&entry).map(|cell| single_cells.extend(cell)),
                _ => self.read_entry(key, &entry),
            };
            if let Err(faults) = read {
                self.push(faults);
            }
        }
        if !single_cells.is_empty() {
            self.add(key.rule, Args::new().with_cells(single_cells), node);
        }
        Ok(())
    }

    fn read_entry(&mut self, key: &Key, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
        let fields = entry.object()?;
        let value = number(fields.get("value"))?;
        let number = match (key.number, value) {
            (Number::Required(_), None) => return Ok(()),
            (Number::Required(name) | Number::Optional(name), value) => value.map(|value| (name, value)),
            (Number::Fixed { name, here, default }, _) => {
                Some((name, here(self.size as i64))).filter(|(_, value)| *value != default)
            }
            (Number::None, _) => None,
        };
        let mut args = Args::new();
        if let Some((name, value)) = number {
            args.set(name, Arg::Int(value));
        }
        if let Some(flag) = key.flag {
            args.set(flag, Arg::Flag(true));
        }
        match key.entry {
            Entry::Lines | Entry::LinesOfSets => {
                for line in field(entry, "lines")?.array()? {
                    let mut cells = self.cells(&line)?;
                    if key.entry == Entry::LinesOfSets {
                        cells = distinct(cells);
                    }
                    // A single cell is a slip of the pen: no line is drawn and none of these rules binds it.
                    if cells.len() > 1 {
                        self.add(key.rule, args.clone().with_cells(cells), &line);
                    }
                }
            }
            Entry::Cells => {
                let cells = distinct(self.cells(&field(entry, "cells")?)?);
                if !cells.is_empty() {
                    self.add(key.rule, args.with_cells(cells), entry);
                }
            }
            Entry::Pair => {
                let cells = self.cells(&field(entry, "cells")?)?;
                if cells.len() != 2 {
                    return Err(entry
                        .fault(format!("a `{}` needs 2 cells, not {}", key.name, cells.len()))
                        .into());
                }
                self.add(key.rule, args.with_cells(cells), entry);
            }
            Entry::Outside => {
                let cells = self.line_from_outside(&field(entry, "cell")?)?;
                self.add(key.rule, args.with_cells(cells), entry);
            }
            Entry::Cell => {}
        }
        Ok(())
    }

    /// Adds a use of a rule that was written at a node.
    pub(super) fn add(&mut self, rule: &str, args: Args, node: &JsonNode<'_, '_>) {
        if let Err(fault) = add_rule(&mut self.spec, rule, args, node.place()) {
            self.push_one(fault);
        }
    }

    /// The cell of an entry `{cell: …}`; none if it is empty.
    fn cell_of(&self, entry: &JsonNode<'_, '_>) -> Result<Option<Cell>, Faults> {
        entry.object()?;
        let node = field(entry, "cell")?;
        if node.is_blank() { Ok(None) } else { self.cell(&node).map(Some) }
    }

    /// The cells of an array of their names.
    pub(super) fn cells(&self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        node.array()?.iter().map(|cell| self.cell(cell)).collect()
    }

    fn cell(&self, node: &JsonNode<'_, '_>) -> Result<Cell, Faults> {
        let (row, col) = row_and_column(node)?;
        let size = self.size as i64;
        if !(1..=size).contains(&row) || !(1..=size).contains(&col) {
            return Err(node
                .fault(format!("R{row}C{col} is outside the board of {size}×{size} cells"))
                .into());
        }
        Ok(self.at(row, col))
    }

    /// The cell at a row and column from 1, which are on the board.
    pub(super) fn at(&self, row: i64, col: i64) -> Cell {
        Cell::at((row as usize - 1) * self.size + col as usize - 1)
    }

    /// The row or column next to a cell outside the board, as seen from there.
    fn line_from_outside(&self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        let (row, col) = row_and_column(node)?;
        let size = self.size as i64;
        let inside = 1..=size;
        let line: Vec<(i64, i64)> = match (row, col) {
            (0, col) if inside.contains(&col) => inside.map(|row| (row, col)).collect(),
            (row, 0) if inside.contains(&row) => inside.map(|col| (row, col)).collect(),
            (row, col) if row == size + 1 && inside.contains(&col) => {
                inside.rev().map(|row| (row, col)).collect()
            }
            (row, col) if col == size + 1 && inside.contains(&row) => {
                inside.rev().map(|col| (row, col)).collect()
            }
            _ => {
                let message =
                    format!("R{row}C{col} is not next to the board, so it belongs to no row or column");
                return Err(node.fault(message).into());
            }
        };
        Ok(line.into_iter().map(|(row, col)| self.at(row, col)).collect())
    }

    pub(super) fn push(&mut self, faults: Faults) {
        faults.into_iter().for_each(|fault| self.push_one(fault));
    }

    pub(super) fn push_one(&mut self, fault: Fault) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        }
    }
}

/// The field of an object that must have it.
pub(super) fn field<'d, 't>(node: &JsonNode<'d, 't>, name: &str) -> Result<JsonNode<'d, 't>, Faults> {
    node.object()?.remove(name).ok_or_else(|| node.missing(format!("`{name}` is missing")).into())
}

/// Row and column of a cell's name such as `R3C10`.
pub(super) fn row_and_column(node: &JsonNode<'_, '_>) -> Result<(i64, i64), Faults> {
    let parsed = || {
        let name = node.text()?.to_ascii_uppercase();
        let (row, col) = name.strip_prefix('R')?.split_once('C')?;
        let digits =
            |text: &str| text.chars().all(|c| c.is_ascii_digit()).then(|| text.parse::<u16>().ok()).flatten();
        Some((digits(row)?.into(), digits(col)?.into()))
    };
    parsed().ok_or_else(|| node.expected("a cell such as \"R3C10\"").into())
}

/// The number of a `value`, which may be written as a text; none if it is missing, empty or a question mark.
pub(super) fn number(node: Option<&JsonNode<'_, '_>>) -> Result<Option<i64>, Faults> {
    let Some(node) = node.filter(|node| !node.is_blank()) else {
        return Ok(None);
    };
    if let Some(value) = node.int() {
        return Ok(Some(value));
    }
    let text = node.text().ok_or_else(|| node.expected("a number"))?;
    match text.trim() {
        "" | "?" => Ok(None),
        digits => digits.parse().map(Some).map_err(|_| node.expected("a number").into()),
    }
}

/// The cells without repeats, in the order of their first appearance.
fn distinct(cells: Vec<Cell>) -> Vec<Cell> {
    let mut seen = std::collections::HashSet::new();
    cells.into_iter().filter(|&cell| seen.insert(cell)).collect()
}
