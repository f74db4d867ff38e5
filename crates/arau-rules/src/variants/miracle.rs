//! Mitchell Lee's miracle: anti-knight, anti-king and non-consecutive at once; 72 grids in all.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Three whole-board rules at once.
pub static VARIANT: Variant = Variant {
    id: "miracle",
    title: "Miracle Sudoku",
    family: 10,
    summary: "cells a king's or a knight's move apart differ, and neighbours are not consecutive",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || {
        vec![
            use_rule("anti-knight", Args::new()),
            use_rule("anti-king", Args::new()),
            use_rule("non-consecutive", Args::new()),
        ]
    },
    houses: true,
    example: "miracle.toml",
};
