//! Owns full grids: each of the 6,670,903,752,021,072,936,960 is equally likely.
//!
//! A candidate is thrown, all candidates equally likely, and thrown away unless it is a grid; every grid, up to the
//! names of the digits, is exactly one of the candidates. A candidate is made in four steps, each with the same number
//! of ways wherever it starts from:
//!
//! 1. Box 1 is 123, 456, 789. The rows of box 2 get their digits in 56 ways, and box 3 the rest; the digits of each row
//!    are ordered in 6 ways: 56 · 6⁶ first bands, all there are (Felgenhauer and Jarvis, Enumerating possible Sudoku
//!    grids, 2005).
//! 2. A column of band 1 has three digits. Three of the other six go to band 2 and three to band 3, so that each box
//!    has all nine: 56 ways in each of the three stacks, for the same reason as with rows. Now every column of every
//!    box has its set of digits, and what is missing is their order.
//! 3. Band 2, box by box. The columns of its first box are ordered in 6³ ways. A column of its second box has two
//!    orders that put no digit into a row which has it already, or none if the three digits stand in the same row: 2³
//!    ways. The third box is what is left: the candidate is good if the columns allow it.
//! 4. Band 3, the same.
//!
//! That makes 56 · 6⁶ · 56³ · 1728² candidates for 6,670,903,752,021,072,936,960 / 9! grids: one in 74.5 is good, and a
//! throw takes a few dozen instructions. At last the digits get their names, in 9! ways.

use crate::Dice;
use arau_core::Classic;

/// A set of all nine digits.
const ALL_DIGITS: u16 = 0b1_1111_1111;

/// A set of digits: bit `d - 1` stands for digit `d`.
type Set = u16;

/// Three sets, ten bits apart: of the rows of a box, or of its columns.
type Lines = u32;

/// The sides of the dice: the exchange of rows; the orders of the rows of boxes 2 and 3; the exchanges of columns by
/// stack; for bands 2 and 3, the orders of the columns of the first box and the choices in the second.
const SIDES: [u64; 18] = [56, 6, 6, 6, 6, 6, 6, 56, 56, 56, 6, 6, 6, 8, 6, 6, 6, 8];

/// A grid; all are equally likely.
pub fn random_grid(dice: &mut Dice) -> Classic {
    let bands = loop {
        if let Some(bands) = throw(dice) {
            break bands;
        }
    };
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    dice.shuffle(&mut names);
    let mut grid = Classic::EMPTY;
    for (band, boxes) in bands.iter().enumerate() {
        for (stack, it) in boxes.iter().enumerate() {
            for place in 0..9 {
                let (row, column) = (place / 3, place % 3);
                let digit = (line(it.rows, row) & line(it.columns, column)).trailing_zeros();
                grid[27 * band + 9 * row + 3 * stack + column] = names[digit as usize % 9];
            }
        }
    }
    grid
}

/// A box as its rows and columns: the digit of a cell is what they share.
#[derive(Clone, Copy)]
struct FullBox {
    rows: Lines,
    columns: Lines,
}

/// A candidate, if it is a grid.
#[inline(always)]
fn throw(dice: &mut Dice) -> Option<[[FullBox; 3]; 3]> {
    let [by_row, a2, b2, c2, a3, b3, c3, by_column_1, by_column_2, by_column_3, rest @ ..] =
        dice.throw(SIDES);
    let [first_2 @ .., second_2, x3, y3, z3, second_3] = rest;
    let rows_2 = EXCHANGED_ROWS[by_row % 56];
    let rows_3 = ALL_LINES & !ROWS_OF_BOX_1 & !rows_2;
    let band_1 = [COLUMNS_OF_BOX_1, spread(rows_2, [a2, b2, c2]), spread(rows_3, [a3, b3, c3])];
    let band_2 = [
        EXCHANGED_COLUMNS[by_column_1 % 56],
        exchange(band_1[1], by_column_2),
        exchange(band_1[2], by_column_3),
    ];
    let rows_of_band_2 = rows_of_band(&band_2, first_2, second_2)?;
    let rest = |stack: usize| ALL_LINES & !band_1[stack] & !band_2[stack];
    let band_3 = [rest(0), rest(1), rest(2)];
    let rows_of_band_3 = rows_of_band(&band_3, [x3, y3, z3], second_3)?;
    let band = |rows: [Lines; 3], columns: [Lines; 3]| {
        [0, 1, 2].map(|stack| FullBox { rows: rows[stack], columns: columns[stack] })
    };
    Some([
        band([ROWS_OF_BOX_1, rows_2, rows_3], band_1),
        band(rows_of_band_2, band_2),
        band(rows_of_band_3, band_3),
    ])
}

