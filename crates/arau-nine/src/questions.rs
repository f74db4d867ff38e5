//! Owns the questions that take several searches of one puzzle: which candidates stand in some solution, and which
//! givens could go.

use crate::batch::{Feed, MAX_LANES};
use crate::dispatch::{InstructionSet, run_batch};
use crate::position::{ALL_DIGITS, N_CELLS, Position, candidates_of};
use crate::search::{SolutionCount, Start, Task};
use crate::single::Solver;
use arau_core::Classic;
use arau_core::Stats;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The candidates that stand in some solution. Every solution that is found shows 81 of them; each other one is assumed
/// in turn.
pub fn true_candidates(
    set: InstructionSet,
    start: &Position,
    max_nodes: u64,
    stop: Option<&AtomicBool>,
) -> (Position, SolutionCount) {
    let mut seen = Position([0; N_CELLS]);
    let mut total = SolutionCount { complete: true, ..SolutionCount::default() };
    let mut open = *start;
    let mut solver = Solver::default();
    for cell in 0..N_CELLS {
        while open.0[cell] & !seen.0[cell] != 0 {
            if total.stats.nodes >= max_nodes {
                return (seen, SolutionCount { complete: false, ..total });
            }
            let unseen = open.0[cell] & !seen.0[cell];
            let candidate = unseen & unseen.wrapping_neg();
            let mut assumed = open;
            assumed.0[cell] = candidate;
            let max_nodes = max_nodes.saturating_sub(total.stats.nodes);
            let task = Task { start: Start::Position(&assumed), at_most: 1, max_nodes };
            let count = solver.solve(set, &task, stop, &mut |solution| {
                for (seen, digit) in seen.0.iter_mut().zip(solution) {
                    *seen |= candidates_of(*digit);
                }
                ControlFlow::Continue(())
            });
            add(&mut total.stats, &count.stats);
            total.n_solutions += count.n_solutions;
            match count {
                SolutionCount { n_solutions: 1.., .. } => {}
                // What is in no solution need not be looked at again.
                SolutionCount { complete: true, .. } => open.0[cell] &= !candidate,
                SolutionCount { .. } => return (seen, SolutionCount { complete: false, ..total }),
            }
        }
    }
    (seen, total)
}

/// The givens of proper puzzles that follow from the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redundant {
    /// Their cells, in order.
    pub cells: Vec<usize>,
    /// Whether every given was tried to the end.
    pub complete: bool,
}

/// The redundant givens of each of some proper puzzles. A given may go if no solution puts another digit into its cell.
/// All trials of all puzzles go side by side.
pub fn redundant_givens(
    set: InstructionSet,
    puzzles: &[Classic],
    max_nodes: u64,
    stop: Option<&AtomicBool>,
) -> Vec<Redundant> {
    let givens_of = |(i, puzzle): (usize, &Classic)| {
        let puzzle = *puzzle;
        (0..N_CELLS).filter(move |&cell| puzzle[cell] != 0).map(move |cell| (i, cell))
    };
    let mut trials = Trials {
        puzzles,
        left: puzzles.iter().enumerate().flat_map(givens_of),
        max_nodes,
        start: Position::EMPTY,
        under_way: [(0, 0); MAX_LANES],
        found: vec![Redundant { cells: Vec::new(), complete: true }; puzzles.len()],
    };
    run_batch(set, &mut trials, stop);
    let Trials { left, mut found, .. } = trials;
    // What a stop has left untried.
    for (i, _) in left {
        found[i].complete = false;
    }
    found.iter_mut().for_each(|redundant| redundant.cells.sort_unstable());
    found
}

/// Puzzles in which a given is forbidden, for one given after the other.
struct Trials<'a, I> {
    puzzles: &'a [Classic],
    /// Puzzle and cell of the givens that were not tried yet.
    left: I,
    max_nodes: u64,
    start: Position,
    /// Puzzle and cell of the given on trial in a lane.
    under_way: [(usize, usize); MAX_LANES],
    found: Vec<Redundant>,
}

impl<I: Iterator<Item = (usize, usize)>> Feed for Trials<'_, I> {
    #[inline]
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        let (i, cell) = self.left.next()?;
        self.under_way[lane] = (i, cell);
        self.start = Position::of_givens(&self.puzzles[i]);
        self.start.0[cell] ^= ALL_DIGITS;
        Some(Task { start: Start::Position(&self.start), at_most: 1, max_nodes: self.max_nodes })
    }

    #[inline]
    fn done(&mut self, lane: usize, count: SolutionCount) {
        let (i, cell) = self.under_way[lane];
        match (count.n_solutions, count.complete) {
            (0, true) => self.found[i].cells.push(cell),
            (0, false) => self.found[i].complete = false,
            _ => {}
        }
    }
}

fn add(total: &mut Stats, more: &Stats) {
    total.nodes += more.nodes;
    total.guesses += more.guesses;
    total.conflicts += more.conflicts;
}
