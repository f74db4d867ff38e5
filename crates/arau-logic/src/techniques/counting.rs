//! Counting: a naked single as people see it without writing candidates down. Of all symbols, one does not stand among
//! the cells that a cell sees.

use super::naked_single::add_sights;
use super::prelude::*;

/// A cell that sees all symbols but one.
pub struct Counting;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "counting",
    "Counting",
    "a cell sees every digit except one, so it must be that digit",
)
.only_if_asked_for();

impl<const W: usize> Technique<W> for Counting {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        for cell in position.open().iter() {
            let seen: SymbolSet =
                layout.peers(cell).iter().filter_map(|peer| position.placed(peer)).collect();
            let left = SymbolSet::all(layout.n_symbols()).minus(seen);
            let Some(symbol) = left.single().filter(|&symbol| position.candidates(cell).contains(symbol))
            else {
                continue;
            };
            let candidate = Candidate { cell, symbol };
            let reason = Reason {
                symbols: SymbolSet::only(symbol),
                shown: vec![(Role::Pattern, candidate)],
                parts: vec![
                    ("cell", Part::Cells(vec![cell])),
                    ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                    ("houses", Part::Houses(layout.houses_of(cell).to_vec())),
                ],
                ..Reason::default()
            };
            found(Step::placing(&INFO, candidate, reason))?;
        }
        ControlFlow::Continue(())
    }

    fn elaborate(&self, position: &Position<W>, step: &mut Step) {
        add_sights(position, step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, classic, place, steps};

    #[test]
    fn eight_symbols_are_seen() {
        let mut position = classic(&[]);
        let labels = ["r1c2", "r1c3", "r1c4", "r2c1", "r5c1", "r6c1", "r2c2", "r3c3"];
        for (symbol, label) in ["1", "2", "3", "4", "5", "6", "7", "8"].into_iter().zip(labels) {
            place(&mut position, symbol, label);
        }
        let found = steps(&Counting, &position, &Options::default());
        let placed: Vec<_> = found.iter().flat_map(|step| step.placements()).collect();
        assert_eq!(placed, [candidate("9", "r1c1")]);
    }
}
