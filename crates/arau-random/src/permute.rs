//! Owns random equivalents of puzzles: digits renamed, rows, columns, bands and stacks exchanged, the grid turned over.

use crate::Dice;
use arau_core::Classic;

/// An equivalent puzzle, each of the 2·6⁸·9! ways equally likely.
pub fn permuted(puzzle: &Classic, dice: &mut Dice) -> Classic {
    let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    dice.shuffle(&mut names[1..]);
    let (rows, columns) = (lines(dice), lines(dice));
    let [turned] = dice.throw([2]);
    let mut other = Classic::EMPTY;
    for (cell, digit) in other.iter_mut().enumerate() {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        let from = if turned == 1 { 9 * column + row } else { 9 * row + column };
        *digit = names[usize::from(puzzle[from])];
    }
    other
}

/// Nine lines in an order that keeps the three of a chute together.
fn lines(dice: &mut Dice) -> [usize; 9] {
    let mut chutes = [0, 1, 2];
    dice.shuffle(&mut chutes);
    let mut lines = [0; 9];
    for (chute, places) in chutes.into_iter().zip(lines.as_chunks_mut::<3>().0) {
        *places = [3 * chute, 3 * chute + 1, 3 * chute + 2];
        dice.shuffle(places);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::Classic;
    use arau_nine::{SearchOptions, solve_many};

    #[test]
    fn equivalent_puzzles_are_others_with_as_many_solutions() {
        let line = b"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let puzzle = Classic::from_line(line).unwrap();
        let others: Vec<Classic> = (0..50).map(|i| permuted(&puzzle, &mut Dice::of(1, i))).collect();
        assert!(
            solve_many(&others, &SearchOptions::unique()).iter().all(|found| found.count.n_solutions == 1)
        );
        let n_givens = |puzzle: &Classic| puzzle.iter().filter(|&&digit| digit != 0).count();
        assert!(others.iter().all(|other| n_givens(other) == n_givens(&puzzle)));
        let unlike: std::collections::HashSet<&Classic> = others.iter().collect();
        assert_eq!(unlike.len(), 50);
    }
}
