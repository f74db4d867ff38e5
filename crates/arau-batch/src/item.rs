//! [`Item`], a puzzle of a list, and [`Solution`], its solution.

use arau_core::{Classic, Grid, Puzzle, Symbols};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A puzzle of a list. Classic 9×9 puzzles with digits can be kept as their 81 givens, which makes long lists fast:
/// building a [`Puzzle`] takes longer than solving it.
#[derive(Clone, Debug)]
pub enum Item {
    /// A classic puzzle, by its givens alone.
    Classic(Classic),
    /// Any puzzle.
    Puzzle(Puzzle),
}

impl From<Classic> for Item {
    fn from(givens: Classic) -> Item {
        Item::Classic(givens)
    }
}

impl From<Puzzle> for Item {
    fn from(puzzle: Puzzle) -> Item {
        Item::Puzzle(puzzle)
    }
}

impl Item {
    /// The givens, if it is a classic 9×9 puzzle without pencil marks, whatever its symbols look like.
    #[inline]
    pub fn classic(&self) -> Option<Classic> {
        match self {
            Item::Classic(givens) => Some(*givens),
            Item::Puzzle(puzzle) => arau_nine::givens_of(puzzle),
        }
    }

    /// The puzzle, which is built where only its givens are kept.
    pub fn puzzle(&self) -> Cow<'_, Puzzle> {
        match self {
            Item::Classic(givens) => Cow::Owned(arau_rules::classic_puzzle(givens)),
            Item::Puzzle(puzzle) => Cow::Borrowed(puzzle),
        }
    }

    /// The alphabet.
    pub fn symbols(&self) -> &Symbols {
        static DIGITS: LazyLock<Symbols> = LazyLock::new(|| Symbols::digits(9));
        match self {
            Item::Classic(_) => &DIGITS,
            Item::Puzzle(puzzle) => puzzle.symbols(),
        }
    }
}

/// A full grid, in the form in which the search found it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// Of a classic puzzle: digit `d` stands for the symbol with index `d - 1`.
    Classic(Classic),
    /// Of any puzzle.
    Grid(Grid),
}

impl Solution {
    /// The solution as a grid.
    pub fn into_grid(self) -> Grid {
        match self {
            Solution::Classic(digits) => Grid(digits.symbols().expect("a solution is full")),
            Solution::Grid(grid) => grid,
        }
    }

    /// Writes the glyphs one after the other, as [`Grid::text`] does.
    #[inline]
    pub fn write(&self, item: &Item, to: &mut Vec<u8>) {
        match (self, item) {
            (Solution::Classic(digits), Item::Classic(_)) => to.extend_from_slice(&digits.characters(b'.')),
            _ => to.extend_from_slice(self.clone().into_grid().text(item.symbols()).as_bytes()),
        }
    }
}
