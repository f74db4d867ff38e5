//! Twodoku: two grids that overlap in a box.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "twodoku",
    title: "Twodoku",
    family: 6,
    summary: "two grids that overlap in a box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "twodoku"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "twodoku.toml",
};
