//! Sudoku with lines along which values differ widely.

use super::Variant;
use arau_core::Args;

/// Classic with whisper lines.
pub static VARIANT: Variant = Variant {
    id: "whispers",
    title: "German whispers Sudoku",
    family: 10,
    summary: "neighbours along a line differ by at least five",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "whispers.toml",
};
