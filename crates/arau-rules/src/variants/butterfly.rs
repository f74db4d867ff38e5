//! Butterfly Sudoku: four grids in twelve rows and columns, each moved by one box.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "butterfly",
    title: "Butterfly Sudoku",
    family: 6,
    summary: "four grids in twelve rows and columns, each moved by one box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "butterfly"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "butterfly.toml",
};
