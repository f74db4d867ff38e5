//! Makes puzzles from a seed: [`classic`] random minimal 9×9 puzzles, tens of thousands a second, and [`recipes`] puzzles
//! of every variant.
//!
//! A recipe is a document without givens and a function that adds marks. Its puzzle comes about in five steps: fill the
//! board at random, derive marks from that solution so that they hold, remove givens as long as the solution stays the
//! only one, remove marks that are not needed, and then add givens where a person would get stuck.

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
