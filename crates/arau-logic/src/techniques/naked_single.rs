//! Naked single: a cell has one candidate.

use super::prelude::*;

/// An open cell with a single candidate takes it.
pub struct NakedSingle;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "naked-single",
    "Naked single",
    "only one candidate is left in a cell, so the cell \
         must be that digit",
)
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

    fn elaborate(&self, position: &Position<W>, step: &mut Step) {
        add_sights(position, step);
    }
}

/// Why the cell cannot hold other symbols: those that its houses have already, each named once in as few houses as a
/// glance finds; those that it sees otherwise; and those that it has lost in other ways.
pub(super) fn add_sights<const W: usize>(position: &Position<W>, step: &mut Step) {
    let Some(Candidate { cell, symbol }) = step.placements().next() else { return };
    let layout = position.layout();
    let mut left = SymbolSet::all(layout.n_symbols()).minus(SymbolSet::only(symbol));
    let placed_in = |house: usize| -> SymbolSet {
        layout.houses()[house].cells.iter().filter_map(|&cell| position.placed(cell)).collect()
    };
    let all: Vec<(usize, SymbolSet)> =
        layout.houses_of(cell).iter().map(|&house| (house, placed_in(house))).collect();
    let mut used = vec![false; all.len()];
    let mut unseen = left;
    while let Some(best) = (0..all.len()).rev().max_by_key(|&i| all[i].1.and(unseen).len())
        && !all[best].1.and(unseen).is_empty()
    {
        used[best] = true;
        unseen = unseen.minus(all[best].1);
    }
    for ((house, placed), _) in all.iter().zip(used).filter(|(_, used)| *used) {
        let new = placed.and(left);
        left = left.minus(new);
        if !new.is_empty() {
            step.reason.parts.push(("seen in", Part::Houses(vec![*house])));
            step.reason.parts.push(("seen", Part::Symbols(new)));
        }
    }
    for peer in layout.peers(cell).iter() {
        if let Some(symbol) = position.placed(peer).filter(|&symbol| left.contains(symbol)) {
            left.remove(symbol);
            step.reason.parts.push(("seen from", Part::Cells(vec![peer])));
            step.reason.parts.push(("seen", Part::Symbols(SymbolSet::only(symbol))));
        }
    }
    if !left.is_empty() {
        step.reason.parts.push(("ruled out", Part::Symbols(left)));
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
