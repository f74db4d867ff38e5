//! Sixteen lanes from two vectors of eight, for processors whose vectors are no wider: this is what gives them the
//! latency engine.
//!
//! ```text
//!  lane:   0  1  2  -   4  5  6  -     8  9 10  -   -  -  -  -
//!         [ band 0    | band 1    ]   [ band 2    | unused    ]
//!           lower                       upper
//! ```

use super::{BoxLanes, EightLanes, Lanes};
use crate::boards::{Boards, FirstPair, PaddedCells};
use arau_core::Classic;

/// Two vectors of eight lanes.
#[derive(Clone, Copy, Debug)]
pub struct Pair<L> {
    lower: L,
    upper: L,
}

/// The two halves of a row.
#[inline(always)]
fn halves(row: &[u16; 16]) -> [&[u16; 8]; 2] {
    let (halves, _) = row.as_chunks::<8>();
    [&halves[0], &halves[1]]
}

impl<L: EightLanes> Lanes for Pair<L> {
    const N: usize = 16;
    type Row = [u16; 16];

    #[inline(always)]
    fn row(value: u16) -> [u16; 16] {
        [value; 16]
    }

    #[inline(always)]
    fn load(row: &[u16; 16]) -> Pair<L> {
        let [lower, upper] = halves(row);
        Pair { lower: L::load(lower), upper: L::load(upper) }
    }

    #[inline(always)]
    fn store(self, row: &mut [u16; 16]) {
        let (halves, _) = row.as_chunks_mut::<8>();
        self.lower.store(&mut halves[0]);
        self.upper.store(&mut halves[1]);
    }

    #[inline(always)]
    fn splat(value: u16) -> Pair<L> {
        Pair { lower: L::splat(value), upper: L::splat(value) }
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

    #[inline(always)]
    fn candidates(givens: &Classic) -> Option<PaddedCells> {
        L::candidates(givens)
    }

    #[inline(always)]
    fn boards(cells: &PaddedCells) -> Boards {
        L::boards(cells)
    }

    #[inline(always)]
    fn first_pair(cells: &PaddedCells) -> Option<FirstPair> {
        L::first_pair(cells)
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
