//! Owns [`Word`]: the machine word that holds the candidates of one cell, chosen once per puzzle.

use arau_core::SymbolSet;
use arau_core::bits::{Bits, Ones, ones};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of symbols narrow enough for the puzzle at hand.
pub trait Word:
    Bits
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + 'static
{
    /// The empty set.
    const EMPTY: Self;

    /// The set with one member.
    fn bit(symbol: usize) -> Self;
    /// From the public set; members that do not fit must not be there.
    fn from_set(set: SymbolSet) -> Self;
    /// To the public set.
    fn to_set(self) -> SymbolSet;
    /// Number of members.
    fn count(self) -> u32;
    /// The greatest member. The set must not be empty.
    fn highest(self) -> usize;
    /// The set as an index, for tables over all sets of small alphabets.
    fn table_idx(self) -> usize;

    /// The set mirrored in its word: what [`Word::partners`] starts from.
    fn mirrored(self) -> Self;
    /// Of the set that was mirrored, the symbols that add up to a total with one of its members.
    fn partners(self, total: i64) -> Self;
    /// The set with one member, or the empty set if there is no such symbol.
    fn bit_if_any(symbol: i64) -> Self;

    /// Whether there is no member.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether there is exactly one member. The set must not be empty.
    #[inline]
    fn is_single(self) -> bool {
        self.without_lowest() == Self::EMPTY
    }

    /// The members in ascending order.
    #[inline]
    fn symbols(self) -> Ones<Self> {
        ones(self)
    }
}

macro_rules! word {
    ($($int:ty),*) => {$(
        impl Word for $int {
            const EMPTY: Self = 0;

            #[inline]
            fn bit(symbol: usize) -> Self {
                1 << symbol
            }
            #[inline]
            fn from_set(set: SymbolSet) -> Self {
                set.0 as $int
            }
            #[inline]
            fn to_set(self) -> SymbolSet {
                SymbolSet(self as u128)
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn highest(self) -> usize {
                (<$int>::BITS - 1 - self.leading_zeros()) as usize
            }
            #[inline]
            fn table_idx(self) -> usize {
                self as usize
            }
            #[inline]
            fn mirrored(self) -> Self {
                self.reverse_bits()
            }
            #[inline]
            fn partners(self, total: i64) -> Self {
                let left = total - (<$int>::BITS as i64 - 1);
                let shifted = if left < 0 {
                    self.checked_shr(-left as u32)
                } else {
                    self.checked_shl(left as u32)
                };
                shifted.unwrap_or(0)
            }
            #[inline]
            fn bit_if_any(symbol: i64) -> Self {
                if (0..<$int>::BITS as i64).contains(&symbol) { 1 << symbol } else { 0 }
            }
        }
    )*};
}

word!(u16, u32, u64, u128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_add_up() {
        let set: u16 = 0b0010_0101;
        let slowly = |total: i64| -> u16 {
            set.symbols().fold(0, |partners, s| partners | u16::bit_if_any(total - s as i64))
        };
        for total in -3..40 {
            assert_eq!(set.mirrored().partners(total), slowly(total), "{total}");
        }
    }
}
