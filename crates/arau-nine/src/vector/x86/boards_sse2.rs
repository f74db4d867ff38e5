//! Bit boards with SSE2: sixteen cells a time, candidates 1 to 8 as bytes, whose top bits are moved out digit by digit.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use crate::boards::{Boards, N_PADDED, PaddedCells};
use std::arch::x86_64::*;

const N_PIECES: usize = N_PADDED / 16;

/// The boards of one puzzle.
#[inline]
#[target_feature(enable = "sse2")]
pub fn boards(cells: &PaddedCells) -> Boards {
    // Of nine digits, then of pairs and of triples.
    let mut pieces = [[0; N_PIECES]; 11];
    for (i, [lower, upper]) in cells.0.as_chunks::<8>().0.as_chunks::<2>().0.iter().enumerate() {
        let (lower, upper) = (load(lower), load(upper));
        let (l1, u1) = (without_lowest(lower), without_lowest(upper));
        let (l2, u2) = (without_lowest(l1), without_lowest(u1));
        let (l3, u3) = (without_lowest(l2), without_lowest(u2));
        let zero = _mm_setzero_si128();
        let at_most_one = top_bits(_mm_cmpeq_epi16(l1, zero), _mm_cmpeq_epi16(u1, zero));
        let at_most_two = top_bits(_mm_cmpeq_epi16(l2, zero), _mm_cmpeq_epi16(u2, zero));
        let at_most_three = top_bits(_mm_cmpeq_epi16(l3, zero), _mm_cmpeq_epi16(u3, zero));
        pieces[9][i] = at_most_two & !at_most_one;
        pieces[10][i] = at_most_three & !at_most_two;
        pieces[8][i] = top_bits(_mm_slli_epi16::<7>(lower), _mm_slli_epi16::<7>(upper));
        let low_byte = _mm_set1_epi16(0xff);
        let mut bytes = _mm_packus_epi16(_mm_and_si128(lower, low_byte), _mm_and_si128(upper, low_byte));
        for digit in (0..8).rev() {
            pieces[digit][i] = _mm_movemask_epi8(bytes).cast_unsigned();
            bytes = _mm_add_epi8(bytes, bytes);
        }
    }
    let mut digits = [0; 16];
    for (digit, &piece) in digits.iter_mut().zip(&pieces[..9]) {
        *digit = joined(piece);
    }
    Boards { pairs: joined(pieces[9]), triples: joined(pieces[10]), digits }
}

#[inline(always)]
fn joined([a, b, c, d, e, f]: [u32; N_PIECES]) -> u128 {
    let lower = u64::from(a | b << 16) | u64::from(c | d << 16) << 32;
    u128::from(lower) | u128::from(e | f << 16) << 64
}

#[inline]
#[target_feature(enable = "sse2")]
fn without_lowest(v: __m128i) -> __m128i {
    _mm_and_si128(v, _mm_add_epi16(v, _mm_set1_epi16(-1)))
}

#[inline]
#[target_feature(enable = "sse2")]
fn load(cells: &[u16; 8]) -> __m128i {
    // SAFETY: M
    unsafe { _mm_loadu_si128(cells.as_ptr().cast()) }
}

/// The top bit of every lane, sixteen in all.
#[inline]
#[target_feature(enable = "sse2")]
fn top_bits(lower: __m128i, upper: __m128i) -> u32 {
    _mm_movemask_epi8(_mm_packs_epi16(lower, upper)).cast_unsigned()
}
