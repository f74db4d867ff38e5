//! Owns arau's own rating: how hard a puzzle is, for every variant, the same for all equivalent puzzles.
//!
//! What people do is sorted into *grades*. At each point the lowest grade that finds anything is taken, and *all* that it
//! finds is done at once: a round. So nothing depends on the order in which cells, symbols or houses are looked at, and
//! puzzles that differ by a symmetry have the same rounds.
//!
//! A clue is as hard to use as it has open cells that must be considered together: two cells of a cage are read like
//! locked candidates, a sandwich over nine empty cells like a set of four. So the grade of such a step comes from the step
//! and not from its technique alone.
//!
//! A puzzle is harder than another if it needs more rounds of the highest grade in which they differ. This is a total
//! preorder: any two puzzles compare, and those that tie take the same number of rounds of every grade. Why rounds and
//! not steps: steps that can be found side by side do not wait for each other, while a round is a place where a solver
//! who has found everything easier is still stuck. Why lexicographic: a single move of a harder kind decides
//! whether someone can solve a puzzle at all; easier moves only make it longer.

use crate::implications::forced;
use crate::reductio::refuted;
use crate::simple_methods::Methods;
use crate::techniques::{All, Registry};
use crate::{Effect, Options, Position, Step, Technique, all_steps};
use arau_core::Candidate;
use std::cell::OnceCell;

/// What is done in a round, the easier ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Naked and hidden singles.
    Singles,
    /// Locked candidates; clues read cell by cell, or with at most three open cells.
    Intersections,
    /// Naked and hidden pairs; clues with four or five open cells.
    Pairs,
    /// Naked and hidden sets of three and four, fish of two to four houses; clues with more open cells.
    Sets,
    /// Chains and loops of any length.
    Chains,
    /// Trying a candidate until singles end in a contradiction.
    Trial,
    /// Trying a candidate with pairs as well.
    TrialWithPairs,
    /// Trying candidates within a trial.
    NestedTrial,
    /// Trying candidates within a trial within a trial.
    DeeplyNestedTrial,
}

impl Grade {
    /// All of them, the easier ones first.
    pub const ALL: [Grade; 9] = [
        Grade::Singles,
        Grade::Intersections,
        Grade::Pairs,
        Grade::Sets,
        Grade::Chains,
        Grade::Trial,
        Grade::TrialWithPairs,
        Grade::NestedTrial,
        Grade::DeeplyNestedTrial,
    ];

    /// The techniques that a grade uses, by their ids.
    fn techniques(self) -> &'static [&'static str] {
        match self {
            Grade::Singles => &["naked-single", "hidden-single"],
            Grade::Intersections => &[
                "partners",
                "rising-line",
                "neighbours",
                "tally",
                "hidden-cage-single",
                "cage-digit",
                "pointing",
                "claiming",
            ],
            Grade::Pairs => &["locked-pair", "naked-pair", "hidden-pair", "killer-pair", "cages-together"],
            Grade::Sets => &[
                "locked-triple",
                "naked-triple",
                "hidden-triple",
                "killer-triple",
                "killer-quadruple",
                "phistomefel",
                "naked-quadruple",
                "hidden-quadruple",
                "x-wing",
                "swordfish",
                "jellyfish",
            ],
            _ => &[],
        }
    }

    /// The grade of a clue that has so many open cells to be considered together.
    fn of_open_cells(n_cells: usize) -> Grade {
        match n_cells {
            0..=3 => Grade::Intersections,
            4..=5 => Grade::Pairs,
            _ => Grade::Sets,
        }
    }
}

/// Techniques that consider all open cells of a clue together, or all cells that clues leave over; by their ids.
const OF_CLUES: &[&str] = &["combinations", "sum-bounds", "fillings", "house-sums", "leftovers"];

/// How hard a puzzle is. The order of these is the order of difficulty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Difficulty {
    /// Whether no grade leads to the end: harder than anything that has one.
    pub is_beyond: bool,
    /// How many rounds of each grade it took, those of the highest grade first.
    pub rounds: [u32; Grade::ALL.len()],
}

impl Difficulty {
    /// The highest grade that was needed; none if nothing was to do.
    pub fn grade(&self) -> Option<Grade> {
        let highest = self.rounds.iter().position(|&n_rounds| n_rounds > 0)?;
        Some(Grade::ALL[Grade::ALL.len() - 1 - highest])
    }

