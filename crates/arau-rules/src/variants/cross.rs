//! Cross Sudoku: five grids, four of which overlap the middle one in three boxes.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "cross",
    title: "Cross Sudoku",
    family: 6,
    summary: "five grids, four of which overlap the middle one in three boxes",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "cross"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "cross.toml",
};
