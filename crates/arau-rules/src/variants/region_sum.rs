//! Sudoku with lines that have one sum in every box.

use super::Variant;
use arau_core::Args;

/// Classic with region sum lines.
pub static VARIANT: Variant = Variant {
    id: "region-sum",
    title: "Region sum Sudoku",
    family: 10,
    summary: "a line has the same sum in every box it passes through",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "region-sum.toml",
};
