//! Large Sudoku: 16×16 with boxes of 4×4.

use super::Variant;
use arau_core::Args;

/// Classic of side 16.
pub static VARIANT: Variant = Variant {
    id: "giant",
    title: "Giant Sudoku",
    family: 1,
    summary: "sixteen symbols in rows, columns and boxes of 4×4",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 16),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "giant.toml",
};
