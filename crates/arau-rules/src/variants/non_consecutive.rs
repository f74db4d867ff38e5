//! Sudoku without consecutive neighbours.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic without consecutive neighbours.
pub static VARIANT: Variant = Variant {
    id: "non-consecutive",
    title: "Non-consecutive Sudoku",
    family: 10,
    summary: "neighbours never hold consecutive values",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("non-consecutive", Args::new())],
    houses: true,
    example: "non-consecutive.toml",
};
