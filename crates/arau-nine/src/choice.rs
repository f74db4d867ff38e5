//! Owns the choice of the next guess.
//!
//! The cell that promises most is a cell with two candidates whose digits touch many peers, above all peers with two
//! candidates themselves, since those are decided at once. On hard puzzles this halves the guesses against taking the
//! first cell with two candidates. Of its candidates, the one that touches more is tried first.

use crate::boards::{Boards, FirstPair, PaddedCells, both};
use crate::position::{N_CELLS, PEERS};
use crate::vector::Lanes;
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
pub fn choose<L: Lanes>(cells: &PaddedCells, so_far: &Stats) -> Guess {
    if is_open(so_far)
        && let Some(first) = L::first_pair(cells)
    {
        return at_a_glance(cells, &first);
    }
    let boards = &L::boards(cells);
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
    let [lower, upper] = both(cells.0[first.cell]);
    let [of_lower, of_upper] = first.places.map(|places| reach(places & PEERS[first.cell], first.pairs));
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
    let candidates = cells.0[cell as usize];
    let (first, second) = (candidates.trailing_zeros(), candidates.ilog2());
    let places = boards.digits[first as usize % 16] | boards.digits[second as usize % 16];
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
