//! [`Grid`]: a solution that knows how its symbols are written.

use arau_core::{Cell, Puzzle, Symbol};
use std::fmt;
use std::ops::Deref;

/// A full grid: a symbol in every cell of a puzzle. [`Display`](fmt::Display) prints the symbols in the order of the
/// cells, separated by spaces unless each is a single character.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    grid: arau_core::Grid,
    text: String,
}

impl Grid {
    pub(crate) fn new(grid: arau_core::Grid, puzzle: &Puzzle) -> Grid {
        let text = grid.text(puzzle.symbols());
        Grid { grid, text }
    }

    /// The symbol of a cell.
    pub fn symbol(&self, cell: Cell) -> Symbol {
        self.grid.symbol(cell)
    }

    /// The symbols in the order of the cells.
    pub fn symbols(&self) -> &[Symbol] {
        &self.grid.0
    }
}

/// The plain symbols, without their names.
impl Deref for Grid {
    type Target = arau_core::Grid;

    fn deref(&self) -> &arau_core::Grid {
        &self.grid
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({})", self.text)
    }
}
