//! The recipes of the examples, by what they show. A recipe is an entry of one of these files.

mod boards;
mod cells;
mod global;
mod lines;
mod outside;
mod regions;
mod sums;

pub use crate::recipe::{MadePuzzle, Recipe};

/// Every recipe.
pub fn all() -> impl Iterator<Item = &'static Recipe> + Clone {
    let books: [&'static [Recipe]; 7] = [
        boards::RECIPES,
        sums::RECIPES,
        lines::RECIPES,
        outside::RECIPES,
        cells::RECIPES,
        global::RECIPES,
        regions::RECIPES,
    ];
    books.into_iter().flatten()
}
