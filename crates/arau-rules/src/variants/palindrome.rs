//! Sudoku with lines that read the same both ways.

use super::Variant;
use arau_core::Args;

/// Classic with palindromes.
pub static VARIANT: Variant = Variant {
    id: "palindrome",
    title: "Palindrome Sudoku",
    family: 10,
    summary: "a line reads the same from both ends",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "palindrome.toml",
};
