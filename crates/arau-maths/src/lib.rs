//! The mathematics of Sudoku and of puzzles like it: every published number comes out of a run.

#[cfg(test)]
mod chi_square;
pub mod clues;
pub mod counting;
pub mod estimates;
pub mod latin;
pub mod rectangles;
pub mod symmetry;
