//! Small Sudoku for beginners: 6×6 with boxes of two rows and three columns.

use super::Variant;
use arau_core::Args;

/// Classic of side 6.
pub static VARIANT: Variant = Variant {
    id: "mini",
    title: "Mini Sudoku",
    family: 1,
    summary: "six symbols in rows, columns and boxes of 2×3",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 6),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "mini.toml",
};
