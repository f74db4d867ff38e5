//! Canonical (minlex) forms of classic 9×9 grids and puzzles, which show which ones are equivalent by reordering rows
//! and columns, transposing and renaming digits.
//!
//! The canonical form is the smallest of all equivalents as a string of 81 characters, row by row, with 0 for an empty
//! cell. In it, digits are numbered in the order in which they appear, and empty cells come as early as possible. Two
//! puzzles are equivalent if and only if their canonical forms are equal.
//!
//! Grids and puzzles use different methods: `grid.rs` starts from pairs of rows, whose best columns are looked up in
//! tables (`row_pairs.rs`); `puzzle.rs` works row by row and postpones decisions that are still open (`branch.rs`).
//! Both find *every* symmetry that leads to the canonical form, which is how they count automorphisms. `oracle.rs`
//! tries everything and checks both in tests.

mod branch;
mod grid;
mod map;
#[cfg(test)]
mod oracle;
mod puzzle;
mod row_pairs;
#[cfg(test)]
mod tests;

use arau_core::Classic;
use grid::GridSearch;
pub use map::Map;
use puzzle::PuzzleSearch;

/// What is found out about a grid or puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The smallest of its equivalents.
    pub form: Classic,
    /// A map that turns it into the form.
    pub map: Map,
    /// The symmetries of the board, of 3359232, that turn it into itself but for the names of the digits.
    pub n_automorphisms: u32,
}

/// Finds canonical forms. It keeps what it needs to work, so use one for many.
#[derive(Default)]
pub struct Canonizer {
    grids: GridSearch,
    puzzles: PuzzleSearch,
}

impl Canonizer {
    /// Ready to work.
    pub fn new() -> Canonizer {
        Canonizer::default()
    }

    /// The canonical form of a grid or a puzzle, how it comes about, and how symmetric it is. Nothing if a house has
    /// two equal givens, or if something else than digits stands in a cell.
    pub fn canonical(&mut self, digits: &Classic) -> Option<Canonical> {
        if !is_consistent(digits) {
            return None;
        }
        Some(if digits.contains(&0) { self.puzzles.canonical(digits) } else { self.grids.canonical(digits) })
    }

    /// A map that turns one grid or puzzle into the other, if there is one.
    pub fn isomorphism(&mut self, from: &Classic, to: &Classic) -> Option<Map> {
        let (from, to) = (self.canonical(from)?, self.canonical(to)?);
        (from.form == to.form).then(|| from.map.then(&to.map.inverse()))
    }
}

/// The same grid or puzzle with digits named in the order in which they appear: the smallest string for this order of
/// rows and columns.
pub fn relabelled(digits: &Classic) -> Classic {
    let mut names = [0; 10];
    let mut n_named = 0;
    Classic(digits.map(|digit| {
        let name = &mut names[usize::from(digit)];
        if digit != 0 && *name == 0 {
            n_named += 1;
            *name = n_named;
        }
        *name
    }))
}

/// The map that turns one grid or puzzle into the other by new names alone, if there is one.
pub fn renaming(from: &Classic, to: &Classic) -> Option<Map> {
    let (mut names, mut old) = ([0; 10], [0; 10]);
    for (&a, &b) in from.iter().zip(to) {
        let (name, before) = (&mut names[usize::from(a)], &mut old[usize::from(b)]);
        let is_new = *name == 0 && *before == 0;
        if (a == 0) != (b == 0) || !is_new && (*name, *before) != (b, a) {
            return None;
        }
        (*name, *before) = (b, a);
    }
    Some(Map { names: map::completed(names), ..Map::IDENTITY })
}

/// Whether no house has two equal givens, and all are digits.
pub fn is_consistent(digits: &Classic) -> bool {
    // A bit per digit in 16 bits per house, without a branch; empty cells have none.
    let (mut columns, mut boxes, mut twice) = ([0u16; 9], [0u16; 9], 0);
    let mut are_digits = true;
    for (row, cells) in digits.as_chunks::<9>().0.iter().enumerate() {
        let mut bits = [0; 9];
        for (bit, &digit) in bits.iter_mut().zip(cells) {
            are_digits &= digit <= 9;
            *bit = 1 << (digit & 15) & 0x3fe;
        }
        for (column, &bit) in columns.iter_mut().zip(&bits) {
            twice |= *column & bit;
            *column |= bit;
        }
        let mut in_row = 0;
        for (mini, box_) in bits.as_chunks::<3>().0.iter().zip(&mut boxes[row / 3 * 3..]) {
            let [a, b, c] = *mini;
            let all = a | b | c;
            twice |= a & b | (a | b) & c | *box_ & all | in_row & all;
            *box_ |= all;
            in_row |= all;
        }
    }
    are_digits && twice == 0
}

/// The cells of a line, with empty ones behind them: so an index of four bits needs no check.
type Line = [u8; 16];

/// Rows of a grid or puzzle, and its columns as rows.
type BothWays = [[Line; 9]; 2];

fn both_ways(digits: &Classic) -> BothWays {
    let mut ways = [[[0; 16]; 9]; 2];
    for (row, cells) in digits.as_chunks::<9>().0.iter().enumerate() {
        ways[0][row][..9].copy_from_slice(cells);
        for (column, &digit) in cells.iter().enumerate() {
            ways[1][column][row] = digit;
        }
    }
    ways
}

/// What a table of 16 has for a number of four bits.
#[inline(always)]
fn at(table: &[u8; 16], index: u8) -> u8 {
    table[usize::from(index & 15)]
}

/// A row as nine digits of four bits each, the first one highest, so that rows compare as strings do.
type RowKey = u64;

/// The digits of a row.
fn digits_of(key: RowKey) -> [u8; 9] {
    std::array::from_fn(|place| (key >> (4 * (8 - place)) & 15) as u8)
}

fn form_of(rows: &[RowKey; 9]) -> Classic {
    let mut form = Classic::EMPTY;
    for (cells, &key) in form.as_chunks_mut::<9>().0.iter_mut().zip(rows) {
        *cells = digits_of(key);
    }
    form
}

/// The orders of three things.
const ORDERS_OF_3: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
