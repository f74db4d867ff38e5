//! Sudoku with one more house of the middles of all boxes.

use super::Variant;
use crate::rules::use_rule;
use arau_core::{Args, Cell, RuleUse};

/// Classic with the middles as a house.
pub static VARIANT: Variant = Variant {
    id: "centre-dot",
    title: "Centre dot Sudoku",
    family: 2,
    summary: "the middle cells of the nine boxes hold every symbol once too",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: None,
    rules,
    houses: true,
    example: "centre-dot.toml",
};

/// The cells of the extra house, as rows and columns from 0.
const PLACES: [(usize, usize); 9] = [(1, 1), (1, 4), (1, 7), (4, 1), (4, 4), (4, 7), (7, 1), (7, 4), (7, 7)];

fn rules() -> Vec<RuleUse> {
    let cells: Vec<Cell> = PLACES.iter().map(|(row, col)| Cell::at(9 * row + col)).collect();
    vec![use_rule("extra-region", Args::new().with_cells(cells))]
}