    /// How many rounds of a grade it took.
    pub fn rounds_of(&self, grade: Grade) -> u32 {
        self.rounds[Grade::ALL.len() - 1 - grade as usize]
    }
}

impl std::fmt::Display for Difficulty {
    /// The number of the highest grade, and how many rounds of it: `5.03` is the fifth grade, three times.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.is_beyond, self.grade()) {
            (true, _) => write!(f, "{}.00", Grade::ALL.len() + 1),
            (false, Some(grade)) => write!(f, "{}.{:02}", grade as usize + 1, self.rounds_of(grade)),
            (false, None) => write!(f, "0.00"),
        }
    }
}

/// Rates puzzles one after the other.
pub struct Rounds<const W: usize> {
    by_grade: Vec<Vec<&'static dyn Technique<W>>>,
    of_clues: Vec<&'static dyn Technique<W>>,
}

impl<const W: usize> Default for Rounds<W>
where
    All: Registry<W>,
{
    fn default() -> Rounds<W> {
        let all = <All as Registry<W>>::techniques();
        let with_ids = |ids: &[&str]| -> Vec<&'static dyn Technique<W>> {
            let is_used =
                |search: &&&dyn Technique<W>| search.infos().iter().any(|info| ids.contains(&info.id));
            all.iter().filter(is_used).copied().collect()
        };
        let of_grade = |grade: Grade| with_ids(grade.techniques());
        Rounds { by_grade: Grade::ALL.into_iter().map(of_grade).collect(), of_clues: with_ids(OF_CLUES) }
    }
}

impl<const W: usize> Rounds<W> {
    /// How hard a position is; up to the given grade, beyond which nothing is tried. `None` if there is no solution,
    /// or no time.
    pub fn rate(&self, position: &Position<W>, highest: Grade) -> Option<Difficulty> {
        let mut position = position.clone();
        let mut difficulty = Difficulty { is_beyond: false, rounds: [0; Grade::ALL.len()] };
        while !position.is_solved() {
            if position.is_contradictory() {
                return None;
            }
            let grades = Grade::ALL.into_iter().filter(|&grade| grade <= highest);
            let of_clues = OnceCell::new();
            let found = grades
                .map(|grade| (grade, self.found(&position, grade, &of_clues)))
                .find(|(_, found)| !found.is_empty());
            if position.is_stopped() {
                return None;
            }
            let Some((grade, effects)) = found else {
                difficulty.is_beyond = true;
                break;
            };
            difficulty.rounds[Grade::ALL.len() - 1 - grade as usize] += 1;
            position.apply(&effects);
        }
        Some(difficulty)
    }

    /// All that a grade finds. What clues leave in this position is found once, for all grades that ask for it.
    fn found(&self, position: &Position<W>, grade: Grade, of_clues: &OnceCell<Vec<Step>>) -> Vec<Effect> {
        let eliminated = |candidates: Vec<Candidate>| candidates.into_iter().map(Effect::Eliminate).collect();
        let steps = |techniques| all_steps(position, techniques, &Options::default());
        match grade {
            Grade::Singles | Grade::Intersections | Grade::Pairs | Grade::Sets => {
                let by_pattern = steps(&self.by_grade[grade as usize]);
                let of_grade = |step: &&Step| Grade::of_open_cells(n_open_cells(step)) == grade;
                let of_clues = match grade {
                    Grade::Singles => &[],
                    _ => &of_clues.get_or_init(|| steps(&self.of_clues))[..],
                };
                let by_clue = of_clues.iter().filter(of_grade);
                by_clue.chain(&by_pattern).flat_map(|step| step.effects.iter().copied()).collect()
            }
            Grade::Chains => {
                let forced = forced(position);
                let certain = forced.certain.into_iter().map(Effect::Place);
                forced.impossible.into_iter().map(Effect::Eliminate).chain(certain).collect()
            }
            Grade::Trial => eliminated(refuted(position, Methods::Singles, 1)),
            Grade::TrialWithPairs => eliminated(refuted(position, Methods::SinglesAndPairs, 1)),
            Grade::NestedTrial => eliminated(refuted(position, Methods::Singles, 2)),
            Grade::DeeplyNestedTrial => eliminated(refuted(position, Methods::Singles, 3)),
        }
    }
}

/// How many open cells a step of a clue considers: those whose candidates it shows.
fn n_open_cells(step: &Step) -> usize {
    let mut cells: Vec<_> = step.reason.shown.iter().map(|(_, candidate)| candidate.cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.len()
}