/// The rows of the boxes of a band whose columns are known, in the way that the dice tell, if it is one. One branch in
/// all: nothing here can be foreseen but that most candidates are bad.
#[inline(always)]
fn rows_of_band(columns: &[Lines; 3], first: [usize; 3], second: usize) -> Option<[Lines; 3]> {
    let rows_1 = spread(columns[0], first);
    let mut rows_2 = 0;
    for i in 0..3 {
        let orders = &ORDERS[line(columns[1], i) as usize];
        let mut fitting = 0;
        for (order, &rows) in orders.iter().enumerate().take(6) {
            fitting |= u32::from(rows & rows_1 == 0) << order;
        }
        // Two orders fit, or none, which takes the empty one at the end.
        let last = fitting & fitting.wrapping_sub(1);
        let fitting = if second >> i & 1 != 0 { last } else { fitting } | 1 << 7;
        rows_2 |= orders[fitting.trailing_zeros() as usize];
    }
    let rows_3 = ALL_LINES & !rows_1 & !rows_2;
    // Each of the three rows needs a digit of each column: then adding nine ones overflows.
    let mut overflows = OVERFLOWS;
    for i in 0..3 {
        overflows &= (rows_3 & (Lines::from(line(columns[2], i)) * EVERY_LINE)) + ALL_LINES;
    }
    // A second box that lacks digits leaves too many to the third.
    let is_good = overflows == OVERFLOWS && rows_3.count_ones() == 9;
    is_good.then_some([rows_1, rows_2, rows_3])
}

/// The bits from one line to the next: one more than there are digits.
const WIDTH: usize = 10;

/// This many times a set is that set in each of three lines.
const EVERY_LINE: Lines = 1 | 1 << WIDTH | 1 << (2 * WIDTH);

const ALL_LINES: Lines = ALL_DIGITS as Lines * EVERY_LINE;

const OVERFLOWS: Lines = (1 << 9) * EVERY_LINE;

#[inline(always)]
const fn lines(sets: [Set; 3]) -> Lines {
    sets[0] as Lines | (sets[1] as Lines) << WIDTH | (sets[2] as Lines) << (2 * WIDTH)
}

#[inline(always)]
const fn line(lines: Lines, i: usize) -> Set {
    (lines >> (WIDTH * i)) as Set & ALL_DIGITS
}

const ROWS_OF_BOX_1: Lines = lines([0b000_000_111, 0b000_111_000, 0b111_000_000]);

const COLUMNS_OF_BOX_1: Lines = lines([0b001_001_001, 0b010_010_010, 0b100_100_100]);

static EXCHANGED_ROWS: [Lines; 56] = exchanges(ROWS_OF_BOX_1);

static EXCHANGED_COLUMNS: [Lines; 56] = exchanges(COLUMNS_OF_BOX_1);

/// The digits of three lines, each put into one of 6 orders, as the three lines across.
#[inline(always)]
fn spread(lines: Lines, orders: [usize; 3]) -> Lines {
    let [a, b, c] = orders;
    ORDERS[line(lines, 0) as usize][a % 8]
        | ORDERS[line(lines, 1) as usize][b % 8]
        | ORDERS[line(lines, 2) as usize][c % 8]
}

