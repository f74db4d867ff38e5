//! Spring Sudoku: a flower of triangular cells. No rule text is published; the layout of the star is arau's
//! own.

use super::Variant;
use arau_core::Args;

/// A star of six triangles.
pub static VARIANT: Variant = Variant {
    id: "spring",
    title: "Spring Sudoku",
    family: 7,
    summary: "six triangles of nine cells, and all lines of nine in three directions, hold every symbol once; a line of eight is completed by the tip it carries",
    shape: "star",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "spring.toml",
};
