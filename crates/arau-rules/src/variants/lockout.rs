//! Sudoku with lines between two diamonds.

use super::Variant;
use arau_core::Args;

/// Classic with lockout lines.
pub static VARIANT: Variant = Variant {
    id: "lockout",
    title: "Lockout Sudoku",
    family: 10,
    summary: "the diamonds at the ends of a line differ by at least four, and no value on the line lies between them or equals one",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "lockout.toml",
};
