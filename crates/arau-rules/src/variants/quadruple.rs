//! Sudoku with circles on corners.

use super::Variant;
use arau_core::Args;

/// Classic with circles on corners.
pub static VARIANT: Variant = Variant {
    id: "quadruple",
    title: "Quadruple Sudoku",
    family: 10,
    summary: "the symbols in a circle stand in the four cells around it",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "quadruple.toml",
};
