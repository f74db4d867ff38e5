//! Owns the argument that lists the ways to fill the cells of a clue, where they are few.

use super::{ArgumentKind, Change, deciding};
use crate::Fillings;
use crate::clue::Clue;
use crate::joint::Joint;
use crate::techniques::prelude::*;

/// More ways than this are not named.
const MAX_WAYS: usize = 4;

/// This many fillings are begun at most.
const MAX_TRIES: usize = 200;

pub(super) fn argue<const W: usize>(
    constraint: &Constraint,
    clue: &Clue,
    changes: &[Change],
    position: &Position<W>,
) -> ArgumentKind {
    let open: Vec<Cell> = clue.cells.iter().copied().filter(|&c| position.placed(c).is_none()).collect();
    let joint = Joint { position, open: &open, constraints: &[constraint] };
    let ways = joint.ways(MAX_WAYS, MAX_TRIES).unwrap_or_default();
    let of_cell = |cell: Cell| -> Option<SymbolSet> {
        let at = open.iter().position(|&other| other == cell)?;
        Some(ways.iter().map(|way| way[at]).collect())
    };
    let is_just_that = changes.iter().all(|change| of_cell(change.cell) == Some(change.left));
    let is_short = (2..=4).contains(&open.len()) && !ways.is_empty() && is_just_that;
    if !is_short && let Some(deciding) = deciding::argue(constraint, clue, changes, position) {
        return ArgumentKind::Deciding(deciding);
    }
    ArgumentKind::Fillings(Fillings { open, ways })
}
