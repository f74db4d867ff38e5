//! 4D Sudoku: the 3×3×3 cube of which every face, outer or inner, holds every symbol.

use super::Variant;
use arau_core::Args;

/// A cube whose planes are houses.
pub static VARIANT: Variant = Variant {
    id: "4d",
    title: "4D Sudoku",
    family: 8,
    summary: "every plane of three times three cells in a cube holds every symbol once",
    shape: "cube",
    shape_args: || Args::new().with_text("style", "planes").with_int("size", 3),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "4d.toml",
};
