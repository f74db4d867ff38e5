//! Owns what goes by a rule between pairs of cells all over the board: one cell decides about those around it.

use super::{ArgumentKind, Finding, changes, emit};
use crate::Neighbours;
use crate::clue::Clue;
use crate::support::Known;
use crate::techniques::prelude::*;
use std::collections::BTreeMap;

pub(super) fn find<const W: usize>(
    info: &'static TechniqueInfo,
    clue: &Clue,
    position: &Position<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    // By the cell that decides and what it leaves: the others, and why.
    let mut by_cell: BTreeMap<Cell, Vec<(Cell, SymbolSet, Cited)>> = BTreeMap::new();
    for &idx in &clue.constraints {
        let Constraint::Relation { a, b, table } = layout.constraint(idx) else { continue };
        let (of_a, of_b) = (position.domain(*a), position.domain(*b));
        let left_b: SymbolSet = of_a.iter().fold(SymbolSet::EMPTY, |all, s| all.or(table.rows[s.idx()]));
        let left_a: SymbolSet = of_a.iter().filter(|s| !table.rows[s.idx()].and(of_b).is_empty()).collect();
        if !of_b.minus(left_b).is_empty() {
            by_cell.entry(*a).or_default().push((*b, left_b, idx));
        }
        if left_a != of_a {
            by_cell.entry(*b).or_default().push((*a, left_a, idx));
        }
    }
    for (from, others) in by_cell {
        let to: Vec<Cell> = others.iter().map(|&(cell, ..)| cell).collect();
        let finding = Finding {
            cited: others.iter().map(|&(.., idx)| idx).collect(),
            cells: std::iter::once(from).chain(to.iter().copied()).collect(),
            changes: changes(position, others.iter().map(|&(cell, left, _)| (cell, left))),
        };
        let known = position.domain(from);
        emit(info, clue, position, finding, found, |_| {
            ArgumentKind::Neighbours(Neighbours { from, known, to })
        })?;
    }
    ControlFlow::Continue(())
}
