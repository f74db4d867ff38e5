//! Owns the way from a grid to a minimal puzzle: the givens are looked at in random order, each once, and a given goes if
//! the others still leave no choice.
//!
//! The outcome follows from the grid and the order alone. How it is found does not matter:
//!
//! - The first givens go together. If the puzzle is still proper, so it was with each of them in turn.
//! - A given that a trade needs stays without a search.
//! - Otherwise the given goes if no grid with the givens that are left has another digit in its cell.

use super::Made;
use super::trades::Trades;
use arau_core::Classic;
use arau_nine::position::{ALL_DIGITS, N_CELLS, Position};
use arau_nine::search::{Start, Task};
use arau_random::Dice;
use arau_random::random_grid;

/// How many givens are looked at together at first; on failure, half of them, and so on.
const FIRST_LEAP: usize = 40;

/// A puzzle in the making.
pub struct Removal {
    grid: Classic,
    /// The cells in the order in which they are looked at.
    order: [u8; N_CELLS],
    trades: Trades,
    /// What the next search starts from.
    position: Position,
    /// The cells looked at that keep their given.
    kept: u128,
    step: Step,
}

/// What the next search is to tell.
#[derive(Clone, Copy)]
enum Step {
    /// Whether the first `n` givens, but for those that trades keep, can go together.
    Leap(usize),
    /// Whether the given at this place in the order can go.
    One(usize),
}

impl Removal {
    /// No puzzle yet.
    pub fn new() -> Removal {
        Removal {
            grid: Classic::EMPTY,
            order: [0; N_CELLS],
            trades: Trades::EMPTY,
            position: Position::EMPTY,
            kept: 0,
            step: Step::One(N_CELLS),
        }
    }

    /// Starts a puzzle with its dice.
    #[inline(always)]
    pub fn start(&mut self, mut dice: Dice) {
        self.grid = random_grid(&mut dice);
        for (cell, place) in self.order.iter_mut().enumerate() {
            *place = cell as u8;
        }
        dice.shuffle(&mut self.order);
        let mut places = [0; N_CELLS];
        for (place, &cell) in self.order.iter().enumerate() {
            places[usize::from(cell)] = place as u8;
        }
        self.trades.renew(&self.grid, &places);
        self.leap(FIRST_LEAP);
    }

    /// The next search.
    #[inline(always)]
    pub fn task(&self) -> Task<'_> {
        let at_most = match self.step {
            Step::Leap(_) => 2,
            Step::One(_) => 1,
        };
        Task { start: Start::Position(&self.position), at_most, max_nodes: u64::MAX }
    }

    /// Takes the answer of the search; returns the puzzle if that was the last one.
    #[inline(always)]
    pub fn answer(&mut self, n_solutions: u64) -> Option<Made> {
        let place = match self.step {
            Step::Leap(n) if n_solutions > 1 => {
                self.leap(n / 2);
                return None;
            }
            Step::Leap(n) => n,
            Step::One(place) => {
                let cell = usize::from(self.order[place]);
                if n_solutions == 0 {
                    self.position.0[cell] = ALL_DIGITS;
                } else {
                    self.keep(cell);
                }
                place + 1
            }
        };
        match (place..N_CELLS).find(|&place| !self.kept_by_trade(place)) {
            Some(place) => {
                let cell = usize::from(self.order[place]);
                self.position.0[cell] = ALL_DIGITS & !(1 << (self.grid[cell] - 1));
                self.step = Step::One(place);
                None
            }
            None => Some(self.made()),
        }
    }

    /// Lets the first givens go together, but for those that trades keep.
    #[inline(always)]
    fn leap(&mut self, n: usize) {
        self.position = Position::of_givens(&self.grid);
        self.kept = 0;
        for place in 0..n {
            if !self.kept_by_trade(place) {
                self.position.0[usize::from(self.order[place])] = ALL_DIGITS;
            }
        }
        self.step = Step::Leap(n);
    }

    /// Keeps the given at a place if a trade needs it.
    #[inline(always)]
    fn kept_by_trade(&mut self, place: usize) -> bool {
        let needed = self.trades.keep(place, self.kept);
        if needed {
            self.keep(usize::from(self.order[place]));
        }
        needed
    }

    #[inline(always)]
    fn keep(&mut self, cell: usize) {
        self.position.0[cell] = 1 << (self.grid[cell] - 1);
        self.kept |= 1 << cell;
    }

    #[inline(always)]
    fn made(&self) -> Made {
        let mut puzzle = Classic::EMPTY;
        for (cell, given) in puzzle.iter_mut().enumerate() {
            if self.kept >> cell & 1 != 0 {
                *given = self.grid[cell];
            }
        }
        Made { puzzle, solution: self.grid }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::generate;
    use arau_nine::InstructionSet;
    use arau_nine::{SearchOptions, solve_many};

    /// One given after the other, each with a count of the solutions that are left.
    fn plainly_made(mut dice: Dice) -> Made {
        let solution = random_grid(&mut dice);
        let mut order: [usize; N_CELLS] = std::array::from_fn(|cell| cell);
        dice.shuffle(&mut order);
        let mut puzzle = solution;
        for cell in order {
            let mut fewer = puzzle;
            fewer[cell] = 0;
            if solve_many(&[fewer], &SearchOptions::unique())[0].count.n_solutions == 1 {
                puzzle = fewer;
            }
        }
        Made { puzzle, solution }
    }

    #[test]
    fn leaps_and_trades_change_nothing() {
        let made = generate(InstructionSet::best(), 11, 0..200);
        for (number, made) in made.into_iter().enumerate() {
            assert_eq!(made, plainly_made(Dice::of(11, number as u64)), "puzzle {number}");
        }
    }
}
