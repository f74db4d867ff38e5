//! Owns almost locked sets: cells of which no two hold the same symbol and that have one candidate symbol more than
//! they are. Whatever symbol such a set turns out to lack, it holds all its others. Two sets have a *restricted common*
//! if a symbol of both cannot stand in both: one that holds it makes the other lack it.

use crate::layout::Cited;
use crate::{CellSet, Layout, Position};
use arau_core::{Cell, Symbol, SymbolSet};
use std::ops::ControlFlow;

/// The most cells of a set: what nine symbols allow. On larger boards, larger sets are nothing that people see, and
/// too many to look for.
const MAX_CELLS: usize = 8;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlmostLocked<const W: usize> {
    /// Its cells.
    pub cells: CellSet<W>,
    /// Their candidates together, one more than there are cells.
    pub symbols: SymbolSet,
    /// Those of them that another cell would lose.
    active: SymbolSet,
    /// The constraint by which its cells differ: the first house around them, if any.
    pub constraint: Cited,
}

/// What a set does to one of its symbols.
#[derive(Clone, Copy, Debug)]
struct OfSymbol<const W: usize> {
    places: CellSet<W>,
    watched: CellSet<W>,
}

/// All almost locked sets of a position, each set of cells once: by house, then by cells in the order of the house, a
/// set before those that begin with it.
pub(crate) struct AlmostLockedSets<const W: usize> {
    sets: Vec<AlmostLocked<W>>,
    of_symbols: Vec<OfSymbol<W>>,
    n_symbols: usize,
    n_cells: usize,
}

impl<const W: usize> AlmostLockedSets<W> {
    /// Collects them.
    pub fn of(position: &Position<W>) -> AlmostLockedSets<W> {
        let layout = position.layout();
        let mut sets = Vec::new();
        let houses = layout.houses().iter().map(|house| (house.set, house.constraint));
        let distincts = layout.distincts().iter().map(|distinct| (distinct.set, distinct.constraint));
        let mut open = Vec::new();
        for (cells, constraint) in houses.chain(distincts) {
            open.clear();
            open.extend(cells.and(position.open()).iter().map(|cell| (cell, position.candidates(cell))));
            let mut found = |cells, symbols| {
                if first_around(layout, &cells) == Some(constraint) {
                    sets.push(AlmostLocked { cells, symbols, active: SymbolSet::EMPTY, constraint });
                }
            };
            if walk(position, &open, 0, CellSet::EMPTY, SymbolSet::EMPTY, &mut found).is_break() {
                break;
            }
        }
        let (n_symbols, n_cells) = (layout.n_symbols(), layout.n_cells());
        let mut all = AlmostLockedSets { sets, of_symbols: Vec::new(), n_symbols, n_cells };
        all.look_around(position);
        all
    }

    fn look_around(&mut self, position: &Position<W>) {
        let nothing = OfSymbol { places: CellSet::EMPTY, watched: CellSet::EMPTY };
        self.of_symbols = vec![nothing; self.sets.len() * self.n_symbols];
        for (set, entries) in self.sets.iter_mut().zip(self.of_symbols.chunks_exact_mut(self.n_symbols)) {
            for symbol in set.symbols.iter() {
                let places = position.places(symbol).and(set.cells);
                let around = position.layout().common_peers(places.iter());
                let watched = around.and(position.places(symbol)).minus(set.cells);
                if !watched.is_empty() {
                    set.active.insert(symbol);
                }
                entries[symbol.idx()] = OfSymbol { places, watched };
            }
        }
    }

    /// The sets.
    pub fn sets(&self) -> &[AlmostLocked<W>] {
        &self.sets
    }

    /// The cells of a set that may hold a symbol.
    pub fn places(&self, set: usize, symbol: Symbol) -> CellSet<W> {
        self.of_symbols[set * self.n_symbols + symbol.idx()].places
    }

    /// The cells outside a set that may hold a symbol of it, but not if the set holds it.
    pub fn watched(&self, set: usize, symbol: Symbol) -> CellSet<W> {
        self.of_symbols[set * self.n_symbols + symbol.idx()].watched
    }

    /// The symbols that cannot stand in both of two sets. No such symbol has a place in cells of both.
    pub fn restricted_commons(&self, a: usize, b: usize) -> SymbolSet {
        let common = self.sets[a].active.and(self.sets[b].active);
        common.iter().filter(|&symbol| self.is_restricted(a, b, symbol)).collect()
    }

    fn is_restricted(&self, a: usize, b: usize, symbol: Symbol) -> bool {
        self.places(b, symbol).is_subset_of(&self.watched(a, symbol))
    }

    /// All pairs of sets with restricted commons, by the first set, then by the second, which comes after the first.
    pub fn restricted_pairs(&self, may_overlap: bool) -> impl Iterator<Item = Restricted> {
        let by_place = self.by_first_place();
        (0..self.sets.len()).flat_map(move |first| {
            let mut seconds: Vec<usize> = Vec::new();
            for symbol in self.sets[first].active.iter() {
                for cell in self.watched(first, symbol).iter() {
                    let there = &by_place[symbol.idx() * self.n_cells + cell.idx()];
                    let later = there[there.partition_point(|&second| second <= first)..].iter().copied();
                    seconds.extend(later.filter(|&second| self.is_restricted(first, second, symbol)));
                }
            }
            seconds.sort_unstable();
            seconds.dedup();
            let of_first = self.sets[first].cells;
            seconds.retain(|&second| may_overlap || !of_first.intersects(&self.sets[second].cells));
            seconds.into_iter().map(move |second| {
                let symbols = self.restricted_commons(first, second);
                Restricted { first, second, symbols }
            })
        })
    }

