//! Owns the position of one puzzle turned into bit boards, 81 bits, a bit per cell: what the choice of a guess asks for.

use crate::position::{N_CELLS, Position};

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
    #[inline(always)]
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

/// The first cell with two candidates, and what there is to know for a choice between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstPair {
    /// The cell.
    pub cell: usize,
    /// All cells with two candidates.
    pub pairs: u128,
    /// The cells that have its lower candidate, and those that have its upper one.
    pub places: [u128; 2],
}

impl FirstPair {
    /// If there is one.
    #[inline(always)]
    pub fn of(cells: &PaddedCells, boards: &Boards) -> Option<FirstPair> {
        if boards.pairs == 0 {
            return None;
        }
        let cell = boards.pairs.trailing_zeros() as usize;
        let [lower, upper] = digits_of_pair(cells.0[cell]);
        Some(FirstPair { cell, pairs: boards.pairs, places: [boards.digits[lower], boards.digits[upper]] })
    }
}

/// The two digits of a cell that has two candidates, each from 0, the lower first.
#[inline(always)]
pub fn digits_of_pair(candidates: u16) -> [usize; 2] {
    // A remainder that changes nothing, but tells the compiler that there is a board for each.
    [candidates.trailing_zeros() as usize % 16, candidates.ilog2() as usize % 16]
}

/// The two candidates of a cell that has two, as bits, the lower first.
#[inline(always)]
pub fn candidates_of_pair(candidates: u16) -> [u16; 2] {
    let lower = candidates & candidates.wrapping_neg();
    [lower, candidates ^ lower]
}
