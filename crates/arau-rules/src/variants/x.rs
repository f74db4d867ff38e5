//! Sudoku with both diagonals.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with two diagonal houses.
pub static VARIANT: Variant = Variant {
    id: "x",
    title: "Sudoku X",
    family: 2,
    summary: "both long diagonals hold every symbol once too",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("diagonals", Args::new())],
    houses: true,
    example: "x.toml",
};
