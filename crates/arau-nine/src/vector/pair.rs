//! Sixteen lanes from two vectors of eight, for processors whose vectors are no wider: this is what gives them the
//! latency engine.
//!
//! ```text
//!  lane:   0  1  2  -   4  5  6  -     8  9 10  -   -  -  -  -
//!         [ band 0    | band 1    ]   [ band 2    | unused    ]
//!           lower                       upper
//! ```

use super::{BoxLanes, EightLanes, Lanes, Twin};
use crate::boards::{Boards, FirstPair, PaddedCells};
use arau_core::Classic;

/// The twin whose vectors are pairs of another's.
#[derive(Clone, Copy, Debug)]
pub struct Paired<T>(T);

/// Two vectors of eight lanes.
#[derive(Clone, Copy, Debug)]
pub struct Pair<L> {
    lower: L,
    upper: L,
}

impl<T: Twin<Row = [u16; 8], Vector: EightLanes>> Twin for Paired<T> {
    const N: usize = 16;
    type Row = [u16; 16];
    type Vector = Pair<T::Vector>;

    #[inline(always)]
    fn detect() -> Option<Paired<T>> {
        T::detect().map(Paired)
    }

    #[inline(always)]
    fn row(value: u16) -> [u16; 16] {
        [value; 16]
    }

    #[inline(always)]
    fn load(self, row: &[u16; 16]) -> Pair<T::Vector> {
        let (halves, _) = row.as_chunks::<8>();
        Pair { lower: self.0.load(&halves[0]), upper: self.0.load(&halves[1]) }
    }

    #[inline(always)]
    fn splat(self, value: u16) -> Pair<T::Vector> {
        Pair { lower: self.0.splat(value), upper: self.0.splat(value) }
    }

    #[inline(always)]
    fn candidates(self, givens: &Classic) -> Option<PaddedCells> {
        self.0.candidates(givens)
    }

    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        self.0.boards(cells)
    }

    #[inline(always)]
    fn first_pair(self, cells: &PaddedCells) -> Option<FirstPair> {
        self.0.first_pair(cells)
    }
}

impl<L: EightLanes> Lanes for Pair<L> {
    type Row = [u16; 16];

    #[inline(always)]
    fn store(self, row: &mut [u16; 16]) {
        let (halves, _) = row.as_chunks_mut::<8>();
        self.lower.store(&mut halves[0]);
        self.upper.store(&mut halves[1]);
    }

    #[inline(always)]
    fn and(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.and(other.lower), upper: self.upper.and(other.upper) }
    }

    #[inline(always)]
    fn or(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.or(other.lower), upper: self.upper.or(other.upper) }
    }

    #[inline(always)]
    fn without(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.without(other.lower), upper: self.upper.without(other.upper) }
    }

    #[inline(always)]
    fn xor(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.xor(other.lower), upper: self.upper.xor(other.upper) }
    }

    #[inline(always)]
    fn plus(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.plus(other.lower), upper: self.upper.plus(other.upper) }
    }

    #[inline(always)]
    fn min(self, other: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.min(other.lower), upper: self.upper.min(other.upper) }
    }

    #[inline(always)]
    fn or_else(self, superset: Pair<L>) -> Pair<L> {
        Pair { lower: self.lower.or_else(superset.lower), upper: self.upper.or_else(superset.upper) }
    }

    #[inline(always)]
    fn if_single(self) -> Pair<L> {
        Pair { lower: self.lower.if_single(), upper: self.upper.if_single() }
    }

    #[inline(always)]
    fn eq_bits(self, other: Pair<L>) -> u32 {
        L::eq_bits_of_two([self.lower, self.upper], [other.lower, other.upper])
    }
}

impl<L: EightLanes> BoxLanes for Pair<L> {
    #[inline(always)]
    fn next_in_band(self) -> Pair<L> {
        Pair { lower: self.lower.next_in_fours(), upper: self.upper.next_in_fours() }
    }

    #[inline(always)]
    fn after_in_band(self) -> Pair<L> {
        Pair { lower: self.lower.after_in_fours(), upper: self.upper.after_in_fours() }
    }

    /// Bands 1 and 2, then band 0; the unused lanes get band 1, which spares an instruction.
    #[inline(always)]
    fn next_in_stack(self) -> Pair<L> {
        Pair { lower: self.lower.upper_four_then_lower_four(self.upper), upper: self.lower }
    }

    /// Bands 2 and 0, then band 1; the unused lanes get band 2, so that both turns share an instruction.
    #[inline(always)]
    fn after_in_stack(self) -> Pair<L> {
        Pair {
            lower: self.upper.both_lower_fours(self.lower),
            upper: self.lower.upper_four_then_lower_four(self.upper),
        }
    }
}
