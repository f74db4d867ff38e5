//! Roxdoku: the cube of planes in a larger size.

use super::Variant;
use arau_core::Args;

/// A larger cube whose planes are houses.
pub static VARIANT: Variant = Variant {
    id: "roxdoku",
    title: "Roxdoku",
    family: 8,
    summary: "every plane of a cube holds every symbol once; 4×4×4 with 16 symbols",
    shape: "cube",
    shape_args: || Args::new().with_text("style", "planes").with_int("size", 4),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "roxdoku.toml",
};
