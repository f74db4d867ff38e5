//! Greater-than Sudoku: signs between neighbouring cells.

use super::Variant;
use arau_core::Args;

/// Classic with signs between cells.
pub static VARIANT: Variant = Variant {
    id: "greater-than",
    title: "Greater-than Sudoku",
    family: 4,
    summary: "a sign between two cells opens towards the greater one",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "greater-than.toml",
};
