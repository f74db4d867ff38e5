//! Sudoku with letters.

use super::Variant;
use arau_core::Args;

/// Classic with letters.
pub static VARIANT: Variant = Variant {
    id: "letters",
    title: "Letter Sudoku",
    family: 5,
    summary: "the letters A to I in rows, columns and boxes",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: Some("A B C D E F G H I"),
    rules: Vec::new,
    houses: true,
    example: "letters.toml",
};
