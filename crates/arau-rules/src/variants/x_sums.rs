//! Sudoku with sums of as many cells as the first one says.

use super::Variant;
use arau_core::Args;

/// Classic with X-sums.
pub static VARIANT: Variant = Variant {
    id: "x-sums",
    title: "X-sums Sudoku",
    family: 10,
    summary: "a number outside gives the sum of the first X cells, where X stands in the first",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "x-sums.toml",
};
