//! Windmill Sudoku: five grids, four of which overlap the middle one in two boxes, like sails.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "windmill",
    title: "Windmill Sudoku",
    family: 6,
    summary: "five grids, four of which overlap the middle one in two boxes, like sails",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "windmill"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "windmill.toml",
};
