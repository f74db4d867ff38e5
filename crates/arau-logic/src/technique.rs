//! Techniques: the trait [`Technique`], its description and its options.

use crate::{Position, Step};
use std::ops::ControlFlow;

/// The description of a technique.
#[derive(PartialEq, Debug)]
pub struct TechniqueInfo {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// The most common name.
    pub title: &'static str,
    /// What to look for and what follows, in one sentence.
    pub summary: &'static str,
    /// Whether it relies on the puzzle having one solution.
    pub assumes_unique: bool,
    /// Whether its steps assume something to see what follows, which people do only as a last resort.
    pub assumes: bool,
    /// Whether it is another view of what other techniques find, used only on request.
    pub is_view: bool,
    /// HoDoKu's data for it, if HoDoKu has it.
    pub hodoku: Option<Hodoku>,
}

impl TechniqueInfo {
    /// A technique that HoDoKu does not have, for any puzzle.
    pub const fn new(id: &'static str, title: &'static str, summary: &'static str) -> TechniqueInfo {
        TechniqueInfo {
            id,
            title,
            summary,
            assumes_unique: false,
            assumes: false,
            is_view: false,
            hodoku: None,
        }
    }

    /// Adds HoDoKu's data.
    pub const fn in_hodoku(self, code: &'static str, level: Level, score: u32) -> TechniqueInfo {
        TechniqueInfo { hodoku: Some(Hodoku { code, level, score }), ..self }
    }

    /// Marks it as relying on a unique solution.
    pub const fn for_one_solution(self) -> TechniqueInfo {
        TechniqueInfo { assumes_unique: true, ..self }
    }

    /// Marks it as assuming something.
    pub const fn assuming(self) -> TechniqueInfo {
        TechniqueInfo { assumes: true, ..self }
    }

    /// Marks it as a view, used only on request.
    pub const fn only_if_asked_for(self) -> TechniqueInfo {
        TechniqueInfo { is_view: true, ..self }
    }

    /// Whether it is used by default: this is so for all techniques that HoDoKu uses by default, and for all that
    /// HoDoKu does not have, except views.
    pub fn is_usual(&self) -> bool {
        !self.is_view && self.hodoku.is_none_or(|hodoku| crate::hodoku::is_usual(hodoku.code))
    }
}

/// A technique in HoDoKu's scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hodoku {
    /// Its code in HoDoKu's library of cases.
    pub code: &'static str,
    /// The level of puzzles that need it.
    pub level: Level,
    /// The score of each use.
    pub score: u32,
}

/// HoDoKu's levels of difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates, pairs, triples.
    Medium,
    /// Quadruples, basic fish, wings, uniqueness.
    Hard,
    /// Larger fish, chains, almost locked sets.
    Unfair,
    /// Nets and what is beyond.
    Extreme,
}

/// Options that change what counts as an instance of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Two kites or rectangles with a common part are combined into one step.
    pub duals: bool,
    /// An empty rectangle may have two candidates only.
    pub small_rectangles: bool,
    /// Cells of a deadly pattern may lack a candidate of it.
    pub missing_candidates: bool,
    /// Two finned fish with the same base sets are combined into one step.
    pub siamese: bool,
    /// Almost locked sets may overlap.
    pub overlapping_sets: bool,
    /// Chains of almost locked sets may lead back to sets that were found earlier. HoDoKu leaves them out.
    pub chains_of_sets_both_ways: bool,
    /// Chains may go through almost locked sets.
    pub sets_in_chains: bool,
    /// A verity may have starts that contradict themselves. HoDoKu does not look whether they do.
    pub contradictory_starts: bool,
    /// Steps come in HoDoKu's own order, and only those that it sees. Its scale depends on both; people rather see short
    /// chains first.
    pub as_hodoku: bool,
}

impl Default for Options {
    /// HoDoKu's default options.
    fn default() -> Options {
        Options {
            duals: false,
            small_rectangles: false,
            missing_candidates: true,
            siamese: false,
            overlapping_sets: false,
            chains_of_sets_both_ways: false,
            sets_in_chains: false,
            contradictory_starts: false,
            as_hodoku: false,
        }
    }
}

impl Options {
    /// The options for a case of HoDoKu's library with this technique and variant.
    pub fn of_library(technique: &str, variant: Option<&str>) -> Options {
        let variant = variant.unwrap_or_default();
        let is_one_of = |techniques: &[&str]| techniques.contains(&technique);
        Options {
            duals: !is_one_of(&["0400", "0401"]),
            small_rectangles: technique == "0405" || (technique == "0402" && variant == "1"),
            missing_candidates: !(technique.starts_with("060") && variant == "1"),
            siamese: technique.len() == 5,
            overlapping_sets: is_one_of(&["0902", "0903", "0904"]) && variant == "2",
            chains_of_sets_both_ways: technique == "0903",
            sets_in_chains: (technique == "0709" && variant == "2")
                || (is_one_of(&["0710", "0711"]) && ["3", "4"].contains(&variant)),
            contradictory_starts: is_one_of(&["1302", "1304"]),
            as_hodoku: false,
        }
    }
}

/// Receives steps as they are found; `Break` ends the search.
pub type StepSink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// A way to find steps. One search may find several related kinds, such as the types of a colouring.
pub trait Technique<const W: usize>: Sync {
    /// The kinds of steps that it finds.
    fn infos(&self) -> &[&'static TechniqueInfo];

    /// Finds every step in the position, in the order in which people would see them. Each follows from the position
    /// and the constraints it cites.
    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()>;

    /// Adds parts that the sentence mentions but the search does not need. It is called only for steps that are shown,
    /// in the position where they were found.
    fn elaborate(&self, _position: &Position<W>, _step: &mut Step) {}
}
