//! Windoku with both diagonals.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Windoku and X at once.
pub static VARIANT: Variant = Variant {
    id: "windoku-x",
    title: "Windoku X",
    family: 2,
    summary: "four more boxes and both long diagonals hold every symbol once too",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("windoku", Args::new()), use_rule("diagonals", Args::new())],
    houses: true,
    example: "windoku-x.toml",
};
