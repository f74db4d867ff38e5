//! Candidates of givens with AVX2: sixteen cells a time, whose low and high bytes are looked up in tables that are registers.
//!
//! The letters that make `unsafe` blocks safe are explained in `mod.rs`.
#![allow(unsafe_code)]

use crate::boards::PaddedCells;
use crate::position::{CANDIDATES_OF, N_CELLS, candidates_of};
use arau_core::Classic;
use std::arch::x86_64::*;

/// The candidates of one puzzle.
#[inline(always)]
pub fn candidates(givens: &Classic) -> PaddedCells {
    let mut padded = PaddedCells::EMPTY;
    for (givens, cells) in givens.as_chunks::<16>().0.iter().zip(padded.0.as_chunks_mut::<16>().0) {
        let (lower, upper) = cells.split_at_mut(8);
        // SAFETY: M
        unsafe {
            // Of more than a digit the lowest bits count, as everywhere.
            let givens = _mm_and_si128(_mm_loadu_si128(givens.as_ptr().cast()), _mm_set1_epi8(15));
            let low_bytes = _mm_shuffle_epi8(_mm_loadu_si128(LOW_BYTES.as_ptr().cast()), givens);
            let high_bytes = _mm_shuffle_epi8(_mm_loadu_si128(HIGH_BYTES.as_ptr().cast()), givens);
            _mm_storeu_si128(lower.as_mut_ptr().cast(), _mm_unpacklo_epi8(low_bytes, high_bytes));
            _mm_storeu_si128(upper.as_mut_ptr().cast(), _mm_unpackhi_epi8(low_bytes, high_bytes));
        }
    }
    // The last cell is in no chunk of sixteen.
    padded.0[N_CELLS - 1] = candidates_of(givens[N_CELLS - 1]);
    padded
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
