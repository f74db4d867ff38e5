//! Sudoku with the signs X and V, all of which are given.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with X and V.
pub static VARIANT: Variant = Variant {
    id: "xv",
    title: "XV Sudoku",
    family: 10,
    summary: "neighbours joined by X add up to ten, by V to five; all other neighbours to neither",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("sum-negative", Args::new())],
    houses: true,
    example: "xv.toml",
};
