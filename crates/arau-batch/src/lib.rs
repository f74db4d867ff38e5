//! Lists of puzzles. A [`Batch`] answers one question about each of many puzzles: classic ones are searched side by
//! side in the lanes of SIMD registers, all others one by one. Results are returned in the order of the list.
//!
//! ```
//! use arau_batch::{Batch, Item};
//! use arau_core::{Classic, Verdict};
//!
//! let etana = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
//! let items = [Item::from(etana.parse::<Classic>()?), Item::from(Classic::EMPTY)];
//! let verdicts: Vec<Verdict<()>> =
//!     Batch::new().run(&items).into_iter().map(|result| result.unwrap().verdict).collect();
//! assert!(matches!(verdicts[..], [Verdict::One(()), Verdict::Many(_)]));
//! # Ok::<(), arau_core::NotClassic>(())
//! ```

mod batch;
mod item;
#[cfg(feature = "threads")]
mod ordered;
mod redundancy;

pub use batch::{Batch, BatchResult, Workspace};
pub use item::{Item, Solution};
#[cfg(feature = "threads")]
pub use ordered::{STACK_BYTES, ordered_map};
