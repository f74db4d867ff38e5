//! Owns the questions that take several searches of one puzzle: which candidates stand in some solution, and which
//! givens could go.

use crate::dispatch::InstructionSet;
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
    let mut redundant = Vec::new();
    let mut complete = true;
    let mut solver = Solver::default();
    for cell in givens {
        let mut otherwise = *start;
        otherwise.0[cell] = ALL_DIGITS & !start.0[cell];
        let task = Task { start: Start::Position(&otherwise), at_most: 1, max_nodes };
        let answer = solver.solve(set, &task, stop, |_| ControlFlow::Break(()));
        match (answer.n_solutions, answer.complete) {
            (0, true) => redundant.push(cell),
            (0, false) => complete = false,
            _ => {}
        }
    }
    (redundant, complete)
}

fn add(total: &mut Stats, more: &Stats) {
    total.nodes += more.nodes;
    total.guesses += more.guesses;
    total.conflicts += more.conflicts;
}
