//! Sudoku with three more ways of fixing positions: the square is read as a cube of four dimensions.

use super::Variant;
use crate::rules::use_rule;
use arau_core::Args;

/// Classic with 27 more houses.
pub static VARIANT: Variant = Variant {
    id: "hypercube",
    title: "Hypercube Sudoku",
    family: 2,
    summary: "with a cell's row and column written in base three as ab and cd, any two of the four digits make a house",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: || vec![use_rule("hypercube", Args::new())],
    houses: true,
    example: "hypercube.toml",
};
