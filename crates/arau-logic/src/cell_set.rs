//! Owns [`CellSet`]: a set of cells as bits, of a size that is fixed once per puzzle, so that techniques compute with
//! sets as if they were numbers.

use arau_core::Cell;
use arau_core::bits::ones_of;

/// A set of cells with numbers below 64·`W`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> CellSet<W> {
    /// No cell.
    pub const EMPTY: CellSet<W> = CellSet([0; W]);

    /// How many cells there can be.
    pub const CAPACITY: usize = 64 * W;

    /// One cell.
    pub fn only(cell: Cell) -> CellSet<W> {
        let mut set = CellSet::EMPTY;
        set.insert(cell);
        set
    }

    /// Whether a cell is a member.
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.idx() / 64] >> (cell.idx() % 64) & 1 == 1
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.idx() / 64] |= 1 << (cell.idx() % 64);
    }

    /// Takes a cell away.
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.idx() / 64] &= !(1 << (cell.idx() % 64));
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The members of both sets.
    pub fn and(self, other: CellSet<W>) -> CellSet<W> {
        self.with(other, |a, b| a & b)
    }

    /// The members of either set.
    pub fn or(self, other: CellSet<W>) -> CellSet<W> {
        self.with(other, |a, b| a | b)
    }

    /// The members of `self` that are not in `other`.
    pub fn minus(self, other: CellSet<W>) -> CellSet<W> {
        self.with(other, |a, b| a & !b)
    }

    /// Whether the sets have a member in common.
    pub fn intersects(&self, other: &CellSet<W>) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether every member of `self` is in `other`.
    pub fn is_subset_of(&self, other: &CellSet<W>) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// The member with the lowest number.
    pub fn first(&self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell::at(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// The only member, if there is exactly one.
    pub fn single(&self) -> Option<Cell> {
        self.first().filter(|_| self.len() == 1)
    }

    /// The members in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        ones_of(self.0).map(Cell::at)
    }

    fn with(mut self, other: CellSet<W>, f: impl Fn(u64, u64) -> u64) -> CellSet<W> {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a = f(*a, b));
        self
    }
}

impl<const W: usize> FromIterator<Cell> for CellSet<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet<W> {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_operations_across_words() {
        let a: CellSet<2> = [3, 63, 64, 100].map(Cell).into_iter().collect();
        let b: CellSet<2> = [63, 100, 127].map(Cell).into_iter().collect();
        assert_eq!(a.and(b).iter().map(|c| c.0).collect::<Vec<_>>(), [63, 100]);
        assert_eq!(a.or(b).len(), 5);
        assert_eq!(a.minus(b).iter().map(|c| c.0).collect::<Vec<_>>(), [3, 64]);
        assert!(a.intersects(&b) && !a.minus(b).intersects(&b));
        assert!(a.and(b).is_subset_of(&a) && !a.is_subset_of(&b));
        assert_eq!((a.first(), a.single()), (Some(Cell(3)), None));
        assert_eq!(CellSet::<2>::only(Cell(64)).single(), Some(Cell(64)));
        assert!(CellSet::<2>::EMPTY.first().is_none());
    }
}
