//! Sudoku with bars between consecutive neighbours, all of which are given.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with every consecutive pair marked.
pub static VARIANT: Variant = Variant {
    id: "consecutive",
    title: "Consecutive Sudoku",
    family: 10,
    summary: "a white dot joins neighbours that differ by one; all other neighbours do not",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("difference-negative", Args::new())],
    houses: true,
    example: "consecutive.toml",
};
