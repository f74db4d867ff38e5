//! The twins for x86-64: SSE2, which every such processor has, AVX2 and AVX-512.
//!
//! Every `unsafe` block of this folder is safe for one of two reasons, named by a letter:
//!
//! - **I**: the instruction exists on this processor. The types are named only in `dispatch.rs` and in tests, behind the
//!   check that the processor has their instruction set; SSE2 is part of x86-64 itself.
//! - **M**: besides I, the pointer comes from a reference to exactly as many bytes as are read or written, and the
//!   instruction asks for no alignment.
#![allow(unsafe_code)]

mod boards_avx2;
mod boards_sse2;
mod candidates_avx2;

use super::{BoxLanes, EightLanes, Lanes};
use crate::boards::{Boards, FirstPair, PaddedCells};
use arau_core::Classic;
use std::arch::x86_64::*;

/// Eight lanes.
#[derive(Clone, Copy, Debug)]
pub struct Sse2(__m128i);

/// Sixteen lanes.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(__m256i);

/// Thirty-two lanes.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(__m512i);

/// What is the same for all three but for the names of the instructions.
macro_rules! common {
    ($n:literal, $load:ident, $store:ident, $splat:ident, $and:ident, $or:ident, $andnot:ident, $xor:ident,
     $add:ident, $min:ident) => {
        const N: usize = $n;
        type Row = [u16; $n];

        #[inline(always)]
        fn row(value: u16) -> [u16; $n] {
            [value; $n]
        }

        #[inline(always)]
        fn load(row: &[u16; $n]) -> Self {
            // SAFETY: M
            Self(unsafe { $load(row.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self, row: &mut [u16; $n]) {
            // SAFETY: M
            unsafe { $store(row.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        fn splat(value: u16) -> Self {
            // SAFETY: I
            Self(unsafe { $splat(value.cast_signed()) })
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $and(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $or(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $andnot(other.0, self.0) })
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $xor(self.0, other.0) })
        }

        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $add(self.0, other.0) })
        }

        #[inline(always)]
        fn min(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $min(self.0, other.0) })
        }
    };
}

impl Lanes for Sse2 {
    common!(
        8,
        _mm_loadu_si128,
        _mm_storeu_si128,
        _mm_set1_epi16,
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

    #[inline(always)]
    fn boards(cells: &PaddedCells) -> Boards {
        boards_sse2::boards(cells)
    }
}

impl EightLanes for Sse2 {
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

impl Lanes for Avx2 {
    common!(
        16,
        _mm256_loadu_si256,
        _mm256_storeu_si256,
        _mm256_set1_epi16,
        _mm256_and_si256,
        _mm256_or_si256,
        _mm256_andnot_si256,
        _mm256_xor_si256,
        _mm256_add_epi16,
        _mm256_min_epi16
    );

    #[inline(always)]
    fn or_else(self, superset: Self) -> Self {
        // SAFETY: I
        unsafe {
            let is_empty = _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256());
            Self(_mm256_blendv_epi8(self.0, superset.0, is_empty))
        }
    }

    #[inline(always)]
    fn if_single(self) -> Self {
        // SAFETY: I
        unsafe {
            let rest = _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1)));
            Self(_mm256_and_si256(self.0, _mm256_cmpeq_epi16(rest, _mm256_setzero_si256())))
        }
    }

    #[inline(always)]
    fn eq_bits(self, other: Self) -> u32 {
        // SAFETY: I
        unsafe {
            let equal = _mm256_cmpeq_epi16(self.0, other.0);
            let (lower, upper) = (_mm256_castsi256_si128(equal), _mm256_extracti128_si256(equal, 1));
            _mm_movemask_epi8(_mm_packs_epi16(lower, upper)).cast_unsigned()
        }
    }

    #[inline(always)]
    fn candidates(givens: &Classic) -> Option<PaddedCells> {
        Some(candidates_avx2::candidates(givens))
    }

    #[inline(always)]
    fn boards(cells: &PaddedCells) -> Boards {
        boards_avx2::boards(cells)
    }

    #[inline(always)]
    fn first_pair(cells: &PaddedCells) -> Option<FirstPair> {
        boards_avx2::first_pair(cells)
    }
}

impl Lanes for Avx512 {
    common!(
        32,
        _mm512_loadu_si512,
        _mm512_storeu_si512,
        _mm512_set1_epi16,
        _mm512_and_si512,
        _mm512_or_si512,
        _mm512_andnot_si512,
        _mm512_xor_si512,
        _mm512_add_epi16,
        _mm512_min_epi16
    );

    #[inline(always)]
    fn or_else(self, superset: Self) -> Self {
        // SAFETY: I
        unsafe {
            let has_a_bit = _mm512_test_epi16_mask(self.0, self.0);
            Self(_mm512_mask_mov_epi16(superset.0, has_a_bit, self.0))
        }
    }

    #[inline(always)]
    fn if_single(self) -> Self {
        // SAFETY: I
        unsafe {
            let single = _mm512_testn_epi16_mask(self.0, _mm512_add_epi16(self.0, _mm512_set1_epi16(-1)));
            Self(_mm512_maskz_mov_epi16(single, self.0))
        }
    }

    #[inline(always)]
    fn eq_bits(self, other: Self) -> u32 {
        // SAFETY: I
        unsafe { _mm512_cmpeq_epi16_mask(self.0, other.0) }
    }

    #[inline(always)]
    fn candidates(givens: &Classic) -> Option<PaddedCells> {
        Some(candidates_avx2::candidates(givens))
    }

    #[inline(always)]
    fn boards(cells: &PaddedCells) -> Boards {
        boards_avx2::boards(cells)
    }

    #[inline(always)]
    fn first_pair(cells: &PaddedCells) -> Option<FirstPair> {
        boards_avx2::first_pair(cells)
    }
}

impl BoxLanes for Avx2 {
    #[inline(always)]
    fn next_in_band(self) -> Self {
        // SAFETY: I
        unsafe {
            Self(_mm256_shufflehi_epi16::<0b11_00_10_01>(_mm256_shufflelo_epi16::<0b11_00_10_01>(self.0)))
        }
    }

    #[inline(always)]
    fn after_in_band(self) -> Self {
        // SAFETY: I
        unsafe {
            Self(_mm256_shufflehi_epi16::<0b11_01_00_10>(_mm256_shufflelo_epi16::<0b11_01_00_10>(self.0)))
        }
    }

    #[inline(always)]
    fn next_in_stack(self) -> Self {
        // SAFETY: I
        unsafe { Self(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)) }
    }

    #[inline(always)]
    fn after_in_stack(self) -> Self {
        // SAFETY: I
        unsafe { Self(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)) }
    }
}
