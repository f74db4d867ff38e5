//! Sudoku whose lines, read as numbers, are ranked.

use super::Variant;
use arau_core::Args;

/// Classic with ranked lines.
pub static VARIANT: Variant = Variant {
    id: "full-rank",
    title: "Full rank Sudoku",
    family: 10,
    summary: "a number outside is the place of its line among all rows and columns read as numbers from both sides",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "full-rank.toml",
};
