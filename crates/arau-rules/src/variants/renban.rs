//! Sudoku with lines of consecutive values.

use super::Variant;
use arau_core::Args;

/// Classic with renban lines.
pub static VARIANT: Variant = Variant {
    id: "renban",
    title: "Renban Sudoku",
    family: 10,
    summary: "a line holds different, consecutive values in any order",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "renban.toml",
};
