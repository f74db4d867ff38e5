//! Sudoku with lines that mix low, middle and high.

use super::Variant;
use arau_core::Args;

/// Classic with entropic lines.
pub static VARIANT: Variant = Variant {
    id: "entropic",
    title: "Entropic Sudoku",
    family: 10,
    summary: "any three neighbours on a line hold a low, a middle and a high value",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "entropic.toml",
};
