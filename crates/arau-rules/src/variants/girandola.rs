//! Sudoku with one more house in the form of a pinwheel.

use super::Variant;
use crate::rules::use_rule;
use arau_core::{Args, Cell, RuleUse};

/// Classic with a pinwheel house.
pub static VARIANT: Variant = Variant {
    id: "girandola",
    title: "Girandola Sudoku",
    family: 2,
    summary: "four corners, four cells inside the edges and the centre hold every symbol once too",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: None,
    rules,
    houses: true,
    example: "girandola.toml",
};

/// The cells of the extra house, as rows and columns from 0.
const PLACES: [(usize, usize); 9] = [(0, 0), (0, 8), (1, 4), (4, 1), (4, 4), (4, 7), (7, 4), (8, 0), (8, 8)];

fn rules() -> Vec<RuleUse> {
    let cells: Vec<Cell> = PLACES.iter().map(|(row, col)| Cell::at(9 * row + col)).collect();
    vec![use_rule("extra-region", Args::new().with_cells(cells))]
}
