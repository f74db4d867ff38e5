//! Sudoku with clues of which at least one holds.

use super::Variant;
use arau_core::Args;

/// Classic with alternatives.
pub static VARIANT: Variant = Variant {
    id: "either-or",
    title: "Either-or Sudoku",
    family: 10,
    summary: "of each group of clues at least one is true",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "either-or.toml",
};
