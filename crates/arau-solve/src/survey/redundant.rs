//! Owns the test for minimality: which givens of a proper puzzle could go.

use arau_core::{Cell, Engine, Limits, Puzzle, Query, SymbolSet};
use std::ops::ControlFlow;

/// The givens that could go, one at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redundancy {
    /// Their cells.
    pub cells: Vec<Cell>,
    /// Whether every given was tried to the end.
    pub complete: bool,
}

/// The givens of a proper puzzle that follow from the others. A given may go if no solution puts another symbol into
/// its cell.
pub fn redundant_givens(engine: &dyn Engine, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
    let mut redundancy = Redundancy { cells: Vec::new(), complete: true };
    let givens = &puzzle.spec().givens;
    for cell in puzzle.geometry().cells() {
        let Some(symbol) = givens[cell.idx()] else { continue };
        let mut fewer = givens.clone();
        fewer[cell.idx()] = None;
        let others = puzzle.symbols().all().minus(SymbolSet::only(symbol));
        let otherwise = puzzle.with_givens(fewer).restricted(cell, others);
        let outcome = engine.run(&otherwise, Query::First, limits, &mut |_| ControlFlow::Break(()));
        match (outcome.n_solutions, outcome.complete) {
            (0, true) => redundancy.cells.push(cell),
            (0, false) => redundancy.complete = false,
            _ => {}
        }
    }
    redundancy
}
