//! Owns the vectors of 16-bit lanes that the engines are written in. Each set of instructions has a twin: a type whose
//! value proves that the processor has the instructions ([`Twin`]), and the vectors that are made from it ([`Lanes`]).
//! The portable twin is safe Rust; the lanes of a vector never affect each other, so all twins compute the same.
//!
//! # What makes this safe
//!
//! An instruction that the processor lacks is undefined behaviour, so nothing may execute one before a check. Types carry
//! that duty, and no engine needs `unsafe`:
//!
//! 1. A twin has no public constructor but [`Twin::detect`], which asks the processor.
//! 2. A vector has no constructor but [`Twin::load`] and [`Twin::splat`], methods of a twin, and operations on vectors.
//! 3. Whoever holds a twin or a vector may therefore use its instructions: all other methods are safe.

#[cfg(target_arch = "aarch64")]
pub mod neon;
mod pair;
mod portable;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "x86_64")]
pub mod x86;

use crate::boards::{Boards, FirstPair, PaddedCells};
use arau_core::Classic;
pub use pair::Paired;
pub use portable::Portable;

/// Proof that this processor has a set of instructions, and the maker of vectors that use them.
pub trait Twin: Copy {
    /// The number of lanes of a vector, at most 32.
    const N: usize;

    /// A vector in memory.
    type Row: Copy + AsRef<[u16]> + AsMut<[u16]>;

    /// A vector in registers.
    type Vector: Lanes<Row = Self::Row>;

    /// The proof, if the processor has the instructions. The standard library remembers what it has asked the processor,
    /// so this costs next to nothing.
    fn detect() -> Option<Self>;

    /// A row with the same value in every lane.
    fn row(value: u16) -> Self::Row;

    /// A vector from memory.
    fn load(self, row: &Self::Row) -> Self::Vector;

    /// A vector with the same value in every lane.
    fn splat(self, value: u16) -> Self::Vector;

    /// The candidates of one puzzle, if there is a faster way to them than one by one.
    #[inline(always)]
    fn candidates(self, _givens: &Classic) -> Option<PaddedCells> {
        None
    }

    /// The boards of one puzzle.
    #[inline(always)]
    fn boards(self, cells: &PaddedCells) -> Boards {
        Boards::of(cells)
    }

    /// The first cell with two candidates of one puzzle.
    #[inline(always)]
    fn first_pair(self, cells: &PaddedCells) -> Option<FirstPair> {
        FirstPair::of(cells, &self.boards(cells))
    }
}

/// A vector of 16-bit lanes: a puzzle each in one engine, a box each in the other. Lanes hold sets of digits, which are
/// below 2⁹, and sums of them.
pub trait Lanes: Copy {
    /// The vector in memory.
    type Row;

    /// To memory.
    fn store(self, row: &mut Self::Row);

    /// Bits of both.
    fn and(self, other: Self) -> Self;

    /// Bits of either.
    fn or(self, other: Self) -> Self;

    /// Bits of this one that the other lacks.
    fn without(self, other: Self) -> Self;

    /// Bits of just one.
    fn xor(self, other: Self) -> Self;

    /// 0 in every lane.
    #[inline(always)]
    fn zero(self) -> Self {
        self.xor(self)
    }

    /// The sum of each lane; it must be below 2¹⁶.
    fn plus(self, other: Self) -> Self;

    /// The lesser of each lane; both must be below 2¹⁵.
    fn min(self, other: Self) -> Self;

    /// This one in lanes where it has a bit, else the other, of which it must be a subset; both must be below 2¹⁵.
    fn or_else(self, superset: Self) -> Self;

    /// The lanes that have at most one bit; 0 in the others. All must be below 2¹⁵.
    fn if_single(self) -> Self;

    /// A bit per lane: whether the two are equal.
    fn eq_bits(self, other: Self) -> u32;
}

/// Sixteen lanes, of which nine are the boxes of one puzzle: lane `4 * band + stack`.
pub trait BoxLanes: Lanes<Row = [u16; 16]> {
    /// The lanes that are boxes.
    const BOXES: u32 = 0b0000_0111_0111_0111;

    /// Every box gets what the next one of its band has.
    fn next_in_band(self) -> Self;

    /// Every box gets what the one after the next of its band has.
    fn after_in_band(self) -> Self;

    /// Every box gets what the next one of its stack has.
    fn next_in_stack(self) -> Self;

    /// Every box gets what the one after the next of its stack has.
    fn after_in_stack(self) -> Self;
}

/// A twin whose vectors hold the boxes of one puzzle.
pub trait BoxTwin: Twin<Row = [u16; 16], Vector: BoxLanes> {}

impl<T: Twin<Row = [u16; 16], Vector: BoxLanes>> BoxTwin for T {}

/// Eight lanes in two groups of four, of which a [`Paired`] twin makes [`BoxLanes`].
pub trait EightLanes: Lanes<Row = [u16; 8]> {
    /// In each group of four lanes, the first three get what the next of the three has.
    fn next_in_fours(self) -> Self;

    /// In each group of four lanes, the first three get what the one after the next of the three has.
    fn after_in_fours(self) -> Self;

    /// The upper four lanes of this one, then the lower four of the other.
    fn upper_four_then_lower_four(self, other: Self) -> Self;

    /// The lower four lanes of this one, then the lower four of the other.
    fn both_lower_fours(self, other: Self) -> Self;

    /// A bit per lane of two vectors, as if they were one.
    fn eq_bits_of_two(these: [Self; 2], others: [Self; 2]) -> u32;
}
