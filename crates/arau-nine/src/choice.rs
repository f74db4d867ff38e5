//! Owns the choice of the next guess.
//!
//! The cell that promises most is a cell with two candidates whose digits touch many peers, above all peers with two
//! candidates themselves, since those are decided at once. On hard puzzles this halves the guesses against taking the
//! first cell with two candidates. Of its candidates, the one that touches more is tried first.
//!
//! Where there seem to be many solutions, the first cell with two candidates is taken, which is told much faster.

use crate::boards::{Boards, FirstPair, PaddedCells, candidates_of_pair, digits_of_pair};
use crate::position::{N_CELLS, PEERS};
use crate::vector::Twin;
use arau_core::Stats;

/// A decision to try: the cell takes the candidate, and if that fails the candidate goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guess {
    /// The cell.
    pub cell: usize,
    /// One of its candidates, as a bit.
    pub candidate: u16,
}

/// What to guess in a position in which some cell has two candidates or more, given what the search took so far, with
/// this guess.
#[inline(always)]
pub fn choose(twin: impl Twin, cells: &PaddedCells, so_far: &Stats) -> Guess {
    if is_open(so_far)
        && let Some(first) = twin.first_pair(cells)
    {
        return at_a_glance(cells, &first);
    }
    let boards = &twin.boards(cells);
    let cell = if boards.pairs != 0 {
        most_promising_pair(cells, boards)
    } else if boards.triples != 0 {
        boards.triples.trailing_zeros() as usize
    } else {
        fewest_candidates(cells)
    };
    Guess { cell, candidate: most_telling_candidate(cells.0[cell], cell, boards) }
}

/// Whether there are many solutions, most likely, so that any cell will do: guesses have met no contradiction.
#[inline(always)]
fn is_open(so_far: &Stats) -> bool {
    so_far.guesses >= 2 && so_far.conflicts == 0
}

/// The first cell with two candidates, and of these the one that touches more.
#[inline(always)]
fn at_a_glance(cells: &PaddedCells, first: &FirstPair) -> Guess {
    let peers = PEERS[first.cell];
    let of_lower = reach(first.places[0] & peers, first.pairs);
    let of_upper = reach(first.places[1] & peers, first.pairs);
    let [lower, upper] = candidates_of_pair(cells.0[first.cell]);
    Guess { cell: first.cell, candidate: if of_upper > of_lower { upper } else { lower } }
}

/// The candidate of a cell that touches most: where there are several solutions, the first comes with fewer guesses.
#[inline(always)]
fn most_telling_candidate(candidates: u16, cell: usize, boards: &Boards) -> u16 {
    let (mut best, mut best_reach, mut rest) = (0, 0, candidates);
    while rest != 0 {
        let candidate = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let touched = boards.digits[candidate.trailing_zeros() as usize % 16] & PEERS[cell];
        let reach = reach(touched, boards.pairs) + 1;
        if reach > best_reach {
            (best, best_reach) = (candidate, reach);
        }
    }
    best
}

/// How many peers are touched, those with two candidates counted several times.
#[inline(always)]
fn reach(touched: u128, pairs: u128) -> u32 {
    touched.count_ones() + (WEIGHT_OF_PAIRS - 1) * (touched & pairs).count_ones()
}

/// Weight of a peer that has two candidates, against one with more.
const WEIGHT_OF_PAIRS: u32 = 4;

/// How many cells with two candidates are looked at, the first ones: to look at all takes longer than the guesses that it
/// saves.
const N_LOOKED_AT: u32 = 12;

#[inline(always)]
fn most_promising_pair(cells: &PaddedCells, boards: &Boards) -> usize {
    let (lower_pairs, upper_pairs) = halves(boards.pairs);
    let (mut best, mut n_left) = (0, N_LOOKED_AT);
    let mut rest = lower_pairs;
    while rest != 0 && n_left != 0 {
        best = best.max(promise(cells, boards, rest.trailing_zeros()));
        rest &= rest - 1;
        n_left -= 1;
    }
    let mut rest = upper_pairs;
    while rest != 0 && n_left != 0 {
        best = best.max(promise(cells, boards, 64 + rest.trailing_zeros()));
        rest &= rest - 1;
        n_left -= 1;
    }
    (127 - best % 128) as usize
}

/// How much a cell with two candidates promises, and below that, of two that promise the same, the first.
#[inline(always)]
fn promise(cells: &PaddedCells, boards: &Boards, cell: u32) -> u32 {
    let [lower, upper] = digits_of_pair(cells.0[cell as usize]);
    let places = boards.digits[lower] | boards.digits[upper];
    reach(places & PEERS[cell as usize], boards.pairs) * 128 + (127 - cell)
}

#[inline(always)]
fn halves(board: u128) -> (u64, u64) {
    (board as u64, (board >> 64) as u64)
}

#[cold]
fn fewest_candidates(cells: &PaddedCells) -> usize {
    let open = (0..N_CELLS).filter(|&cell| cells.0[cell].count_ones() >= 2);
    open.min_by_key(|&cell| cells.0[cell].count_ones())
        .expect("a position without an open cell asks for no guess")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::houses_of;
    use crate::vector::Portable;
    use arau_random::Dice;

    fn sees(a: usize, b: usize) -> bool {
        a != b && houses_of(a).into_iter().zip(houses_of(b)).any(|(a, b)| a == b)
    }

    /// The definition, cell by cell: peers that have one of the candidates, those with two candidates of their own four
    /// times.
    fn touched(cells: &PaddedCells, cell: usize, candidates: u16) -> usize {
        let peers = (0..N_CELLS).filter(|&peer| sees(cell, peer) && cells.0[peer] & candidates != 0);
        peers.map(|peer| if cells.0[peer].count_ones() == 2 { 4 } else { 1 }).sum()
    }

    /// Of those that touch most, the first.
    fn first_of_most<T: Copy>(all: impl Iterator<Item = T>, touched: impl Fn(T) -> usize) -> T {
        all.reduce(|best, one| if touched(one) > touched(best) { one } else { best }).expect("some")
    }

    #[test]
    fn guesses_touch_most() {
        let mut dice = Dice::of(1, 0);
        for _ in 0..if cfg!(miri) { 5 } else { 500 } {
            let mut cells = PaddedCells::EMPTY;
            for cell in &mut cells.0[..N_CELLS] {
                let digits = dice.throw([9, 9, 9]).map(|digit| 1 << digit);
                *cell = digits[0] | digits[1] | if digits[2] > 16 { digits[2] } else { 0 };
            }
            let pairs: Vec<usize> = (0..N_CELLS).filter(|&cell| cells.0[cell].count_ones() == 2).collect();
            assert!(pairs.len() > 12, "the choice is among some of many");
            let candidate_of = |cell: usize| {
                let candidates = candidates_of_pair(cells.0[cell]).into_iter();
                first_of_most(candidates, |candidate| touched(&cells, cell, candidate))
            };
            let best =
                first_of_most(pairs[..12].iter().copied(), |cell| touched(&cells, cell, cells.0[cell]));
            for (guesses, conflicts, cell) in [(1, 0, best), (5, 1, best), (2, 0, pairs[0])] {
                let so_far = Stats { guesses, conflicts, ..Stats::default() };
                let expected = Guess { cell, candidate: candidate_of(cell) };
                assert_eq!(choose(Portable, &cells, &so_far), expected);
            }
        }
    }
}
