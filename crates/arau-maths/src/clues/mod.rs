//! Givens: which cells of a grid must be given, and every puzzle with this many givens that a grid has.
//!
//! A puzzle for a grid meets every unavoidable set (`unavoidable.rs`). Its givens lie in three bands, one of which has at most a
//! third of them. So all choices for such a band come first: few enough to be listed, since they meet the unavoidable
//! sets within the band. The band being settled, sets that reach into a second band and are not met yet become sets
//! within the second, which has at most half of what is left, and then within the third (`search.rs`). Each step is a search
//! for hitting sets in 27 cells (`hitting.rs`). Sets are found as needed: where a choice meets all that are known, the engine
//! for 9×9 puzzles is asked; it shows a puzzle or one more unavoidable set.
//!
//! Puzzles with few givens on any grid, of variants too, are hunted in `hunt/`, and those with few signs between cages in
//! `signs/`. That magic puzzles take seven givens is proved in `magic.rs`.

mod attempts;
pub mod bands;
mod hitting;
pub mod hunt;
pub mod magic;
pub mod minimal;
mod search;
mod sets;
pub mod signs;
pub mod unavoidable;
mod worker;

pub use search::{Effort, Nobody, Search, Watcher};
