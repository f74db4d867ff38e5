//! Cross-hatching: a hidden single in a box as people see it without writing candidates down. Wherever the symbol stands
//! already, it rules out a line; what the lines leave of the box is one cell.

use super::hidden_single::add_blockers;
use super::prelude::*;

/// A box in which placed symbols leave one cell.
pub struct CrossHatching;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "cross-hatching",
    "Cross-hatching",
    "the digits already placed rule out every empty cell of a box but one, so the digit goes there",
)
.only_if_asked_for();

impl<const W: usize> Technique<W> for CrossHatching {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let houses = position.layout().houses().iter().enumerate();
        for (house, _) in houses.filter(|(_, house)| !house.is_line()) {
            for symbol in position.missing(house).iter() {
                if let Some(step) = cross_hatched(position, house, symbol) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn elaborate(&self, position: &Position<W>, step: &mut Step) {
        add_blockers(position, step);
    }
}

/// The cell of a house that is left to a symbol by where it stands.
fn cross_hatched<const W: usize>(position: &Position<W>, house: usize, symbol: Symbol) -> Option<Step> {
    let layout = position.layout();
    let stands = |&cell: &Cell| position.placed(cell) == Some(symbol);
    let seen_from = |cell: Cell| layout.peers(cell).iter().find(stands);
    let cell = position.places_in(house, symbol).single()?;
    let others = layout.houses()[house].set.and(position.open()).minus(CellSet::only(cell));
    let mut by: Vec<Cell> = others.iter().map(seen_from).collect::<Option<_>>()?;
    by.sort_unstable();
    by.dedup();
    if by.is_empty() {
        // A full house: nothing is ruled out.
        return None;
    }
    let candidate = Candidate { cell, symbol };
    let reason = Reason {
        cited: vec![layout.houses()[house].constraint],
        symbols: SymbolSet::only(symbol),
        shown: vec![(Role::Pattern, candidate)],
        parts: vec![
            ("house", Part::Houses(vec![house])),
            ("cell", Part::Cells(vec![cell])),
            ("symbol", Part::Symbols(SymbolSet::only(symbol))),
            ("by", Part::Cells(by)),
        ],
        ..Reason::default()
    };
    Some(Step::placing(&INFO, candidate, reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, classic, place, steps};

    #[test]
    fn lines_leave_one_cell_of_a_box() {
        let mut position = classic(&[]);
        for label in ["r1c4", "r2c7", "r4c1", "r7c2"] {
            place(&mut position, "1", label);
        }
        let found = steps(&CrossHatching, &position, &Options::default());
        let placed: Vec<_> = found.iter().flat_map(|step| step.placements()).collect();
        assert_eq!(placed, [candidate("1", "r3c3")]);
    }

    #[test]
    fn a_deleted_candidate_is_nothing_that_stands() {
        let mut position = classic(&[]);
        for label in ["r1c4", "r2c7", "r4c1"] {
            place(&mut position, "1", label);
        }
        position.eliminate(candidate("1", "r3c2"));
        assert!(steps(&CrossHatching, &position, &Options::default()).is_empty());
    }
}
