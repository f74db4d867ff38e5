//! Owns the argument of a sum with two sides, such as an arrow's: what each side can come to.

use super::{ArgumentKind, Change, deciding};
use crate::Fillings;
use crate::clue::Clue;
use crate::support::{Known, range_of_sum};
use crate::techniques::prelude::*;
use crate::{Balance, Deciding, Range};

pub(super) fn argue<const W: usize>(
    constraint: &Constraint,
    clue: &Clue,
    changes: &[Change],
    position: &Position<W>,
) -> ArgumentKind {
    let Constraint::Linear { terms, min, max } = constraint else {
        return ArgumentKind::Fillings(Fillings { open: Vec::new(), ways: Vec::new() });
    };
    let side = |sign: i32| -> Vec<(Cell, i64)> {
        let on_side = terms.iter().filter(|(_, factor)| factor.signum() == sign);
        on_side.map(|&(cell, factor)| (cell, i64::from(factor.abs()))).collect()
    };
    let (plus, minus) = (side(1), side(-1));
    let (plus_range, minus_range) = (range_of_sum(&plus, position), range_of_sum(&minus, position));
    let balance = Balance { plus_range, minus_range, plus, minus, min: *min, max: *max };
    if !(balance.is_told_by_ranges() && is_explained_by_ranges(&balance, changes, position))
        && let Some(deciding) = deciding::argue(constraint, clue, changes, position)
    {
        return ArgumentKind::Deciding(Deciding { balance: Some(Box::new(balance)), ..deciding });
    }
    ArgumentKind::Balance(balance)
}

/// Whether each candidate that goes is too small or too large, with what its side and the other one can come to.
fn is_explained_by_ranges<const W: usize>(
    balance: &Balance,
    changes: &[Change],
    position: &Position<W>,
) -> bool {
    let Balance { plus, minus, min, max, plus_range, minus_range } = balance;
    let is_out = |cell: Cell, value: i64| {
        let with = |side: &[(Cell, i64)], range: &Range| {
            let Some(&(_, factor)) = side.iter().find(|term| term.0 == cell) else {
                return (range.least, range.most);
            };
            let others: Vec<(Cell, i64)> = side.iter().copied().filter(|term| term.0 != cell).collect();
            let rest = range_of_sum(&others, position);
            (rest.least + factor * value, rest.most + factor * value)
        };
        let (plus, minus) = (with(plus, plus_range), with(minus, minus_range));
        plus.0 - minus.1 > *max || plus.1 - minus.0 < *min
    };
    let mut gone = changes.iter().flat_map(|change| change.gone.iter().map(|symbol| (change.cell, symbol)));
    gone.all(|(cell, symbol)| is_out(cell, position.value(symbol)))
}
