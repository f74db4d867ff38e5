//! Owns the choice of the next guess, from the position of one puzzle turned into bit boards: 81 bits, a bit per cell.
//!
//! The cell that promises most is a cell with two candidates whose digits touch many peers, above all peers with two
//! candidates themselves, since those are decided at once. On hard puzzles this halves the guesses against taking the
//! first cell with two candidates. Of its candidates, the one that touches more is tried first.

use crate::position::{N_CELLS, PEERS, Position};
use arau_core::Stats;

/// Cells with padding, so that vectors can be loaded from it without a rest.
pub const N_PADDED: usize = 96;

/// The candidates of one puzzle; what follows the 81 cells is 0.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct PaddedCells(pub [u16; N_PADDED]);

impl PaddedCells {
    /// No candidates at all.
    pub const EMPTY: PaddedCells = PaddedCells([0; N_PADDED]);

    /// The cells of a position.
    pub fn of(position: &Position) -> PaddedCells {
        let mut padded = PaddedCells::EMPTY;
        padded.0[..N_CELLS].copy_from_slice(&position.0);
        padded
    }

    /// The cells without the padding.
    pub fn cells(&self) -> &[u16; N_CELLS] {
        self.0.first_chunk().expect("more than the cells")
    }
}

/// A position cell by cell for every question that a choice asks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards {
    /// The cells with two candidates.
    pub pairs: u128,
    /// The cells with three candidates.
    pub triples: u128,
    /// The cells that have a digit among their candidates, by digit from 0; the rest is 0.
    pub digits: [u128; 16],
}

impl Boards {
    /// From eight cells a time: a square of eight cells by eight bits is turned, and each of its lines is then eight
    /// cells of one board. It holds for any processor; twins with better instructions have their own way.
    #[inline(always)]
    pub fn of(cells: &PaddedCells) -> Boards {
        let mut low_bytes = [0; N_PADDED];
        let mut flags = [0; N_PADDED];
        for i in 0..N_PADDED {
            low_bytes[i] = cells.0[i] as u8;
            flags[i] = flags_of(cells.0[i]);
        }
        let low_bytes = boards_of_bits(&low_bytes);
        let [ninth, pairs, triples, ..] = boards_of_bits(&flags);
        let mut digits = [0; 16];
        digits[..8].copy_from_slice(&low_bytes);
        digits[8] = ninth;
        Boards { pairs, triples, digits }
    }
}

/// What the low byte of a cell does not say: bit 0, whether it has the ninth digit; bit 1, whether it has two candidates;
/// bit 2, whether it has three.
#[inline(always)]
fn flags_of(candidates: u16) -> u8 {
    let but_one = candidates & candidates.wrapping_sub(1);
    let but_two = but_one & but_one.wrapping_sub(1);
    let but_three = but_two & but_two.wrapping_sub(1);
    let is_pair = u16::from(but_one != 0) & u16::from(but_two == 0);
    let is_triple = u16::from(but_two != 0) & u16::from(but_three == 0);
    (candidates >> 8 & 1 | is_pair << 1 | is_triple << 2) as u8
}

/// A board for each bit of the bytes, the lowest first.
#[inline(always)]
fn boards_of_bits(bytes: &[u8; N_PADDED]) -> [u128; 8] {
    let mut lines = [0; N_PADDED / 8];
    for (lines, square) in lines.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *lines = turned(u64::from_le_bytes(*square));
    }
    let mut boards = [[0; 16]; 8];
    for (i, lines) in lines.iter().enumerate() {
        for (board, line) in boards.iter_mut().zip(lines.to_le_bytes()) {
            board[i] = line;
        }
    }
    let mut as_numbers = [0; 8];
    for (number, board) in as_numbers.iter_mut().zip(boards) {
        *number = u128::from_le_bytes(board);
    }
    as_numbers
}

/// Eight by eight bits, a byte per line, with lines for columns: squares of 1, 2 and 4 change places across the diagonal
/// (Warren, Hacker's Delight, 7-3).
#[inline(always)]
fn turned(mut bits: u64) -> u64 {
    for (distance, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)]
    {
        let changes = (bits ^ bits >> distance) & mask;
        bits ^= changes ^ changes << distance;
    }
    bits
}

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
pub fn choose(cells: &PaddedCells, boards: &Boards, so_far: &Stats) -> Guess {
    let cell = if boards.pairs != 0 {
        most_promising_pair(cells, boards, n_looked_at(so_far))
    } else if boards.triples != 0 {
        boards.triples.trailing_zeros() as usize
    } else {
        fewest_candidates(cells)
    };
    Guess { cell, candidate: most_telling_candidate(cells.0[cell], cell, boards) }
}

/// The candidate of a cell that touches most: where there are several solutions, the first comes with fewer guesses.
#[inline(always)]
fn most_telling_candidate(candidates: u16, cell: usize, boards: &Boards) -> u16 {
    let (mut best, mut best_reach, mut rest) = (0, 0, candidates);
    while rest != 0 {
        let candidate = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let touched = boards.digits[candidate.trailing_zeros() as usize % 16] & PEERS[cell];
        let n_pairs = (touched & boards.pairs).count_ones();
        let reach = touched.count_ones() + (WEIGHT_OF_PAIRS - 1) * n_pairs + 1;
        if reach > best_reach {
            (best, best_reach) = (candidate, reach);
        }
    }
    best
}

/// Weight of a peer that has two candidates, against one with more.
const WEIGHT_OF_PAIRS: u32 = 4;

/// How many cells with two candidates are looked at, the first ones: to look at all takes longer than the guesses that it
/// saves. Where guesses have met no contradiction there are many solutions, most likely, and any cell will do.
#[inline(always)]
fn n_looked_at(so_far: &Stats) -> u32 {
    if so_far.guesses >= 2 && so_far.conflicts == 0 { 1 } else { 12 }
}

#[inline(always)]
fn most_promising_pair(cells: &PaddedCells, boards: &Boards, n_looked_at: u32) -> usize {
    let (lower_pairs, upper_pairs) = halves(boards.pairs);
    let (mut best, mut n_left) = (0, n_looked_at);
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
    let candidates = u32::from(cells.0[cell as usize]);
    let (first, second) = (candidates.trailing_zeros(), candidates.ilog2());
    let peers = PEERS[cell as usize];
    let (a, b) = (boards.digits[first as usize % 16] & peers, boards.digits[second as usize % 16] & peers);
    let ((a, a_upper), (b, b_upper)) = (halves(a), halves(b));
    // The upper halves have 17 bits, so that both are counted at once.
    let upper = a_upper | b_upper << 32;
    let n_all = a.count_ones() + b.count_ones() + upper.count_ones();
    let (pairs, upper_pairs) = halves(boards.pairs);
    let n_upper_pairs = (upper & (upper_pairs | upper_pairs << 32)).count_ones();
    let n_pairs = (a & pairs).count_ones() + (b & pairs).count_ones() + n_upper_pairs;
    (n_all + (WEIGHT_OF_PAIRS - 1) * n_pairs) * 128 + (127 - cell)
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
