//! A cube of four dimensions, played as one: the grids are those of hypercube Sudoku.

use super::Variant;
use arau_core::Args;

/// A hypercube whose planes are houses.
pub static VARIANT: Variant = Variant {
    id: "tesseract",
    title: "Tesseract",
    family: 8,
    summary: "in a cube of four dimensions every plane parallel to two axes holds every symbol once",
    shape: "hypercube",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "tesseract.toml",
};
