//! Full house: one open cell is left in a house.

use super::prelude::*;

/// The last open cell of a house takes the last symbol.
pub struct FullHouse;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "full-house",
    "Full house",
    "only one cell of a row, column, box or other house is empty, so it takes the digit that is missing there",
)
.in_hodoku("0000", Level::Easy, 4);

impl<const W: usize> Technique<W> for FullHouse {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for (idx, house) in position.layout().houses().iter().enumerate() {
            let Some(cell) = house.set.and(position.open()).single() else { continue };
            let Some(symbol) = position.candidates(cell).single() else { continue };
            let candidate = Candidate { cell, symbol };
            let reason = Reason {
                cited: vec![house.constraint],
                symbols: SymbolSet::only(symbol),
                shown: vec![(Role::Pattern, candidate)],
                parts: vec![
                    ("house", Part::Houses(vec![idx])),
                    ("cell", Part::Cells(vec![cell])),
                    ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                ],
                ..Reason::default()
            };
            found(Step::placing(&INFO, candidate, reason))?;
        }
        ControlFlow::Continue(())
    }
}
