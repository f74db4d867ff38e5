//! Merino, "Sudokua: denbora-pasa edo Zientzia?" (Ekaia 24, 2011): M1 to M13, a file for each part of the paper.

mod counts;
mod givens;
mod methods;
mod program;
mod symmetry;
mod table4;
mod variants;

use crate::Claim;

pub use counts::least_divisor;

/// All claims of the paper in order, file by file.
pub const CLAIMS: &[&[Claim]] = &[
    methods::CLAIMS,
    variants::CLAIMS,
    program::CLAIMS,
    counts::CLAIMS,
    symmetry::CLAIMS,
    givens::CLAIMS,
    table4::CLAIMS,
    givens::GEOMETRY,
];
