//! Thirty-two lanes of AVX-512.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use super::{Avx2, constructors, operations};
use crate::boards::{Boards, FirstPair, PaddedCells};
use crate::vector::{Lanes, Twin};
use arau_core::Classic;
use std::arch::x86_64::*;

/// The twin for AVX-512, with all that the one for AVX2 has.
#[derive(Clone, Copy, Debug)]
pub struct Avx512 {
    /// What works on one puzzle fits into vectors of AVX2.
    pub avx2: Avx2,
    _made_here: (),
}

/// Thirty-two lanes.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Lanes(__m512i);

impl Twin for Avx512 {
    constructors!(Avx512Lanes, 32, _mm512_loadu_si512, _mm512_set1_epi16);

    #[inline(always)]
    fn detect() -> Option<Avx512> {
        let avx2 = Avx2::detect()?;
        let is_there = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl");
        is_there.then_some(Avx512 { avx2, _made_here: () })
    }

    #[inline(always)]
    fn candidates(self, givens: &Classic) -> Option<PaddedCells> {
        self.avx2.candidates(givens)
    }

    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        self.avx2.boards(cells)
    }

    #[inline(always)]
    fn first_pair(self, cells: &PaddedCells) -> Option<FirstPair> {
        self.avx2.first_pair(cells)
    }
}

impl Lanes for Avx512Lanes {
    operations!(
        32,
        _mm512_storeu_si512,
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
}
