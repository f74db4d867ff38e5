//! The registry of engines, and choosing one for a puzzle, with the reason.

mod engines;

pub use engines::{AUTO, Choice, ENGINES, choose, choose_for_classic, engine};
