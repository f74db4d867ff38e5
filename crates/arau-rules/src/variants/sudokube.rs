//! Sudokube: the faces of a Rubik's cube.

use super::Variant;
use arau_core::{Arg, Args};

/// Six faces with rows that continue over the edges.
pub static VARIANT: Variant = Variant {
    id: "sudokube",
    title: "Sudokube",
    family: 8,
    summary: "each face holds every symbol once; where a row or column continues over an edge, no symbol stands twice on the two faces",
    shape: "sudokube",
    shape_args: || Args::new().with("bands", Arg::Flag(true)),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "sudokube.toml",
};
