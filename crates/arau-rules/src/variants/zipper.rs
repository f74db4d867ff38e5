//! Sudoku with lines that fold onto their middle.

use super::Variant;
use arau_core::Args;

/// Classic with zipper lines.
pub static VARIANT: Variant = Variant {
    id: "zipper",
    title: "Zipper Sudoku",
    family: 10,
    summary: "cells at the same distance from the middle of a line add up to the value in the middle",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "zipper.toml",
};
