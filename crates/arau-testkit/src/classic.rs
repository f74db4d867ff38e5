//! Owns random classic 9×9 puzzles of every kind, for confronting the engine that is made for them with the others.

use crate::random_source::RandomSource;
use arau_core::Classic;
use arau_core::{Args, Cell, Puzzle, PuzzleSpec, Symbol, SymbolSet, Symbols};
use arau_nine::position::{N_CELLS, Position};
use arau_rules::{rules::use_rule, shape};

/// A grid to start from; every other one here comes from it by symmetries and exchanges.
const GRID: &[u8; N_CELLS] =
    b"162857493534129678789643521475312986913586742628794135356478219241935867897261354";

/// The classic grid without givens.
pub fn empty_classic() -> Puzzle {
    let shaped = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 9)).ok());
    let mut spec = PuzzleSpec::new(shaped.expect("a square").geometry, Symbols::digits(9));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
    spec.build().expect("the classic rules")
}

/// The puzzle with these givens.
pub fn classic(empty: &Puzzle, givens: &Classic) -> Puzzle {
    empty.with_givens(givens.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect())
}

/// The puzzle in which each cell may hold these candidates only.
pub fn pencil_marks(empty: &Puzzle, position: &Position) -> Puzzle {
    let marks = position.0.iter().enumerate();
    marks.fold(empty.clone(), |puzzle, (cell, &candidates)| {
        puzzle.restricted(Cell::at(cell), SymbolSet(u128::from(candidates)))
    })
}

/// A random equivalent puzzle.
pub fn permuted(dice: &mut RandomSource, puzzle: &Classic) -> Classic {
    arau_random::permuted(puzzle, &mut arau_random::Dice::of(dice.below(usize::MAX) as u64, 0))
}

/// A full grid.
pub fn random_grid(dice: &mut RandomSource) -> Classic {
    permuted(dice, &Classic::from_characters(GRID))
}

/// Some of the givens of a puzzle or grid: exactly this many, or all if there are fewer.
pub fn some_givens(dice: &mut RandomSource, puzzle: &Classic, n_givens: usize) -> Classic {
    let mut places: Vec<usize> = (0..N_CELLS).filter(|&cell| puzzle[cell] != 0).collect();
    dice.shuffle(&mut places);
    let mut fewer = Classic::EMPTY;
    for &place in places.iter().take(n_givens) {
        fewer[place] = puzzle[place];
    }
    fewer
}

/// The same with one of the givens replaced by another digit, so that there may be no solution.
pub fn one_given_changed(dice: &mut RandomSource, puzzle: &Classic) -> Classic {
    let mut changed = *puzzle;
    let places: Vec<usize> = (0..N_CELLS).filter(|&cell| puzzle[cell] != 0).collect();
    if !places.is_empty() {
        changed[*dice.pick(&places)] = dice.between(1, 9) as u8;
    }
    changed
}

/// Candidates in every cell, those of a full grid among them.
pub fn random_position(dice: &mut RandomSource, density: usize) -> Position {
    let grid = random_grid(dice);
    let mut position = Position::of_givens(&grid);
    for candidates in &mut position.0 {
        for digit in 0..9 {
            if dice.below(100) < density {
                *candidates |= 1 << digit;
            }
        }
    }
    position
}
