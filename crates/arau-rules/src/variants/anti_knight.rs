//! Sudoku without equal symbols a knight's move apart.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with a rule of chess.
pub static VARIANT: Variant = Variant {
    id: "anti-knight",
    title: "Anti-knight Sudoku",
    family: 10,
    summary: "cells a knight's move apart hold different symbols",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("anti-knight", Args::new())],
    houses: true,
    example: "anti-knight.toml",
};
