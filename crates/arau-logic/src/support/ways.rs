//! Owns the combinations that make a total: which symbols some cells can hold together.

use super::Known;
use crate::Operation;
use arau_core::{Cell, Symbol, SymbolSet};
use std::collections::BTreeSet;

/// This many symbols are tried at most to find all combinations.
const MAX_STEPS: usize = 50_000;

/// The combinations by which some cells make a total, each in rising order; nothing if it takes too long to list them.
pub(crate) fn combinations_of(
    operation: Operation,
    total: i64,
    cells: &[Cell],
    known: &impl Known,
) -> Option<Vec<Vec<Symbol>>> {
    let domains: Vec<SymbolSet> = cells.iter().map(|&cell| known.domain(cell)).collect();
    let all_differ = cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| known.differ(a, b)));
    if all_differ {
        return of_different_cells(operation, total, &domains, known);
    }
    let mut walk =
        Walk { operation, known, cells, domains: &domains, ways: BTreeSet::new(), steps_left: MAX_STEPS };
    walk.fill(total, &mut Vec::new())?;
    Some(walk.ways.into_iter().collect())
}

impl Operation {
    /// What is left of a total without one value; nothing if the value cannot be part of it.
    pub(crate) fn undone(self, rest: i64, value: i64) -> Option<i64> {
        match self {
            Operation::Sum => Some(rest - value),
            Operation::Product if value != 0 && rest % value == 0 => Some(rest / value),
            Operation::Product => None,
        }
    }

    /// The total of no values.
    pub(crate) fn neutral(self) -> i64 {
        match self {
            Operation::Sum => 0,
            Operation::Product => 1,
        }
    }
}

/// Where all cells differ: sets of symbols, and for each whether the cells can share it out.
fn of_different_cells(
    operation: Operation,
    total: i64,
    domains: &[SymbolSet],
    known: &impl Known,
) -> Option<Vec<Vec<Symbol>>> {
    let union = domains.iter().fold(SymbolSet::EMPTY, |all, &domain| all.or(domain));
    let mut symbols: Vec<(Symbol, i64)> = union.iter().map(|symbol| (symbol, known.value(symbol))).collect();
    symbols.sort_by_key(|&(_, value)| value);
    let mut search =
        SetSearch { operation, domains, symbols: &symbols, ways: Vec::new(), steps_left: MAX_STEPS };
    search.choose(0, total, &mut Vec::with_capacity(domains.len()))?;
    let mut ways = search.ways;
    ways.iter_mut().for_each(|way| way.sort_unstable());
    ways.sort_unstable();
    Some(ways)
}

struct SetSearch<'a> {
    operation: Operation,
    domains: &'a [SymbolSet],
    /// What may be chosen, with its value, the least first.
    symbols: &'a [(Symbol, i64)],
    ways: Vec<Vec<Symbol>>,
    steps_left: usize,
}

impl SetSearch<'_> {
    fn choose(&mut self, from: usize, rest: i64, chosen: &mut Vec<Symbol>) -> Option<()> {
        let n_wanted = self.domains.len() - chosen.len();
        if n_wanted == 0 {
            if rest == self.operation.neutral() && can_share_out(chosen, self.domains) {
                self.ways.push(chosen.clone());
            }
            return Some(());
        }
        let left = &self.symbols[from..];
        if left.len() < n_wanted {
            return Some(());
        }
        if self.operation == Operation::Sum {
            let value = |&(_, value): &(Symbol, i64)| value;
            let least: i64 = left[..n_wanted].iter().map(value).sum();
            let most: i64 = left[left.len() - n_wanted..].iter().map(value).sum();
            if !(least..=most).contains(&rest) {
                return Some(());
            }
        }
        for i in from..=self.symbols.len() - n_wanted {
            self.steps_left = self.steps_left.checked_sub(1)?;
            let (symbol, value) = self.symbols[i];
            let Some(next) = self.operation.undone(rest, value) else { continue };
            chosen.push(symbol);
            self.choose(i + 1, next, chosen)?;
            chosen.pop();
        }
        Some(())
    }
}

/// Whether each of some cells can hold one of as many symbols, each of them once.
fn can_share_out(symbols: &[Symbol], domains: &[SymbolSet]) -> bool {
    let mut holder: Vec<Option<usize>> = vec![None; symbols.len()];
    (0..domains.len())
        .all(|cell| find_room(cell, symbols, domains, &mut holder, &mut vec![false; symbols.len()]))
}

/// Finds a symbol for a cell, moving others where that helps.
fn find_room(
    cell: usize,
    symbols: &[Symbol],
    domains: &[SymbolSet],
    holder: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for i in 0..symbols.len() {
        if tried[i] || !domains[cell].contains(symbols[i]) {
            continue;
        }
        tried[i] = true;
        if holder[i].is_none_or(|other| find_room(other, symbols, domains, holder, tried)) {
            holder[i] = Some(cell);
            return true;
        }
    }
    false
}

/// Where some cells may hold the same symbol: every filling.
struct Walk<'a, K> {
    operation: Operation,
    known: &'a K,
    cells: &'a [Cell],
    domains: &'a [SymbolSet],
    ways: BTreeSet<Vec<Symbol>>,
    steps_left: usize,
}

impl<K: Known> Walk<'_, K> {
    fn fill(&mut self, rest: i64, chosen: &mut Vec<Symbol>) -> Option<()> {
        let at = chosen.len();
        if at == self.cells.len() {
            if rest == self.operation.neutral() {
                let mut way = chosen.clone();
                way.sort_unstable();
                self.ways.insert(way);
            }
            return Some(());
        }
        for symbol in self.domains[at].iter() {
            let clashes = (0..at)
                .any(|other| chosen[other] == symbol && self.known.differ(self.cells[other], self.cells[at]));
            if clashes {
                continue;
            }
            self.steps_left = self.steps_left.checked_sub(1)?;
            let Some(next) = self.operation.undone(rest, self.known.value(symbol)) else { continue };
            chosen.push(symbol);
            self.fill(next, chosen)?;
            chosen.pop();
        }
        Some(())
    }
}
