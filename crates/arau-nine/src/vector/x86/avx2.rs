//! Sixteen lanes of AVX2, which are the boxes of one puzzle in the latency engine.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use super::{boards_avx2, candidates_avx2, constructors, operations};
use crate::boards::{Boards, FirstPair, PaddedCells};
use crate::vector::{BoxLanes, Lanes, Twin};
use arau_core::Classic;
use std::arch::x86_64::*;

/// The twin for AVX2, with the instructions that count and find bits.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

/// Sixteen lanes.
#[derive(Clone, Copy, Debug)]
pub struct Avx2Lanes(__m256i);

impl Twin for Avx2 {
    constructors!(Avx2Lanes, 16, _mm256_loadu_si256, _mm256_set1_epi16);

    #[inline(always)]
    fn detect() -> Option<Avx2> {
        let is_there = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        is_there.then_some(Avx2(()))
    }

    #[inline(always)]
    fn candidates(self, givens: &Classic) -> Option<PaddedCells> {
        // SAFETY: F
        Some(unsafe { candidates_avx2::candidates(givens) })
    }

    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        // SAFETY: F
        unsafe { boards_avx2::boards(cells) }
    }

    #[inline(always)]
    fn first_pair(self, cells: &PaddedCells) -> Option<FirstPair> {
        // SAFETY: F
        unsafe { boards_avx2::first_pair(cells) }
    }
}

impl Lanes for Avx2Lanes {
    operations!(
        16,
        _mm256_storeu_si256,
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
}

impl BoxLanes for Avx2Lanes {
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
