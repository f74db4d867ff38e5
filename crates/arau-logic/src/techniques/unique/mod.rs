//! Techniques that rest on the puzzle having one solution: cells that could exchange two symbols without touching
//! anything else must not come to hold just these, so something outside their pairs, a guardian, is true.
//!
//! ```text
//!  rectangles ─┬─▶ uniqueness_tests   four cells with one pair
//!              └─▶ avoidable          the same, partly placed
//!  loops ────────▶ six cells and more with one pair
//!  grave ────────▶ every open cell, each with its own pair
//!                        all of them say what follows by guardians
//! ```
//!
//! Only houses and sets without repeats may bear on the cells, and each of these must have every symbol of the pairs in
//! none or in two of the cells: on a board with diagonals or cages there are fewer patterns, never wrong ones.

mod avoidable;
mod grave;
mod guardians;
mod loops;
mod rectangles;
#[cfg(test)]
mod testing;
mod uniqueness_tests;

pub use avoidable::AvoidableRectangle;
pub use grave::{BivalueGrave, BivalueGravePlusOne};
pub use loops::UniqueLoop;
pub use uniqueness_tests::UniquenessTest;
