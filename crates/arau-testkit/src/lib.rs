//! What the tests of arau share, and nothing that a user of arau needs: the corpus loader, conformance cases with
//! known counts, the examples, random puzzles, good texts, and the comparison of engines with the oracle.

pub mod agreement;
pub mod arguments;
pub mod classic;
pub mod conformance;
pub mod corpus;
pub mod examples;
pub mod explanations;
pub mod own;
pub mod random;
pub mod random_source;
pub mod rows;
pub mod seeds;
mod skip;
pub mod texts;
pub mod trials;
pub mod wait;

use arau_core::{Faults, PuzzleSpec};
use arau_format::{ReadOptions, format};
pub use skip::skip;

/// The puzzle of an arau document.
pub fn read_document(document: &str) -> Result<PuzzleSpec, Faults> {
    let arau = format("arau").expect("the arau document is a format");
    arau.read(document, &ReadOptions::default())
}
