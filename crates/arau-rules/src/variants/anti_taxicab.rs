//! Sudoku in which a symbol forbids itself at its own distance.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with a rule of distances.
pub static VARIANT: Variant = Variant {
    id: "anti-taxicab",
    title: "Anti-taxicab Sudoku",
    family: 10,
    summary: "two cells that hold v are never v steps apart by rows and columns",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("anti-taxicab", Args::new())],
    houses: true,
    example: "anti-taxicab.toml",
};
