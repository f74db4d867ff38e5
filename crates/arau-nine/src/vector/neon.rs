//! The twin for 64-bit ARM: eight lanes of NEON.
//!
//! Every `unsafe` block of this file is sound for one of two reasons, named by a letter:
//!
//! - **I**: the processor has the instruction, since NEON is part of 64-bit ARM.
//! - **M**: besides I, the pointer comes from a reference to exactly as many bytes as are read or written, and the
//!   instruction asks for no more than their alignment.
#![allow(unsafe_code)]

use super::{EightLanes, Lanes, Twin};
use crate::boards::{Boards, N_PADDED, PaddedCells};
use std::arch::aarch64::*;

/// The twin, which every 64-bit ARM processor has.
#[derive(Clone, Copy, Debug)]
pub struct Neon;

/// Eight lanes.
#[derive(Clone, Copy, Debug)]
pub struct NeonLanes(uint16x8_t);

/// A bit per lane, to tell lanes apart in a sum.
const BIT_OF_LANE: [u16; 16] = {
    let mut bits = [0; 16];
    let mut lane = 0;
    while lane < 16 {
        bits[lane] = 1 << lane;
        lane += 1;
    }
    bits
};

/// Bytes that [`NeonLanes::next_in_fours`] takes its lanes from.
const NEXT: [u8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];

/// Bytes that [`NeonLanes::after_in_fours`] takes its lanes from.
const AFTER: [u8; 16] = [4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15];

impl Twin for Neon {
    const N: usize = 8;
    type Row = [u16; 8];
    type Vector = NeonLanes;

    #[inline(always)]
    fn detect() -> Option<Neon> {
        Some(Neon)
    }

    #[inline(always)]
    fn row(value: u16) -> [u16; 8] {
        [value; 8]
    }

    #[inline(always)]
    fn load(self, row: &[u16; 8]) -> NeonLanes {
        // SAFETY: M
        NeonLanes(unsafe { vld1q_u16(row.as_ptr()) })
    }

    #[inline(always)]
    fn splat(self, value: u16) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vdupq_n_u16(value) })
    }

    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        boards(cells)
    }
}

impl NeonLanes {
    #[inline(always)]
    fn bytes_from(self, places: &[u8; 16]) -> NeonLanes {
        // SAFETY: M
        unsafe {
            NeonLanes(vreinterpretq_u16_u8(vqtbl1q_u8(
                vreinterpretq_u8_u16(self.0),
                vld1q_u8(places.as_ptr()),
            )))
        }
    }

    /// In lanes that are equal, the bits of the third; 0 in the others.
    #[inline(always)]
    fn if_equal(self, other: NeonLanes, bits: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vandq_u16(vceqq_u16(self.0, other.0), bits.0) })
    }

    #[inline(always)]
    fn sum_of_lanes(self) -> u32 {
        // SAFETY: I
        u32::from(unsafe { vaddvq_u16(self.0) })
    }
}

impl Lanes for NeonLanes {
    type Row = [u16; 8];

    #[inline(always)]
    fn store(self, row: &mut [u16; 8]) {
        // SAFETY: M
        unsafe { vst1q_u16(row.as_mut_ptr(), self.0) }
    }

    #[inline(always)]
    fn and(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vandq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vorrq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vbicq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { veorq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn plus(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vaddq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vminq_u16(self.0, other.0) })
    }

    #[inline(always)]
    fn or_else(self, superset: NeonLanes) -> NeonLanes {
        // SAFETY: I
        unsafe {
            let all_if_empty = vceqzq_u16(self.0);
            NeonLanes(vandq_u16(superset.0, vorrq_u16(self.0, all_if_empty)))
        }
    }

    #[inline(always)]
    fn if_single(self) -> NeonLanes {
        // SAFETY: I
        unsafe {
            let has_more = vtstq_u16(self.0, vaddq_u16(self.0, vdupq_n_u16(u16::MAX)));
            NeonLanes(vbicq_u16(self.0, has_more))
        }
    }

    #[inline(always)]
    fn eq_bits(self, other: NeonLanes) -> u32 {
        let (bits, _) = BIT_OF_LANE.as_chunks::<8>();
        self.if_equal(other, Neon.load(&bits[0])).sum_of_lanes()
    }
}

