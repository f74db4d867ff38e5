//! Eight lanes of SSE2, which every x86-64 processor has.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use super::{boards_sse2, constructors, operations};
use crate::boards::{Boards, PaddedCells};
use crate::vector::{EightLanes, Lanes, Twin};
use std::arch::x86_64::*;

/// The twin for SSE2.
#[derive(Clone, Copy, Debug)]
pub struct Sse2(());

/// Eight lanes.
#[derive(Clone, Copy, Debug)]
pub struct Sse2Lanes(__m128i);

impl Twin for Sse2 {
    constructors!(Sse2Lanes, 8, _mm_loadu_si128, _mm_set1_epi16);

    #[inline(always)]
    fn detect() -> Option<Sse2> {
        Some(Sse2(()))
    }

    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        // SAFETY: F
        unsafe { boards_sse2::boards(cells) }
    }
}

impl Lanes for Sse2Lanes {
    operations!(
        8,
        _mm_storeu_si128,
        _mm_and_si128,
        _mm_or_si128,
        _mm_andnot_si128,
        _mm_xor_si128,
        _mm_add_epi16,
        _mm_min_epi16
    );

    #[inline(always)]
    fn or_else(self, superset: Self) -> Self {
        // SAFETY: I
        unsafe {
            let all_if_empty = _mm_cmpeq_epi16(self.0, _mm_setzero_si128());
            Self(_mm_and_si128(superset.0, _mm_or_si128(self.0, all_if_empty)))
        }
    }

    #[inline(always)]
    fn if_single(self) -> Self {
        // SAFETY: I
        unsafe {
            let rest = _mm_and_si128(self.0, _mm_add_epi16(self.0, _mm_set1_epi16(-1)));
            Self(_mm_and_si128(self.0, _mm_cmpeq_epi16(rest, _mm_setzero_si128())))
        }
    }

    #[inline(always)]
    fn eq_bits(self, other: Self) -> u32 {
        // SAFETY: I
        unsafe {
            let equal = _mm_cmpeq_epi16(self.0, other.0);
            _mm_movemask_epi8(_mm_packs_epi16(equal, _mm_setzero_si128())).cast_unsigned()
        }
    }
}

impl EightLanes for Sse2Lanes {
    #[inline(always)]
    fn next_in_fours(self) -> Self {
        // SAFETY: I
        unsafe { Self(_mm_shufflehi_epi16::<0b11_00_10_01>(_mm_shufflelo_epi16::<0b11_00_10_01>(self.0))) }
    }

    #[inline(always)]
    fn after_in_fours(self) -> Self {
        // SAFETY: I
        unsafe { Self(_mm_shufflehi_epi16::<0b11_01_00_10>(_mm_shufflelo_epi16::<0b11_01_00_10>(self.0))) }
    }

    #[inline(always)]
    fn upper_four_then_lower_four(self, other: Self) -> Self {
        // SAFETY: I
        unsafe {
            let (these, others) = (_mm_castsi128_pd(self.0), _mm_castsi128_pd(other.0));
            Self(_mm_castpd_si128(_mm_shuffle_pd::<0b01>(these, others)))
        }
    }

    #[inline(always)]
    fn both_lower_fours(self, other: Self) -> Self {
        // SAFETY: I
        Self(unsafe { _mm_unpacklo_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn eq_bits_of_two(these: [Self; 2], others: [Self; 2]) -> u32 {
        // SAFETY: I
        unsafe {
            let lower = _mm_cmpeq_epi16(these[0].0, others[0].0);
            let upper = _mm_cmpeq_epi16(these[1].0, others[1].0);
            _mm_movemask_epi8(_mm_packs_epi16(lower, upper)).cast_unsigned()
        }
    }
}
