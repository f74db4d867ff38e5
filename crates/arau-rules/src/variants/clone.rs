//! Sudoku with equal patches.

use super::Variant;
use arau_core::Args;

/// Classic with clones.
pub static VARIANT: Variant = Variant {
    id: "clone",
    title: "Clone Sudoku",
    family: 10,
    summary: "patches of the same shape hold the same symbols at the same places",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "clone.toml",
};
