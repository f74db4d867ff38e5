//! All chance in arau comes from here, and from a seed that the caller names: [`Dice`] are the same on every machine,
//! [`random_grid`] draws a classic grid with all grids equally likely, [`permuted`] an equivalent of a puzzle.

mod dice;
mod grid;
mod permute;

pub use dice::Dice;
pub use grid::random_grid;
pub use permute::permuted;
