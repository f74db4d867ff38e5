//! Latin cube: the lines along all axes hold every symbol.

use super::Variant;
use arau_core::Args;

/// A cube whose lines are houses.
pub static VARIANT: Variant = Variant {
    id: "latin-cube",
    title: "Latin cube",
    family: 8,
    summary: "every line along an axis of a cube holds every symbol once",
    shape: "cube",
    shape_args: || Args::new().with_text("style", "lines").with_int("size", 4),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "latin-cube.toml",
};
