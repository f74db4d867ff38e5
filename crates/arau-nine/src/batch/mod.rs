//! The throughput engine: as many puzzles at a time as a vector register has lanes. Each lane searches its own puzzle
//! depth first; a lane that is through gets the next puzzle at once.
//!
//! When the puzzles run out, the last ones go on alone, one after the other, where a round costs less than one for all
//! lanes; so does a batch of a few puzzles from the start.
//!
//! The search of a puzzle does not depend on its lane, its neighbours or the width of the vectors: the same guesses
//! are tried in the same order everywhere.

mod group;

use crate::boards::PaddedCells;
use crate::choice::choose;
use crate::dispatch::InstructionSet;
use crate::position::N_CELLS;
use crate::search::{Bounds, SolutionCount, Start, Task};
use crate::single::{PartialSearch, Solver};
use crate::vector::Twin;
use arau_core::Classic;
use group::Group;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// No vector has more lanes.
pub const MAX_LANES: usize = 32;

/// Where the lanes get their puzzles from and leave their results.
pub trait Feed {
    /// The next puzzle for a lane, or `None` if there is none: the lane then rests.
    fn next(&mut self, lane: usize) -> Option<Task<'_>>;

    /// Where to write a solution of the puzzle in the lane, the first, the second and so on, counted from 0; `None` if it
    /// is not wanted.
    fn solution(&mut self, _lane: usize, _number: u64) -> Option<&mut Classic> {
        None
    }

    /// The puzzle in the lane is through.
    fn done(&mut self, lane: usize, count: SolutionCount);
}

/// What a lane remembers.
struct Lane {
    stack: Vec<PaddedCells>,
    /// How much of the stack is in use.
    depth: usize,
    bounds: Bounds,
    count: SolutionCount,
}

impl Lane {
    fn new() -> Lane {
        let bounds = Bounds { at_most: 0, max_nodes: 0 };
        Lane { stack: Vec::new(), depth: 0, bounds, count: SolutionCount::default() }
    }
}

/// Works through all puzzles of the feed. `stop` ends the run early: every puzzle under way is then incomplete.
///
/// Everything that uses vectors is inlined into whoever calls this, which is where their instructions may be used; and
/// each piece of it is called from one place only, so that it is compiled once.
#[inline(always)]
pub(crate) fn run<T: Twin>(twin: T, set: InstructionSet, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    let mut batch =
        Batch { twin, group: Group::new(), lanes: (0..T::N).map(|_| Lane::new()).collect(), active: 0, feed };
    let mut after = AfterRound { free: u32::MAX >> (u32::BITS - T::N as u32), stuck: 0 };
    loop {
        batch.refill_and_guess(after);
        if batch.active.count_ones() as usize <= few(T::N) {
            return batch.finish_alone(set, stop);
        }
        after = batch.round(stop);
    }
}

/// This many puzzles are faster one after the other: a round of all lanes takes as long as one of each of these alone.
const fn few(n_lanes: usize) -> usize {
    n_lanes / 3
}

struct Batch<'a, T: Twin> {
    twin: T,
    group: Group<T>,
    lanes: Vec<Lane>,
    /// A bit per lane that has a puzzle.
    active: u32,
    feed: &'a mut dyn Feed,
}

/// What a round leaves to do, a bit per lane.
#[derive(Clone, Copy)]
struct AfterRound {
    /// The lane has no puzzle, or none any more.
    free: u32,
    /// The puzzle needs a guess.
    stuck: u32,
}

