//! Owns the question whether a puzzle is a classic 9×9: its constraints are the 27 houses and nothing else, whatever
//! rules they come from.

use arau_core::Classic;

use crate::position::{ALL_DIGITS, N_CELLS, Position, houses_of};
use arau_core::{Cell, Constraint, Puzzle, Unsupported, UnsupportedKind};

/// The 27 houses, a bit per cell: rows, columns, boxes.
static HOUSES: [u128; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < N_CELLS {
        let [row, column, box_] = houses_of(cell);
        houses[row] |= 1 << cell;
        houses[9 + column] |= 1 << cell;
        houses[18 + box_] |= 1 << cell;
        cell += 1;
    }
    houses
};

/// What is known at the start, if the puzzle is a classic 9×9.
pub fn position_of(puzzle: &Puzzle) -> Result<Position, Unsupported> {
    if puzzle.n_variables() != N_CELLS || puzzle.n_symbols() != 9 {
        return Err(unsupported("this puzzle does not have 81 cells and 9 symbols"));
    }
    let mut position = Position::EMPTY;
    for (cell, domain) in position.0.iter_mut().zip(puzzle.domains()) {
        *cell = (domain.0 & u128::from(ALL_DIGITS)) as u16;
    }
    let mut seen = 0u32;
    for posted in puzzle.constraints() {
        match &posted.constraint {
            Constraint::Permutation { cells } => {
                let house = house_of(cells).ok_or_else(|| {
                    unsupported(
                        "this puzzle has a house that is not a \
                     row, column or box",
                    )
                })?;
                seen |= 1 << house;
            }
            Constraint::Domain { cell, allowed } => {
                position.0[cell.idx()] &= (allowed.0 & u128::from(ALL_DIGITS)) as u16;
            }
            _ => return Err(unsupported("this puzzle has further rules")),
        }
    }
    if seen.count_ones() < 27 {
        return Err(unsupported("a row, column or box is missing in this puzzle"));
    }
    Ok(position)
}

/// The givens of a classic 9×9 puzzle without pencil marks.
pub fn givens_of(puzzle: &Puzzle) -> Option<Classic> {
    let position = position_of(puzzle).ok()?;
    let givens = Classic::from_givens(&puzzle.spec().givens)?;
    (Position::of_givens(&givens) == position).then_some(givens)
}

fn house_of(cells: &[Cell]) -> Option<usize> {
    let set = cells.iter().fold(0u128, |set, cell| set | 1 << cell.idx());
    let [row, column, box_] = houses_of(cells.first()?.idx());
    [row, 9 + column, 18 + box_].into_iter().find(|&house| HOUSES[house] == set)
}

fn unsupported(why: &str) -> Unsupported {
    let message = format!("the engine `nine` solves classic 9×9 puzzles only: {why}");
    Unsupported::new(UnsupportedKind::OtherPuzzle, message)
}