    /// For each symbol and cell, the sets with this as their first place for the symbol, in order.
    fn by_first_place(&self) -> Vec<Vec<usize>> {
        let mut by_place = vec![Vec::new(); self.n_symbols * self.n_cells];
        for (idx, set) in self.sets.iter().enumerate() {
            for symbol in set.active.iter() {
                if let Some(cell) = self.places(idx, symbol).first() {
                    by_place[symbol.idx() * self.n_cells + cell.idx()].push(idx);
                }
            }
        }
        by_place
    }

    /// The cells that lose a symbol if one of two sets is sure to hold it.
    pub fn watched_by_both(&self, a: usize, b: usize, symbol: Symbol) -> CellSet<W> {
        self.watched(a, symbol).and(self.watched(b, symbol))
    }
}

/// Two sets with symbols that cannot stand in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Restricted {
    /// The set that comes first.
    pub first: usize,
    /// The other.
    pub second: usize,
    /// The restricted commons: one or, if the position has a solution, two.
    pub symbols: SymbolSet,
}

/// The first house, or else the first set without repeats, that contains all of these cells.
fn first_around<const W: usize>(layout: &Layout<W>, cells: &CellSet<W>) -> Option<Cited> {
    let house = layout.houses_around(cells).next().map(|house| layout.houses()[house].constraint);
    house.or_else(|| {
        let distinct = layout.distincts().iter().find(|distinct| cells.is_subset_of(&distinct.set));
        distinct.map(|distinct| distinct.constraint)
    })
}

/// Visits the choices of open cells that have one symbol more than they are.
fn walk<const W: usize>(
    position: &Position<W>,
    open: &[(Cell, SymbolSet)],
    n_chosen: usize,
    chosen: CellSet<W>,
    symbols: SymbolSet,
    found: &mut impl FnMut(CellSet<W>, SymbolSet),
) -> ControlFlow<()> {
    position.go_on()?;
    let n_cells = n_chosen + 1;
    for (i, &(cell, candidates)) in open.iter().enumerate() {
        let (mut cells, symbols) = (chosen, symbols.or(candidates));
        cells.insert(cell);
        if symbols.len() == n_cells + 1 {
            found(cells, symbols);
        }
        // Each further cell makes up for one symbol at most.
        let n_more = (open.len() - i - 1).min(MAX_CELLS - n_cells);
        if n_more > 0 && symbols.len() <= n_cells + n_more + 1 {
            walk(position, &open[i + 1..], n_cells, cells, symbols, found)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cell, classic, symbols};

    #[test]
    fn sets_of_one_and_two_cells_each_once() {
        let position = classic(&[("r1c1", "12"), ("r1c2", "23"), ("r9c9", "12")]);
        let sets = AlmostLockedSets::of(&position);
        let small = sets.sets().iter().filter(|set| set.cells.len() < 8);
        let small: Vec<(Vec<Cell>, SymbolSet)> =
            small.map(|set| (set.cells.iter().collect(), set.symbols)).collect();
        // The pair lies in a row and in a box; it is told once.
        assert_eq!(
            small,
            [
                (vec![cell("r1c1")], symbols("12")),
                (vec![cell("r1c1"), cell("r1c2")], symbols("123")),
                (vec![cell("r1c2")], symbols("23")),
                (vec![cell("r9c9")], symbols("12")),
            ]
        );
    }

    #[test]
    fn restricted_commons_need_all_places_to_see_each_other() {
        let position = classic(&[("r1c1", "12"), ("r1c9", "13"), ("r2c9", "12"), ("r5c5", "13")]);
        let sets = AlmostLockedSets::of(&position);
        let find = |labels: &[&str]| {
            let cells = labels.iter().map(|label| cell(label)).collect();
            sets.sets().iter().position(|set| set.cells == cells).expect("the set")
        };
        let (a, b, c) = (find(&["r1c1"]), find(&["r1c9"]), find(&["r1c9", "r2c9"]));
        assert_eq!(sets.restricted_commons(a, b), symbols("1"));
        // Here 1 may stand in r2c9, which r1c1 does not see; nor does it see the only 2.
        assert_eq!(sets.restricted_commons(a, c), SymbolSet::EMPTY);
        assert_eq!(sets.restricted_commons(b, find(&["r5c5"])), SymbolSet::EMPTY);
        assert!(sets.restricted_pairs(false).any(|pair| (pair.first, pair.second) == (a, b)));
        // A set does not see its own cells.
        assert!(!sets.watched(c, Symbol(0)).contains(cell("r1c9")));
        assert!(sets.watched(c, Symbol(0)).contains(cell("r3c9")));
    }
}
