//! Owns [`SumBits`]: a set of sums as bits of a word, where adding two sets is shifting. Most sums fit 64 bits; the
//! wide ones take 128.

use arau_core::bits::{Bits, ones};
use std::ops::{BitAnd, BitOrAssign};

/// A set of small sums.
pub trait SumBits: Bits + Eq + BitAnd<Output = Self> + BitOrAssign {
    /// No sum.
    const NONE: Self;
    /// The sum 0 alone.
    const ZERO: Self;
    /// How many sums can be told apart.
    const WIDTH: i64;

    /// All sums greater by `n`, where they still fit.
    fn plus(self, n: u32) -> Self;
    /// All sums smaller by `n`, where they are not negative.
    fn minus(self, n: u32) -> Self;
    /// The sums from `low` to `high`; none if `low` is greater. `high` fits.
    fn span(low: i64, high: i64) -> Self;
    /// The greatest sum. There must be one.
    fn greatest(self) -> u32;

    /// The sum `n` alone, or none if it does not fit.
    #[inline]
    fn only(n: i64) -> Self {
        if (0..Self::WIDTH).contains(&n) { Self::ZERO.plus(n as u32) } else { Self::NONE }
    }

    /// Whether `n` is a member.
    #[inline]
    fn has(self, n: i64) -> bool {
        self & Self::only(n) != Self::NONE
    }

    /// All sums of a member of each set.
    #[inline]
    fn sums(self, other: Self) -> Self {
        let mut sums = Self::NONE;
        ones(other).for_each(|n| sums |= self.plus(n as u32));
        sums
    }

    /// All differences of a member of this set and one of the other that are not negative.
    #[inline]
    fn differences(self, other: Self) -> Self {
        let mut differences = Self::NONE;
        ones(other).for_each(|n| differences |= self.minus(n as u32));
        differences
    }

    /// The members that, added to some member of `before`, give a member of `after`.
    #[inline]
    fn joining(self, before: Self, after: Self) -> Self {
        let mut joining = Self::NONE;
        for n in ones(self).map(|n| n as u32) {
            if before.plus(n) & after != Self::NONE {
                joining |= Self::ZERO.plus(n);
            }
        }
        joining
    }
}

macro_rules! sum_bits {
    ($($int:ty),*) => {$(
        impl SumBits for $int {
            const NONE: Self = 0;
            const ZERO: Self = 1;
            const WIDTH: i64 = <$int>::BITS as i64;

            #[inline]
            fn plus(self, n: u32) -> Self {
                self.checked_shl(n).unwrap_or(0)
            }
            #[inline]
            fn minus(self, n: u32) -> Self {
                self.checked_shr(n).unwrap_or(0)
            }
            #[inline]
            fn span(low: i64, high: i64) -> Self {
                if low > high {
                    return 0;
                }
                (<$int>::MAX >> (Self::WIDTH - 1 - high)) & (<$int>::MAX << low)
            }
            #[inline]
            fn greatest(self) -> u32 {
                <$int>::BITS - 1 - self.leading_zeros()
            }
        }
    )*};
}

sum_bits!(u64, u128);

#[cfg(test)]
mod tests {
    use super::*;

    fn arithmetic<B: SumBits + std::fmt::Debug>() {
        let set = |members: &[i64]| {
            let mut bits = B::NONE;
            members.iter().for_each(|&n| bits |= B::only(n));
            bits
        };
        assert_eq!(set(&[0, 1]).sums(set(&[0, 2])), set(&[0, 1, 2, 3]));
        assert_eq!(set(&[3]).differences(set(&[0, 1, 4])), set(&[2, 3]));
        assert_eq!(set(&[0, 1, 2]).joining(set(&[0]), set(&[2])), set(&[2]));
        assert_eq!(B::span(1, 3), set(&[1, 2, 3]));
        assert_eq!(B::span(4, 3), B::NONE);
        assert_eq!(B::span(0, B::WIDTH - 1).greatest() as i64, B::WIDTH - 1);
        assert_eq!(B::only(B::WIDTH), B::NONE);
    }

    #[test]
    fn both_widths() {
        arithmetic::<u64>();
        arithmetic::<u128>();
    }
}
