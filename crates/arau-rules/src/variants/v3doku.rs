//! 3Doku: a cube of 27 Sudokus.

use super::Variant;
use arau_core::Args;

/// A cube of slices.
pub static VARIANT: Variant = Variant {
    id: "3doku",
    title: "3Doku",
    family: 8,
    summary: "every slice of a cube, across any axis, is a Sudoku",
    shape: "cube",
    shape_args: || Args::new().with_text("style", "slices").with_int("size", 9),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "3doku.toml",
};
