//! Wing Sudoku. Only a picture of it is published, so the layout is arau's own choice: a bird with spread
//! wings.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "wing",
    title: "Wing Sudoku",
    family: 6,
    summary: "five grids like a bird with spread wings, each overlapping the next in a box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "wing"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "wing.toml",
};
