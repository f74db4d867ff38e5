//! A laboratory for Sudoku and its variants: solve, explain, rate, check, count and convert puzzles of every kind.
//!
//! ```
//! use arau::{Puzzle, Verdict, rules::KillerCage};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/killer.toml");
//! let puzzle: Puzzle = std::fs::read_to_string(file)?.parse()?; // any format, or Puzzle::read(text, format)
//! match puzzle.solve() {
//!     Verdict::One(grid) => println!("{grid}"),
//!     Verdict::Many(grids) => println!("at least two: {} and {}", grids[0], grids[1]),
//!     Verdict::None => println!("no solution"),
//!     Verdict::Unknown(unknown) => println!("not known: {:?}", unknown.limit),
//! }
//! for step in puzzle.explain() {
//!     println!("{step}");
//! }
//! println!("difficulty {}", puzzle.rate()?.difficulty.unwrap());
//!
//! let puzzle = Puzzle::builder()
//!     .grid(9)
//!     .givens("1........ 9........ ......... ......... ......... ......... ......... ......... .........")
//!     .rule(KillerCage::new("r1c2 r1c3", 13))
//!     .rule("anti-knight")
//!     .build()?;
//! assert!(matches!(puzzle.solve(), Verdict::Many(_)));
//! # Ok(())
//! # }
//! ```
//!
//! # Verbs
//!
//! | to | call |
//! |---|---|
//! | read and write any format | [`str::parse`], [`Puzzle::read`], [`Puzzle::write`] |
//! | write a puzzle in Rust | [`Puzzle::builder`], [`rules`] |
//! | solve, with proof of *no / one / many* | [`Puzzle::solve`], [`Puzzle::solutions`] |
//! | count solutions | [`Puzzle::count`] |
//! | find the true candidates | [`Puzzle::candidates`] |
//! | solve as a person would | [`Puzzle::explain`], [`Puzzle::hint`]; [`Explainer`] for other languages and techniques |
//! | rate the difficulty | [`Puzzle::rate`] |
//! | check a puzzle or a grid | [`Puzzle::check`] |
//! | find a player's mistake, and why it is one | [`Puzzle::mistake`], [`Explainer::why_wrong`] |
//! | find the clues that clash, or the cells that are ambiguous | [`Puzzle::why_not`] |
//! | find redundant clues | [`Puzzle::redundant_clues`] |
//! | find the canonical form | [`Puzzle::canonical`] |
//! | process a long list | [`batch::Batch`] |
//! | list rules, variants, techniques, formats and engines | [`registry`] |
//!
//! Methods that may take long have a variant with [`Limits`], such as [`Puzzle::solve_within`]. A run that hit a limit
//! always says so and is never presented as an answer.
//!
//! # Features
//!
//! The default library has no threads, files, processes or clocks, and compiles to `wasm32-unknown-unknown`.
//!
//! | feature | adds |
//! |---|---|
//! | `model` | 0-1 programs, clauses, spreadsheets and certificates; real solvers; the engines `ilp` and `sat` |
//! | `maths` | counting grids, symmetry groups, searches for puzzles with few givens, in parallel |
//! | `make` | random puzzles from a seed |
//! | `threads` | processing lists in parallel, with results in order |

#[macro_use]
mod typed_rules;

mod argument_json;
mod builder;
mod check;
mod draft;
mod explain;
mod grid;
mod impossible;
pub mod json;
pub mod mistakes;
mod puzzle;
mod rate;
pub mod registry;
pub mod rules;
pub mod survey;

pub use arau_batch as batch;
pub use arau_canon as canon;
pub use arau_core as core;
pub use arau_core::{
    Board, Candidate, Cell, Classic, Fault, Faults, Limit, Limits, Symbol, Symbols, Unknown, Verdict,
};
pub use arau_format as format;
pub use arau_logic as logic;
#[cfg(feature = "make")]
pub use arau_make as make;
#[cfg(feature = "maths")]
pub use arau_maths as maths;
#[cfg(feature = "model")]
pub use arau_model as model;
#[cfg(any(feature = "make", feature = "maths"))]
pub use arau_random as random;

pub use builder::PuzzleBuilder;
pub use check::{Breach, Examination, PuzzleReport, Solved, examine, is_solution};
pub use draft::{CellList, RuleDraft};
pub use explain::{
    AllSteps, Detail, Explainer, Explanation, Hint, Progress, Step, StepSearch, Techniques, Teller,
};
pub use grid::Grid;
pub use impossible::ImpossibleClue;
pub use puzzle::{Count, Puzzle};
pub use rate::{MAX_GUESS_LEVEL, NotRated, Rating, Scale};

/// The error for a board that is too large for human-style solving.
pub(crate) fn too_large() -> String {
    format!("boards of more than {} cells are not supported here", logic::Reasoner::MAX_CELLS)
}
