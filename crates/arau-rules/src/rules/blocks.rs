//! Owns the 2×2 blocks of a board, for the rules about all of them. Not a rule itself.

use arau_core::{Cell, Fault, Geometry, PuzzleSpec};
use std::collections::BTreeSet;

/// The board has no block of two by two cells.
pub fn no_block(spec: &PuzzleSpec) -> Option<Fault> {
    two_by_two(&spec.geometry).is_empty().then(|| Fault::invalid("the board has no 2×2 block"))
}

/// Every four cells around a corner, row by row, in every rectangular grid of the board, each once.
pub fn two_by_two(geometry: &Geometry) -> BTreeSet<[Cell; 4]> {
    let mut blocks = BTreeSet::new();
    for part in geometry.parts() {
        for (row, col, cell) in part.iter() {
            let around = (part.at(row, col + 1), part.at(row + 1, col), part.at(row + 1, col + 1));
            if let (Some(right), Some(below), Some(across)) = around {
                blocks.insert([cell, right, below, across]);
            }
        }
    }
    blocks
}
