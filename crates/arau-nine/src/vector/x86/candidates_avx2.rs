//! Candidates of givens with AVX2: sixteen cells a time, whose low and high bytes are looked up in tables that are registers.
//!
//! The letters that make `unsafe` blocks sound are explained in `mod.rs`.
#![allow(unsafe_code)]

use crate::boards::PaddedCells;
use crate::position::{CANDIDATES_OF, N_CELLS, candidates_of};
use arau_core::Classic;
use std::arch::x86_64::*;

/// The candidates of one puzzle.
#[inline]
#[target_feature(enable = "avx2")]
pub fn candidates(givens: &Classic) -> PaddedCells {
    let mut padded = PaddedCells::EMPTY;
    let halves = padded.0.as_chunks_mut::<8>().0.as_chunks_mut::<2>().0;
    for (givens, [lower, upper]) in givens.as_chunks().0.iter().zip(halves) {
        // Of more than a digit the lowest bits count, as everywhere.
        let givens = _mm_and_si128(load(givens), _mm_set1_epi8(15));
        let low_bytes = _mm_shuffle_epi8(load(&LOW_BYTES), givens);
        let high_bytes = _mm_shuffle_epi8(load(&HIGH_BYTES), givens);
        store(_mm_unpacklo_epi8(low_bytes, high_bytes), lower);
        store(_mm_unpackhi_epi8(low_bytes, high_bytes), upper);
    }
    // The last cell is in no chunk of sixteen.
    padded.0[N_CELLS - 1] = candidates_of(givens[N_CELLS - 1]);
    padded
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: M
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(vector: __m128i, cells: &mut [u16; 8]) {
    // SAFETY: M
    unsafe { _mm_storeu_si128(cells.as_mut_ptr().cast(), vector) }
}

static LOW_BYTES: [u8; 16] = bytes(0);
static HIGH_BYTES: [u8; 16] = bytes(1);

const fn bytes(which: usize) -> [u8; 16] {
    let mut bytes = [0; 16];
    let mut given = 0;
    while given < 16 {
        bytes[given] = CANDIDATES_OF[given].to_le_bytes()[which];
        given += 1;
    }
    bytes
}
