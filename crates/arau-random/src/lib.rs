//! All randomness in arau comes from here, and from a seed given by the caller: [`Dice`] produce the same numbers on
//! every machine, [`random_grid`] draws classic grids uniformly, [`permuted`] draws an equivalent of a puzzle.

mod dice;
mod grid;
mod permute;

pub use dice::Dice;
pub use grid::random_grid;
pub use permute::permuted;
