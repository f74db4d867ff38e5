//! Gattai-3: three grids, two of which overlap the middle one in a box.

use super::Variant;
use arau_core::Args;

/// Grids glued together.
pub static VARIANT: Variant = Variant {
    id: "gattai-3",
    title: "Gattai-3",
    family: 6,
    summary: "three grids, two of which overlap the middle one in a box",
    shape: "glue",
    shape_args: || Args::new().with_text("layout", "gattai-3"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "gattai-3.toml",
};
