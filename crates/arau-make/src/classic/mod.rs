//! Random minimal puzzles from a seed: a full grid, each equally likely (`grid.rs`), from which givens go in random order
//! until none can go (`removal.rs`). As many puzzles are in the making as the throughput engine has lanes.
//!
//! What is uniform and what is not:
//!
//! - Every full grid is equally likely, and so is every order of removal. Puzzles are independent of each other: each has
//!   its own grid and its own random numbers.
//! - Minimal puzzles are *not* equally likely. A puzzle is drawn in proportion to the orders that lead to it, which
//!   favours puzzles with few givens; the book has figures. Puzzles that differ by a symmetry of the grid or by the names
//!   of the digits are equally likely.
//!
//! Puzzle number *n* of a seed is the same on every processor and for any number of threads.

mod removal;
mod trades;

use arau_core::Classic;
use arau_nine::batch::{Feed, MAX_LANES};
use arau_nine::search::{SolutionCount, Task};
use arau_nine::{InstructionSet, run_batch};
use arau_random::Dice;
use removal::Removal;
use std::ops::Range;

/// A minimal puzzle and its only solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Classic,
    /// The grid that it was made from.
    pub solution: Classic,
}

/// The puzzles of a seed with these numbers, in order, on one thread. Threads may share a seed: two ranges side by side
/// give what one over both would.
pub fn generate(set: InstructionSet, seed: u64, numbers: Range<u64>) -> Vec<Made> {
    let n =
        usize::try_from(numbers.end.saturating_sub(numbers.start)).expect("a range that fits into memory");
    let nothing = Made { puzzle: Classic::EMPTY, solution: Classic::EMPTY };
    let lanes = (0..MAX_LANES).map(|_| Lane { place: None, removal: Removal::new() }).collect();
    let mut feed = Makers { seed, start: numbers.start, n_begun: 0, lanes, made: vec![nothing; n] };
    run_batch(set, &mut feed, None);
    feed.made
}

struct Makers {
    seed: u64,
    start: u64,
    n_begun: usize,
    lanes: Vec<Lane>,
    made: Vec<Made>,
}

struct Lane {
    /// The puzzle in the making, counted from the start of the range.
    place: Option<usize>,
    removal: Removal,
}

impl Feed for Makers {
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        let Lane { place, removal } = &mut self.lanes[lane];
        if place.is_none() {
            if self.n_begun == self.made.len() {
                return None;
            }
            removal.start(Dice::of(self.seed, self.start + self.n_begun as u64));
            *place = Some(self.n_begun);
            self.n_begun += 1;
        }
        Some(removal.task())
    }

    fn done(&mut self, lane: usize, count: SolutionCount) {
        let Lane { place, removal } = &mut self.lanes[lane];
        if let Some(made) = removal.answer(count.n_solutions)
            && let Some(place) = place.take()
        {
            self.made[place] = made;
        }
    }
}

/// The puzzles of a seed, one after the other, without end.
pub struct Generator {
    set: InstructionSet,
    seed: u64,
    next_number: u64,
    n_at_a_time: u64,
    ready: std::vec::IntoIter<Made>,
}

/// This many puzzles are made in advance at most: enough that the lanes seldom run empty.
const MOST_AT_A_TIME: u64 = 4096;

impl Generator {
    /// From number 0, with the best instructions of this processor.
    pub fn new(seed: u64) -> Generator {
        Generator {
            set: InstructionSet::best(),
            seed,
            next_number: 0,
            n_at_a_time: MAX_LANES as u64,
            ready: Vec::new().into_iter(),
        }
    }
}

impl Iterator for Generator {
    type Item = Made;

    fn next(&mut self) -> Option<Made> {
        if self.ready.len() == 0 {
            let end = self.next_number.checked_add(self.n_at_a_time)?;
            self.ready = generate(self.set, self.seed, self.next_number..end).into_iter();
            self.next_number = end;
            // The first puzzles come soon, and later ones fast.
            self.n_at_a_time = (2 * self.n_at_a_time).min(MOST_AT_A_TIME);
        }
        self.ready.next()
    }
}
