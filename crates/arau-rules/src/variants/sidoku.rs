//! Sidoku: a jigsaw of seven with musical notes.

use super::Variant;
use arau_core::Args;

/// 7×7 jigsaw of notes.
pub static VARIANT: Variant = Variant {
    id: "sidoku",
    title: "Sidoku",
    family: 9,
    summary: "the notes do re mi fa sol la si in rows, columns and irregular regions",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 7).with_text("regions", REGIONS),
    glyphs: Some("do re mi fa sol la si"),
    rules: Vec::new,
    houses: true,
    example: "sidoku.toml",
};

/// The regions if the document draws no others.
const REGIONS: &str = "\
    aaabbbc\n\
    daabccc\n\
    daebbbc\n\
    daeeeec\n\
    dddfeec\n\
    fdffggg\n\
    fffgggg";
