//! Sudoku without equal symbols that touch.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with a rule of chess.
pub static VARIANT: Variant = Variant {
    id: "anti-king",
    title: "Anti-king Sudoku",
    family: 10,
    summary: "cells that touch at an edge or corner hold different symbols",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("anti-king", Args::new())],
    houses: true,
    example: "anti-king.toml",
};
