//! Sohei Sudoku: four grids around an empty middle, each overlapping two others in a box.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "sohei",
    title: "Sohei Sudoku",
    family: 6,
    summary: "four grids around an empty middle, each overlapping two others in a box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "sohei"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "sohei.toml",
};
