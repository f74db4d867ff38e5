//! Owns the questions that take several searches of one puzzle: which candidates stand in some solution, and which
//! givens could go.

use crate::batch::{Feed, MAX_LANES};
use crate::dispatch::{InstructionSet, run_batch};
use crate::position::{ALL_DIGITS, N_CELLS, Position};
use crate::search::{Answer, Start, Task};
use crate::single::Solver;
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
) -> (Position, Answer) {
    let mut seen = Position([0; N_CELLS]);
    let mut total = Answer { complete: true, ..Answer::default() };
    let mut open = *start;
    let mut solver = Solver::default();
    for cell in 0..N_CELLS {
        while open.0[cell] & !seen.0[cell] != 0 {
            let unseen = open.0[cell] & !seen.0[cell];
            let candidate = unseen & unseen.wrapping_neg();
            let mut assumed = open;
            assumed.0[cell] = candidate;
            let max_nodes = max_nodes.saturating_sub(total.stats.nodes);
            let task = Task { start: Start::Position(&assumed), at_most: 1, max_nodes };
            let answer = solver.solve(set, &task, stop, |solution| {
                for (seen, digit) in seen.0.iter_mut().zip(solution.0) {
                    *seen |= digit;
                }
                ControlFlow::Continue(())
            });
            add(&mut total.stats, &answer.stats);
            total.n_solutions += answer.n_solutions;
            match answer {
                Answer { n_solutions: 1.., .. } => {}
                // What is in no solution need not be looked at again.
                Answer { complete: true, .. } => open.0[cell] &= !candidate,
                Answer { .. } => return (seen, Answer { complete: false, ..total }),
            }
        }
    }
    (seen, total)
}

/// The givens of a proper puzzle that follow from the others, and whether all were tried to the end. A given may go if
/// no solution puts another digit into its cell.
pub fn redundant_givens(
    set: InstructionSet,
    start: &Position,
    givens: impl Iterator<Item = usize>,
    max_nodes: u64,
    stop: Option<&AtomicBool>,
) -> (Vec<usize>, bool) {
    let mut trials = Trials {
        start,
        givens,
        max_nodes,
        trial: *start,
        cells: [0; MAX_LANES],
        redundant: Vec::new(),
        n_open: 0,
    };
    run_batch(set, &mut trials, stop);
    // An early stop leaves givens untried.
    let complete = trials.n_open == 0 && trials.givens.next().is_none();
    trials.redundant.sort_unstable();
    (trials.redundant, complete)
}

/// Puzzles in which a given is forbidden, for one given after the other.
struct Trials<'a, I> {
    start: &'a Position,
    givens: I,
    max_nodes: u64,
    trial: Position,
    /// Which given is on trial in a lane.
    cells: [usize; MAX_LANES],
    redundant: Vec<usize>,
    /// Trials that gave up.
    n_open: usize,
}

impl<I: Iterator<Item = usize>> Feed for Trials<'_, I> {
    #[inline]
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        let cell = self.givens.next()?;
        self.cells[lane] = cell;
        self.trial = *self.start;
        self.trial.0[cell] = ALL_DIGITS & !self.start.0[cell];
        Some(Task { start: Start::Position(&self.trial), at_most: 1, max_nodes: self.max_nodes })
    }

    #[inline]
    fn done(&mut self, lane: usize, answer: Answer) {
        match (answer.n_solutions, answer.complete) {
            (0, true) => self.redundant.push(self.cells[lane]),
            (0, false) => self.n_open += 1,
            _ => {}
        }
    }
}

fn add(total: &mut Stats, more: &Stats) {
    total.nodes += more.nodes;
    total.guesses += more.guesses;
    total.conflicts += more.conflicts;
}
