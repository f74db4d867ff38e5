//! Owns the trades of a grid: sets of cells in two rows of a band, or in two columns of a stack, whose digits can change
//! sides and leave a grid. Of every such set, a proper puzzle needs a given; where the others have gone, the last one
//! must stay, and no search has to tell.
//!
//! ```text
//!   4 . . | . 7 . | . . .        the first row has 4 and 7 in columns in which the second has 7 and 4:
//!   7 . . | . 4 . | . . .        with the four cells empty, nothing tells which way round
//! ```
//!
//! Of the 24 givens that stay, trades find nine, in the time of three searches.

use arau_core::Classic;

use arau_nine::position::N_CELLS;

/// The trades of a grid, by the cell that goes last.
pub struct Trades {
    sets: [u128; MOST],
    /// Of every set, the next one with the same last cell.
    next: [u8; MOST],
    /// Of every place in the order of removal, the first set that ends there.
    first: [u8; N_CELLS],
    n: u8,
}

/// Trades longer than this, in each line, are left out: hardly ever are all their givens gone.
const MOST_LENGTH: usize = 6;

/// 18 pairs of lines, each with at most four trades: the shortest has two cells in each line.
const MOST: usize = 18 * 4;

/// No set.
const NONE: u8 = u8::MAX;

impl Trades {
    /// No trades.
    pub const EMPTY: Trades = Trades { sets: [0; MOST], next: [NONE; MOST], first: [NONE; N_CELLS], n: 0 };

    /// Finds the trades of a grid. `places` tells when each cell is to go.
    #[inline(always)]
    pub fn renew(&mut self, grid: &Classic, places: &[u8; N_CELLS]) {
        self.first = [NONE; N_CELLS];
        self.n = 0;
        for chute in 0..3 {
            for [a, b] in [[0, 1], [0, 2], [1, 2]] {
                self.trades_of_lines::<1>(grid, places, 9 * (3 * chute + a), 9 * (3 * chute + b));
                self.trades_of_lines::<9>(grid, places, 3 * chute + a, 3 * chute + b);
            }
        }
    }

    /// Whether a trade proves that the cell at this place in the order must stay, given those that stay before it.
    #[inline(always)]
    pub fn keep(&self, place: usize, kept: u128) -> bool {
        let mut i = self.first[place];
        while let Some(set) = self.sets.get(usize::from(i)) {
            if set & kept == 0 {
                return true;
            }
            i = self.next[usize::from(i)];
        }
        false
    }

    /// The trades between two lines, of which the first cells are known and the step from cell to cell.
    #[inline(always)]
    fn trades_of_lines<const STEP: usize>(
        &mut self,
        grid: &Classic,
        places: &[u8; N_CELLS],
        a: usize,
        b: usize,
    ) {
        let mut where_in_a = [0; 16];
        for i in 0..9 {
            where_in_a[usize::from(grid[a + STEP * i]) % 16] = i;
        }
        let mut left: u32 = 0b1_1111_1111;
        while left != 0 {
            let start = left.trailing_zeros() as usize;
            let (mut set, mut last, mut length) = (0, 0, 0);
            let mut i = start;
            // The digit that comes over from the other line pushes out its like.
            loop {
                left &= !(1 << i);
                set |= 1 << (a + STEP * i) | 1 << (b + STEP * i);
                last = last.max(places[a + STEP * i]).max(places[b + STEP * i]);
                length += 1;
                i = where_in_a[usize::from(grid[b + STEP * i]) % 16] % 9;
                if i == start {
                    break;
                }
            }
            if length <= MOST_LENGTH {
                let n = usize::from(self.n);
                self.sets[n] = set;
                self.next[n] = std::mem::replace(&mut self.first[usize::from(last)], self.n);
                self.n += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::bits::ones;
    use arau_nine::{SearchOptions, solve_many};
    use arau_random::Dice;
    use arau_random::random_grid;

    #[test]
    fn every_trade_leaves_two_solutions_or_more_and_none_of_its_parts_does() {
        let mut dice = Dice::of(5, 0);
        let mut trades = Trades::EMPTY;
        let places = std::array::from_fn(|cell| cell as u8);
        let mut n_short = 0;
        for _ in 0..20 {
            let grid = random_grid(&mut dice);
            trades.renew(&grid, &places);
            for &set in &trades.sets[..usize::from(trades.n)] {
                let without = |set: u128| {
                    let mut puzzle = grid;
                    ones(set).for_each(|cell| puzzle[cell] = 0);
                    puzzle
                };
                let parts = ones(set).map(|cell| without(set & !(1 << cell)));
                let puzzles: Vec<Classic> = std::iter::once(without(set)).chain(parts).collect();
                let numbers: Vec<u64> = solve_many(&puzzles, &SearchOptions::unique())
                    .iter()
                    .map(|found| found.count.n_solutions)
                    .collect();
                assert_eq!(numbers[0], 2);
                assert!(numbers[1..].iter().all(|&number| number == 1), "{numbers:?}");
                let last = 127 - set.leading_zeros() as usize;
                assert!(trades.keep(last, 0));
                n_short += u32::from(set.count_ones() == 4);
            }
        }
        assert!(n_short > 100, "{n_short}");
    }
}
