//! Sudoku with sums between the least and the greatest symbol.

use super::Variant;
use arau_core::Args;

/// Classic with sandwich sums.
pub static VARIANT: Variant = Variant {
    id: "sandwich",
    title: "Sandwich Sudoku",
    family: 10,
    summary: "a number outside gives the sum between 1 and 9 in its row or column",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "sandwich.toml",
};
