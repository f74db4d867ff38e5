//! The interface of engines: [`Engine`], [`Query`], [`Limits`], [`Outcome`]. "No solution" and "limit reached" are
//! outcomes, not errors; a run that was cut short is never presented as an answer.

use crate::{Board, Cell, Grid, Limit, Puzzle, SymbolSet};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A question about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Any one solution.
    First,
    /// Whether there is none, one, or more: stops at the second solution.
    Unique,
    /// Solutions, up to a number of them.
    Solutions {
        /// The maximum number.
        at_most: u64,
    },
    /// The number of solutions, up to a bound. The solutions themselves need not be reported.
    Count {
        /// The maximum number.
        at_most: u64,
    },
    /// The candidates that occur in some solution.
    TrueCandidates,
}

impl Query {
    /// Every solution.
    pub const ALL: Query = Query::Solutions { at_most: u64::MAX };

    /// The number of solutions after which the search may stop.
    pub fn enough(self) -> u64 {
        match self {
            Query::First => 1,
            Query::Unique => 2,
            Query::Solutions { at_most } | Query::Count { at_most } => at_most,
            Query::TrueCandidates => u64::MAX,
        }
    }
}

/// When to give up.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// After this many nodes of the search.
    pub nodes: Option<u64>,
    /// Stop when this flag is set, for example by a timer or Ctrl-C.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Limits {
    /// No limits.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// Give up after this many nodes.
    pub fn nodes(n: u64) -> Limits {
        Limits { nodes: Some(n), ..Limits::default() }
    }

    /// Whether a search with this many nodes must give up.
    pub fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit) || self.is_stopped()
    }

    /// Whether the search was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Which of the limits ended a search that was not complete.
    pub(crate) fn which(&self) -> Limit {
        if self.is_stopped() || self.nodes.is_none() { Limit::Stopped } else { Limit::Nodes }
    }
}

/// What the search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Positions looked at: propagations to a fixpoint.
    pub nodes: u64,
    /// Decisions that were tried without being forced.
    pub guesses: u64,
    /// Positions found contradictory.
    pub conflicts: u64,
}

/// The answer to a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Solutions found. Exact if `complete`, else a lower bound.
    pub n_solutions: u64,
    /// Whether the query was answered in full: the search ended, or the query's own bound was met.
    pub complete: bool,
    /// What it took.
    pub stats: Stats,
    /// For [`Query::TrueCandidates`]: the candidates that stand in some solution.
    pub candidates: Option<Board>,
}

/// Why an engine cannot solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    kind: UnsupportedKind,
    message: String,
}

/// The kind of reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum UnsupportedKind {
    /// No engine has this name.
    NoSuchEngine,
    /// The engine is made for other kinds of puzzles.
    OtherPuzzle,
    /// The puzzle is too large for the engine.
    TooLarge,
}

impl Unsupported {
    /// A reason. The message is lowercase and has no full stop.
    pub fn new(kind: UnsupportedKind, message: impl Into<String>) -> Unsupported {
        Unsupported { kind, message: message.into() }
    }

    /// What sort of reason it is.
    pub fn kind(&self) -> UnsupportedKind {
        self.kind
    }
}

impl std::fmt::Display for Unsupported {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Unsupported {}

/// Receives solutions as they are found; `Break` ends the search.
pub type Sink<'a> = dyn FnMut(&Grid) -> ControlFlow<()> + 'a;

/// Something that answers queries about puzzles.
pub trait Engine: Sync {
    /// Permanent kebab-case id.
    fn id(&self) -> &'static str;

    /// What it is, in a line.
    fn title(&self) -> &'static str;

    /// Whether it can solve this puzzle, or why not.
    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported>;

    /// Answers a query. Solutions are passed to the sink in the engine's order, each once; an engine that counts
    /// without listing passes none.
    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome;

    /// The givens of a proper puzzle that follow from the others. A given is redundant if no solution of the rest has
    /// another symbol in its cell.
    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy;
}

/// The redundant givens, which can be removed one at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redundancy {
    /// Their cells.
    pub cells: Vec<Cell>,
    /// Whether every given was tested completely.
    pub complete: bool,
}

/// The first solutions of a puzzle, at most `n`, with the outcome.
pub fn solutions(engine: &dyn Engine, puzzle: &Puzzle, n: u64, limits: &Limits) -> (Vec<Grid>, Outcome) {
    let mut grids = Vec::new();
    let outcome = engine.run(puzzle, Query::Solutions { at_most: n }, limits, &mut |grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    });
    (grids, outcome)
}

/// The redundant givens of a proper puzzle, by a search for each given: how an engine answers that has no faster way.
pub fn redundant_givens_one_by_one(engine: &dyn Engine, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
    let mut redundancy = Redundancy { cells: Vec::new(), complete: true };
    let givens = &puzzle.spec().givens;
    for cell in puzzle.geometry().cells() {
        let Some(symbol) = givens[cell.idx()] else { continue };
        let mut fewer = givens.clone();
        fewer[cell.idx()] = None;
        let others = puzzle.symbols().all().minus(SymbolSet::only(symbol));
        let otherwise = puzzle.with_givens(fewer).restricted(cell, others);
        let outcome = engine.run(&otherwise, Query::First, limits, &mut |_| ControlFlow::Break(()));
        match (outcome.n_solutions, outcome.complete) {
            (0, true) => redundancy.cells.push(cell),
            (0, false) => redundancy.complete = false,
            _ => {}
        }
    }
    redundancy
}
