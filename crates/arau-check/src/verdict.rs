//! Owns the judgement of a full grid: which rules it breaks and which givens it contradicts.

use arau_core::{Cell, GridView, PuzzleSpec, Symbol};

/// The rules that a full grid breaks, as indices into the puzzle's rules.
pub fn broken_rules(spec: &PuzzleSpec, grid: &[Symbol]) -> Vec<usize> {
    let view = GridView::new(spec, grid);
    (0..spec.rules.len()).filter(|&idx| !spec.rules[idx].holds(&view)).collect()
}

/// The cells where a full grid holds another symbol than the puzzle gives.
pub fn contradicted_givens(spec: &PuzzleSpec, grid: &[Symbol]) -> Vec<Cell> {
    let differs = |cell: &Cell| spec.givens[cell.idx()].is_some_and(|given| given != grid[cell.idx()]);
    spec.geometry.cells().filter(differs).collect()
}

/// Whether a full grid solves the puzzle.
pub fn is_solution(spec: &PuzzleSpec, grid: &[Symbol]) -> bool {
    contradicted_givens(spec, grid).is_empty() && broken_rules(spec, grid).is_empty()
}
