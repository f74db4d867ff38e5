//! The registry of engines, and the choice of one for a puzzle with the reason for it.

mod engines;

pub use engines::{AUTO, Choice, ENGINES, choose, choose_for_classic, engine};
