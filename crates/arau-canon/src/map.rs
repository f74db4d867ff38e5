//! Owns [`Map`]: a symmetry of the board together with new names for the digits.

use arau_core::Classic;
use arau_core::bits::ones;

/// Turns a grid or puzzle into an equivalent one: it is turned over first or not, then rows and columns take new places,
/// then digits get new names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// Whether rows and columns are exchanged first.
    pub is_transposed: bool,
    /// Which row comes to each place, from 0.
    pub rows: [u8; 9],
    /// Which column comes to each place, from 0.
    pub columns: [u8; 9],
    /// The new name of each digit; 0, an empty cell, stays 0.
    pub names: [u8; 10],
}

impl Map {
    /// Nothing changes.
    pub const IDENTITY: Map = Map {
        is_transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        names: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    };

    /// The cell whose digit comes to a cell.
    pub fn source_of(&self, cell: usize) -> usize {
        let (row, column) = (usize::from(self.rows[cell / 9]), usize::from(self.columns[cell % 9]));
        if self.is_transposed { 9 * column + row } else { 9 * row + column }
    }

    /// The equivalent grid or puzzle.
    pub fn apply(&self, digits: &Classic) -> Classic {
        Classic(std::array::from_fn(|cell| self.names[usize::from(digits[self.source_of(cell)])]))
    }

    /// The map that undoes it.
    pub fn inverse(&self) -> Map {
        let (rows, columns) = (inverse_of(&self.rows), inverse_of(&self.columns));
        let (rows, columns) = if self.is_transposed { (columns, rows) } else { (rows, columns) };
        Map { is_transposed: self.is_transposed, rows, columns, names: inverse_of(&self.names) }
    }

    /// This map, and another after it.
    pub fn then(&self, next: &Map) -> Map {
        // Turning over after a map is the map with the parts of rows and columns exchanged, after turning over.
        let (rows, columns) =
            if next.is_transposed { (&self.columns, &self.rows) } else { (&self.rows, &self.columns) };
        Map {
            is_transposed: self.is_transposed != next.is_transposed,
            rows: next.rows.map(|row| rows[usize::from(row)]),
            columns: next.columns.map(|column| columns[usize::from(column)]),
            names: self.names.map(|name| next.names[usize::from(name)]),
        }
    }
}

/// The permutation that undoes one.
pub(super) fn inverse_of<const N: usize>(permutation: &[u8; N]) -> [u8; N] {
    let mut inverse = [0; N];
    for (place, &from) in permutation.iter().enumerate() {
        inverse[usize::from(from)] = place as u8;
    }
    inverse
}

/// Names for digits that have none yet (0), in order, so that every digit has its own.
pub(super) fn completed(mut names: [u8; 10]) -> [u8; 10] {
    let used = names.iter().fold(1u16, |used, &name| used | 1 << name);
    let nameless = names[1..].iter_mut().filter(|name| **name == 0);
    nameless.zip(ones(!used)).for_each(|(name, free)| *name = free as u8);
    names
}
