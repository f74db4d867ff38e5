//! Bit boards with AVX2: thirty-two cells a time, candidates 1 to 8 as bytes, whose top bits are moved out digit by digit.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use crate::boards::{Boards, FirstPair, N_PADDED, PaddedCells, candidates_of_pair};
use std::arch::x86_64::*;

/// The boards of one puzzle.
#[inline]
#[target_feature(enable = "avx2")]
pub fn boards(cells: &PaddedCells) -> Boards {
    // Of nine digits, then of pairs and of triples.
    let mut pieces = [[0u32; N_PADDED / 32]; 11];
    for (i, &[lower, upper]) in loaded(cells).as_chunks::<2>().0.iter().enumerate() {
        let (l1, u1) = (without_lowest(lower), without_lowest(upper));
        let (l2, u2) = (without_lowest(l1), without_lowest(u1));
        let (l3, u3) = (without_lowest(l2), without_lowest(u2));
        let at_most_one = top_bits(is_zero(l1), is_zero(u1));
        let at_most_two = top_bits(is_zero(l2), is_zero(u2));
        let at_most_three = top_bits(is_zero(l3), is_zero(u3));
        pieces[9][i] = at_most_two & !at_most_one;
        pieces[10][i] = at_most_three & !at_most_two;
        pieces[8][i] = top_bits(_mm256_slli_epi16::<7>(lower), _mm256_slli_epi16::<7>(upper));
        let low_byte = _mm256_set1_epi16(0xff);
        let bytes = _mm256_packus_epi16(_mm256_and_si256(lower, low_byte), _mm256_and_si256(upper, low_byte));
        let mut bytes = in_order(bytes);
        for digit in (0..8).rev() {
            pieces[digit][i] = _mm256_movemask_epi8(bytes).cast_unsigned();
            bytes = _mm256_add_epi8(bytes, bytes);
        }
    }
    let mut digits = [0; 16];
    for (digit, &piece) in digits.iter_mut().zip(&pieces[..9]) {
        *digit = joined(piece);
    }
    Boards { pairs: joined(pieces[9]), triples: joined(pieces[10]), digits }
}

/// The first cell with two candidates of one puzzle: most boards are not made for it.
///
/// There are no closures here: they would not know of the instructions.
#[inline]
#[target_feature(enable = "avx2")]
pub fn first_pair(cells: &PaddedCells) -> Option<FirstPair> {
    let vectors = loaded(cells);
    let mut is_pair = vectors;
    for v in &mut is_pair {
        let but_one = without_lowest(*v);
        *v = _mm256_andnot_si256(is_zero(but_one), is_zero(without_lowest(but_one)));
    }
    let pairs = board(is_pair);
    if pairs == 0 {
        return None;
    }
    let cell = pairs.trailing_zeros() as usize;
    let mut places = [0; 2];
    for (places, candidate) in places.iter_mut().zip(candidates_of_pair(cells.0[cell])) {
        let mut has_it = vectors;
        for v in &mut has_it {
            let candidate = _mm256_set1_epi16(candidate.cast_signed());
            *v = _mm256_cmpeq_epi16(_mm256_and_si256(*v, candidate), candidate);
        }
        *places = board(has_it);
    }
    Some(FirstPair { cell, pairs, places })
}

/// Vectors of the cells of one puzzle.
type Vectors = [__m256i; N_PADDED / 16];

#[inline]
#[target_feature(enable = "avx2")]
fn loaded(cells: &PaddedCells) -> Vectors {
    let mut vectors = [_mm256_setzero_si256(); N_PADDED / 16];
    for (v, cells) in vectors.iter_mut().zip(cells.0.as_chunks::<16>().0) {
        // SAFETY: M
        *v = unsafe { _mm256_loadu_si256(cells.as_ptr().cast()) };
    }
    vectors
}

/// The cells whose top bit is set.
#[inline]
#[target_feature(enable = "avx2")]
fn board([a, b, c, d, e, f]: Vectors) -> u128 {
    joined([top_bits(a, b), top_bits(c, d), top_bits(e, f)])
}

#[inline]
#[target_feature(enable = "avx2")]
fn is_zero(v: __m256i) -> __m256i {
    _mm256_cmpeq_epi16(v, _mm256_setzero_si256())
}

#[inline(always)]
fn joined([a, b, c]: [u32; 3]) -> u128 {
    u128::from(u64::from(a) | u64::from(b) << 32) | u128::from(c) << 64
}

#[inline]
#[target_feature(enable = "avx2")]
fn without_lowest(v: __m256i) -> __m256i {
    _mm256_and_si256(v, _mm256_add_epi16(v, _mm256_set1_epi16(-1)))
}

/// The top bit of every lane.
#[inline]
#[target_feature(enable = "avx2")]
fn top_bits(lower: __m256i, upper: __m256i) -> u32 {
    _mm256_movemask_epi8(in_order(_mm256_packs_epi16(lower, upper))).cast_unsigned()
}

/// Packing works on halves: this puts the quarters in order again.
#[inline]
#[target_feature(enable = "avx2")]
fn in_order(packed: __m256i) -> __m256i {
    _mm256_permute4x64_epi64::<0b11_01_10_00>(packed)
}
