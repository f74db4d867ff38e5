//! Misawa's mixture of greater-than and killer: cages whose sums are compared.

use super::Variant;
use arau_core::Args;

/// Killer with compared sums.
pub static VARIANT: Variant = Variant {
    id: "misawa",
    title: "Misawa's greater-than Sudoku",
    family: 9,
    summary: "cages hold no symbol twice; signs between cages compare their sums, few or none of which are given",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "misawa.toml",
};
