//! The twins for x86-64: SSE2, which every such processor has, AVX2 and AVX-512.
//!
//! Every `unsafe` block of this file is safe for one of two reasons, named by a letter:
//!
//! - **I**: the instruction exists on this processor. The types are named only in `dispatch.rs`, behind the check that
//!   the processor has their instruction set; SSE2 is part of x86-64 itself.
//! - **M**: besides I, the pointer comes from a reference to exactly as many bytes as are read or written, and the
//!   instruction asks for no alignment.
#![allow(unsafe_code)]

use super::{BoxLanes, Lanes, Portable};
use crate::boards::{Boards, N_PADDED, PaddedCells};
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
    type Alone = Portable;

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
}

impl Lanes for Avx2 {
    type Alone = Avx2;

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
            let all_if_empty = _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256());
            Self(_mm256_and_si256(superset.0, _mm256_or_si256(self.0, all_if_empty)))
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
    fn boards(cells: &PaddedCells) -> Boards {
        boards_avx2(cells)
    }
}

impl Lanes for Avx512 {
    type Alone = Avx2;

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
    fn boards(cells: &PaddedCells) -> Boards {
        boards_avx2(cells)
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

/// Thirty-two cells a time: the candidates 1 to 8 as bytes, whose top bits are moved out digit by digit.
#[inline(always)]
fn boards_avx2(cells: &PaddedCells) -> Boards {
    let mut pieces = [[0u32; N_PADDED / 32]; 11];
    for (i, cells) in cells.0.as_chunks::<32>().0.iter().enumerate() {
        let (lower, upper) = cells.split_at(16);
        // SAFETY: M
        unsafe {
            let lower = _mm256_loadu_si256(lower.as_ptr().cast());
            let upper = _mm256_loadu_si256(upper.as_ptr().cast());
            let (l1, u1) = (without_lowest(lower), without_lowest(upper));
            let (l2, u2) = (without_lowest(l1), without_lowest(u1));
            let (l3, u3) = (without_lowest(l2), without_lowest(u2));
            let zero = _mm256_setzero_si256();
            let at_most_one = top_bits(_mm256_cmpeq_epi16(l1, zero), _mm256_cmpeq_epi16(u1, zero));
            let at_most_two = top_bits(_mm256_cmpeq_epi16(l2, zero), _mm256_cmpeq_epi16(u2, zero));
            let at_most_three = top_bits(_mm256_cmpeq_epi16(l3, zero), _mm256_cmpeq_epi16(u3, zero));
            pieces[9][i] = at_most_two & !at_most_one;
            pieces[10][i] = at_most_three & !at_most_two;
            pieces[8][i] = top_bits(_mm256_slli_epi16::<7>(lower), _mm256_slli_epi16::<7>(upper));
            let low_byte = _mm256_set1_epi16(0xff);
            let bytes =
                _mm256_packus_epi16(_mm256_and_si256(lower, low_byte), _mm256_and_si256(upper, low_byte));
            let mut bytes = in_order(bytes);
            for digit in (0..8).rev() {
                pieces[digit][i] = _mm256_movemask_epi8(bytes).cast_unsigned();
                bytes = _mm256_add_epi8(bytes, bytes);
            }
        }
    }
    let mut digits = [0; 16];
    for (digit, &piece) in digits.iter_mut().zip(&pieces[..9]) {
        *digit = joined(piece);
    }
    Boards { pairs: joined(pieces[9]), triples: joined(pieces[10]), digits }
}

#[inline(always)]
fn joined([a, b, c]: [u32; 3]) -> u128 {
    u128::from(u64::from(a) | u64::from(b) << 32) | u128::from(c) << 64
}

#[inline(always)]
fn without_lowest(v: __m256i) -> __m256i {
    // SAFETY: I
    unsafe { _mm256_and_si256(v, _mm256_add_epi16(v, _mm256_set1_epi16(-1))) }
}

/// The top bit of every lane.
#[inline(always)]
fn top_bits(lower: __m256i, upper: __m256i) -> u32 {
    // SAFETY: I
    unsafe { _mm256_movemask_epi8(in_order(_mm256_packs_epi16(lower, upper))).cast_unsigned() }
}

/// Packing works on halves: this puts the quarters in order again.
#[inline(always)]
fn in_order(packed: __m256i) -> __m256i {
    // SAFETY: I
    unsafe { _mm256_permute4x64_epi64::<0b11_01_10_00>(packed) }
}
