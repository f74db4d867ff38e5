//! Direct forms: locked candidates or a hidden set, and the hidden single that they leave, seen at one glance. Sudoku
//! Explainer counts them as easier than the pattern by itself.

use super::hidden_single::hidden_single;
use super::locked_candidates::{Claiming, Pointing};
use super::prelude::*;
use super::subsets::Subset;

/// A pattern with the hidden single behind it.
pub struct Direct {
    info: &'static TechniqueInfo,
    pattern: Pattern,
}

#[derive(Clone, Copy)]
enum Pattern {
    Pointing,
    Claiming,
    HiddenPair,
    HiddenTriple,
}

macro_rules! direct {
    ($name:ident, $id:literal, $title:literal, $pattern:ident, $what:literal) => {
        impl Direct {
            /// The one with this pattern.
            pub const $name: Direct = Direct {
                info: &TechniqueInfo::new(
                    $id,
                    $title,
                    concat!($what, " leaves only one cell of a house for a digit, so the digit goes there"),
                )
                .only_if_asked_for(),
                pattern: Pattern::$pattern,
            };
        }
    };
}

direct!(POINTING, "direct-pointing", "Direct pointing", Pointing, "pointing in a box");
direct!(CLAIMING, "direct-claiming", "Direct claiming", Claiming, "claiming along a line");
direct!(HIDDEN_PAIR, "direct-hidden-pair", "Direct hidden pair", HiddenPair, "a hidden pair");
direct!(HIDDEN_TRIPLE, "direct-hidden-triple", "Direct hidden triple", HiddenTriple, "a hidden triple");

impl<const W: usize> Technique<W> for Direct {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let search: &dyn Technique<W> = match self.pattern {
            Pattern::Pointing => &Pointing,
            Pattern::Claiming => &Claiming,
            Pattern::HiddenPair => &Subset::HIDDEN_PAIR,
            Pattern::HiddenTriple => &Subset::HIDDEN_TRIPLE,
        };
        let mut told: Vec<Candidate> = Vec::new();
        search.find(position, options, &mut |pattern| {
            let mut after = position.clone();
            after.apply(&pattern.effects);
            for single in singles_left_by(&pattern, position, &after) {
                if !told.contains(&single.candidate) {
                    told.push(single.candidate);
                    found(self.step(&pattern, single))?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}

/// A hidden single.
struct Single {
    candidate: Candidate,
    house: usize,
    constraint: usize,
}

/// The hidden singles that are there after a step and were not before.
fn singles_left_by<const W: usize>(step: &Step, before: &Position<W>, after: &Position<W>) -> Vec<Single> {
    let mut singles = Vec::new();
    for Candidate { cell, symbol } in step.eliminations() {
        for &house in before.layout().houses_of(cell) {
            if before.places_in(house, symbol).len() > 1
                && let Some(single) = hidden_single(after, house, symbol)
            {
                let constraint = before.layout().houses()[house].constraint;
                singles.extend(single.placements().map(|candidate| Single { candidate, house, constraint }));
            }
        }
    }
    singles
}

impl Direct {
    fn step(&self, pattern: &Step, Single { candidate, house, constraint }: Single) -> Step {
        let mut reason = pattern.reason.clone();
        reason.cited.push(constraint);
        reason.symbols.insert(candidate.symbol);
        reason.shown.push((Role::On, candidate));
        reason.parts.push(("last-house", Part::Houses(vec![house])));
        reason.parts.push(("last-symbol", Part::Symbols(SymbolSet::only(candidate.symbol))));
        Step::placing(self.info, candidate, reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, classic, steps};

    #[test]
    fn pointing_leaves_one_place() {
        let mut position = classic(&[]);
        // In box 1 the symbol 1 lies in row 1; in box 2 it lies there too, but for one cell.
        for label in ["r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3", "r2c4", "r2c5", "r2c6", "r3c5", "r3c6"]
        {
            position.eliminate(candidate("1", label));
        }
        let found = steps(&Direct::POINTING, &position, &Options::default());
        let step = found.iter().find(|step| step.placements().eq([candidate("1", "r3c4")]));
        // Box 1 and row 1 make the pattern, box 2 has the single.
        assert_eq!(step.map(|step| step.reason.cited.len()), Some(3));
    }
}
