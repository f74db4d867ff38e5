//! Sudoku whose boxes are semi-magic squares.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with sums in the boxes.
pub static VARIANT: Variant = Variant {
    id: "magic",
    title: "Magic Sudoku",
    family: 2,
    summary: "in every box each row and each column has the same sum, 15 on nine symbols",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("magic-boxes", Args::new())],
    houses: true,
    example: "magic.toml",
};
