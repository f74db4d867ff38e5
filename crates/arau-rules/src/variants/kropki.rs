//! Sudoku with dots, all of which are given.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with dots and nothing but them.
pub static VARIANT: Variant = Variant {
    id: "kropki",
    title: "Kropki Sudoku",
    family: 10,
    summary: "a white dot joins neighbours that differ by one, a black dot neighbours of which one is twice the other; where there is no dot, neither holds",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("kropki-negative", Args::new())],
    houses: true,
    example: "kropki.toml",
};
