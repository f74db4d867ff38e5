//! Owns the proof that six givens never settle a magic puzzle: one in which the rows and columns of every box sum to 15.
//!
//! The digits can be split into three triples of sum 15 in two ways, 159 267 348 and 168 249 357. The rows of a box are
//! one of these splits and its columns the other. Triples of different splits meet, so that boxes side by side have rows
//! of the same split: a grid is of one of two *kinds*. Within a kind it is six Latin squares of order 3, each free of the
//! others:
//!
//! ```text
//!              box 0  box 1  box 2
//!   row 0      [159]  [267]  [348]        the triples of a band: a square; so are those of each other band,
//!   row 1      [267]  [348]  [159]        and for the columns, those of each stack
//!   row 2      [348]  [159]  [267]
//! ```
//!
//! A given tells an entry in the square of its band and one in the square of its stack, whatever the kind. If two entries
//! are the fewest that settle a square, each band takes two givens and so does each stack. With six givens none has more,
//! and the two settle the squares of the right kind only if they stand in certain places; but squares with *any* two
//! entries in such places exist, so that a grid of the wrong kind has these givens too.

use crate::counting::magic::{Lines, boxes};

/// A Latin square of order 3.
type Square = [[u8; 3]; 3];

/// A place in a square, and what stands there.
type Entry = (usize, u8);

/// This many givens at least has every magic puzzle with one solution, as far as the proof goes; all that it rests on is
/// tried. 0 if it fails.
pub fn least_givens() -> usize {
    if !has_two_kinds(&boxes()) {
        return 0;
    }
    let squares = squares();
    let pairs = || (0..9).flat_map(|a| (0..a).map(move |b| [a, b]));
    let n_with = |entries: &[Entry]| squares.iter().filter(|square| has(square, entries)).count();
    let with_values = |[a, b]: [usize; 2]| {
        let values = (0..9).map(|both| (both / 3, both % 3));
        values.map(move |(at_a, at_b)| [(a, at_a), (b, at_b)])
    };
    let one_settles = (0..9).any(|place| (0..3).any(|value| n_with(&[(place, value)]) == 1));
    let settling: Vec<[usize; 2]> =
        pairs().filter(|&pair| with_values(pair).any(|entries| n_with(&entries) == 1)).collect();
    if one_settles || settling.is_empty() {
        return 0;
    }
    let is_wrong_kind_open =
        settling.iter().all(|&pair| with_values(pair).all(|entries| n_with(&entries) > 0));
    3 * 2 + usize::from(is_wrong_kind_open)
}

/// Whether all boxes have one of two splits as their rows and the other as their columns, in any order, and no triples of
/// different splits are disjoint.
fn has_two_kinds(boxes: &[(Lines, Lines)]) -> bool {
    let split = |mut lines: Lines| {
        lines.sort_unstable();
        lines
    };
    let mut splits: Vec<Lines> = boxes.iter().map(|&(rows, _)| split(rows)).collect();
    splits.sort_unstable();
    splits.dedup();
    let &[first, second] = &splits[..] else { return false };
    let kinds = [(first, second), (second, first)];
    let n_orders = 6 * 6;
    kinds.iter().all(|kind| {
        boxes.iter().filter(|(rows, columns)| (split(*rows), split(*columns)) == *kind).count() == n_orders
    }) && boxes.len() == 2 * n_orders
        && first.iter().all(|a| second.iter().all(|b| a & b != 0))
}

fn squares() -> Vec<Square> {
    const ROWS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let fit = |a: [u8; 3], b: [u8; 3]| (0..3).all(|i| a[i] != b[i]);
    let mut squares = Vec::new();
    for a in ROWS {
        for b in ROWS.into_iter().filter(|&b| fit(a, b)) {
            squares.extend(ROWS.into_iter().filter(|&c| fit(a, c) && fit(b, c)).map(|c| [a, b, c]));
        }
    }
    squares
}

fn has(square: &Square, entries: &[Entry]) -> bool {
    entries.iter().all(|&(place, value)| square[place / 3][place % 3] == value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::kind;
    use num_bigint::BigUint;

    #[test]
    fn six_squares_of_two_kinds_are_all_grids() {
        let n_squares = squares().len();
        assert_eq!(n_squares, 12);
        let n_grids = kind("magic").unwrap().plan().count();
        assert_eq!(n_grids, BigUint::from(2 * n_squares.pow(6)));
    }

    #[test]
    fn seven_givens_at_least() {
        assert_eq!(least_givens(), 7);
    }

    #[test]
    fn two_entries_settle_a_square_only_across() {
        let n_with = |entries: &[Entry]| squares().iter().filter(|square| has(square, entries)).count();
        assert_eq!(n_with(&[(0, 0)]), 4);
        assert_eq!(n_with(&[(0, 0), (1, 1)]), 2);
        assert_eq!(n_with(&[(0, 0), (4, 0)]), 2);
        assert_eq!(n_with(&[(0, 0), (4, 1)]), 1);
    }

    #[test]
    fn boxes_of_another_make_are_no_proof() {
        let mut boxes = boxes();
        boxes.pop();
        assert!(!has_two_kinds(&boxes));
    }
}
