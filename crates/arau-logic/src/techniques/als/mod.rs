//! Techniques with almost locked sets, and what they share: how a step is made from the sets it goes through.
//!
//! All rest on one argument. If a set lacks a symbol, it holds its others; if one of these is a restricted common with
//! a second set, the second lacks it, and so on. The sets at the ends then hold a symbol between them.

mod chain;
mod chain_graph;
mod death_blossom;
mod wing;
mod xz;

use super::prelude::*;
use crate::als::AlmostLockedSets;
use crate::{Link, Node};
use std::collections::HashSet;

pub use chain::AlsChain;
pub use death_blossom::DeathBlossom;
pub use wing::AlsWing;
pub use xz::AlsXz;

/// Collects why a step follows.
struct Argument<'a, const W: usize> {
    position: &'a Position<W>,
    sets: &'a AlmostLockedSets<W>,
    reason: Reason,
    n_sets: u8,
    /// Cells that must differ, for which no house is cited yet.
    differing: Vec<(Cell, Cell)>,
}

impl<'a, const W: usize> Argument<'a, W> {
    fn new(position: &'a Position<W>, sets: &'a AlmostLockedSets<W>) -> Argument<'a, W> {
        Argument { position, sets, reason: Reason::default(), n_sets: 0, differing: Vec::new() }
    }

    /// A set, in the order of the argument.
    fn set(&mut self, set: usize) {
        let almost = &self.sets.sets()[set];
        // That a single cell holds one symbol needs no house.
        if almost.cells.len() > 1 {
            self.reason.cited.push(almost.constraint);
        }
        for cell in almost.cells.iter() {
            let role = Role::Set(self.n_sets);
            let shown =
                self.position.candidates(cell).iter().map(|symbol| (role, Candidate { cell, symbol }));
            self.reason.shown.extend(shown);
        }
        self.reason.parts.push(("set", Part::Cells(almost.cells.iter().collect())));
        self.reason.parts.push(("set symbols", Part::Symbols(almost.symbols)));
        self.n_sets = self.n_sets.saturating_add(1);
    }

    /// Two sets that cannot both hold any of these symbols.
    fn restricted(&mut self, from: usize, to: usize, symbols: SymbolSet) {
        for symbol in symbols.iter() {
            self.weak(symbol, self.sets.places(from, symbol), self.sets.places(to, symbol));
        }
        self.reason.parts.push(("restricted", Part::Symbols(symbols)));
    }

    /// A symbol that stands in one group of cells or the other, not in both.
    fn weak(&mut self, symbol: Symbol, from: CellSet<W>, to: CellSet<W>) {
        self.differ(from, to);
        let node = |cells: CellSet<W>| Node { symbol, cells: cells.iter().collect() };
        self.reason.links.push(Link { from: node(from), to: node(to), strong: false });
    }

    /// Cells that lose a symbol because one of these sets holds it.
    fn gone(&mut self, symbol: Symbol, cells: CellSet<W>, sets: &[usize]) {
        for &set in sets {
            self.differ(self.sets.places(set, symbol), cells);
        }
        self.reason.symbols.insert(symbol);
    }

    /// Every cell of one group differs from every cell of the other.
    fn differ(&mut self, group: CellSet<W>, other: CellSet<W>) {
        self.differing.extend(group.iter().flat_map(|a| other.iter().map(move |b| (a, b))));
    }

    /// The reason, with the houses cited by which cells differ: as few as can easily be.
    fn finish(mut self) -> Reason {
        let layout = self.position.layout();
        let covers =
            |house: &House<W>, &(a, b): &(Cell, Cell)| house.set.contains(a) && house.set.contains(b);
        for house in layout.houses().iter().filter(|house| self.reason.cited.contains(&house.constraint)) {
            self.differing.retain(|pair| !covers(house, pair));
        }
        while let Some(&(a, b)) = self.differing.first() {
            let n_covered =
                |house: &&House<W>| self.differing.iter().filter(|pair| covers(house, pair)).count();
            let best = layout.houses().iter().rev().max_by_key(n_covered);
            match best.filter(|house| n_covered(house) > 0) {
                Some(house) => {
                    self.reason.cited.push(house.constraint);
                    self.differing.retain(|pair| !covers(house, pair));
                }
                None => {
                    self.reason.cited.extend(layout.why_different(a, b));
                    self.differing.remove(0);
                }
            }
        }
        self.reason
    }
}

/// The candidates of one symbol in some cells.
fn candidates<const W: usize>(symbol: Symbol, cells: CellSet<W>) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, symbol })
}

/// The eliminations of the steps found so far. Of several steps with the same eliminations only the first is reported.
#[derive(Default)]
struct ReportedEliminations(HashSet<Vec<Candidate>>);

impl ReportedEliminations {
    /// Whether there are eliminations and no earlier step had the same.
    fn is_new(&mut self, gone: &mut Vec<Candidate>) -> bool {
        gone.sort_unstable();
        gone.dedup();
        !gone.is_empty() && !self.0.contains(gone) && self.0.insert(gone.clone())
    }
}
