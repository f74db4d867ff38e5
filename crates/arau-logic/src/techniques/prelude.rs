//! What nearly every technique uses.

pub(super) use crate::combinations::{Extension, for_each_combination, for_each_of_size, for_each_subset};
pub(super) use crate::{
    CellSet, Change, Cited, House, Level, Options, Part, Position, Reason, Role, Step, StepSink, Technique,
    TechniqueInfo,
};
pub(super) use arau_core::{Candidate, Cell, Constraint, Symbol, SymbolSet};
pub(super) use std::ops::ControlFlow;

/// Every candidate of some cells, as the pattern of a step.
pub(super) fn open_candidates<const W: usize>(
    position: &Position<W>,
    cells: &[Cell],
) -> Vec<(Role, Candidate)> {
    let of_cell =
        |&cell: &Cell| position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol });
    cells.iter().flat_map(of_cell).map(|candidate| (Role::Pattern, candidate)).collect()
}

/// What is left to each cell that loses candidates.
pub(super) fn changes_by<const W: usize>(position: &Position<W>, gone: &[Candidate]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for &Candidate { cell, symbol } in gone {
        match changes.iter_mut().find(|change| change.cell == cell) {
            Some(change) => change.gone.insert(symbol),
            None => {
                changes.push(Change { cell, gone: SymbolSet::only(symbol), left: position.candidates(cell) })
            }
        }
    }
    changes.iter_mut().for_each(|change| change.left = change.left.minus(change.gone));
    changes.sort_by_key(|change| change.cell);
    changes
}
