//! Owns what whole uses of rules leave whose meaning takes more than the cells that people see, such as regions that are
//! to be found.

use super::{ArgumentKind, Change, by_rule};
use crate::support::taken_by_uses;
use crate::techniques::prelude::*;
use crate::{Argument, Fillings};

pub(super) fn find<const W: usize>(
    info: &'static TechniqueInfo,
    position: &Position<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let puzzle = position.layout().puzzle();
    for taken in taken_by_uses(position) {
        let clue = puzzle.constraints()[taken.rule].rule;
        let cells = visible_cells(position, clue);
        let open: Vec<Cell> = cells.iter().copied().filter(|&c| position.placed(c).is_none()).collect();
        let mut changes: Vec<Change> = Vec::new();
        for &Candidate { cell, symbol } in &taken.gone {
            if changes.last().is_none_or(|change| change.cell != cell) {
                changes.push(Change { cell, gone: SymbolSet::EMPTY, left: position.candidates(cell) });
            }
            if let Some(change) = changes.last_mut() {
                change.gone.insert(symbol);
                change.left.remove(symbol);
            }
        }
        let fillings = || ArgumentKind::Fillings(Fillings { open, ways: Vec::new() });
        let kind = by_rule(clue, position, &taken.gone).unwrap_or_else(fillings);
        let reason = Reason {
            cited: taken.cited,
            shown: open_candidates(position, &changes.iter().map(|change| change.cell).collect::<Vec<_>>()),
            argument: Some(Argument { clue, cells, kind, changes }),
            parts: vec![("rule", Part::Rule(taken.rule))],
            ..Reason::default()
        };
        let step = match taken.gone.is_empty() {
            true => Some(Step::contradiction(info, reason)),
            false => Step::eliminating(info, taken.gone, || reason),
        };
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
    }
    ControlFlow::Continue(())
}

/// The cells of a use of a rule that people see.
fn visible_cells<const W: usize>(position: &Position<W>, clue: usize) -> Vec<Cell> {
    let puzzle = position.layout().puzzle();
    let of_use = puzzle.constraints().iter().filter(|posted| posted.rule == clue);
    let mut cells: Vec<Cell> = of_use.flat_map(|posted| posted.constraint.cells()).collect();
    cells.retain(|cell| cell.idx() < puzzle.n_cells());
    cells.sort_unstable();
    cells.dedup();
    cells
}
