//! Owns the state of a group of puzzles that advance together, and a round of propagation on it.
//!
//! ```text
//!            lane 0   lane 1   lane 2  …          a lane is a puzzle,
//!  cell 0   [ 9 bits | 9 bits | 9 bits … ]        a row of lanes is a cell,
//!  cell 1   [ 9 bits | 9 bits | 9 bits … ]        a bit is a candidate
//!    …
//!  cell 80  [ 9 bits | 9 bits | 9 bits … ]
//! ```
//!
//! Nothing ever moves across lanes or bits, so that a round is and, or, and little else: no shifts, no tables, no
//! branches. What happens in a box is told in `boxes.rs`; here the nine boxes follow each other, and each sees what
//! those before it have found in the same round.

use crate::boards::PaddedCells;
use crate::boxes::{narrow_box, openings, unions_of_columns, unions_of_rows};
use crate::position::{ALL_DIGITS, N_CELLS, Position, candidates_of, digit_of};
use crate::vector::{Lanes, Twin};
use arau_core::Classic;

/// The state of `T::N` puzzles.
#[repr(align(64))]
pub struct Group<T: Twin> {
    /// The candidates, row by row of the grid.
    cells: [T::Row; N_CELLS],
    /// Of each row, three: by stack.
    row_minis: [[T::Row; 3]; 9],
    /// Of each column, three: by band.
    column_minis: [[T::Row; 3]; 9],
    /// The sum of all cells after the last round. Candidates only go, so that it falls whenever anything changes.
    sums: T::Row,
    /// Whether candidates have come back since the minis were computed.
    has_stale_minis: bool,
}

/// How a round has gone, a bit per lane.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// There is no solution.
    pub dead: u32,
    /// Every cell has its digit, and all is right if the lane is not dead.
    pub solved: u32,
    /// The round changed nothing.
    pub unchanged: u32,
}

/// The sum of all cells of a full grid.
const SUM_OF_GRID: u16 = 9 * ALL_DIGITS;

/// More than any sum.
const NO_SUM: u16 = u16::MAX;

/// What a round gathers on its way through the boxes, lane by lane.
struct Tally<L> {
    /// The sum of the cells.
    sums: L,
    /// The digits that have a place in every house.
    digits_of_houses: L,
    /// The least cell: 0 if one is empty.
    least: L,
    /// Not 0 if two digits want the same cell, or two cells of a box the same digit.
    clashes: L,
}

impl<T: Twin> Group<T> {
    /// No lane has a puzzle.
    pub fn new() -> Group<T> {
        let nothing = T::row(0);
        Group {
            cells: [nothing; N_CELLS],
            row_minis: [[nothing; 3]; 9],
            column_minis: [[nothing; 3]; 9],
            sums: nothing,
            has_stale_minis: false,
        }
    }

    /// Puts a position into a lane.
    #[inline(always)]
    pub fn put(&mut self, lane: usize, cells: &PaddedCells) {
        assert!(lane < T::N);
        for (rows, cells) in self.cells.chunks_mut(CELLS_OF_WORD).zip(cells.0.as_chunks().0) {
            // A word at a time: compilers that see single cells to be copied load many of them before they store the
            // first, for which there are not enough registers.
            let mut word = word_of(*cells);
            for row in rows {
                row.as_mut()[lane] = word as u16;
                word >>= u16::BITS;
            }
        }
        self.mark_changed(lane);
    }

    /// Puts a puzzle into a lane.
    #[inline(always)]
    pub fn put_givens(&mut self, twin: T, lane: usize, givens: &Classic) {
        if let Some(cells) = twin.candidates(givens) {
            return self.put(lane, &cells);
        }
        assert!(lane < T::N);
        // Not by words: what was just written cell by cell is not quickly read as a word.
        for (row, &given) in self.cells.iter_mut().zip(givens) {
            row.as_mut()[lane] = candidates_of(given);
        }
        self.mark_changed(lane);
    }

    /// Notes that candidates may have come back in a lane.
    #[inline(always)]
    fn mark_changed(&mut self, lane: usize) {
        self.has_stale_minis = true;
        self.sums.as_mut()[lane] = NO_SUM;
    }

    /// Narrows a cell of a lane.
    #[inline(always)]
    pub fn narrow(&mut self, lane: usize, cell: usize, candidates: u16) {
        self.cells[cell].as_mut()[lane] = candidates;
        self.sums.as_mut()[lane] = NO_SUM;
    }

    /// Copies the cells of a lane.
    #[inline(always)]
    pub fn get(&self, lane: usize, candidates: &mut [u16]) {
        assert!(lane < T::N);
        for (candidates, row) in candidates.iter_mut().zip(&self.cells) {
            *candidates = row.as_ref()[lane];
        }
    }

    /// Copies the digits of a lane that is solved.
    #[inline(always)]
    pub fn get_digits(&self, lane: usize, digits: &mut Classic) {
        assert!(lane < T::N);
        for (digit, row) in digits.iter_mut().zip(&self.cells) {
            *digit = digit_of(row.as_ref()[lane]);
        }
    }

