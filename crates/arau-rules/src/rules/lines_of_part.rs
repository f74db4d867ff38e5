//! Owns the lines of a square part of the board as they are read from outside: rows and columns, both ways.

use super::prelude::*;
use arau_core::RectPart;

/// The border that a line is read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];
}

/// The lines that are read from one side of a part without holes, in order.
pub(super) fn lines_from(part: &RectPart, side: Side) -> Vec<Vec<Cell>> {
    let at = |row: usize, col: usize| part.at(row as i32, col as i32);
    let (n_lines, length) = match side {
        Side::Left | Side::Right => (part.n_rows, part.n_cols),
        Side::Top | Side::Bottom => (part.n_cols, part.n_rows),
    };
    let line = |i: usize| -> Vec<Cell> {
        let cell = |j: usize| match side {
            Side::Left => at(i, j),
            Side::Right => at(i, length - 1 - j),
            Side::Top => at(j, i),
            Side::Bottom => at(length - 1 - j, i),
        };
        (0..length).filter_map(cell).collect()
    };
    (0..n_lines).map(line).collect()
}

/// The square part without holes, as long as the alphabet, in which these cells are a line, and the side that the line
/// is read from.
pub(super) fn part_with_line<'a>(spec: &'a PuzzleSpec, cells: &[Cell]) -> Option<(&'a RectPart, Side)> {
    let parts = spec.geometry.parts().iter().filter(|part| is_latin_sized(part, spec));
    let mut sides = parts.flat_map(|part| Side::ALL.map(|side| (part, side)));
    sides.find(|(part, side)| lines_from(part, *side).iter().any(|line| line == cells))
}

/// Whether a part is a square without holes that has as many rows as there are symbols.
pub(super) fn is_latin_sized(part: &RectPart, spec: &PuzzleSpec) -> bool {
    part.n_rows == part.n_cols && part.n_rows == spec.symbols.len() && part.cells.iter().all(Option::is_some)
}