/// Three other lines for the same nine digits, so that no digit stays in its line: one of 56 ways.
#[inline(always)]
const fn exchange(from: Lines, way: usize) -> Lines {
    let [a, b, c] = EXCHANGES[way % 56];
    // Of each line, a part goes one line on, and the rest two; all parts have the same size.
    let on = lines([
        PARTS[line(from, 0) as usize][a as usize % 8],
        PARTS[line(from, 1) as usize][b as usize % 8],
        PARTS[line(from, 2) as usize][c as usize % 8],
    ]);
    let two_on = from & !on;
    // Round: line 2 is followed by line 0.
    (on << WIDTH | on >> (2 * WIDTH) | two_on << (2 * WIDTH) | two_on >> WIDTH) & ALL_LINES
}

const fn exchanges(from: Lines) -> [Lines; 56] {
    let mut all = [0; 56];
    let mut way = 0;
    while way < 56 {
        all[way] = exchange(from, way);
        way += 1;
    }
    all
}

/// The digits of a set of three, each as a set.
const fn three_digits(set: usize) -> [usize; 3] {
    let first = set & set.wrapping_neg();
    let rest = set & !first;
    let second = rest & rest.wrapping_neg();
    [first, second, rest & !second]
}

/// Of every set of three digits, its 6 orders: the first digit of the order in the first line, and so on.
static ORDERS: [[Lines; 8]; 512] = {
    const PERMUTATIONS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = [[0; 8]; 512];
    let mut set: usize = 0;
    while set < 512 {
        if set.count_ones() == 3 {
            let digits = three_digits(set);
            let mut i = 0;
            while i < 6 {
                let [a, b, c] = PERMUTATIONS[i];
                orders[set][i] = lines([digits[a] as Set, digits[b] as Set, digits[c] as Set]);
                i += 1;
            }
        }
        set += 1;
    }
    orders
};

/// Of every set of three digits, its 8 parts.
static PARTS: [[Set; 8]; 512] = {
    let mut parts = [[0; 8]; 512];
    let mut set: usize = 0;
    while set < 512 {
        if set.count_ones() == 3 {
            let digits = three_digits(set);
            let mut part = 0;
            while part < 8 {
                let mut i = 0;
                while i < 3 {
                    if part >> i & 1 != 0 {
                        parts[set][part] |= digits[i] as Set;
                    }
                    i += 1;
                }
                part += 1;
            }
        }
        set += 1;
    }
    parts
};

/// Three parts of the same size: 1 + 27 + 27 + 1 ways.
static EXCHANGES: [[u8; 3]; 56] = {
    let mut exchanges = [[0; 3]; 56];
    let mut n = 0;
    let mut parts: u32 = 0;
    while parts < 512 {
        let [a, b, c] = [parts & 7, parts >> 3 & 7, parts >> 6];
        if a.count_ones() == b.count_ones() && b.count_ones() == c.count_ones() {
            exchanges[n] = [a as u8, b as u8, c as u8];
            n += 1;
        }
        parts += 1;
    }
    assert!(n == 56);
    exchanges
};

#[cfg(test)]
mod tests {
    use super::*;
    use arau_nine::position::{PEERS, houses_of};
    use std::collections::HashSet;

    /// Felgenhauer and Jarvis, Enumerating possible Sudoku grids, 2005.
    const N_GRIDS: f64 = 6_670_903_752_021_072_936_960.0;

    #[test]
    fn every_house_has_all_digits() {
        let mut dice = Dice::of(1, 0);
        for _ in 0..1000 {
            let grid = random_grid(&mut dice);
            let mut houses = [[0; 3]; 9];
            for (cell, digit) in grid.into_iter().enumerate() {
                for (kind, house) in houses_of(cell).into_iter().enumerate() {
                    houses[house][kind] |= 1 << (digit - 1);
                }
            }
            assert_eq!(houses, [[ALL_DIGITS; 3]; 9]);
        }
    }

