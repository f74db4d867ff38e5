//! Sudoku with lines that fall into pieces of one sum.

use super::Variant;
use arau_core::Args;

/// Classic with lines cut into sums.
pub static VARIANT: Variant = Variant {
    id: "ten-lines",
    title: "Ten lines Sudoku",
    family: 10,
    summary: "a line falls into pieces that each add up to ten",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "ten-lines.toml",
};
