//! Owns slices of puzzles: every puzzle of a slice gets its answer, in the slice's order.

use crate::batch::{Feed, MAX_LANES};
use crate::dispatch::{InstructionSet, run_batch};
use crate::position::{Digits, N_CELLS, Position};
use crate::search::{Answer, Start, Task};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// What is asked of every puzzle of a slice, and how.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The instructions to use.
    pub set: InstructionSet,
    /// Stop after so many solutions of a puzzle; at least one.
    pub at_most: u64,
    /// Give up on a puzzle after so many nodes.
    pub max_nodes: u64,
    /// Ends the run early when it is set.
    pub stop: Option<&'a AtomicBool>,
}

impl Ask<'_> {
    /// Whether a puzzle has none, one or more solutions, with the best instructions and without limits.
    pub fn unique() -> Ask<'static> {
        Ask { set: InstructionSet::best(), at_most: 2, max_nodes: u64::MAX, stop: None }
    }
}

/// What was found out about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Solutions and what they took. Without a node if a stop came first.
    pub answer: Answer,
    /// The first solution, if there is one.
    pub solution: Digits,
}

/// Answers every puzzle of a slice on one thread.
pub fn solve_many(puzzles: &[Digits], ask: &Ask<'_>) -> Vec<Found> {
    let none = Found { answer: Answer::default(), solution: [0; N_CELLS] };
    let mut feed =
        Slice { puzzles, ask, n_taken: 0, places: [0; MAX_LANES], found: vec![none; puzzles.len()] };
    run_batch(ask.set, &mut feed, ask.stop);
    feed.found
}

struct Slice<'a> {
    puzzles: &'a [Digits],
    ask: &'a Ask<'a>,
    n_taken: usize,
    /// Which puzzle is in a lane.
    places: [usize; MAX_LANES],
    found: Vec<Found>,
}

impl Feed for Slice<'_> {
    #[inline(always)]
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        let puzzle = self.puzzles.get(self.n_taken)?;
        self.places[lane] = self.n_taken;
        self.n_taken += 1;
        Some(Task { start: Start::Givens(puzzle), at_most: self.ask.at_most, max_nodes: self.ask.max_nodes })
    }

    #[inline(always)]
    fn wants_solutions(&self) -> bool {
        true
    }

    #[inline(always)]
    fn solution(&mut self, lane: usize, solution: &Position) -> ControlFlow<()> {
        let found = &mut self.found[self.places[lane]];
        // Of several, the first: a cell of a solution is never 0.
        if found.solution[0] == 0 {
            found.solution = solution.digits();
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn done(&mut self, lane: usize, answer: Answer) {
        self.found[self.places[lane]].answer = answer;
    }
}
