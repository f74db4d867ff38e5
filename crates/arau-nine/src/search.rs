//! Owns the task of a search and its result, for both engines.

use arau_core::Classic;

use crate::position::Position;
use arau_core::Stats;
use std::ops::ControlFlow;

/// What is to be found out.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The puzzle.
    pub start: Start<'a>,
    /// Stop after this many solutions; at least one.
    pub at_most: u64,
    /// Give up after this many nodes.
    pub max_nodes: u64,
}

impl Task<'_> {
    pub(crate) fn bounds(&self) -> Bounds {
        Bounds { at_most: self.at_most, max_nodes: self.max_nodes }
    }
}

/// What is done with each solution; `Break` ends the search.
pub type Sink<'a> = dyn FnMut(&Classic) -> ControlFlow<()> + 'a;

/// When a search may end early.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Stop after this many solutions.
    pub at_most: u64,
    /// Give up after this many nodes.
    pub max_nodes: u64,
}

/// Where the search of a puzzle starts.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// The givens.
    Givens(&'a Classic),
    /// Candidates, such as pencil marks.
    Position(&'a Position),
}

impl Start<'_> {
    /// What is known at the start.
    #[inline(always)]
    pub(crate) fn position(self) -> Position {
        match self {
            Start::Givens(givens) => Position::of_givens(givens),
            Start::Position(position) => position.masked(),
        }
    }
}

/// What was found out about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SolutionCount {
    /// Solutions found.
    pub n_solutions: u64,
    /// Whether the search ended or met the task's number, rather than giving up.
    pub complete: bool,
    /// What it took.
    pub stats: Stats,
}
