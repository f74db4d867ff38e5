//! Symmetries: of grids with boxes, of any other shape, and how many grids are essentially different.
//!
//! `group.rs` has the group of a grid with boxes and its conjugacy classes. The group of any shape is found from its
//! constraints: `incidence.rs`, `of_puzzle.rs` and `leftovers.rs` say what a shape is, `refine.rs` and `automorphisms.rs` find its
//! symmetries, `permutations.rs` has the group that they make. `fixed.rs` and `magic.rs` count the grids that a symmetry
//! keeps, but for the names of the symbols; `census.rs` makes one number of them; `words.rs` says what a symmetry does.

mod automorphisms;
mod census;
#[cfg(test)]
mod census_tests;
mod fixed;
mod group;
mod incidence;
mod leftovers;
mod magic;
mod of_puzzle;
mod permutations;
mod refine;
#[cfg(test)]
mod shape_tests;
mod words;

pub use automorphisms::automorphisms;
pub use census::{Census, CountedClasses, FixedGrids, KINDS, MotionClass};
pub use group::{Boxes, Class, Symmetry};
pub use incidence::Incidence;
pub use of_puzzle::{Respect, incidence_of};
pub use permutations::{ElementClass, Elements, Group, Permutation, cycle_type, inverse, is_identity};
pub use words::{Motion, cycles_of_cells, in_words};

/// Burnside's lemma: the number of things that each class of symmetries keeps, times its size, over the order of the
/// group. Nothing if that is not a whole number.
pub fn burnside(kept: impl IntoIterator<Item = (u64, u128)>) -> Option<u128> {
    let (order, sum) = kept.into_iter().fold((0, 0), |(order, sum), (size, n_kept)| {
        (order + u128::from(size), sum + u128::from(size) * n_kept)
    });
    (order > 0 && sum % order == 0).then(|| sum / order)
}
