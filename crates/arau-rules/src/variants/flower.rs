//! Flower Sudoku: five grids, four of which overlap the middle one in six boxes.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "flower",
    title: "Flower Sudoku",
    family: 6,
    summary: "five grids, four of which overlap the middle one in six boxes",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "flower"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "flower.toml",
};
