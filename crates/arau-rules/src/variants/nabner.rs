//! Sudoku with lines without consecutive values.

use super::Variant;
use arau_core::Args;

/// Classic with nabner lines.
pub static VARIANT: Variant = Variant {
    id: "nabner",
    title: "Nabner Sudoku",
    family: 10,
    summary: "no two values on a line are equal or consecutive, wherever they stand on it",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "nabner.toml",
};
