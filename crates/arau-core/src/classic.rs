//! Owns [`Classic`]: a classic 9×9 puzzle or grid as 81 digits, and the one decoder of the lines that people keep such
//! puzzles in.

use crate::Symbol;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;

/// A classic 9×9 puzzle or grid, row by row: the digits 1 to 9, and 0 where a cell is empty.
///
/// ```
/// use arau_core::Classic;
///
/// let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// let puzzle: Classic = line.parse()?;
/// assert_eq!((puzzle.n_givens(), puzzle[5]), (23, 7));
/// assert_eq!(puzzle.to_string(), line);
/// # Ok::<(), arau_core::NotClassic>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Classic(pub [u8; Classic::N_CELLS]);

impl Classic {
    /// The cells of a grid.
    pub const N_CELLS: usize = 81;

    /// The puzzle without givens.
    pub const EMPTY: Classic = Classic([0; Classic::N_CELLS]);

    /// The puzzle at the start of a line: 81 characters `1` to `9`, or `.`, `0`, `*` or `_` for an empty cell. The rest
    /// of the line is ignored.
    pub fn from_line(line: &[u8]) -> Option<Classic> {
        let characters: &[u8; Classic::N_CELLS] = line.first_chunk()?;
        let mut puzzle = Classic::EMPTY;
        let mut is_odd = 0;
        // No early exit and nothing but bytes: this way the compiler makes vector code of it.
        for (digit, &character) in puzzle.0.iter_mut().zip(characters) {
            let value = character.wrapping_sub(b'0');
            let is_digit = u8::from(value <= 9);
            let is_dot = u8::from(character == b'.');
            let is_star = u8::from(character == b'*');
            let is_underscore = u8::from(character == b'_');
            is_odd |= 1 ^ (is_digit | is_dot | is_star | is_underscore);
            *digit = value * is_digit;
        }
        (is_odd == 0).then_some(puzzle)
    }

    /// The puzzle of 81 characters, where anything but `1` to `9` is an empty cell.
    pub fn from_characters(characters: &[u8; Classic::N_CELLS]) -> Classic {
        Classic(characters.map(|character| {
            let digit = character.wrapping_sub(b'0');
            if digit <= 9 { digit } else { 0 }
        }))
    }

    /// The digits as characters, with `empty` for an empty cell.
    #[inline]
    pub fn characters(&self, empty: u8) -> [u8; Classic::N_CELLS] {
        self.0.map(|digit| if digit == 0 { empty } else { b'0' + digit })
    }

    /// The puzzle with these givens, if they are 81 of nine symbols.
    pub fn from_givens(givens: &[Option<Symbol>]) -> Option<Classic> {
        let mut puzzle = Classic::EMPTY;
        if givens.len() != Classic::N_CELLS {
            return None;
        }
        for (digit, given) in puzzle.iter_mut().zip(givens) {
            *digit = given.map_or(0, |symbol| symbol.0 + 1);
        }
        puzzle.iter().all(|&digit| digit <= 9).then_some(puzzle)
    }

    /// The givens as symbols.
    pub fn givens(&self) -> Vec<Option<Symbol>> {
        self.iter().map(|digit| digit.checked_sub(1).map(Symbol)).collect()
    }

    /// The symbols of a full grid; `None` if a cell is empty.
    pub fn symbols(&self) -> Option<Vec<Symbol>> {
        self.iter().map(|digit| digit.checked_sub(1).map(Symbol)).collect()
    }

    /// The grid with these symbols, if they are 81 of nine.
    pub fn from_symbols(symbols: &[Symbol]) -> Option<Classic> {
        let givens: Vec<Option<Symbol>> = symbols.iter().copied().map(Some).collect();
        Classic::from_givens(&givens)
    }

    /// Number of cells that are not empty.
    pub fn n_givens(&self) -> usize {
        self.iter().filter(|&&digit| digit != 0).count()
    }
}

/// The digits.
impl Deref for Classic {
    type Target = [u8; Classic::N_CELLS];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Classic {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<'a> IntoIterator for &'a Classic {
    type Item = &'a u8;
    type IntoIter = std::slice::Iter<'a, u8>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// As a line, with a dot for an empty cell.
impl fmt::Display for Classic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(std::str::from_utf8(&self.characters(b'.')).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Classic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Classic({self})")
    }
}

/// Takes a line that begins with a puzzle, like [`Classic::from_line`].
impl FromStr for Classic {
    type Err = NotClassic;

    fn from_str(line: &str) -> Result<Classic, NotClassic> {
        Classic::from_line(line.as_bytes()).ok_or(NotClassic)
    }
}

/// A text does not begin with a classic 9×9 puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NotClassic;

impl fmt::Display for NotClassic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a classic 9×9 puzzle: 81 digits are needed, with . or 0 for an empty cell")
    }
}

impl std::error::Error for NotClassic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_bad_characters_refused() {
        let line = format!("12.0*_9{} a name", ".".repeat(74));
        let puzzle: Classic = line.parse().unwrap();
        assert_eq!(puzzle[..8], [1, 2, 0, 0, 0, 0, 9, 0]);
        assert_eq!(line.replace('9', "x").parse::<Classic>(), Err(NotClassic));
        assert_eq!(Classic::from_line(&[b'.'; 80]), None);
        for character in 0..=255u8 {
            let mut characters = [b'.'; 81];
            characters[80] = character;
            let is_cell = b"0123456789.*_".contains(&character);
            assert_eq!(Classic::from_line(&characters).is_some(), is_cell, "{character}");
        }
    }

    #[test]
    fn texts_and_givens_go_both_ways() {
        let line = format!("123456789{}", ".".repeat(72));
        let puzzle: Classic = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
        assert_eq!(puzzle.characters(b'0')[8..11], *b"900");
        assert_eq!(Classic::from_givens(&puzzle.givens()), Some(puzzle));
        assert_eq!(puzzle.symbols(), None);
        assert_eq!(Classic([3; 81]).symbols(), Some(vec![Symbol(2); 81]));
        assert_eq!(Classic::from_givens(&[Some(Symbol(9)); 81]), None);
        assert_eq!(Classic::from_givens(&[None; 16]), None);
    }
}
