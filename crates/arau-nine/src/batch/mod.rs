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
use crate::position::{N_CELLS, Position};
use crate::search::{Answer, Bounds, Start, Task};
use crate::single::{Begun, Solver};
use crate::vector::Lanes;
use group::Group;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// No vector has more lanes.
pub const MAX_LANES: usize = 32;

/// Where the lanes get their puzzles from and leave their answers.
pub trait Feed {
    /// The next puzzle for a lane, or `None` if there is none: the lane then rests.
    fn next(&mut self, lane: usize) -> Option<Task<'_>>;

    /// How many solutions of a puzzle are to be shown, the first ones: to show one takes time.
    fn n_shown(&self) -> u64 {
        0
    }

    /// A solution of the puzzle in the lane; `Break` is satisfied with it.
    fn solution(&mut self, _lane: usize, _solution: &Position) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The puzzle in the lane is through.
    fn done(&mut self, lane: usize, answer: Answer);
}

/// What a lane remembers.
struct Lane {
    stack: Vec<PaddedCells>,
    /// How much of the stack is in use.
    depth: usize,
    bounds: Bounds,
    answer: Answer,
}

impl Lane {
    fn new() -> Lane {
        let bounds = Bounds { at_most: 0, max_nodes: 0 };
        Lane { stack: Vec::new(), depth: 0, bounds, answer: Answer::default() }
    }
}

/// Works through all puzzles of the feed. `stop` ends the run early: every puzzle under way is then incomplete.
#[inline(always)]
pub(crate) fn run<L: Lanes>(set: InstructionSet, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    let mut batch = Batch::<L> {
        group: Group::new(),
        lanes: (0..L::N).map(|_| Lane::new()).collect(),
        active: 0,
        feed,
    };
    for lane in 0..L::N {
        batch.refill(lane);
    }
    while batch.active.count_ones() as usize > few(L::N) {
        batch.step(stop);
    }
    batch.finish_alone(set, stop);
}

/// So many puzzles are faster one after the other: a round of all lanes takes as long as one of each of these alone.
const fn few(n_lanes: usize) -> usize {
    n_lanes / 3
}

struct Batch<'a, L: Lanes> {
    group: Group<L>,
    lanes: Vec<Lane>,
    /// A bit per lane that has a puzzle.
    active: u32,
    feed: &'a mut dyn Feed,
}

impl<L: Lanes> Batch<'_, L> {
    /// A round, and whatever it leaves to do.
    #[inline(always)]
    fn step(&mut self, stop: Option<&AtomicBool>) {
        let told = self.group.round();
        let solved = told.solved & !told.dead & self.active;
        let stuck = told.settled & !told.dead & !solved & self.active;
        let ended = (told.dead & self.active) | solved;
        // Puzzles are put first, all copies are made next, then all choices: what was just written is not read at once.
        for lane in ones(ended) {
            self.end_of_branch(lane, solved >> lane & 1 != 0);
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
        if stuck | ended != 0 && stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            for lane in ones(self.active) {
                self.feed.done(lane, self.lanes[lane].answer);
            }
            self.active = 0;
        }
    }

    #[inline(always)]
    fn guess(&mut self, lane: usize) {
        let it = &mut self.lanes[lane];
        it.answer.stats.nodes += 1;
        if it.answer.stats.nodes >= it.bounds.max_nodes {
            return self.finish(lane, false);
        }
        it.answer.stats.guesses += 1;
        let cells = &mut it.stack[it.depth];
        it.depth += 1;
        let guess = choose::<L>(cells, &it.answer.stats);
        cells.0[guess.cell] &= !guess.candidate;
        self.group.narrow(lane, guess.cell, guess.candidate);
    }

    #[inline(always)]
    fn end_of_branch(&mut self, lane: usize, solved: bool) {
        let it = &mut self.lanes[lane];
        it.answer.stats.nodes += 1;
        if solved {
            it.answer.n_solutions += 1;
            let enough = it.answer.n_solutions >= it.bounds.at_most;
            let satisfied = it.answer.n_solutions <= self.feed.n_shown()
                && self.feed.solution(lane, &self.group.position(lane)).is_break();
            if enough || satisfied {
                return self.finish(lane, true);
            }
        } else {
            it.answer.stats.conflicts += 1;
        }
        if it.depth == 0 {
            return self.finish(lane, true);
        }
        if it.answer.stats.nodes >= it.bounds.max_nodes {
            return self.finish(lane, false);
        }
        it.depth -= 1;
        self.group.put(lane, &it.stack[it.depth]);
    }

    #[inline(always)]
    fn finish(&mut self, lane: usize, complete: bool) {
        let answer = Answer { complete, ..self.lanes[lane].answer };
        self.feed.done(lane, answer);
        self.refill(lane);
    }

    #[inline(always)]
    fn refill(&mut self, lane: usize) {
        let Some(task) = self.feed.next(lane) else {
            self.active &= !(1 << lane);
            return;
        };
        match task.start {
            Start::Givens(givens) => self.group.put_givens(lane, givens),
            Start::Position(position) => self.group.put(lane, &PaddedCells::of(&position.masked())),
        }
        let it = &mut self.lanes[lane];
        it.depth = 0;
        it.bounds = Bounds { at_most: task.at_most, max_nodes: task.max_nodes };
        it.answer = Answer::default();
        self.active |= 1 << lane;
    }

    /// Ends the searches that are under way, and those that their lanes get afterwards, one by one.
    fn finish_alone(&mut self, set: InstructionSet, stop: Option<&AtomicBool>) {
        let mut solver = Solver::default();
        for lane in ones(self.active) {
            while self.active >> lane & 1 != 0 {
                let it = &self.lanes[lane];
                let begun = Begun {
                    position: &self.group.position(lane),
                    rest: &it.stack[..it.depth],
                    bounds: it.bounds,
                    answer: it.answer,
                };
                let mut n_left = self.feed.n_shown().saturating_sub(it.answer.n_solutions);
                let feed = &mut *self.feed;
                let mut sink = |solution: &Position| match n_left {
                    0 => ControlFlow::Continue(()),
                    _ => {
                        n_left -= 1;
                        feed.solution(lane, solution)
                    }
                };
                let answer = solver.resume(set, &begun, stop, &mut sink);
                self.feed.done(lane, answer);
                if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                    break;
                }
                self.refill(lane);
            }
        }
        self.active = 0;
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
