//! Eight lanes in safe Rust, four to a 64-bit word: what runs where there is no other twin. Arrays of lanes
//! are as fast where the compiler turns them into vector instructions, and several times slower where it does not.
//!
//! No operation carries from a lane into the next. Where a lane is said to be below 2¹⁵, its top bit is the room that
//! keeps a carry or a borrow at home.

use super::{EightLanes, Lanes, Twin};

const N: usize = 8;
const N_WORDS: usize = N / 4;

/// The lowest bit of each lane.
const ONES: u64 = 0x0001_0001_0001_0001;

/// The top bit of each lane.
const TOPS: u64 = ONES << 15;

/// The twin that runs everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

/// Eight lanes as two words; the first lane is the lowest, whatever the order of bytes in memory.
#[derive(Clone, Copy, Debug)]
pub struct Words([u64; N_WORDS]);

/// Word by word, as a plain loop.
macro_rules! each_word {
    ($left:expr, $right:expr, |$a:ident, $b:ident| $op:expr) => {{
        let mut words = [0; N_WORDS];
        for (i, word) in words.iter_mut().enumerate() {
            let ($a, $b) = ($left.0[i], $right.0[i]);
            *word = $op;
        }
        Words(words)
    }};
}

/// All bits but the top ones, in the lanes whose top bit is given.
#[inline(always)]
fn filled(tops: u64) -> u64 {
    tops - (tops >> 15)
}

/// The top bits of the lanes that are not 0; the lanes are below 2¹⁵.
#[inline(always)]
fn tops_of_nonzero(word: u64) -> u64 {
    (word + !TOPS) & TOPS
}

impl Twin for Portable {
    const N: usize = N;
    type Row = [u16; N];
    type Vector = Words;

    #[inline(always)]
    fn detect() -> Option<Portable> {
        Some(Portable)
    }

    #[inline(always)]
    fn row(value: u16) -> [u16; N] {
        [value; N]
    }

    #[inline(always)]
    fn load(self, row: &[u16; N]) -> Words {
        let mut words = [0; N_WORDS];
        for (word, lanes) in words.iter_mut().zip(row.as_chunks::<4>().0) {
            let [a, b, c, d] = *lanes;
            *word = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
        }
        Words(words)
    }

    #[inline(always)]
    fn splat(self, value: u16) -> Words {
        Words([u64::from(value) * ONES; N_WORDS])
    }
}

impl Lanes for Words {
    type Row = [u16; N];

    #[inline(always)]
    fn store(self, row: &mut [u16; N]) {
        for (lanes, word) in row.as_chunks_mut::<4>().0.iter_mut().zip(self.0) {
            *lanes = [word as u16, (word >> 16) as u16, (word >> 32) as u16, (word >> 48) as u16];
        }
    }

    #[inline(always)]
    fn and(self, other: Words) -> Words {
        each_word!(self, other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Words) -> Words {
        each_word!(self, other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Words) -> Words {
        each_word!(self, other, |a, b| a & !b)
    }

    #[inline(always)]
    fn xor(self, other: Words) -> Words {
        each_word!(self, other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn plus(self, other: Words) -> Words {
        each_word!(self, other, |a, b| a + b)
    }

    #[inline(always)]
    fn min(self, other: Words) -> Words {
        // A top bit that is put in stays where nothing must be borrowed from it.
        each_word!(self, other, |a, b| a ^ ((a ^ b) & filled(((a | TOPS) - b) & TOPS)))
    }

    #[inline(always)]
    fn or_else(self, superset: Words) -> Words {
        each_word!(self, superset, |a, b| a | (b & !filled(tops_of_nonzero(a))))
    }

    #[inline(always)]
    fn if_single(self) -> Words {
        each_word!(self, self, |a, b| a & !filled(tops_of_nonzero(a & ((b | TOPS) - ONES))))
    }

    #[inline(always)]
    fn eq_bits(self, other: Words) -> u32 {
        let mut bits = 0;
        for i in 0..N_WORDS {
            let differences = self.0[i] ^ other.0[i];
            let equal = !(tops_of_nonzero(differences & !TOPS) | differences) & TOPS;
            // The bits 15, 31, 47 and 63 come together as 60 to 63, by shifts of 45, 30, 15 and 0.
            let together = equal.wrapping_mul(1 | 1 << 15 | 1 << 30 | 1 << 45) >> 60;
            bits |= (together as u32) << (4 * i);
        }
        bits
    }
}

#[inline(always)]
fn next_in_word(word: u64) -> u64 {
    (word & 0xffff) << 32 | (word >> 16 & 0xffff_ffff)
}

#[inline(always)]
fn after_in_word(word: u64) -> u64 {
    (word & 0xffff_ffff) << 16 | (word >> 32 & 0xffff)
}

impl EightLanes for Words {
    #[inline(always)]
    fn next_in_fours(self) -> Words {
        Words([next_in_word(self.0[0]), next_in_word(self.0[1])])
    }

    #[inline(always)]
    fn after_in_fours(self) -> Words {
        Words([after_in_word(self.0[0]), after_in_word(self.0[1])])
    }

    #[inline(always)]
    fn upper_four_then_lower_four(self, other: Words) -> Words {
        Words([self.0[1], other.0[0]])
    }

    #[inline(always)]
    fn both_lower_fours(self, other: Words) -> Words {
        Words([self.0[0], other.0[0]])
    }

    #[inline(always)]
    fn eq_bits_of_two(these: [Words; 2], others: [Words; 2]) -> u32 {
        these[0].eq_bits(others[0]) | these[1].eq_bits(others[1]) << N
    }
}
