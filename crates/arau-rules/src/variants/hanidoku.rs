//! Hanidoku, the Sudoku of bees: hexagonal cells.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// A hexagon of 61 cells.
pub static VARIANT: Variant = Variant {
    id: "hanidoku",
    title: "Hanidoku",
    family: 7,
    summary: "every line in three directions holds different, consecutive symbols in any order",
    shape: "hexagon",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("consecutive-lines", Args::new().with_text("of", "line"))],
    houses: true,
    example: "hanidoku.toml",
};
