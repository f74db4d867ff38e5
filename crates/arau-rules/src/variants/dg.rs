//! Merino lists this name beside disjoint groups: no symbol stands at the same place of two boxes, which is
//! the same rule.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Disjoint groups by their short name.
pub static VARIANT: Variant = Variant {
    id: "dg",
    title: "DG Sudoku",
    family: 2,
    summary: "no symbol stands at the same place of two boxes: another name of disjoint groups",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("disjoint-groups", Args::new())],
    houses: true,
    example: "disjoint-groups.toml",
};
