//! Owns what goes along a line whose cells go together one after the other: dots, whispers, thermometers, and pairs of
//! cells as lines of two.

use super::{ArgumentKind, Change, Finding, changes, emit};
use crate::clue::{Clue, ClueShape};
use crate::support::Known;
use crate::techniques::prelude::*;
use crate::{Pairing, Partners, Rise};
use arau_core::Relation;

/// The candidates along the line while inferences are drawn.
struct Run<'a, const W: usize> {
    position: &'a Position<W>,
    clue: &'a Clue,
    tables: Vec<Relation>,
    left: Vec<SymbolSet>,
    inferences: Vec<Pairing>,
    /// Why cells on two sides of another differ, where that was needed.
    cited: Vec<Cited>,
}

pub(super) fn find<const W: usize>(
    info: &'static TechniqueInfo,
    clue: &Clue,
    position: &Position<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Some(run) = Run::along(clue, position) else { return ControlFlow::Continue(()) };
    let changes = changes(position, clue.cells.iter().copied().zip(run.left.iter().copied()));
    let cited = clue.constraints.iter().chain(&run.cited).copied().collect();
    let finding = Finding { cited, cells: clue.cells.clone(), changes };
    emit(info, clue, position, finding, found, |changes| match clue.shape {
        ClueShape::Rise(gap) => ArgumentKind::Rise(rise(clue, gap, changes, position)),
        _ => ArgumentKind::Partners(run.partners(changes)),
    })
}

impl<'a, const W: usize> Run<'a, W> {
    /// Draws all inferences; nothing if the line is not what it should be.
    fn along(clue: &'a Clue, position: &'a Position<W>) -> Option<Run<'a, W>> {
        let table = |pair: &[Cell]| {
            clue.constraints.iter().find_map(|&idx| match position.layout().constraint(idx) {
                Constraint::Relation { a, b, table } if pair == [*a, *b] => Some((**table).clone()),
                Constraint::Relation { a, b, table } if pair == [*b, *a] => Some(table.transposed()),
                _ => None,
            })
        };
        let tables: Vec<Relation> = clue.cells.windows(2).map(table).collect::<Option<_>>()?;
        let left = clue.cells.iter().map(|&cell| position.domain(cell)).collect();
        let mut run = Run { position, clue, tables, left, inferences: Vec::new(), cited: Vec::new() };
        match clue.shape {
            ClueShape::Rise(_) => run.go_along(usize::MAX),
            _ => run.one_breath(),
        }
        Some(run)
    }

    /// As much as people see at once: what has no partner at all; else inferences from cell to cell; else what cells
    /// between two others need.
    fn one_breath(&mut self) {
        let lonely = self.lonely();
        if self.left.iter().any(|left| !left.and(lonely).is_empty()) {
            self.left.iter_mut().for_each(|left| *left = left.minus(lonely));
            return;
        }
        self.go_along(MAX_INFERENCES);
        if self.inferences.is_empty() {
            (1..self.clue.cells.len() - 1).for_each(|i| self.infer_from_both_sides(i));
        }
    }

    /// Goes from cell to cell, both ways, until nothing changes or this many inferences are drawn.
    fn go_along(&mut self, at_most: usize) {
        let last = self.clue.cells.len() - 1;
        let steps = (0..last).map(|i| (i, i + 1)).chain((0..last).rev().map(|i| (i + 1, i)));
        loop {
            let n_inferences = self.inferences.len();
            for (from, to) in steps.clone() {
                self.infer(from, to);
                if self.inferences.len() >= at_most || self.left.iter().any(|left| left.is_empty()) {
                    return;
                }
            }
            if self.inferences.len() == n_inferences {
                return;
            }
        }
    }

    /// The symbols that have no partner, in whatever cell.
    fn lonely(&self) -> SymbolSet {
        let all = SymbolSet::all(self.position.layout().n_symbols());
        let has_partner = |&symbol: &Symbol| {
            let of = |table: &Relation| {
                !table.rows[symbol.idx()].is_empty() && table.rows.iter().any(|row| row.contains(symbol))
            };
            self.tables.iter().all(of)
        };
        all.minus(all.iter().filter(has_partner).collect())
    }

    /// The symbols that a cell goes with beside another.
    fn partners_of(&self, symbol: Symbol, at: usize, beside: usize) -> SymbolSet {
        match beside > at {
            true => self.tables[at].rows[symbol.idx()],
            false => {
                let rows = self.tables[beside].rows.iter().enumerate();
                rows.filter(|(_, row)| row.contains(symbol)).map(|(other, _)| Symbol(other as u8)).collect()
            }
        }
    }

    fn infer(&mut self, from: usize, to: usize) {
        let known = self.left[from];
        let fits = |&symbol: &Symbol| !self.partners_of(symbol, to, from).and(known).is_empty();
        let left: SymbolSet = self.left[to].iter().filter(fits).collect();
        self.take(from, to, left, None);
    }

    /// If the cells on both sides differ, they need two partners that do.
    fn infer_from_both_sides(&mut self, at: usize) {
        let (before, after) = (self.clue.cells[at - 1], self.clue.cells[at + 1]);
        let Some(cited) = self.position.layout().why_different(before, after) else { return };
        let fits = |&symbol: &Symbol| {
            let of = |beside: usize| self.partners_of(symbol, at, beside).and(self.left[beside]);
            let (of_before, of_after) = (of(at - 1), of(at + 1));
            !of_before.is_empty() && !of_after.is_empty() && of_before.or(of_after).len() > 1
        };
        let left: SymbolSet = self.left[at].iter().filter(fits).collect();
        if left != self.left[at] {
            self.cited.push(cited);
        }
        self.take(at - 1, at, left, Some(after));
    }

    fn take(&mut self, from: usize, to: usize, left: SymbolSet, with: Option<Cell>) {
        if left != self.left[to] {
            let known = self.left[from];
            let (from, to_cell) = (self.clue.cells[from], self.clue.cells[to]);
            self.inferences.push(Pairing { from, known, to: to_cell, left, with });
            self.left[to] = left;
        }
    }

    fn partners(self, changes: &[Change]) -> Partners {
        let lonely = self.lonely();
        let pairs = match self.clue.cells[..] {
            [a, b] => self.named_pairs(a, b, changes),
            _ => Vec::new(),
        };
        // Where the last symbols without a partner go everywhere, nothing else is to be said.
        let is_all_lonely = changes.iter().all(|change| change.gone.minus(lonely).is_empty());
        let lonely = if is_all_lonely { lonely } else { SymbolSet::EMPTY };
        Partners { inferences: self.merged(), pairs, lonely }
    }

    /// The pairs that are left to two cells, where they are few and neither cell is known.
    fn named_pairs(&self, a: Cell, b: Cell, changes: &[Change]) -> Vec<(Symbol, Symbol)> {
        let is_known = |cell: Cell| changes.iter().all(|change| change.cell != cell);
        if is_known(a) || is_known(b) {
            return Vec::new();
        }
        let is_symmetric = self.tables[0].transposed() == self.tables[0];
        let row = |x: Symbol| self.tables[0].rows[x.idx()].and(self.left[1]).iter().map(move |y| (x, y));
        let named = |(x, y): (Symbol, Symbol)| if is_symmetric { (x.min(y), x.max(y)) } else { (x, y) };
        let mut pairs: Vec<(Symbol, Symbol)> = self.left[0].iter().flat_map(row).map(named).collect();
        pairs.sort_unstable();
        pairs.dedup();
        if pairs.len() <= MAX_PAIRS { pairs } else { Vec::new() }
    }

    /// The inferences in the order in which the last ones about each cell were drawn.
    fn merged(self) -> Vec<Pairing> {
        let mut merged: Vec<Pairing> = Vec::new();
        for inference in self.inferences {
            merged.retain(|other| other.to != inference.to);
            merged.push(inference);
        }
        merged
    }
}

