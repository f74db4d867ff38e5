//! Jigsaw: nonominoes in the place of boxes.

use super::Variant;
use arau_core::Args;

/// 9×9 with irregular regions.
pub static VARIANT: Variant = Variant {
    id: "jigsaw",
    title: "Jigsaw Sudoku",
    family: 3,
    summary: "rows, columns and nine irregular regions hold every symbol once; the regions are drawn in the document",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 9).with_text("regions", REGIONS),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "jigsaw.toml",
};

/// The regions if the document draws no others.
const REGIONS: &str = "\
    aaabbcccc\n\
    aaddbbbcc\n\
    adddbbccc\n\
    aaddebbff\n\
    aggdeeeef\n\
    hggdiieff\n\
    hggiiieff\n\
    hhgggieef\n\
    hhhhhiiif";
