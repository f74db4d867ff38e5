//! Jigsaw of seven heptominoes.

use super::Variant;
use arau_core::Args;

/// 7×7 with irregular regions.
pub static VARIANT: Variant = Variant {
    id: "jigsaw-7",
    title: "Heptomino jigsaw",
    family: 3,
    summary: "seven symbols in rows, columns and irregular regions of seven cells",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 7).with_text("regions", REGIONS),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "jigsaw-7.toml",
};

/// The regions if the document draws no others.
const REGIONS: &str = "\
    aaabbbb\n\
    aaacbbb\n\
    ddaccce\n\
    fddgcce\n\
    ffdggce\n\
    ffddgee\n\
    ffgggee";
