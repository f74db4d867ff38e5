//! [`Cell`]: a place for one symbol. It is an index; its position on the board belongs to the geometry.

/// A cell, as an index from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u16);

impl Cell {
    /// The cell as an index into per-cell tables.
    pub fn idx(self) -> usize {
        self.0 as usize
    }

    /// The cell with that index.
    pub fn at(idx: usize) -> Cell {
        debug_assert!(idx <= u16::MAX as usize);
        Cell(idx as u16)
    }
}
