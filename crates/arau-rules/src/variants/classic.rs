//! Classic Sudoku of any size.

use super::Variant;
use arau_core::Args;

/// Rows, columns and boxes.
pub static VARIANT: Variant = Variant {
    id: "classic",
    title: "Classic Sudoku",
    family: 1,
    summary: "every row, column and box holds every symbol once; any size, boxes of any rectangle",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "etana.txt",
};
