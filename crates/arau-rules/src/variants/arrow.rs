//! Sudoku with arrows.

use super::Variant;
use arau_core::Args;

/// Classic with arrows.
pub static VARIANT: Variant = Variant {
    id: "arrow",
    title: "Arrow Sudoku",
    family: 10,
    summary: "the values along an arrow add up to the one in its circle, or to the number in its pill",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "arrow.toml",
};