    /// The position of a lane.
    pub fn position(&self, lane: usize) -> Position {
        let mut position = Position::EMPTY;
        self.get(lane, &mut position.0);
        position
    }

    /// Computes the minis from the cells.
    #[inline(always)]
    fn renew_minis(&mut self, twin: T) {
        for band in 0..3 {
            for stack in 0..3 {
                let v = self.load_box(twin, band, stack);
                self.store_minis(band, stack, &v);
            }
        }
    }

    /// One round of propagation for every lane.
    #[inline(always)]
    pub fn round(&mut self, twin: T) -> Report {
        if self.has_stale_minis {
            self.renew_minis(twin);
            self.has_stale_minis = false;
        }
        let (zero, all_digits) = (twin.splat(0), twin.splat(ALL_DIGITS));
        let mut tally = Tally { sums: zero, digits_of_houses: all_digits, least: all_digits, clashes: zero };
        // So ordered that neighbours in the order share no band and no stack: they can be computed side by side.
        for shift in 0..3 {
            for band in 0..3 {
                self.settle_box(twin, band, (band + shift) % 3, &mut tally);
            }
        }
        for minis in self.row_minis.iter().chain(&self.column_minis) {
            let union = twin.load(&minis[0]).or(twin.load(&minis[1])).or(twin.load(&minis[2]));
            tally.digits_of_houses = tally.digits_of_houses.and(union);
        }
        let before = twin.load(&self.sums);
        tally.sums.store(&mut self.sums);
        Report {
            dead: !tally.digits_of_houses.eq_bits(all_digits)
                | tally.least.eq_bits(zero)
                | !tally.clashes.eq_bits(zero),
            // No house lacks a digit and no cell is empty: then this sum leaves a digit for each cell, once per house.
            solved: tally.sums.eq_bits(twin.splat(SUM_OF_GRID)),
            unchanged: tally.sums.eq_bits(before),
        }
    }

    #[inline(always)]
    fn settle_box(&mut self, twin: T, band: usize, stack: usize, tally: &mut Tally<T::Vector>) {
        let next = minis(twin, &self.row_minis, band, (stack + 1) % 3);
        let after = minis(twin, &self.row_minis, band, (stack + 2) % 3);
        let by_row = openings(&next, &after);
        let next = minis(twin, &self.column_minis, stack, (band + 1) % 3);
        let after = minis(twin, &self.column_minis, stack, (band + 2) % 3);
        let by_column = openings(&next, &after);
        let mut v = self.load_box(twin, band, stack);
        tally.clashes = tally.clashes.or(narrow_box(&mut v, &by_row, &by_column));
        for v in v {
            tally.sums = tally.sums.plus(v);
            tally.least = tally.least.min(v);
        }
        self.store_box(band, stack, &v);
        let rows = self.store_minis(band, stack, &v);
        tally.digits_of_houses = tally.digits_of_houses.and(rows[0].or(rows[1]).or(rows[2]));
    }

    #[inline(always)]
    fn load_box(&self, twin: T, band: usize, stack: usize) -> [T::Vector; 9] {
        let mut v = [twin.splat(0); 9];
        for (i, v) in v.iter_mut().enumerate() {
            *v = twin.load(&self.cells[cell_of_box(band, stack, i)]);
        }
        v
    }

    #[inline(always)]
    fn store_box(&mut self, band: usize, stack: usize, v: &[T::Vector; 9]) {
        for (i, v) in v.iter().enumerate() {
            v.store(&mut self.cells[cell_of_box(band, stack, i)]);
        }
    }

    /// Stores the minis of a box; returns those of its rows.
    #[inline(always)]
    fn store_minis(&mut self, band: usize, stack: usize, v: &[T::Vector; 9]) -> [T::Vector; 3] {
        let (rows, columns) = (unions_of_rows(v), unions_of_columns(v));
        for i in 0..3 {
            rows[i].store(&mut self.row_minis[3 * band + i][stack]);
            columns[i].store(&mut self.column_minis[3 * stack + i][band]);
        }
        rows
    }
}

/// Cells that fit into a word.
const CELLS_OF_WORD: usize = 4;

/// Cells as a word, the first lowest.
#[inline(always)]
fn word_of([a, b, c, d]: [u16; CELLS_OF_WORD]) -> u64 {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}

#[inline(always)]
fn cell_of_box(band: usize, stack: usize, i: usize) -> usize {
    27 * band + 3 * stack + i / 3 * 9 + i % 3
}

/// Three minis: of the lines of a chute (the rows of a band or the columns of a stack) in one of its boxes.
#[inline(always)]
fn minis<T: Twin>(twin: T, all: &[[T::Row; 3]; 9], chute: usize, place: usize) -> [T::Vector; 3] {
    let [a, b, c] = [3 * chute, 3 * chute + 1, 3 * chute + 2];
    [twin.load(&all[a][place]), twin.load(&all[b][place]), twin.load(&all[c][place])]
}
