//! Towers: a Latin square of skyscrapers.

use super::Variant;
use arau_core::Args;

/// Latin square of skyscrapers.
pub static VARIANT: Variant = Variant {
    id: "towers",
    title: "Towers",
    family: 10,
    summary: "rows and columns hold every height once; a number outside tells how many towers are seen from there",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 6).with_text("box", "none"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "towers.toml",
};
