//! Owns the pairs of cells that a chess piece's leap joins, for the rules about them. Not a rule itself.

use arau_core::{Cell, Geometry};
use std::collections::BTreeSet;

/// A move by rows and columns.
pub type Leap = (i32, i32);

/// Every pair of cells that one of the leaps joins in some rectangular grid of the board, once, lower cell first. Of
/// a leap and its reverse, one is enough.
pub fn joined_pairs(geometry: &Geometry, leaps: &[Leap]) -> BTreeSet<(Cell, Cell)> {
    let mut pairs = BTreeSet::new();
    for part in geometry.parts() {
        for (row, col, cell) in part.iter() {
            for (down, right) in leaps {
                if let Some(other) = part.at(row + down, col + right) {
                    pairs.insert((cell.min(other), cell.max(other)));
                }
            }
        }
    }
    pairs
}
