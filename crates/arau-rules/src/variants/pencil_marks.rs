//! Sudoku with lists of candidates instead of givens.

use super::Variant;
use arau_core::Args;

/// Classic with given candidates.
pub static VARIANT: Variant = Variant {
    id: "pencil-marks",
    title: "Pencil mark Sudoku",
    family: 10,
    summary: "a marked cell holds one of the small symbols written in it",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "pencil-marks.toml",
};
