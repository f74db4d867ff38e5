//! Random minimal puzzles.

mod dice;
pub mod grid;
pub use dice::Dice;
