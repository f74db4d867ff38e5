//! Owns the contents of three rows in a band: those that are rigid and part of a band, one for each class of equivalents.

use super::lines::Lines;
use super::rigid::{Shape, is_rigid};
use std::collections::BTreeSet;

/// A representative of each class, row by row with digits from 0. The columns of the first stack are all there, and hold
/// the digits in order.
pub fn rigid_bands(columns: &Lines, is_stopped: &dyn Fn() -> bool) -> Vec<Vec<u8>> {
    let shape = Shape { rows: vec![0; 3], columns: columns.groups.clone() };
    let width = columns.groups.len();
    let mut content: Vec<u8> = vec![0; 3 * width];
    for (row, digits) in content.chunks_exact_mut(width).enumerate() {
        (0..3).for_each(|column| digits[column] = (3 * row + column) as u8);
    }
    let mut classes = BTreeSet::new();
    each_content(&columns.groups, 3, 0, &mut content, &mut |content| {
        if !is_stopped() && is_rigid(&shape, content) && extends_to_band(&columns.groups, content) {
            classes.insert(least_equivalent(&columns.groups, content));
        }
    });
    classes.into_iter().collect()
}

/// Fills the cells from a place on, column by column. Columns of a stack come in the order of their upper digits.
fn each_content(
    groups: &[u8],
    column: usize,
    row: usize,
    content: &mut Vec<u8>,
    found: &mut impl FnMut(&[u8]),
) {
    let width = groups.len();
    if column == width {
        return found(content);
    }
    let is_in_order = |content: &[u8], digit: u8| {
        row > 0 || groups[column - 1] != groups[column] || content[column - 1] < digit
    };
    let is_free = |content: &[u8], digit: u8| {
        let in_row = (0..column).any(|other| content[row * width + other] == digit);
        let in_box = (0..3).any(|above| {
            (0..=column).any(|other| {
                let is_before = other < column || above < row;
                is_before && groups[other] == groups[column] && content[above * width + other] == digit
            })
        });
        !in_row && !in_box
    };
    for digit in 0..9 {
        if is_in_order(content, digit) && is_free(content, digit) {
            content[row * width + column] = digit;
            each_content(groups, column + row / 2, (row + 1) % 3, content, found);
        }
    }
}

/// Whether the columns that are missing can be filled, so that each row and each box has all digits.
fn extends_to_band(groups: &[u8], content: &[u8]) -> bool {
    let width = groups.len();
    let (mut rows, mut boxes, mut n_missing) = ([0b1_1111_1111u16; 3], [0b1_1111_1111u16; 3], [3; 3]);
    groups.iter().for_each(|&group| n_missing[usize::from(group)] -= 1);
    for (i, digit) in content.iter().enumerate() {
        rows[i / width] ^= 1 << digit;
        boxes[usize::from(groups[i % width])] ^= 1 << digit;
    }
    // The order of digits in a part of a row does not matter: sets are enough.
    fn fill(
        place: usize,
        n_more: usize,
        n_missing: &[usize; 3],
        rows: &mut [u16; 3],
        boxes: &mut [u16; 3],
    ) -> bool {
        let (row, stack) = (place / 3, place % 3);
        if n_more == 0 {
            return place == 8 || fill(place + 1, n_missing[(place + 1) % 3], n_missing, rows, boxes);
        }
        let mut candidates = rows[row] & boxes[stack];
        while candidates != 0 {
            let digit = candidates & candidates.wrapping_neg();
            candidates ^= digit;
            rows[row] ^= digit;
            boxes[stack] ^= digit;
            let fits = fill(place, n_more - 1, n_missing, rows, boxes);
            rows[row] ^= digit;
            boxes[stack] ^= digit;
            if fits {
                return true;
            }
        }
        false
    }
    fill(0, n_missing[0], &n_missing, &mut rows, &mut boxes)
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The least content that new orders of rows, columns and stacks of the same width and new names for digits make of this one,
/// with the first stack as it must be.
fn least_equivalent(groups: &[u8], content: &[u8]) -> Vec<u8> {
    let width = groups.len();
    let columns_of = |stack: usize| (0..width).filter(move |&column| usize::from(groups[column]) == stack);
    let keeps_widths =
        |stacks: &&[usize; 3]| (0..3).all(|s| columns_of(stacks[s]).count() == columns_of(s).count());
    let mut images = Vec::new();
    for stacks in ORDERS.iter().filter(keeps_widths) {
        for rows in ORDERS {
            for order in ORDERS {
                let first: Vec<usize> = columns_of(stacks[0]).collect();
                let mut name = [0; 9];
                for (i, &row) in rows.iter().enumerate() {
                    for (j, &place) in order.iter().enumerate() {
                        name[usize::from(content[row * width + first[place]])] = (3 * i + j) as u8;
                    }
                }
                let mut columns: Vec<(usize, [u8; 3])> = Vec::new();
                for (place, &stack) in stacks.iter().enumerate() {
                    let named = |column| rows.map(|row| name[usize::from(content[row * width + column])]);
                    columns.extend(columns_of(stack).map(|column| (place, named(column))));
                }
                columns.sort_unstable();
                images.push((0..3).flat_map(|row| columns.iter().map(move |column| column.1[row])).collect());
            }
        }
    }
    images.into_iter().min().expect("there are orders")
}
