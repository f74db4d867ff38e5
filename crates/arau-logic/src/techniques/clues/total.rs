//! Owns the argument of a clue whose values make a total: the combinations that are left, or, where they are too many to
//! be named, what the other cells leave to each.

use super::{ArgumentKind, Change};
use crate::clue::Clue;
use crate::support::{Known, combinations_of, range_of_sum};
use crate::techniques::prelude::*;
use crate::{CellBound, Operation, Range, Total};

/// More combinations than this are not named.
const MAX_NAMED: usize = 6;

pub(super) fn argue<const W: usize>(
    constraint: &Constraint,
    clue: &Clue,
    changes: &[Change],
    position: &Position<W>,
) -> ArgumentKind {
    let (operation, total) = match constraint {
        Constraint::Product { product, .. } => (Operation::Product, *product),
        Constraint::Linear { min, .. } => (Operation::Sum, *min),
        _ => (Operation::Sum, 0),
    };
    let placed: Vec<Candidate> = clue
        .cells
        .iter()
        .filter_map(|&cell| position.placed(cell).map(|symbol| Candidate { cell, symbol }))
        .collect();
    let open: Vec<Cell> = clue.cells.iter().copied().filter(|&c| position.placed(c).is_none()).collect();
    let rest = placed.iter().fold(total, |rest, held| {
        let value = position.value(held.symbol);
        match operation {
            Operation::Sum => rest - value,
            Operation::Product => rest.checked_div(value).unwrap_or(0),
        }
    });
    let all_ways = combinations_of(operation, rest, &open, position);
    let n_ways = all_ways.as_ref().map(Vec::len);
    let ways = all_ways.filter(|ways| ways.len() <= MAX_NAMED).unwrap_or_default();
    let is_sum = operation == Operation::Sum;
    let bounds = if ways.is_empty() && is_sum { bounds(&open, rest, changes, position) } else { Vec::new() };
    let taken = taken(operation, rest, &open, &ways, position);
    let range: Option<Range> = is_sum.then(|| {
        let terms: Vec<(Cell, i64)> = clue.cells.iter().map(|&cell| (cell, 1)).collect();
        range_of_sum(&terms, position)
    });
    ArgumentKind::Total(Total { operation, total, placed, open, rest, ways, n_ways, taken, bounds, range })
}

/// What the other cells leave to each cell that changes, if that explains all that goes.
fn bounds<const W: usize>(
    open: &[Cell],
    rest: i64,
    changes: &[Change],
    position: &Position<W>,
) -> Vec<CellBound> {
    let bound = |change: &Change| {
        let others = open.iter().filter(|&&cell| cell != change.cell);
        let terms: Vec<(Cell, i64)> = others.map(|&cell| (cell, 1)).collect();
        let Range { least, most, .. } = range_of_sum(&terms, position);
        let values = || change.gone.iter().map(|symbol| position.value(symbol));
        let is_too_large = |value: i64| value + least > rest;
        let is_too_small = |value: i64| value + most < rest;
        values().all(|value| is_too_large(value) || is_too_small(value)).then(|| CellBound {
            cell: change.cell,
            least_of_others: values().any(is_too_large).then_some(least),
            most_of_others: values().any(is_too_small).then_some(most),
        })
    };
    changes.iter().map(bound).collect::<Option<_>>().unwrap_or_default()
}

/// Symbols that no open cell can hold although a combination would have them, where a cell that all of them see holds it.
fn taken<const W: usize>(
    operation: Operation,
    rest: i64,
    open: &[Cell],
    ways: &[Vec<Symbol>],
    position: &Position<W>,
) -> Vec<Candidate> {
    let all_differ =
        || open.iter().enumerate().all(|(i, &a)| open[..i].iter().all(|&b| position.differ(a, b)));
    if ways.is_empty() || open.len() < 2 || open.len() > 5 || !all_differ() {
        return Vec::new();
    }
    let mut wanted = SymbolSet::EMPTY;
    let symbols: Vec<Symbol> = position.symbols().collect();
    let _ = for_each_combination(&symbols, open.len(), |chosen| {
        let left = chosen.iter().try_fold(rest, |rest, &s| operation.undone(rest, position.value(s)));
        if chosen.len() == open.len() && left == Some(operation.neutral()) {
            wanted = chosen.iter().fold(wanted, |all, &symbol| all.or(SymbolSet::only(symbol)));
        }
        Extension::GoOn(ControlFlow::Continue(()))
    });
    let missing = wanted.iter().filter(|&symbol| open.iter().all(|&c| !position.domain(c).contains(symbol)));
    let holder = |symbol: Symbol| {
        let mut seen = position.layout().common_peers(open.iter().copied()).iter();
        let cell = seen.find(|&cell| position.placed(cell) == Some(symbol))?;
        Some(Candidate { cell, symbol })
    };
    missing.filter_map(holder).collect()
}