    #[test]
    fn exchanges_are_all_there_are() {
        let from = lines([0b000_010_011, 0b000_101_100, 0b111_000_000]);
        let all: HashSet<Lines> = (0..56).map(|way| exchange(from, way)).collect();
        assert_eq!(all.len(), 56);
        for to in all {
            assert_eq!(to & from, 0);
            let sets = [line(to, 0), line(to, 1), line(to, 2)];
            assert_eq!(sets[0] | sets[1] | sets[2], ALL_DIGITS);
            assert!(sets.iter().all(|set| set.count_ones() == 3));
        }
    }

    /// The share of candidates that are grids is the number of grids, divided by known factors: an estimate of the
    /// number of all grids, good to half a percent here.
    #[test]
    fn as_many_candidates_are_grids_as_there_should_be() {
        let n_candidates = SIDES.iter().map(|&sides| sides as f64).product::<f64>();
        let share = N_GRIDS / 362_880.0 / n_candidates;
        let mut dice = Dice::of(2, 0);
        let n = 3_000_000;
        let found = (0..n).filter(|_| throw(&mut dice).is_some()).count() as f64;
        let expected = f64::from(n) * share;
        assert!((found - expected).abs() < 4.0 * expected.sqrt(), "{found} instead of {expected}");
    }

    /// Bands and stacks are made in different ways but must not differ. In few grids the first two boxes of a band have
    /// the same three sets of digits in their rows, moved on by one row or by two; likewise the columns of a stack.
    #[test]
    fn bands_and_stacks_do_not_differ() {
        let mut dice = Dice::of(3, 0);
        let mut counts = [[0u32; 2]; 6];
        for _ in 0..60_000 {
            let grid = random_grid(&mut dice);
            for chute in 0..3 {
                let across = |line: usize, place: usize| grid[27 * chute + 9 * line + place];
                let down = |line: usize, place: usize| grid[3 * chute + line + 9 * place];
                for by in 1..3 {
                    counts[chute][by - 1] += u32::from(are_moved(across, by));
                    counts[3 + chute][by - 1] += u32::from(are_moved(down, by));
                }
            }
        }
        let mean = f64::from(counts.as_flattened().iter().sum::<u32>()) / 12.0;
        assert!(mean > 1000.0);
        let good = |&count: &u32| (f64::from(count) - mean).abs() < 4.0 * mean.sqrt();
        assert!(counts.as_flattened().iter().all(good), "{counts:?}");
    }

    /// The digit of a cell may stand anywhere in a box that shares no line with it, and in six places of the others.
    #[test]
    fn a_digit_stands_anywhere_equally_often() {
        let n = 60_000;
        let mut dice = Dice::of(4, 0);
        let mut counts = [[0u32; Classic::N_CELLS]; 2];
        for _ in 0..n {
            let grid = random_grid(&mut dice);
            for (counts, from) in counts.iter_mut().zip([0, 40]) {
                for (count, &digit) in counts.iter_mut().zip(&grid) {
                    *count += u32::from(digit == grid[from]);
                }
            }
        }
        for (counts, from) in counts.iter().zip([0, 40]) {
            for (cell, &count) in counts.iter().enumerate() {
                let ([row, column, a_box], [from_row, from_column, from_box]) =
                    (houses_of(cell), houses_of(from));
                let in_line = row / 3 == from_row / 3 || column / 3 == from_column / 3;
                let expected = match (PEERS[from] >> cell & 1 != 0, a_box == from_box, in_line) {
                    (true, ..) => 0.0,
                    (_, true, _) => f64::from(n),
                    (_, _, true) => f64::from(n) / 6.0,
                    _ => f64::from(n) / 9.0,
                };
                let error = (f64::from(count) - expected).abs();
                assert!(error <= 4.5 * expected.sqrt(), "{cell} from {from}: {count} instead of {expected}");
            }
        }
    }

    fn are_moved(digit: impl Fn(usize, usize) -> u8, by: usize) -> bool {
        let set = |line: usize, part: usize| {
            (3 * part..3 * part + 3).fold(0u16, |set, place| set | 1 << digit(line, place))
        };
        (0..3).all(|line| set(line, 0) == set((line + by) % 3, 1))
    }
}
