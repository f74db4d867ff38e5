//! Owns what can be said of the givens of a puzzle: how many, in which pattern, where there are none, and which of
//! them could go.

mod emptiness;
mod redundant;
mod symmetry;

pub use emptiness::{EmptyRectangle, empty_groups, largest_empty_rectangle};
pub use redundant::{Redundancy, redundant_givens};
pub use symmetry::{Symmetry, symmetries_of_givens};
