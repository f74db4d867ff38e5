//! Owns slices of puzzles: every puzzle of a slice is solved, in the order of the slice.

use crate::batch::{Feed, MAX_LANES};
use crate::dispatch::{InstructionSet, run_batch};
use crate::search::{SolutionCount, Start, Task};
use arau_core::Classic;
use std::sync::atomic::AtomicBool;

/// What is asked of every puzzle of a slice, and how.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions<'a> {
    /// The instructions to use.
    pub set: InstructionSet,
    /// Stop after this many solutions of a puzzle; at least one.
    pub at_most: u64,
    /// Give up on a puzzle after this many nodes.
    pub max_nodes: u64,
    /// Ends the run early when it is set.
    pub stop: Option<&'a AtomicBool>,
}

impl SearchOptions<'_> {
    /// Whether a puzzle has none, one or more solutions, with the best instructions and without limits.
    pub fn unique() -> SearchOptions<'static> {
        SearchOptions { set: InstructionSet::best(), at_most: 2, max_nodes: u64::MAX, stop: None }
    }
}

/// What was found out about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveResult {
    /// Solutions and what they took. Without a node if a stop came first.
    pub count: SolutionCount,
    /// The first solution, if there is one.
    pub solution: Classic,
}

/// Answers every puzzle of a slice on one thread.
pub fn solve_many(puzzles: &[Classic], options: &SearchOptions<'_>) -> Vec<SolveResult> {
    let mut found = Vec::new();
    solve_many_into(puzzles, options, &mut found);
    found
}

/// The same into a list whose memory is used again, for whoever has one slice after the other.
pub fn solve_many_into(puzzles: &[Classic], options: &SearchOptions<'_>, found: &mut Vec<SolveResult>) {
    found.clear();
    found.resize(puzzles.len(), SolveResult { count: SolutionCount::default(), solution: Classic::EMPTY });
    run_batch(options.set, &mut Solving { queue: Queue::new(puzzles, options), found }, options.stop);
}

/// Counts the solutions of every puzzle of a slice on one thread. No solution is copied, which takes less time. A count
/// is without a node if a stop came first.
pub fn count_many(puzzles: &[Classic], options: &SearchOptions<'_>) -> Vec<SolutionCount> {
    let counts = vec![SolutionCount::default(); puzzles.len()];
    let mut counting = Counting { queue: Queue::new(puzzles, options), counts };
    run_batch(options.set, &mut counting, options.stop);
    counting.counts
}

/// The puzzles of a slice, one after the other.
struct Queue<'a> {
    puzzles: &'a [Classic],
    options: &'a SearchOptions<'a>,
    n_taken: usize,
    /// The number of the puzzle in each lane.
    numbers: [usize; MAX_LANES],
}

impl<'a> Queue<'a> {
    fn new(puzzles: &'a [Classic], options: &'a SearchOptions<'a>) -> Queue<'a> {
        Queue { puzzles, options, n_taken: 0, numbers: [0; MAX_LANES] }
    }

    fn next(&mut self, lane: usize) -> Option<Task<'a>> {
        let puzzle = self.puzzles.get(self.n_taken)?;
        self.numbers[lane] = self.n_taken;
        self.n_taken += 1;
        let SearchOptions { at_most, max_nodes, .. } = *self.options;
        Some(Task { start: Start::Givens(puzzle), at_most, max_nodes })
    }
}

struct Solving<'a> {
    queue: Queue<'a>,
    found: &'a mut [SolveResult],
}

impl Feed for Solving<'_> {
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        self.queue.next(lane)
    }

    fn solution(&mut self, lane: usize, number: u64) -> Option<&mut Classic> {
        (number == 0).then(|| &mut self.found[self.queue.numbers[lane]].solution)
    }

    fn done(&mut self, lane: usize, count: SolutionCount) {
        self.found[self.queue.numbers[lane]].count = count;
    }
}

struct Counting<'a> {
    queue: Queue<'a>,
    counts: Vec<SolutionCount>,
}

impl Feed for Counting<'_> {
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        self.queue.next(lane)
    }

    fn done(&mut self, lane: usize, count: SolutionCount) {
        self.counts[self.queue.numbers[lane]] = count;
    }
}
