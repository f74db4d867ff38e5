//! Sudoku with thermometers along which values may also stay.

use super::Variant;
use arau_core::Args;

/// Classic with lines that never fall.
pub static VARIANT: Variant = Variant {
    id: "slow-thermo",
    title: "Slow thermo Sudoku",
    family: 10,
    summary: "values never fall along a slow thermometer from its bulb",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "slow-thermo.toml",
};
