//! Killer Sudoku.

use super::Variant;
use arau_core::Args;

/// Classic with cages whose sums are given.
pub static VARIANT: Variant = Variant {
    id: "killer",
    title: "Killer Sudoku",
    family: 4,
    summary: "cages hold no symbol twice and add up to the sum in their corner",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "killer.toml",
};
