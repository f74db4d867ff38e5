//! The recipes of the examples, by what they show. A recipe is an entry of one of these files.

mod boards;
mod cells;
mod global;
mod lines;
mod outside;
mod regions;
mod sums;

use super::draft::Draft;

/// How an example comes about.
pub struct Recipe {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it says beneath the title; the variant's own sentence if empty.
    pub text: &'static str,
    /// So many puzzles are made, and the one with fewest givens is kept.
    pub tries: u64,
    /// Board and whole-board rules as an arau document. Givens that stand here are part of the solution.
    pub document: &'static str,
    /// The document that is filled at random, if not the one above: where the absence of marks tells something, the
    /// board must be filled before there are rules about that.
    pub filled_as: Option<&'static str>,
    /// Adds marks that hold.
    pub marks: fn(&mut Draft),
}

impl Recipe {
    /// A puzzle of givens alone.
    const fn plain(name: &'static str, title: &'static str, document: &'static str) -> Recipe {
        Recipe { name, title, text: "", tries: 1, document, filled_as: None, marks: |_| {} }
    }

    /// A puzzle with marks.
    const fn marked(
        name: &'static str,
        title: &'static str,
        document: &'static str,
        marks: fn(&mut Draft),
    ) -> Recipe {
        Recipe { marks, ..Recipe::plain(name, title, document) }
    }

    /// The best of several tries.
    const fn tries(self, tries: u64) -> Recipe {
        Recipe { tries, ..self }
    }

    /// With a text of its own.
    const fn text(self, text: &'static str) -> Recipe {
        Recipe { text, ..self }
    }

    /// Filled as another document says.
    const fn filled_as(self, document: &'static str) -> Recipe {
        Recipe { filled_as: Some(document), ..self }
    }
}

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
