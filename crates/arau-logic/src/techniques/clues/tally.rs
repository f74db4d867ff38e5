//! Owns the argument of a clue that counts cells.

use super::ArgumentKind;
use crate::support::Known;
use crate::techniques::prelude::*;
use crate::{Fillings, Tally};

pub(super) fn argue<const W: usize>(constraint: &Constraint, position: &Position<W>) -> ArgumentKind {
    let Constraint::Count { cells, symbols, min, max } = constraint else {
        return ArgumentKind::Fillings(Fillings { open: Vec::new(), ways: Vec::new() });
    };
    let of = |wanted: &dyn Fn(SymbolSet) -> bool| -> Vec<Cell> {
        cells.iter().copied().filter(|&cell| wanted(position.domain(cell))).collect()
    };
    ArgumentKind::Tally(Tally {
        symbols: *symbols,
        min: *min,
        max: *max,
        sure: of(&|domain| domain.minus(*symbols).is_empty()),
        possible: of(&|domain| !domain.and(*symbols).is_empty()),
    })
}
