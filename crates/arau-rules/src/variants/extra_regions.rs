//! Sudoku with more houses, drawn in the document.

use super::Variant;
use arau_core::Args;

/// Classic with drawn extra houses.
pub static VARIANT: Variant = Variant {
    id: "extra-regions",
    title: "Extra regions Sudoku",
    family: 10,
    summary: "the tinted regions hold every symbol once too",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "extra-regions.toml",
};
