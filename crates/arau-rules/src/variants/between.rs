//! Sudoku with lines between two circles.

use super::Variant;
use arau_core::Args;

/// Classic with between lines.
pub static VARIANT: Variant = Variant {
    id: "between",
    title: "Between Sudoku",
    family: 10,
    summary: "values on a line lie strictly between those in the circles at its ends",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "between.toml",
};
