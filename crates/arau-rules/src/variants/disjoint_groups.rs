//! Sudoku with nine colours: the cells at one place of all boxes have the same colour and form a house.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with a house for each place in a box.
pub static VARIANT: Variant = Variant {
    id: "disjoint-groups",
    title: "Disjoint groups",
    family: 2,
    summary: "cells at the same place of their boxes hold every symbol once too",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("disjoint-groups", Args::new())],
    houses: true,
    example: "disjoint-groups.toml",
};
