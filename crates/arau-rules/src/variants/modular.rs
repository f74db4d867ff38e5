//! Sudoku with lines that mix remainders.

use super::Variant;
use arau_core::Args;

/// Classic with modular lines.
pub static VARIANT: Variant = Variant {
    id: "modular",
    title: "Modular Sudoku",
    family: 10,
    summary: "any three neighbours on a line have different remainders by three",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "modular.toml",
};
