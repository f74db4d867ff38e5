//! Sudoku whose small squares mix low, middle and high.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with mixed squares.
pub static VARIANT: Variant = Variant {
    id: "global-entropy",
    title: "Global entropy Sudoku",
    family: 10,
    summary: "every two times two cells hold a low, a middle and a high value",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("global-entropy", Args::new())],
    houses: true,
    example: "global-entropy.toml",
};
