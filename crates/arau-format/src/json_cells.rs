//! Owns cells in JSON: `[row, column]` or `{"row": …, "col": …}` from 0, and lists of them, on a plain square.

use crate::json_place::JsonNode;
use arau_core::{Cell, Fault, Faults, PuzzleSpec, Symbol};

/// Cells of an `n`×`n` grid in reading order, and the faults of those that are none.
pub(crate) struct CellsIn {
    /// The side of the grid.
    pub(crate) n: usize,
    /// Whether pairs are column and row instead of row and column.
    pub(crate) column_first: bool,
    /// What was wrong so far.
    pub(crate) faults: Faults,
}

impl CellsIn {
    /// No faults yet.
    pub(crate) fn new(n: usize, column_first: bool) -> CellsIn {
        CellsIn { n, column_first, faults: Faults::default() }
    }

    /// Notes a fault.
    pub(crate) fn fault(&mut self, fault: Fault) {
        // Past a hundred nobody reads on.
        if self.faults.len() < 100 {
            self.faults.push(fault);
        }
    }

    /// One cell.
    pub(crate) fn cell(&mut self, node: &JsonNode<'_, '_>) -> Option<Cell> {
        let pair = match node.is_object() {
            true => {
                let fields = node.fields();
                let number = |keys: [&str; 2]| keys.iter().find_map(|key| fields.get(*key)?.int());
                [number(["row", "r"]), number(["col", "column"])]
            }
            false => {
                let items = node.array().unwrap_or_default();
                match &items[..] {
                    [a, b] if self.column_first => [b.int(), a.int()],
                    [a, b] => [a.int(), b.int()],
                    _ => [None, None],
                }
            }
        };
        let inside = |value: Option<i64>| usize::try_from(value?).ok().filter(|v| *v < self.n);
        match pair.map(inside) {
            [Some(row), Some(col)] => Some(Cell::at(row * self.n + col)),
            _ if pair.iter().any(Option::is_none) => {
                self.fault(node.expected("a cell: two whole numbers, counted from 0"));
                None
            }
            _ => {
                let message = format!("the cell {} is outside the {n}×{n} grid", node.shown(), n = self.n);
                self.fault(node.fault(message));
                None
            }
        }
    }

    /// A list of cells.
    pub(crate) fn cells(&mut self, node: &JsonNode<'_, '_>) -> Vec<Cell> {
        self.items(node).iter().filter_map(|item| self.cell(item)).collect()
    }

    /// The items of what must be a list.
    pub(crate) fn items<'d, 't>(&mut self, node: &JsonNode<'d, 't>) -> Vec<JsonNode<'d, 't>> {
        node.array().unwrap_or_else(|faults| {
            faults.into_iter().for_each(|fault| self.fault(fault));
            Vec::new()
        })
    }
}

/// The side of a grid from a JSON number.
pub(crate) fn side(node: &JsonNode<'_, '_>) -> Result<usize, Faults> {
    match node.int().map(usize::try_from) {
        Some(Ok(n)) if (1..=arau_core::MAX_SYMBOLS).contains(&n) => Ok(n),
        _ => {
            let message = format!(
                "this is {}, but the side must be between 1 and {}",
                node.shown(),
                arau_core::MAX_SYMBOLS
            );
            Err(node.fault(message).into())
        }
    }
}

/// The symbol for a JSON number; 0 and `null` are an empty cell.
pub(crate) fn given(node: &JsonNode<'_, '_>, spec: &PuzzleSpec) -> Result<Option<Symbol>, Fault> {
    if node.is_null() {
        return Ok(None);
    }
    let Some(value) = node.int() else { return Err(node.expected("a whole number")) };
    let symbol = i32::try_from(value).ok().and_then(|v| spec.symbols.with_value(v));
    match symbol {
        Some(symbol) => Ok(Some(symbol)),
        None if value == 0 => Ok(None),
        None => Err(node.fault(format!("{value} is not a value between 1 and {}", spec.symbols.len()))),
    }
}

/// A full grid: a list of numbers, rows of numbers, or texts with a character per cell and `#` where no cell is. None if
/// it does not fill the board.
pub(crate) fn solution(node: &JsonNode<'_, '_>, spec: &PuzzleSpec) -> Option<Vec<Symbol>> {
    let rows = match node.is_array() {
        true => node.array().ok()?,
        false => vec![node.clone()],
    };
    let mut grid = Vec::with_capacity(spec.givens.len());
    for row in rows {
        let values: Vec<Option<i64>> = match (row.is_array(), row.text()) {
            (true, _) => row.array().ok()?.iter().map(JsonNode::int).collect(),
            (false, Some(text)) => {
                text.chars().filter(|c| *c != '#').map(|c| c.to_digit(36).map(i64::from)).collect()
            }
            (false, None) => vec![row.int()],
        };
        for value in values {
            grid.push(spec.symbols.with_value(i32::try_from(value?).ok()?)?);
        }
    }
    (grid.len() == spec.givens.len()).then_some(grid)
}
