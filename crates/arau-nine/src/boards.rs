//! Owns the choice of the next guess, from the position of one puzzle turned into bit boards: 81 bits, a bit per cell.
//!
//! The cell that promises most is a cell with two candidates whose digits touch many peers, above all peers with two
//! candidates themselves, since those are decided at once. On hard puzzles this halves the guesses against taking the
//! first cell with two candidates.

use crate::position::{N_CELLS, PEERS};

/// Cells with padding, so that vectors can be loaded from it without a rest.
pub const N_PADDED: usize = 96;

/// The candidates of one puzzle; what follows the 81 cells is 0.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct PaddedCells(pub [u16; N_PADDED]);

impl PaddedCells {
    /// No candidates at all.
    pub const EMPTY: PaddedCells = PaddedCells([0; N_PADDED]);
}

/// A position cell by cell for every question that a choice asks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards {
    /// The cells with two candidates.
    pub pairs: u128,
    /// The cells with three candidates.
    pub triples: u128,
    /// The cells that have a digit among their candidates, by digit from 0.
    pub digits: [u128; 9],
}

impl Boards {
    /// The plain way, which every faster way must agree with.
    pub fn of(cells: &PaddedCells) -> Boards {
        let mut boards = Boards::default();
        for (cell, &candidates) in cells.0[..N_CELLS].iter().enumerate() {
            let here = 1 << cell;
            match candidates.count_ones() {
                2 => boards.pairs |= here,
                3 => boards.triples |= here,
                _ => {}
            }
            for (digit, board) in boards.digits.iter_mut().enumerate() {
                *board |= u128::from(candidates >> digit & 1) << cell;
            }
        }
        boards
    }
}

/// A decision to try: the cell takes the candidate, and if that fails the candidate goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guess {
    /// The cell.
    pub cell: usize,
    /// One of its candidates, as a bit.
    pub candidate: u16,
}

/// What to guess in a position in which some cell has two candidates or more.
#[inline(always)]
pub fn choose(cells: &PaddedCells, boards: &Boards) -> Guess {
    let cell = if boards.pairs != 0 {
        most_promising_pair(cells, boards)
    } else if boards.triples != 0 {
        boards.triples.trailing_zeros() as usize
    } else {
        fewest_candidates(cells)
    };
    let candidates = cells.0[cell];
    Guess { cell, candidate: candidates & candidates.wrapping_neg() }
}

/// Weight of a peer that has two candidates, against one with more.
const WEIGHT_OF_PAIRS: u32 = 4;

#[inline(always)]
fn most_promising_pair(cells: &PaddedCells, boards: &Boards) -> usize {
    let mut best = (0, 0);
    let mut pairs = boards.pairs;
    while pairs != 0 {
        let cell = pairs.trailing_zeros() as usize;
        pairs &= pairs - 1;
        let candidates = cells.0[cell];
        let first = candidates.trailing_zeros() as usize;
        let second = 15 - candidates.leading_zeros() as usize;
        let peers = PEERS[cell];
        let first = boards.digits[first % 9] & peers;
        let second = boards.digits[second % 9] & peers;
        let n_all = ones_of_both(first, second);
        let n_pairs = ones_of_both(first & boards.pairs, second & boards.pairs);
        let promise = n_all + (WEIGHT_OF_PAIRS - 1) * n_pairs + 1;
        if promise > best.0 {
            best = (promise, cell);
        }
    }
    best.1
}

/// The number of ones in two boards. The upper parts have 17 bits, so that both are counted at once.
#[inline(always)]
fn ones_of_both(a: u128, b: u128) -> u32 {
    let upper = (a >> 64) as u64 | ((b >> 64) as u64) << 32;
    (a as u64).count_ones() + (b as u64).count_ones() + upper.count_ones()
}

#[cold]
fn fewest_candidates(cells: &PaddedCells) -> usize {
    let open = (0..N_CELLS).filter(|&cell| cells.0[cell].count_ones() >= 2);
    open.min_by_key(|&cell| cells.0[cell].count_ones()).expect("a position without an open cell asks for no guess")
}
