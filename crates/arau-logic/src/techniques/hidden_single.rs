//! Hidden single: a symbol has one place in a house. Seen from the symbol it is cross-hatching, seen from the house it
//! is counting.

use super::prelude::*;

/// A symbol with a single place in a house stands there.
pub struct HiddenSingle;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "hidden-single",
    "Hidden single",
    "a symbol has one place left in a house: it stands there",
)
.in_hodoku("0002", Level::Easy, 14);

impl<const W: usize> Technique<W> for HiddenSingle {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for house in 0..position.layout().houses().len() {
            for symbol in position.symbols() {
                if let Some(step) = hidden_single(position, house, symbol) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The one of a symbol in a house.
pub(crate) fn hidden_single<const W: usize>(
    position: &Position<W>,
    house: usize,
    symbol: Symbol,
) -> Option<Step> {
    let cell = position.places_in(house, symbol).single()?;
    let candidate = Candidate { cell, symbol };
    let reason = Reason {
        cited: vec![position.layout().houses()[house].constraint],
        symbols: SymbolSet::only(symbol),
        shown: vec![(Role::Pattern, candidate)],
        parts: vec![
            ("house", Part::Houses(vec![house])),
            ("cell", Part::Cells(vec![cell])),
            ("symbol", Part::Symbols(SymbolSet::only(symbol))),
        ],
        ..Reason::default()
    };
    Some(Step::placing(&INFO, candidate, reason))
}
