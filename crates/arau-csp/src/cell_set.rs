//! Owns [`CellSet`]: a set of cells as bits.

use arau_core::bits::ones_of;

/// A set of cells of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellSet(Box<[u64]>);

impl CellSet {
    /// No cell of a board with `n` cells.
    pub fn new(n: usize) -> CellSet {
        CellSet(vec![0; n.div_ceil(64)].into())
    }

    /// No cell of the same board.
    pub fn new_like(other: &CellSet) -> CellSet {
        CellSet(vec![0; other.0.len()].into())
    }

    /// These cells of a board with `n` cells.
    pub fn from_cells(n: usize, cells: impl IntoIterator<Item = u16>) -> CellSet {
        let mut set = CellSet::new(n);
        cells.into_iter().for_each(|cell| set.0[cell as usize / 64] |= 1 << (cell % 64));
        set
    }

    /// Takes in all cells of another set.
    pub fn add_all(&mut self, other: &CellSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    /// Gives away all cells of another set.
    pub fn remove_all(&mut self, other: &CellSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
    }

    /// Whether a cell is in the set.
    pub fn has(&self, cell: u16) -> bool {
        self.0[cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    /// How many cells.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// How many cells are in both sets.
    pub fn n_common(&self, other: &CellSet) -> usize {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// Whether a cell is in both sets.
    pub fn meets(&self, other: &CellSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The cells in order.
    pub fn cells(&self) -> impl Iterator<Item = u16> + '_ {
        ones_of(self.0.iter().copied()).map(|cell| cell as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_sets_on_paper() {
        let set = |cells: &[u16]| CellSet::from_cells(130, cells.iter().copied());
        let mut a = set(&[1, 64, 129]);
        assert_eq!((a.len(), a.n_common(&set(&[64, 65])), a.meets(&set(&[2]))), (3, 1, false));
        a.add_all(&set(&[2]));
        a.remove_all(&set(&[64]));
        assert!(a.has(2) && !a.has(64));
        assert_eq!(a.cells().collect::<Vec<_>>(), [1, 2, 129]);
        assert_eq!(CellSet::new_like(&a), CellSet::new(130));
    }
}
