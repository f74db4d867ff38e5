//! Describing the givens of a puzzle: how many there are, their pattern, where there are none, and which contradict
//! each other.

mod clash;
mod emptiness;
mod symmetry;

pub use clash::{Clash, clashes, clashes_among};
pub use emptiness::{EmptyRectangle, empty_groups, largest_empty_rectangle};
pub use symmetry::{BoardSymmetries, LastBoard, Symmetry, symmetries_of_givens};
