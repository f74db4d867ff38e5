//! Owns [`Inference`]: one sentence of the story that a trial tells.

use crate::layout::Cited;
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// One inference of a story. Stories are told in order; what is assumed inside an assumption lies one level deeper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// How many assumptions it rests on: 1 below the first.
    pub level: usize,
    /// What is said.
    pub claim: Claim,
    /// What it comes from.
    pub basis: Basis,
}

/// What an inference says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This candidate is true.
    True(Candidate),
    /// A cell holds one of these symbols.
    OneOf(Cell, SymbolSet),
    /// No symbol is left for a cell.
    NothingFor(Cell),
    /// No place is left in a house, as an index, for a symbol.
    NoPlaceFor(Symbol, usize),
    /// A constraint cannot be satisfied.
    Broken(Cited),
    /// The assumption fails.
    Fails(Candidate),
    /// All cases fail.
    EveryCaseFails,
}

/// What an inference comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// It is assumed.
    Assumed,
    /// Cells that hold the other symbols are seen: one candidate is left, or none.
    Seen,
    /// It is the last place in a house, as an index.
    LastPlace(usize),
    /// A constraint leaves nothing else.
    Rule(Cited),
    /// Two cells of a house, as an index, use up two symbols.
    Pair(usize, [Cell; 2]),
    /// All places of a symbol in the first house lie in the second.
    Overlap(usize, usize),
    /// The other cases failed.
    Refuted,
}
