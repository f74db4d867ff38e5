//! Many puzzles: answered together, over threads, in order.

mod ordered;

pub use ordered::{STACK_BYTES, ordered_map};
