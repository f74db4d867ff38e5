//! The name under which windoku first appeared, in the newspaper NRC Handelsblad.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Windoku by its first name.
pub static VARIANT: Variant = Variant {
    id: "nrc",
    title: "NRC Sudoku",
    family: 2,
    summary: "four more boxes hold every symbol once too: another name of windoku",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("windoku", Args::new())],
    houses: true,
    example: "windoku.toml",
};
