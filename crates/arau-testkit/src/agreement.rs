//! Owns the comparison of every engine with the oracle on one puzzle.

use arau_check::{brute_force, is_solution};
use arau_core::{Board, Engine, Grid, Limits, Puzzle, PuzzleSpec, Query, SymbolSet, solutions};
use arau_solve::ENGINES;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::ControlFlow;

/// How far a comparison goes.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Stop after this many solutions.
    pub at_most: u64,
    /// Let the oracle fill this many cells.
    pub max_tries: u64,
    /// Let an engine that only teaches take this many nodes.
    pub max_nodes: u64,
    /// Let the 0-1 program take this many nodes, each of which may be a linear program.
    pub max_ilp_nodes: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { at_most: 3000, max_tries: 300_000, max_nodes: 300_000, max_ilp_nodes: 300 }
    }
}

/// What came of a comparison that found no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// Every engine gives this number of solutions (or at least this, at the bound).
    Count(u64),
    /// The oracle would take too long.
    TooLong,
    /// The rules themselves refuse these arguments.
    Refused,
}

/// What an engine answers otherwise than the oracle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    engine: &'static str,
    what: String,
}

impl Difference {
    /// The id of the engine.
    pub fn engine(&self) -> &'static str {
        self.engine
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.engine, self.what)
    }
}

impl std::error::Error for Difference {}

/// Compares every engine with the oracle on a puzzle.
pub fn compare(spec: &PuzzleSpec, effort: Effort) -> Result<Agreement, Difference> {
    let Ok(puzzle) = spec.clone().build() else { return Ok(Agreement::Refused) };
    let Some(expected) = brute_force(spec, effort.at_most, effort.max_tries) else {
        return Ok(Agreement::TooLong);
    };
    for engine in ENGINES.iter().filter(|engine| engine.supports(&puzzle).is_ok()) {
        let found = compare_engine(*engine, &puzzle, &expected, effort);
        found.map_err(|what| Difference { engine: engine.id(), what })?;
    }
    Ok(Agreement::Count(expected.len() as u64))
}

fn compare_engine(
    engine: &dyn Engine,
    puzzle: &Puzzle,
    expected: &[Grid],
    effort: Effort,
) -> Result<(), String> {
    let limits = match engine.id() {
        "recursive" => Limits::nodes(effort.max_nodes),
        "ilp" => Limits::nodes(effort.max_ilp_nodes),
        _ => Limits::none(),
    };
    let all_found = (expected.len() as u64) < effort.at_most;
    let (grids, outcome) = solutions(engine, puzzle, effort.at_most, &limits);
    if !outcome.complete && limits.reached(outcome.stats.nodes) {
        return Ok(());
    }
    check(outcome.complete, || "gave up before its limit".into())?;
    let n_grids = grids.len() as u64;
    check(outcome.n_solutions == n_grids, || format!("counts {} but gives {n_grids}", outcome.n_solutions))?;
    if let Some(wrong) = grids.iter().find(|grid| !is_solution(puzzle.spec(), &grid.0)) {
        return Err(format!("gives {}, which breaks a rule", wrong.text(puzzle.symbols())));
    }
    let distinct: BTreeSet<&Grid> = grids.iter().collect();
    check(distinct.len() == grids.len(), || "gives a grid twice".into())?;
    if let Some(lost) = expected.iter().find(|grid| all_found && !distinct.contains(grid)) {
        return Err(format!("misses {}", lost.text(puzzle.symbols())));
    }
    check(grids.len() == expected.len(), || format!("finds {n_grids}, the oracle {}", expected.len()))?;
    compare_queries(engine, puzzle, expected, all_found, &limits)
}

/// The other queries must tell the same story.
fn compare_queries(
    engine: &dyn Engine,
    puzzle: &Puzzle,
    expected: &[Grid],
    all_found: bool,
    limits: &Limits,
) -> Result<(), String> {
    for query in [Query::First, Query::Unique] {
        let outcome = engine.run(puzzle, query, limits, &mut |_| ControlFlow::Continue(()));
        let enough = (expected.len() as u64).min(query.enough());
        check(!outcome.complete || outcome.n_solutions == enough, || {
            format!("{query:?} finds {} instead of {enough}", outcome.n_solutions)
        })?;
    }
    if all_found {
        let everything = Query::Count { at_most: u64::MAX };
        let outcome = engine.run(puzzle, everything, limits, &mut |_| ControlFlow::Continue(()));
        check(!outcome.complete || outcome.n_solutions == expected.len() as u64, || {
            format!("counts {} instead of {}", outcome.n_solutions, expected.len())
        })?;
        let outcome = engine.run(puzzle, Query::TrueCandidates, limits, &mut |_| ControlFlow::Continue(()));
        let union = union(puzzle.n_cells(), expected);
        check(!outcome.complete || outcome.candidates.as_ref() == Some(&union), || {
            format!("true candidates {:?} instead of {union:?}", outcome.candidates)
        })?;
    }
    Ok(())
}

fn union(n_cells: usize, grids: &[Grid]) -> Board {
    let mut cells = vec![SymbolSet::EMPTY; n_cells];
    for grid in grids {
        for (set, &symbol) in cells.iter_mut().zip(&grid.0) {
            set.insert(symbol);
        }
    }
    Board { cells }
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
