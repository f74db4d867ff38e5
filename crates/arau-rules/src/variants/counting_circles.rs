//! Sudoku with circles that count themselves.

use super::Variant;
use arau_core::Args;

/// Classic with counting circles.
pub static VARIANT: Variant = Variant {
    id: "counting-circles",
    title: "Counting circles Sudoku",
    family: 10,
    summary: "a value in a circle tells how many circles hold it",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "counting-circles.toml",
};
