//! Sudoku with marked lowest and highest cells.

use super::Variant;
use arau_core::Args;

/// Classic with marked extremes.
pub static VARIANT: Variant = Variant {
    id: "min-max",
    title: "Extremes Sudoku",
    family: 10,
    summary: "cells with inward wedges are less than all their neighbours, those with outward wedges greater",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "min-max.toml",
};
