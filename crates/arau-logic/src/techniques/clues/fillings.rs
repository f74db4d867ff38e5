//! Owns the argument that lists the ways to fill the cells of a clue, where they are few.

use super::{ArgumentKind, Change, deciding};
use crate::Fillings;
use crate::clue::Clue;
use crate::support::{Known, left_by};
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
    let mut search = Search { constraint, position, open: &open, ways: Vec::new(), tries_left: MAX_TRIES };
    let domains = open.iter().map(|&cell| position.domain(cell)).collect();
    let is_complete = search.fill(domains).is_some();
    let ways = if is_complete { search.ways } else { Vec::new() };
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

struct Search<'a, const W: usize> {
    constraint: &'a Constraint,
    position: &'a Position<W>,
    open: &'a [Cell],
    ways: Vec<Vec<Symbol>>,
    tries_left: usize,
}

/// A position whose open cells hold something else.
struct Narrowed<'a, const W: usize> {
    position: &'a Position<W>,
    open: &'a [Cell],
    domains: &'a [SymbolSet],
}

impl<const W: usize> Known for Narrowed<'_, W> {
    fn domain(&self, cell: Cell) -> SymbolSet {
        let at = self.open.iter().position(|&open| open == cell);
        at.map_or_else(|| self.position.domain(cell), |at| self.domains[at])
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.position.differ(a, b)
    }

    fn value(&self, symbol: Symbol) -> i64 {
        self.position.value(symbol)
    }
}

impl<const W: usize> Search<'_, W> {
    /// Lists the ways; nothing if there are too many, or too much is tried.
    fn fill(&mut self, mut domains: Vec<SymbolSet>) -> Option<()> {
        self.tries_left = self.tries_left.checked_sub(1)?;
        let narrowed = Narrowed { position: self.position, open: self.open, domains: &domains };
        let left = left_by(self.constraint, &narrowed);
        for (cell, left) in left {
            if let Some(at) = self.open.iter().position(|&open| open == cell) {
                domains[at] = domains[at].and(left);
            }
        }
        self.place_once(&mut domains);
        if domains.iter().any(|domain| domain.is_empty()) {
            return Some(());
        }
        let Some(at) = (0..domains.len()).find(|&at| domains[at].len() > 1) else {
            let way = domains.iter().filter_map(|domain| domain.single()).collect();
            if !self.ways.contains(&way) {
                self.ways.push(way);
            }
            return (self.ways.len() <= MAX_WAYS).then_some(());
        };
        for symbol in domains[at].iter() {
            let mut tried = domains.clone();
            tried[at] = SymbolSet::only(symbol);
            self.fill(tried)?;
        }
        Some(())
    }

    /// Takes symbols from the cells that see them.
    fn place_once(&self, domains: &mut [SymbolSet]) {
        for at in 0..domains.len() {
            let Some(symbol) = domains[at].single() else { continue };
            for other in (0..domains.len()).filter(|&other| other != at) {
                if self.position.differ(self.open[at], self.open[other]) {
                    domains[other].remove(symbol);
                }
            }
        }
    }
}
