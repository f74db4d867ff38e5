//! Futoshiki: a Latin square with signs between neighbouring cells.

use super::Variant;
use arau_core::Args;

/// Latin square with signs between cells.
pub static VARIANT: Variant = Variant {
    id: "futoshiki",
    title: "Futoshiki",
    family: 4,
    summary: "rows and columns hold every symbol once; a sign opens towards the greater cell",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 6).with_text("box", "none"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "futoshiki.toml",
};
