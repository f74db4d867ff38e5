//! Owns [`Formula`], a puzzle as clauses: the variable of a candidate says whether the cell holds the symbol.
//!
//! Literals are DIMACS integers: a variable from 1, negative if it is denied.

mod build;
mod clauses;
mod walk;

pub use clauses::{Clauses, DimacsError};

use crate::candidates::Reduction;
use arau_core::{Candidate, Cell, Grid, Puzzle, Symbol, Unsupported};

/// A literal, or what is known to be true or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(i32);

impl Lit {
    /// What always holds.
    pub const TRUE: Lit = Lit(i32::MAX);
    /// What never holds.
    pub const FALSE: Lit = Lit(-i32::MAX);

    /// The DIMACS integer, if it is not known.
    pub fn open(self) -> Option<i32> {
        (self != Lit::TRUE && self != Lit::FALSE).then_some(self.0)
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(-self.0)
    }
}

/// A puzzle as clauses.
#[derive(Clone, Debug)]
pub struct Formula {
    n_cells: usize,
    n_symbols: usize,
    clauses: Clauses,
    /// Of each candidate of each cell, cell by cell, auxiliary cells included.
    candidates: Vec<Lit>,
}

impl Formula {
    /// The formula of a puzzle with a variable for each candidate that the reduction leaves; or why it has none. If
    /// [`Reduction::Stated`], every candidate has its variable, and what is stated of single cells is said by clauses
    /// of one literal.
    pub fn of(puzzle: &Puzzle, reduction: Reduction) -> Result<Formula, Unsupported> {
        build::build(puzzle, reduction)
    }

    /// Number of visible cells.
    pub fn n_cells(&self) -> usize {
        self.n_cells
    }

    /// The clauses.
    pub fn clauses(&self) -> &Clauses {
        &self.clauses
    }

    /// The literal that says that a cell holds a symbol.
    pub fn literal(&self, candidate: Candidate) -> Lit {
        self.candidates[candidate.cell.idx() * self.n_symbols + candidate.symbol.idx()]
    }

    /// The candidate of each variable that stands for one of a visible cell, by variable.
    pub fn candidates(&self) -> impl Iterator<Item = (i32, Candidate)> {
        let visible = self.candidates[..self.n_cells * self.n_symbols].iter().enumerate();
        visible.filter_map(|(i, literal)| {
            let (cell, symbol) = (Cell::at(i / self.n_symbols), Symbol((i % self.n_symbols) as u8));
            Some((literal.open()?, Candidate { cell, symbol }))
        })
    }

    /// The grid of a solution, given by which variables are true.
    pub fn grid(&self, is_true: impl Fn(i32) -> bool) -> Option<Grid> {
        let holds = |literal: Lit| literal.open().map_or(literal == Lit::TRUE, &is_true);
        let symbol_of = |cell: usize| {
            let of_cell = &self.candidates[cell * self.n_symbols..][..self.n_symbols];
            of_cell.iter().position(|&literal| holds(literal)).map(|symbol| Symbol(symbol as u8))
        };
        (0..self.n_cells).map(symbol_of).collect::<Option<Vec<_>>>().map(Grid)
    }

    /// The clause that every grid but this one satisfies.
    pub fn clause_against(&self, grid: &Grid) -> Vec<i32> {
        let cells = grid.0.iter().enumerate();
        let literals = cells.map(|(cell, &symbol)| !self.literal(Candidate { cell: Cell::at(cell), symbol }));
        literals.filter_map(Lit::open).collect()
    }

    /// Adds a clause.
    pub fn push(&mut self, clause: &[i32]) {
        self.clauses.push(clause);
    }
}
