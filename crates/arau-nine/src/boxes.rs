//! Owns what both engines do in a box, on vectors whose lanes are puzzles in one engine and boxes in the other.
//!
//! A *mini* is the three cells that a row, or a column, shares with a box, taken as the union of their candidates. Minis
//! carry a digit's way between boxes:
//!
//! ```text
//!  three boxes of a band, minis of rows        a digit takes one mini per row and one per box: mini (row 0, box 0)
//!   [00] [01] [02]                             is open to it only if the rest can be completed,
//!   [10] [11] [12]                             that is by [11] and [22], or by [12] and [21].
//!   [20] [21] [22]
//! ```
//!
//! This is pointing and claiming in one formula. Then the box looks at its cells: a digit with one place left takes the
//! cell (a hidden single; those of rows and columns come to this by way of the minis), and the digit of a cell with one
//! candidate leaves the rest of the box (a naked single; the minis carry it on to row and column).

use crate::vector::Lanes;

/// Narrows the candidates of a box. `by_row` and `by_column` are the digits to which its minis are open. Returns not 0
/// in lanes that have shown a contradiction: two digits want the same cell, or two cells the same digit.
#[inline(always)]
pub fn narrow_box<L: Lanes>(v: &mut [L; 9], by_row: &[L; 3], by_column: &[L; 3]) -> L {
    for i in 0..9 {
        v[i] = v[i].and(by_row[i / 3]).and(by_column[i % 3]);
    }
    let elsewhere_in_rows = unions_of_others(&unions_of_rows(v));
    let elsewhere_in_columns = unions_of_others(&unions_of_columns(v));
    let zero = v[0].zero();
    let mut singles = [zero; 9];
    let (mut all_hidden, mut taken, mut sum_of_taken) = (zero, zero, zero);
    for i in 0..9 {
        let hidden = v[i].without(elsewhere_in_rows[i / 3].or(elsewhere_in_columns[i % 3]));
        all_hidden = all_hidden.or(hidden);
        v[i] = hidden.or_else(v[i]);
        singles[i] = v[i].if_single();
        taken = taken.or(singles[i]);
        sum_of_taken = sum_of_taken.plus(singles[i]);
    }
    for i in 0..9 {
        v[i] = v[i].without(taken).or(singles[i]);
    }
    // Two digits whose only place is the same cell keep it from being a single; two singles of a digit make the sum carry.
    all_hidden.without(taken).or(taken.xor(sum_of_taken))
}

/// The minis of the rows of a box.
#[inline(always)]
pub fn unions_of_rows<L: Lanes>(v: &[L; 9]) -> [L; 3] {
    [v[0].or(v[1]).or(v[2]), v[3].or(v[4]).or(v[5]), v[6].or(v[7]).or(v[8])]
}

/// The minis of the columns of a box.
#[inline(always)]
pub fn unions_of_columns<L: Lanes>(v: &[L; 9]) -> [L; 3] {
    [v[0].or(v[3]).or(v[6]), v[1].or(v[4]).or(v[7]), v[2].or(v[5]).or(v[8])]
}

#[inline(always)]
fn unions_of_others<L: Lanes>(v: &[L; 3]) -> [L; 3] {
    [v[1].or(v[2]), v[2].or(v[0]), v[0].or(v[1])]
}

/// Where three lines through a box are open, given the minis of the same lines in the next box of the chute and in the
/// one after.
#[inline(always)]
pub fn openings<L: Lanes>(next: &[L; 3], after: &[L; 3]) -> [L; 3] {
    [opening(next, after, 1, 2), opening(next, after, 2, 0), opening(next, after, 0, 1)]
}

#[inline(always)]
fn opening<L: Lanes>(next: &[L; 3], after: &[L; 3], a: usize, b: usize) -> L {
    next[a].and(after[b]).or(next[b].and(after[a]))
}
