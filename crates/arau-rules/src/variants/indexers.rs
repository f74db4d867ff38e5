//! Sudoku with cells that tell where a symbol stands.

use super::Variant;
use arau_core::Args;

/// Classic with row, column and box indexers.
pub static VARIANT: Variant = Variant {
    id: "indexers",
    title: "Indexer Sudoku",
    family: 10,
    summary: "a coloured cell tells in which column of its row, row of its column or place of its box the number of its own column, row or place stands",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "indexers.toml",
};
