//! Sudoku with sums of diagonals.

use super::Variant;
use arau_core::Args;

/// Classic with sums along diagonals.
pub static VARIANT: Variant = Variant {
    id: "little-killer",
    title: "Little killer Sudoku",
    family: 10,
    summary: "an arrow outside gives the sum of the diagonal it points along; repeats are allowed",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "little-killer.toml",
};
