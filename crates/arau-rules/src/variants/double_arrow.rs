//! Sudoku with lines between two circles.

use super::Variant;
use arau_core::Args;

/// Classic with double arrows.
pub static VARIANT: Variant = Variant {
    id: "double-arrow",
    title: "Double arrow Sudoku",
    family: 10,
    summary: "the values between two circles add up to the sum of the circles",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "double-arrow.toml",
};