/// More inferences than this are not drawn in one breath.
const MAX_INFERENCES: usize = 4;

/// More pairs than this are not named.
const MAX_PAIRS: usize = 6;

/// What bounds the values of a line that rises.
fn rise<const W: usize>(clue: &Clue, gap: i64, changes: &[Change], position: &Position<W>) -> Rise {
    let values = |set: SymbolSet| set.iter().map(|symbol| position.value(symbol));
    let all = SymbolSet::all(position.layout().n_symbols());
    let (lowest, highest) = (values(all).min().unwrap_or(0), values(all).max().unwrap_or(0));
    let mut known: Vec<(Cell, SymbolSet)> = Vec::new();
    for change in changes {
        let Some(at) = clue.cells.iter().position(|&cell| cell == change.cell) else { continue };
        let (mut below, mut above) = (None, None);
        // The cells that bound it most tightly; the nearest of them.
        for (other, &cell) in clue.cells.iter().enumerate().filter(|&(other, _)| other != at) {
            let domain = position.domain(cell);
            let (Some(low), Some(high)) = (values(domain).min(), values(domain).max()) else { continue };
            let distance = gap * other.abs_diff(at) as i64;
            if other < at && below.is_none_or(|(bound, _)| low + distance >= bound) {
                below = Some((low + distance, cell));
            }
            if other > at && above.is_none_or(|(bound, _)| high - distance < bound) {
                above = Some((high - distance, cell));
            }
        }
        let by_place = (lowest + gap * at as i64, highest - gap * (clue.cells.len() - 1 - at) as i64);
        let is_cut_below = below.is_some_and(|(bound, _)| values(change.gone).any(|value| value < bound));
        let is_cut_above = above.is_some_and(|(bound, _)| values(change.gone).any(|value| value > bound));
        let low = below.filter(|&(bound, _)| is_cut_below && bound > by_place.0);
        let high = above.filter(|&(bound, _)| is_cut_above && bound < by_place.1);
        for (_, cell) in low.into_iter().chain(high) {
            // A cell that changes itself is explained by what changes it.
            let is_told = known.iter().any(|&(other, _)| other == cell);
            if !is_told && changes.iter().all(|change| change.cell != cell) {
                known.push((cell, position.domain(cell)));
            }
        }
    }
    let place = match changes {
        [change] => {
            clue.cells.iter().position(|&cell| cell == change.cell).map(|at| (at, clue.cells.len() - 1 - at))
        }
        _ => None,
    };
    Rise { gap, known, place }
}
