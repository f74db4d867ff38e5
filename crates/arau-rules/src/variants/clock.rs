//! Clock Sudoku: rings and sectors of a dial.

use super::Variant;
use arau_core::Args;

/// A dial of six rings and twelve sectors.
pub static VARIANT: Variant = Variant {
    id: "clock",
    title: "Clock Sudoku",
    family: 7,
    summary: "the numbers 1 to 12 in each of six rings, in opposite sectors and in sectors of one colour",
    shape: "clock",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "clock.toml",
};
