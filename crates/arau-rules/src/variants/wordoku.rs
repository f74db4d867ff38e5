//! Sudoku with the letters of a word; a document may state its own nine letters.

use super::Variant;
use arau_core::Args;

/// Classic with the letters of a word.
pub static VARIANT: Variant = Variant {
    id: "wordoku",
    title: "Wordoku",
    family: 5,
    summary: "nine different letters of a word in rows, columns and boxes; somewhere the word itself may be read",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: Some("L A B Y R I N T H"),
    rules: Vec::new,
    houses: true,
    example: "wordoku.toml",
};
