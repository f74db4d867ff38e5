//! Windoku: Sudoku with four more boxes inside.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with four extra boxes.
pub static VARIANT: Variant = Variant {
    id: "windoku",
    title: "Windoku",
    family: 2,
    summary: "four more boxes, framed by one row and column on each side, hold every symbol once too",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("windoku", Args::new())],
    houses: true,
    example: "windoku.toml",
};