impl EightLanes for NeonLanes {
    #[inline(always)]
    fn next_in_fours(self) -> NeonLanes {
        self.bytes_from(&NEXT)
    }

    #[inline(always)]
    fn after_in_fours(self) -> NeonLanes {
        self.bytes_from(&AFTER)
    }

    #[inline(always)]
    fn upper_four_then_lower_four(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vextq_u16::<4>(self.0, other.0) })
    }

    #[inline(always)]
    fn both_lower_fours(self, other: NeonLanes) -> NeonLanes {
        // SAFETY: I
        NeonLanes(unsafe { vcombine_u16(vget_low_u16(self.0), vget_low_u16(other.0)) })
    }

    #[inline(always)]
    fn eq_bits_of_two(these: [NeonLanes; 2], others: [NeonLanes; 2]) -> u32 {
        let (bits, _) = BIT_OF_LANE.as_chunks::<8>();
        let lower = these[0].if_equal(others[0], Neon.load(&bits[0]));
        let upper = these[1].if_equal(others[1], Neon.load(&bits[1]));
        lower.or(upper).sum_of_lanes()
    }
}

/// Sixteen cells, a byte each.
const N_PIECES: usize = N_PADDED / 16;

/// A bit per byte of eight.
const BIT_OF_BYTE: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];

/// The boards of one puzzle.
#[inline(always)]
fn boards(cells: &PaddedCells) -> Boards {
    // SAFETY: M
    unsafe {
        let zero = vdupq_n_u8(0);
        let mut low_bytes = [zero; N_PIECES];
        let mut high_bytes = [zero; N_PIECES];
        let mut counts = [zero; N_PIECES];
        for (i, cells) in cells.0.as_chunks::<16>().0.iter().enumerate() {
            let (lower, upper) = cells.split_at(8);
            let lower = vreinterpretq_u8_u16(vld1q_u16(lower.as_ptr()));
            let upper = vreinterpretq_u8_u16(vld1q_u16(upper.as_ptr()));
            low_bytes[i] = vuzp1q_u8(lower, upper);
            high_bytes[i] = vuzp2q_u8(lower, upper);
            counts[i] = vaddq_u8(vcntq_u8(low_bytes[i]), high_bytes[i]);
        }
        let mut boards = Boards {
            pairs: board_of_equal(&counts, 2),
            triples: board_of_equal(&counts, 3),
            digits: [0; 16],
        };
        for digit in 0..8 {
            let mut has_digit = [zero; N_PIECES];
            for i in 0..N_PIECES {
                has_digit[i] = vtstq_u8(low_bytes[i], vdupq_n_u8(1 << digit));
            }
            boards.digits[digit] = board(&has_digit);
        }
        boards.digits[8] = board_of_equal(&high_bytes, 1);
        boards
    }
}

/// The cells whose byte is a value.
#[inline(always)]
fn board_of_equal(bytes: &[uint8x16_t; N_PIECES], value: u8) -> u128 {
    // SAFETY: I
    unsafe {
        let mut is_equal = *bytes;
        for it in &mut is_equal {
            *it = vceqq_u8(*it, vdupq_n_u8(value));
        }
        board(&is_equal)
    }
}

/// A bit per byte, of bytes that are all ones or all zeros: neighbours are added up until eight of them are a byte.
#[inline(always)]
fn board(bytes: &[uint8x16_t; N_PIECES]) -> u128 {
    // SAFETY: M
    unsafe {
        let bit_of_byte = vld1q_u8(BIT_OF_BYTE.as_ptr());
        let mut bits = *bytes;
        for it in &mut bits {
            *it = vandq_u8(*it, bit_of_byte);
        }
        let [a, b, c, d, e, f] = bits;
        let rest = vdupq_n_u8(0);
        let abcd = vpaddq_u8(vpaddq_u8(a, b), vpaddq_u8(c, d));
        let ef = vpaddq_u8(vpaddq_u8(e, f), rest);
        let halves = vreinterpretq_u64_u8(vpaddq_u8(abcd, ef));
        u128::from(vgetq_lane_u64::<0>(halves)) | u128::from(vgetq_lane_u64::<1>(halves)) << 64
    }
}
