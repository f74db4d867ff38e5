//! The mathematics of Sudoku and its variants: every published number is recomputed, none is looked up.

#[cfg(test)]
mod chi_square;
pub mod clues;
pub mod counting;
pub mod estimates;
pub mod latin;
pub mod rectangles;
pub mod symmetry;
