//! Gattai-8: eight grids in two samurai that share a side.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "gattai-8",
    title: "Gattai-8",
    family: 6,
    summary: "eight grids in two samurai that share a side",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "gattai-8"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "gattai-8.toml",
};
