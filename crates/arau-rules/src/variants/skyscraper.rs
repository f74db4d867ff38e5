//! Sudoku with towers that hide each other.

use super::Variant;
use arau_core::Args;

/// Classic with skyscrapers.
pub static VARIANT: Variant = Variant {
    id: "skyscraper",
    title: "Skyscraper Sudoku",
    family: 10,
    summary: "a number outside tells how many towers are seen from there; greater values hide smaller ones",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "skyscraper.toml",
};
