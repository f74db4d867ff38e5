//! Sudoku with pictures.

use super::Variant;
use arau_core::Args;

/// Classic with pictures.
pub static VARIANT: Variant = Variant {
    id: "pictures",
    title: "Picture Sudoku",
    family: 5,
    summary: "nine pictures in rows, columns and boxes",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9),
    glyphs: Some("☀ ☁ ☂ ☃ ★ ☾ ♥ ♣ ♪"),
    rules: Vec::new,
    houses: true,
    example: "pictures.toml",
};
