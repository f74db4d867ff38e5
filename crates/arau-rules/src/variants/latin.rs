//! Latin squares: rows and columns alone.

use super::Variant;
use arau_core::Args;

/// No boxes.
pub static VARIANT: Variant = Variant {
    id: "latin",
    title: "Latin square",
    family: 10,
    summary: "rows and columns hold every symbol once; there are no boxes",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 7).with_text("box", "none"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "latin.toml",
};