impl<T: Twin> Batch<'_, T> {
    /// Puzzles are put first, all copies are made next, then all choices: what was just written is not read at once.
    #[inline(always)]
    fn refill_and_guess(&mut self, AfterRound { free, stuck }: AfterRound) {
        for lane in ones(free) {
            self.refill(lane);
        }
        for lane in ones(stuck) {
            let Lane { stack, depth, .. } = &mut self.lanes[lane];
            if stack.len() == *depth {
                stack.push(PaddedCells::EMPTY);
            }
            self.group.get(lane, &mut stack[*depth].0[..N_CELLS]);
        }
        for lane in ones(stuck) {
            self.guess(lane);
        }
    }

    /// A round of propagation; branches that it has ended are left for the next ones of their puzzles.
    #[inline(always)]
    fn round(&mut self, stop: Option<&AtomicBool>) -> AfterRound {
        let report = self.group.round(self.twin);
        let solved = report.solved & !report.dead & self.active;
        let mut stuck = report.unchanged & !report.dead & !solved & self.active;
        let ended = (report.dead & self.active) | solved;
        let mut free = 0;
        let has_news = stuck | ended != 0;
        for lane in ones(stuck | ended) {
            let it = &mut self.lanes[lane];
            it.count.stats.nodes += 1;
            let has_nodes_left = it.count.stats.nodes < it.bounds.max_nodes;
            let is_complete = match (stuck >> lane & 1 != 0, solved >> lane & 1 != 0) {
                (true, _) if has_nodes_left => continue,
                (true, _) => Some(false),
                (_, is_solved) => self.end_of_branch(lane, is_solved, has_nodes_left),
            };
            if let Some(complete) = is_complete {
                self.feed.done(lane, SolutionCount { complete, ..self.lanes[lane].count });
                free |= 1 << lane;
                stuck &= !(1 << lane);
            }
        }
        if has_news && stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            for lane in ones(self.active & !free) {
                self.feed.done(lane, self.lanes[lane].count);
            }
            self.active = 0;
            return AfterRound { free: 0, stuck: 0 };
        }
        AfterRound { free, stuck }
    }

    /// Goes on with the next branch of the puzzle in a lane. If the search is over instead, tells whether it is complete.
    #[inline(always)]
    fn end_of_branch(&mut self, lane: usize, is_solved: bool, has_nodes_left: bool) -> Option<bool> {
        let it = &mut self.lanes[lane];
        if is_solved {
            if let Some(solution) = self.feed.solution(lane, it.count.n_solutions) {
                self.group.get_digits(lane, solution);
            }
            it.count.n_solutions += 1;
            if it.count.n_solutions >= it.bounds.at_most {
                return Some(true);
            }
        } else {
            it.count.stats.conflicts += 1;
        }
        if it.depth == 0 {
            return Some(true);
        }
        if !has_nodes_left {
            return Some(false);
        }
        it.depth -= 1;
        self.group.put(lane, &it.stack[it.depth]);
        None
    }

    #[inline(always)]
    fn guess(&mut self, lane: usize) {
        let it = &mut self.lanes[lane];
        it.count.stats.guesses += 1;
        let cells = &mut it.stack[it.depth];
        it.depth += 1;
        let guess = choose(self.twin, cells, &it.count.stats);
        cells.0[guess.cell] &= !guess.candidate;
        self.group.narrow(lane, guess.cell, guess.candidate);
    }

    #[inline(always)]
    fn refill(&mut self, lane: usize) {
        let Some(task) = self.feed.next(lane) else {
            self.active &= !(1 << lane);
            return;
        };
        match task.start {
            Start::Givens(givens) => self.group.put_givens(self.twin, lane, givens),
            Start::Position(position) => self.group.put(lane, &PaddedCells::of(&position.masked())),
        }
        let it = &mut self.lanes[lane];
        it.depth = 0;
        it.bounds = task.bounds();
        it.count = SolutionCount::default();
        self.active |= 1 << lane;
    }

    /// Ends the searches that are under way, and those that their lanes get afterwards, one by one.
    fn finish_alone(&mut self, set: InstructionSet, stop: Option<&AtomicBool>) {
        let mut solver = Solver::default();
        for lane in ones(self.active) {
            let Lane { stack, depth, bounds, count } = &self.lanes[lane];
            let mut partial = PartialSearch {
                position: self.group.position(lane),
                rest: &stack[..*depth],
                bounds: *bounds,
                count: *count,
            };
            loop {
                let mut number = partial.count.n_solutions;
                let mut sink = |solution: &Classic| {
                    if let Some(to) = self.feed.solution(lane, number) {
                        *to = *solution;
                    }
                    number += 1;
                    ControlFlow::Continue(())
                };
                let count = solver.resume(set, &partial, stop, &mut sink);
                self.feed.done(lane, count);
                if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                    return;
                }
                let Some(task) = self.feed.next(lane) else { break };
                partial = PartialSearch::new(&task);
            }
        }
    }
}

/// The places of the ones.
#[inline(always)]
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then_some(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(place)
    })
}
