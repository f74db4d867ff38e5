//! The classic 9×9 engines: many puzzles side by side in vector registers, or one at a time.

pub mod batch;
mod boards;
mod boxes;
mod classic;
mod dispatch;
mod engine;
pub mod generate;
mod many;
mod permute;
pub mod position;
pub mod questions;
pub mod search;
pub mod single;
mod vector;

pub use classic::givens_of;
pub use dispatch::{InstructionSet, run_batch};
pub use engine::Nine;
pub use many::{Ask, Found, List, solve_list, solve_many};
pub use permute::permuted;
