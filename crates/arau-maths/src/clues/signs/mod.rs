//! The hunt for puzzles of Misawa's kind with few signs: cages without a digit twice, signs that compare the sums of cages that
//! touch, and nothing given.
//!
//! Rules other than signs do not care for names: where a grid keeps them, so does every grid that has other digits in
//! the same places. So a puzzle has two parts. Seven cages of nine cells are drawn (`regions.rs`) until just one grid fits, up
//! to the names of the digits. The eighteen cells that are left are cut into smaller cages, and signs between these must leave one
//! way to name nine digits (`names.rs`).

mod names;
mod regions;

pub use names::{Sign, fewest_ways_by_two_signs};

use super::Watcher;
use super::attempts::until_success;
use super::hunt::{Boards, Solver};
use crate::counting::houses::classic_houses;
use arau_core::Classic;
use arau_random::Dice;
use names::Names;
use std::ops::ControlFlow;

/// A puzzle whose signs leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignPuzzle {
    /// The cages, a bit per cell. Those of nine cells come first.
    pub cages: Vec<u128>,
    /// What their sums are to each other.
    pub signs: Vec<Sign>,
    /// The solution.
    pub solution: Classic,
}

/// What came of a hunt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signs {
    /// A puzzle with as few signs as were asked for.
    pub puzzle: Option<SignPuzzle>,
    /// How often seven cages were drawn, up to those that count.
    pub n_drawn: u64,
    /// How many of these leave one grid up to names.
    pub n_rigid: u64,
}

/// A search for the grid of seven cages is given up after this many nodes: those with one grid take fewer.
const MOST_NODES: u64 = 60_000;

/// What was found in one draw.
struct Drawn {
    is_rigid: bool,
    puzzle: Option<SignPuzzle>,
}

/// Draws cages, so often at most, until this many signs suffice. The watcher hears of draws.
pub fn hunt(n_signs: usize, seed: u64, n_draws: u64, n_threads: usize, watcher: &dyn Watcher) -> Signs {
    let names = Names::new();
    let one = |number, _: &dyn Fn() -> bool| draw(n_signs, &names, &mut Dice::of(seed, number));
    let all = until_success(n_draws, n_threads, watcher, one, |drawn| drawn.puzzle.is_some());
    Signs {
        n_drawn: all.len() as u64,
        n_rigid: all.iter().filter(|drawn| drawn.is_rigid).count() as u64,
        puzzle: all.into_iter().find_map(|drawn| drawn.puzzle),
    }
}

fn draw(n_signs: usize, names: &Names, dice: &mut Dice) -> Drawn {
    let regions = regions::draw(dice);
    let Some(grid) = only_grid(&regions.whole) else { return Drawn { is_rigid: false, puzzle: None } };
    let puzzle = names.cut_and_sign(&grid, regions.rest, n_signs, dice).map(|named_signs| {
        let n_whole = regions.whole.len();
        let shifted = |sign: Sign| Sign { left: sign.left + n_whole, right: sign.right + n_whole, ..sign };
        SignPuzzle {
            cages: [regions.whole, named_signs.cages].concat(),
            signs: named_signs.signs.into_iter().map(shifted).collect(),
            solution: Classic(grid.map(|digit| named_signs.names[usize::from(digit) - 1])),
        }
    });
    Drawn { is_rigid: true, puzzle }
}

/// The grid with 1 to 9 in its first row in which no cage of nine has a digit twice, if there is one and no other.
fn only_grid(cages: &[u128]) -> Option<Classic> {
    let solver = Solver::new(&[classic_houses(), cages.to_vec()].concat());
    let mut position = solver.empty();
    for cell in 0..9 {
        solver.place(&mut position, cell, cell);
    }
    let mut grids: Vec<Boards> = Vec::new();
    let mut n_left = MOST_NODES;
    let end = solver.search(position, &mut n_left, &mut |grid| {
        grids.push(*grid);
        if grids.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match (end, &grids[..]) {
        (ControlFlow::Continue(()), [grid]) => Some(super::hunt::digits_of(grid)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::Nobody;

    /// Seven cages that leave one grid up to names, found by a hunt; a dot is a cell of none.
    const RIGID: &str = "bbbbbccccbbdddcaaabddeeccgabdeeccggaddeffggaadeefgg.a.eeffg..a.fff.g....f........";

    fn cages(map: &str) -> Vec<u128> {
        let of = |name: u8| {
            let cells = map.bytes().enumerate().filter(move |(_, other)| *other == name);
            cells.fold(0, |cage, (cell, _)| cage | 1 << cell)
        };
        (b'a'..=b'g').map(of).collect()
    }

    #[test]
    fn cages_of_nine_can_leave_one_grid_up_to_names() {
        let whole = cages(RIGID);
        assert!(whole.iter().all(|cage| cage.count_ones() == 9));
        let grid = only_grid(&whole).unwrap();
        assert_eq!(grid[..9], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(only_grid(&whole[..6]).is_none());
        let boxes = &classic_houses()[18..];
        assert!(only_grid(&boxes[..7]).is_none());
    }

    #[test]
    fn a_hunt_in_vain_says_so() {
        let signs = hunt(2, 1, 3, 2, &Nobody);
        assert_eq!((signs.puzzle, signs.n_drawn), (None, 3));
        assert_eq!(hunt(2, 1, 3, 1, &Nobody).n_rigid, signs.n_rigid);
    }
}
