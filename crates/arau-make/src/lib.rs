//! Generates puzzles from a seed: [`classic`] generates random minimal 9×9 puzzles, tens of thousands per second, and
//! [`recipes`] puzzles of every variant.
//!
//! A recipe is a document without givens and a function that adds marks. A puzzle is made in five steps: fill the board
//! at random, derive marks that are true of that solution, remove givens as long as the solution stays unique, remove
//! marks that are not needed, and add givens where a person would get stuck.

mod cages;
pub mod classic;
mod dig;
mod draft;
mod ease;
mod fill;
mod lines;
mod recipe;
pub mod recipes;

pub use ease::ease;
