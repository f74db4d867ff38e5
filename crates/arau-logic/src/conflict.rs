//! [`Conflict`]: where a position visibly has no solution.

use crate::Position;
use crate::layout::Cited;
use arau_core::{Cell, Constraint, Symbol};

/// Something that can no longer be satisfied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Conflict {
    /// An open cell has no candidate left.
    Cell(Cell),
    /// A house, as an index, has no place left for a missing symbol.
    House(usize, Symbol),
    /// Two cells contain the same symbol, which a constraint forbids.
    Twice {
        /// The one.
        a: Cell,
        /// The other.
        b: Cell,
        /// Their symbol.
        symbol: Symbol,
        /// The constraint that forbids it.
        cited: Cited,
    },
    /// The placed symbols or the remaining candidates cannot satisfy a constraint.
    Rule(Cited),
}

impl<const W: usize> Position<W> {
    /// An open cell that has no candidate left, or a house that has no place for a symbol that it lacks.
    pub fn conflict(&self) -> Option<Conflict> {
        let empty = self.open().iter().find(|&cell| self.candidates(cell).is_empty());
        let homeless_in = |house: usize| {
            let mut missing = self.missing(house).iter();
            let symbol = missing.find(|&symbol| self.places_in(house, symbol).is_empty())?;
            Some(Conflict::House(house, symbol))
        };
        let homeless = || (0..self.layout().houses().len()).find_map(homeless_in);
        empty.map(Conflict::Cell).or_else(homeless)
    }

    /// A constraint that what is placed breaks: a symbol stands twice where it may not, or the last cell of any other
    /// constraint was placed wrongly.
    pub fn broken_constraint(&self) -> Option<Conflict> {
        let board: Vec<Symbol> =
            self.layout().cells().map(|cell| self.placed(cell).unwrap_or(Symbol(0))).collect();
        let is_placed = |cell: &Cell| cell.idx() < board.len() && self.placed(*cell).is_some();
        self.layout().constraints().find_map(|(cited, constraint)| match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                let placed: Vec<Cell> = cells.iter().copied().filter(is_placed).collect();
                let (a, b) = equal_pair(&placed, |cell| board[cell.idx()])?;
                Some(Conflict::Twice { a, b, symbol: board[a.idx()], cited })
            }
            other => {
                let is_broken =
                    other.cells().iter().all(is_placed) && !other.holds(&board, self.layout().values());
                is_broken.then_some(Conflict::Rule(cited))
            }
        })
    }
}

/// The first two of these cells that hold the same.
fn equal_pair(cells: &[Cell], held: impl Fn(Cell) -> Symbol) -> Option<(Cell, Cell)> {
    cells.iter().enumerate().find_map(|(i, &b)| {
        let a = cells[..i].iter().find(|&&a| held(a) == held(b))?;
        Some((*a, b))
    })
}
