//! Owns slices of puzzles: every puzzle of a slice gets its answer, in the slice's order.

use crate::batch::{Feed, MAX_LANES};
use crate::dispatch::{InstructionSet, run_batch};
use crate::position::Position;
use crate::search::{Answer, Start, Task};
use arau_core::Classic;
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
    pub solution: Classic,
}

/// Answers every puzzle of a slice on one thread.
pub fn solve_many(puzzles: &[Classic], ask: &Ask<'_>) -> Vec<Found> {
    let none = Found { answer: Answer::default(), solution: Classic::EMPTY };
    let mut slice = Slice { puzzles, found: vec![none; puzzles.len()] };
    solve_list(&mut slice, ask);
    slice.found
}

/// Tells of every puzzle of a slice how many solutions it has, on one thread. No solution is copied, which takes less time.
/// An answer is without a node if a stop came first.
pub fn count_many(puzzles: &[Classic], ask: &Ask<'_>) -> Vec<Answer> {
    let mut counted = Counted { puzzles, answers: vec![Answer::default(); puzzles.len()] };
    solve_list(&mut counted, ask);
    counted.answers
}

/// Puzzles that are known by their numbers, and what is done with their answers.
pub trait List {
    /// Copies the puzzle with this number; false if there are not so many.
    fn puzzle(&self, number: usize, to: &mut Classic) -> bool;

    /// Whether [`solution`](List::solution) is told of the first solutions: to copy them takes time.
    const WANTS_SOLUTIONS: bool = true;

    /// The first solution of a puzzle.
    fn solution(&mut self, number: usize, solution: &Position);

    /// A puzzle is through. They come in any order.
    fn done(&mut self, number: usize, answer: Answer);
}

/// Answers every puzzle of a list on one thread.
pub fn solve_list<L: List>(list: &mut L, ask: &Ask<'_>) {
    let mut feed = Numbered { list, ask, puzzle: Classic::EMPTY, n_taken: 0, numbers: [0; MAX_LANES] };
    run_batch(ask.set, &mut feed, ask.stop);
}

struct Slice<'a> {
    puzzles: &'a [Classic],
    found: Vec<Found>,
}

impl List for Slice<'_> {
    #[inline(always)]
    fn puzzle(&self, number: usize, to: &mut Classic) -> bool {
        copy_puzzle(self.puzzles, number, to)
    }

    #[inline(always)]
    fn solution(&mut self, number: usize, solution: &Position) {
        self.found[number].solution = solution.digits();
    }

    #[inline(always)]
    fn done(&mut self, number: usize, answer: Answer) {
        self.found[number].answer = answer;
    }
}

struct Counted<'a> {
    puzzles: &'a [Classic],
    answers: Vec<Answer>,
}

impl List for Counted<'_> {
    const WANTS_SOLUTIONS: bool = false;

    #[inline(always)]
    fn puzzle(&self, number: usize, to: &mut Classic) -> bool {
        copy_puzzle(self.puzzles, number, to)
    }

    #[inline(always)]
    fn solution(&mut self, _number: usize, _solution: &Position) {}

    #[inline(always)]
    fn done(&mut self, number: usize, answer: Answer) {
        self.answers[number] = answer;
    }
}

#[inline(always)]
fn copy_puzzle(puzzles: &[Classic], number: usize, to: &mut Classic) -> bool {
    puzzles.get(number).map(|puzzle| *to = *puzzle).is_some()
}

struct Numbered<'a, L> {
    list: &'a mut L,
    ask: &'a Ask<'a>,
    /// The puzzle that was taken last.
    puzzle: Classic,
    n_taken: usize,
    /// Which puzzle is in a lane.
    numbers: [usize; MAX_LANES],
}

impl<L: List> Feed for Numbered<'_, L> {
    #[inline(always)]
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        if !self.list.puzzle(self.n_taken, &mut self.puzzle) {
            return None;
        }
        self.numbers[lane] = self.n_taken;
        self.n_taken += 1;
        let start = Start::Givens(&self.puzzle);
        Some(Task { start, at_most: self.ask.at_most, max_nodes: self.ask.max_nodes })
    }

    #[inline(always)]
    fn n_shown(&self) -> u64 {
        u64::from(L::WANTS_SOLUTIONS)
    }

    #[inline(always)]
    fn solution(&mut self, lane: usize, solution: &Position) -> ControlFlow<()> {
        self.list.solution(self.numbers[lane], solution);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn done(&mut self, lane: usize, answer: Answer) {
        self.list.done(self.numbers[lane], answer);
    }
}
