//! Sudoku with numbers outside that stand somewhere inside.

use super::Variant;
use arau_core::Args;

/// Classic with numbered rooms.
pub static VARIANT: Variant = Variant {
    id: "numbered-rooms",
    title: "Numbered rooms Sudoku",
    family: 10,
    summary: "a number outside stands in the cell of its line that the first cell counts out",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "numbered-rooms.toml",
};
