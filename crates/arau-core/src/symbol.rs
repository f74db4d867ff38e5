//! The contents of cells: [`Symbol`], [`Candidate`] and the bit set [`SymbolSet`].
//!
//! A symbol is an index. [`Symbols`](crate::Symbols) knows how it is written and what number it stands for.

use crate::Cell;
use crate::bits::ones;
use std::fmt;

/// The largest alphabet a puzzle may have.
pub const MAX_SYMBOLS: usize = 128;

/// A symbol of the puzzle's alphabet, as an index from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u8);

impl Symbol {
    /// The symbol as an index into per-symbol tables.
    pub fn idx(self) -> usize {
        self.0 as usize
    }

    /// The first `n` symbols in order.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Symbol> + Clone {
        (0..n).map(|s| Symbol(s as u8))
    }
}

/// One possibility: this symbol in this cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// What.
    pub symbol: Symbol,
}

/// A set of symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SymbolSet(pub u128);

impl SymbolSet {
    /// The set without members.
    pub const EMPTY: SymbolSet = SymbolSet(0);

    /// The set of the first `n` symbols.
    pub fn all(n: usize) -> SymbolSet {
        assert!(n <= MAX_SYMBOLS, "alphabet of {n} symbols");
        if n == MAX_SYMBOLS { SymbolSet(u128::MAX) } else { SymbolSet((1 << n) - 1) }
    }

    /// The set with one member.
    pub fn only(symbol: Symbol) -> SymbolSet {
        SymbolSet(1 << symbol.0)
    }

    /// Whether `symbol` is a member.
    pub fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol.0 & 1 == 1
    }

    /// Number of members.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a member.
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol.0;
    }

    /// Removes a member.
    pub fn remove(&mut self, symbol: Symbol) {
        self.0 &= !(1 << symbol.0);
    }

    /// The only member, if there is exactly one.
    pub fn single(self) -> Option<Symbol> {
        (self.len() == 1).then(|| Symbol(self.0.trailing_zeros() as u8))
    }

    /// The lowest member.
    pub fn lowest(self) -> Option<Symbol> {
        (self.0 != 0).then(|| Symbol(self.0.trailing_zeros() as u8))
    }

    /// The members that are in both sets.
    pub fn and(self, other: SymbolSet) -> SymbolSet {
        SymbolSet(self.0 & other.0)
    }

    /// The members that are in either set.
    pub fn or(self, other: SymbolSet) -> SymbolSet {
        SymbolSet(self.0 | other.0)
    }

    /// The members of `self` that are not in `other`.
    pub fn minus(self, other: SymbolSet) -> SymbolSet {
        SymbolSet(self.0 & !other.0)
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> + Clone {
        ones(self.0).map(|place| Symbol(place as u8))
    }
}

impl FromIterator<Symbol> for SymbolSet {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> SymbolSet {
        let mut set = SymbolSet::EMPTY;
        for symbol in symbols {
            set.insert(symbol);
        }
        set
    }
}

impl fmt::Debug for SymbolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_operations() {
        let low: SymbolSet = Symbol::first(3).collect();
        assert_eq!(low, SymbolSet::all(3));
        assert_eq!(low.len(), 3);
        assert_eq!(low.minus(SymbolSet::only(Symbol(1))).iter().map(|s| s.0).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(SymbolSet::only(Symbol(127)).single(), Some(Symbol(127)));
        assert_eq!(SymbolSet::all(128).len(), 128);
        assert_eq!(SymbolSet::EMPTY.lowest(), None);
    }
}
