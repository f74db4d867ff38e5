//! Sudoku with one more house in the form of an asterisk.

use super::Variant;
use crate::rules::use_rule;
use arau_core::{Args, Cell, RuleUse};

/// Classic with one scattered house.
pub static VARIANT: Variant = Variant {
    id: "asterisk",
    title: "Asterisk Sudoku",
    family: 2,
    summary: "nine cells in the form of an asterisk hold every symbol once too",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: None,
    rules,
    houses: true,
    example: "asterisk.toml",
};

/// The cells of the extra house, as rows and columns from 0.
const PLACES: [(usize, usize); 9] = [(1, 4), (2, 2), (2, 6), (4, 1), (4, 4), (4, 7), (6, 2), (6, 6), (7, 4)];

fn rules() -> Vec<RuleUse> {
    let cells: Vec<Cell> = PLACES.iter().map(|(row, col)| Cell::at(9 * row + col)).collect();
    vec![use_rule("extra-region", Args::new().with_cells(cells))]
}
