//! Owns what can be said of the givens of a puzzle: how many, in which pattern, where there are none, which of them
//! contradict each other and which could go.

mod clash;
mod emptiness;
mod redundant;
mod symmetry;

pub use clash::{Clash, clashes};
pub use emptiness::{EmptyRectangle, empty_groups, largest_empty_rectangle};
pub use redundant::{Redundancy, redundant_givens};
pub use symmetry::{Symmetry, symmetries_of_givens};
