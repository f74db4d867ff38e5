//! Owns [`CellSet`]: a set of cells as bits.
//!
//! Where the number of words is fixed by the type (`CellSet<[u64; 2]>`), a set is as cheap as a number, and can be copied.
//! Where only the board tells it, the words are in a box, which is the default.

use crate::Cell;
use crate::bits::ones_of;

/// A set of cells, in words of 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellSet<Words = Box<[u64]>>(Words);

impl CellSet {
    /// The empty set for a board with `n` cells.
    pub fn new(n: usize) -> CellSet {
        CellSet(vec![0; n.div_ceil(64)].into())
    }

    /// The set of these cells, for a board with `n` cells.
    pub fn of(n: usize, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        let mut set = CellSet::new(n);
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl<Words: AsRef<[u64]> + AsMut<[u64]>> CellSet<Words> {
    /// Whether a cell is a member.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.words()[cell.idx() / 64] >> (cell.idx() % 64) & 1 == 1
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0.as_mut()[cell.idx() / 64] |= 1 << (cell.idx() % 64);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0.as_mut()[cell.idx() / 64] &= !(1 << (cell.idx() % 64));
    }

    /// Adds all members of another set of the same board.
    #[inline]
    pub fn insert_all(&mut self, other: &Self) {
        self.join(other, |a, b| a | b);
    }

    /// Removes all members of another set of the same board.
    #[inline]
    pub fn remove_all(&mut self, other: &Self) {
        self.join(other, |a, b| a & !b);
    }

    /// Number of members.
    #[inline]
    pub fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// How many members the sets have in common.
    #[inline]
    pub fn n_common(&self, other: &Self) -> usize {
        self.words().iter().zip(other.words()).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// Whether the sets have a member in common.
    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        self.words().iter().zip(other.words()).any(|(a, b)| a & b != 0)
    }

    /// Whether every member of `self` is in `other`.
    #[inline]
    pub fn is_subset_of(&self, other: &Self) -> bool {
        self.words().iter().zip(other.words()).all(|(a, b)| a & !b == 0)
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        self.cells().next()
    }

    /// The only member, if there is exactly one.
    #[inline]
    pub fn single(&self) -> Option<Cell> {
        self.first().filter(|_| self.len() == 1)
    }

    /// The members in ascending order.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone {
        ones_of(self.words().iter().copied()).map(Cell::at)
    }

    #[inline]
    fn words(&self) -> &[u64] {
        self.0.as_ref()
    }

    #[inline]
    fn join(&mut self, other: &Self, f: impl Fn(u64, u64) -> u64) {
        self.0.as_mut().iter_mut().zip(other.words()).for_each(|(a, b)| *a = f(*a, *b));
    }
}

impl<const W: usize> CellSet<[u64; W]> {
    /// No cell.
    pub const EMPTY: Self = CellSet([0; W]);

    /// How many cells there can be.
    pub const CAPACITY: usize = 64 * W;

    /// One cell.
    #[inline]
    pub fn only(cell: Cell) -> Self {
        let mut set = CellSet::EMPTY;
        set.insert(cell);
        set
    }

    /// The members of both sets.
    #[inline]
    pub fn and(mut self, other: Self) -> Self {
        self.join(&other, |a, b| a & b);
        self
    }

    /// The members of either set.
    #[inline]
    pub fn or(mut self, other: Self) -> Self {
        self.insert_all(&other);
        self
    }

    /// The members of `self` that are not in `other`.
    #[inline]
    pub fn minus(mut self, other: Self) -> Self {
        self.remove_all(&other);
        self
    }

    /// The members in ascending order, as they are now: the set itself may change or go away.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        ones_of(self.0).map(Cell::at)
    }
}

impl<const W: usize> FromIterator<Cell> for CellSet<[u64; W]> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
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
        let a: CellSet<[u64; 2]> = [3, 63, 64, 100].map(Cell).into_iter().collect();
        let b: CellSet<[u64; 2]> = [63, 100, 127].map(Cell).into_iter().collect();
        assert_eq!(a.and(b).iter().map(|c| c.0).collect::<Vec<_>>(), [63, 100]);
        assert_eq!(a.or(b).len(), 5);
        assert_eq!(a.minus(b).iter().map(|c| c.0).collect::<Vec<_>>(), [3, 64]);
        assert!(a.intersects(&b) && !a.minus(b).intersects(&b));
        assert!(a.and(b).is_subset_of(&a) && !a.is_subset_of(&b));
        assert_eq!((a.first(), a.single()), (Some(Cell(3)), None));
        assert_eq!(CellSet::<[u64; 2]>::only(Cell(64)).single(), Some(Cell(64)));
        assert!(CellSet::<[u64; 2]>::EMPTY.first().is_none());
    }

    #[test]
    fn sets_of_boards_of_any_size() {
        let set = |cells: &[u16]| CellSet::of(130, cells.iter().copied().map(Cell));
        let mut a = set(&[1, 64, 129]);
        assert_eq!((a.len(), a.n_common(&set(&[64, 65])), a.intersects(&set(&[2]))), (3, 1, false));
        a.insert_all(&set(&[2]));
        a.remove_all(&set(&[64]));
        assert!(a.contains(Cell(2)) && !a.contains(Cell(64)));
        assert_eq!(a.cells().collect::<Vec<_>>(), [1, 2, 129].map(Cell));
        assert!(CellSet::new(130).is_empty() && !a.is_empty());
    }
}
