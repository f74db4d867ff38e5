//! Sudoku with marked even and odd cells.

use super::Variant;
use arau_core::Args;

/// Classic with marked parity.
pub static VARIANT: Variant = Variant {
    id: "even-odd",
    title: "Even-odd Sudoku",
    family: 10,
    summary: "squares mark even cells, circles odd ones",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "even-odd.toml",
};
