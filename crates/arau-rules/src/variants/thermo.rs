//! Sudoku with thermometers.

use super::Variant;
use arau_core::Args;

/// Classic with rising lines.
pub static VARIANT: Variant = Variant {
    id: "thermo",
    title: "Thermo Sudoku",
    family: 10,
    summary: "values rise along every thermometer from its bulb",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "thermo.toml",
};
