//! The facade over the engines: chooses one for a puzzle and says why, and runs a stream of puzzles over threads
//! without changing its order.

pub mod bench;
mod engines;
mod pipeline;
pub mod survey;

pub use arau_nine as nine;
pub use engines::{AUTO, Choice, ENGINES, choose, engine};
pub use pipeline::{STACK_BYTES, ordered_map};
