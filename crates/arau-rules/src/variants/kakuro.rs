//! Kakuro: sums of runs between black cells.

use super::Variant;
use arau_core::Args;

/// A board with holes whose runs have sums.
pub static VARIANT: Variant = Variant {
    id: "kakuro",
    title: "Kakuro",
    family: 4,
    summary: "runs of white cells hold no symbol twice and add up to the number before them",
    shape: "kakuro",
    shape_args: || Args::new().with_text("map", "..\n.."),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "kakuro.toml",
};
