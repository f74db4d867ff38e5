//! Jigsaw of five pentominoes.

use super::Variant;
use arau_core::Args;

/// 5×5 with irregular regions.
pub static VARIANT: Variant = Variant {
    id: "jigsaw-5",
    title: "Pentomino jigsaw",
    family: 3,
    summary: "five symbols in rows, columns and irregular regions of five cells",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 5).with_text("regions", REGIONS),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "jigsaw-5.toml",
};

/// The regions if the document draws no others.
const REGIONS: &str = "\
    aabcc\n\
    abbbc\n\
    adbcc\n\
    adeee\n\
    dddee";
