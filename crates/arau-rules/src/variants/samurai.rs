//! Samurai Sudoku: five grids, four of which overlap the middle one in a box.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "samurai",
    title: "Samurai Sudoku",
    family: 6,
    summary: "five grids, four of which overlap the middle one in a box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "samurai"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "samurai.toml",
};
