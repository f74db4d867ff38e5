//! Naked single: a cell has one candidate.

use super::prelude::*;

/// An open cell with a single candidate takes it.
pub struct NakedSingle;

const INFO: TechniqueInfo =
    TechniqueInfo::new("naked-single", "Naked single", "a cell has one candidate left: it holds it")
        .in_hodoku("0003", Level::Easy, 4);

impl<const W: usize> Technique<W> for NakedSingle {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for cell in position.open().iter() {
            if let Some(step) = naked_single(position, cell) {
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The one of a cell.
pub(crate) fn naked_single<const W: usize>(position: &Position<W>, cell: Cell) -> Option<Step> {
    let symbol = position.candidates(cell).single()?;
    let candidate = Candidate { cell, symbol };
    // Nothing to cite: that every cell holds a symbol is no constraint but what a cell is.
    let reason = Reason {
        symbols: SymbolSet::only(symbol),
        shown: vec![(Role::Pattern, candidate)],
        parts: vec![("cell", Part::Cells(vec![cell])), ("symbol", Part::Symbols(SymbolSet::only(symbol)))],
        ..Reason::default()
    };
    Some(Step::placing(&INFO, candidate, reason))
}
