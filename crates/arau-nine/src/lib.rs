//! Classic 9×9 puzzles in vector registers: solving, proofs of uniqueness, counting, and puzzles of its own making.
//!
//! Two engines share their logic (`boxes.rs`) and their choice of guesses (`choice.rs`), so that they visit the same
//! nodes: [`single`] looks at one puzzle at a time, its nine boxes side by side in the lanes of a vector; [`batch`] looks
//! at many, a puzzle per lane. Both are written over vectors of 16-bit lanes (`vector/`) that have a twin in plain Rust
//! and one for each instruction set; [`InstructionSet`] chooses among them when the program runs.
//!
//! ```
//! use arau_nine::position::{characters_of, parse_line};
//! use arau_nine::{Ask, solve_many};
//!
//! let line = b"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
//! let found = solve_many(&[Classic::from_line(line).unwrap()], &Ask::unique());
//! assert_eq!(found[0].answer.n_solutions, 1);
//! assert!(characters_of(&found[0].solution).starts_with(b"162857493"));
//! ```
//!
//! [`Nine`] is the engine as the rest of arau asks it, [`questions`] are those that take several searches of a puzzle, and
//! [`generate`] makes random minimal puzzles.

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
pub use many::{Ask, Found, count_many, solve_many};
