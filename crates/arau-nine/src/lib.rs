//! SIMD solvers for classic 9×9 puzzles: solving, proving uniqueness and counting.
//!
//! ```
//! use arau_core::Classic;
//! use arau_nine::{SearchOptions, solve_many};
//!
//! let puzzle: Classic =
//!     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..".parse()?;
//! let found = solve_many(&[puzzle], &SearchOptions::unique());
//! assert_eq!(found[0].count.n_solutions, 1);
//! assert!(found[0].solution.to_string().starts_with("162857493"));
//! # Ok::<(), arau_core::NotClassic>(())
//! ```
//!
//! Two engines share their logic (`boxes.rs`) and their choice of guesses (`choice.rs`), so they visit the same nodes:
//! [`single`] solves one puzzle at a time, with its nine boxes side by side in the lanes of a vector; [`batch`] solves
//! many, one puzzle per lane. Both use vectors of 16-bit lanes (`vector/`), implemented in plain Rust and for each
//! instruction set. [`InstructionSet`] selects the implementation at run time. No engine is generic over its caller:
//! each is compiled once per instruction set, here, and calls back once per puzzle or solution.
//!
//! [`Nine`] is the engine behind arau's common interface, and [`questions`] are those that take several searches of a
//! puzzle.

pub mod batch;
mod boards;
mod boxes;
mod choice;
mod classic;
mod dispatch;
mod engine;
mod many;
pub mod position;
pub mod questions;
pub mod search;
pub mod single;
mod vector;

pub use classic::givens_of;
pub use dispatch::{InstructionSet, run_batch};
pub use engine::Nine;
pub use many::{SearchOptions, SolveResult, count_many, solve_many, solve_many_into};
