//! Almost locked sets as nodes of chains: cells with one symbol more than there are cells. If one symbol goes, the
//! others are locked to the cells.

use super::super::prelude::*;
use super::graph::{Graph, GraphNode, LINK, Literal, NodeKind};
use std::collections::HashMap;

/// Cells that differ from each other, with one symbol more than there are cells.
#[derive(Clone, Debug)]
pub(crate) struct AlmostLocked<const W: usize> {
    pub cells: CellSet<W>,
    pub symbols: SymbolSet,
    /// The constraint by which the cells differ.
    pub constraint: usize,
}

impl<const W: usize> AlmostLocked<W> {
    /// The cells that may hold a symbol.
    pub fn places(&self, position: &Position<W>, symbol: Symbol) -> CellSet<W> {
        self.cells.and(position.places(symbol))
    }

    /// The candidates of a symbol that see every place of it in the set.
    pub fn seen(&self, position: &Position<W>, symbol: Symbol) -> CellSet<W> {
        let peers = position.layout().common_peers(self.places(position, symbol).iter());
        peers.and(position.places(symbol)).minus(self.cells)
    }

    /// How much longer the set makes a chain, so that short chains through large sets do not come first.
    fn cost(&self) -> u16 {
        LINK + 2 * (self.symbols.len() as u16 - 1)
    }
}

/// Every almost locked set of two or more cells of a house, or of other cells that all differ.
fn collect_sets<const W: usize>(position: &Position<W>) -> Vec<AlmostLocked<W>> {
    let layout = position.layout();
    let of_houses = layout.houses().iter().map(|house| (house.set, house.constraint));
    let of_distincts = layout.distincts().iter().map(|distinct| (distinct.set, distinct.constraint));
    let mut sets = Vec::new();
    let mut known = std::collections::HashSet::new();
    for (cells, constraint) in of_houses.chain(of_distincts) {
        let open: Vec<Cell> = cells.and(position.open()).iter().collect();
        let chosen = AlmostLocked { cells: CellSet::EMPTY, symbols: SymbolSet::EMPTY, constraint };
        extend(position, &open, &chosen, &mut |set| {
            if known.insert(set.cells) {
                sets.push(set.clone());
            }
        });
    }
    sets
}

/// Tries every set that contains the chosen cells and some of these.
fn extend<const W: usize>(
    position: &Position<W>,
    cells: &[Cell],
    chosen: &AlmostLocked<W>,
    found: &mut impl FnMut(&AlmostLocked<W>),
) {
    for (i, &cell) in cells.iter().enumerate() {
        let mut set = chosen.clone();
        set.cells.insert(cell);
        set.symbols = set.symbols.or(position.candidates(cell));
        let (n_cells, n_symbols) = (set.cells.len(), set.symbols.len());
        if n_cells > 1 && n_symbols == n_cells + 1 {
            found(&set);
        }
        if n_symbols <= n_cells + 1 + (cells.len() - i - 1) {
            extend(position, &cells[i + 1..], &set, found);
        }
    }
}

/// What an almost locked set takes away by symbol, once one of its symbols is gone.
type Eliminated<const W: usize> = Vec<(Symbol, CellSet<W>)>;

impl<const W: usize> Graph<'_, W> {
    pub(super) fn add_sets(&mut self) {
        let sets = collect_sets(self.position);
        let groups = self.n_candidates()..self.nodes.len();
        let mut entries: HashMap<(usize, Symbol), usize> = HashMap::new();
        let seen: Vec<Eliminated<W>> = sets
            .iter()
            .map(|set| set.symbols.iter().map(|symbol| (symbol, set.seen(self.position, symbol))).collect())
            .collect();
        for (idx, set) in sets.iter().enumerate() {
            for symbol in set.symbols.iter() {
                let eliminated: Eliminated<W> = seen[idx]
                    .iter()
                    .copied()
                    .filter(|&(other, cells)| other != symbol && !cells.is_empty())
                    .collect();
                if eliminated.is_empty() {
                    continue;
                }
                let entry = self.entry(&mut entries, &sets, idx, symbol);
                self.link_into(entry, set, groups.clone());
                self.link_out_of(entry, set, &eliminated, groups.clone());
                self.link_to_sets(entry, idx, &sets, &eliminated, &mut entries);
                self.link_to_forced(entry, set, &eliminated);
            }
        }
        self.sets = sets;
    }

    /// The node for a symbol of a set.
    fn entry(
        &mut self,
        entries: &mut HashMap<(usize, Symbol), usize>,
        sets: &[AlmostLocked<W>],
        set: usize,
        symbol: Symbol,
    ) -> usize {
        *entries.entry((set, symbol)).or_insert_with(|| {
            let cells = sets[set].places(self.position, symbol);
            self.add_node(symbol, cells, NodeKind::Set(set))
        })
    }

    /// Whatever sees every place of the symbol in the set makes it go.
    fn link_into(&mut self, entry: usize, set: &AlmostLocked<W>, groups: std::ops::Range<usize>) {
        let GraphNode { symbol, cells, .. } = self.nodes[entry];
        for cell in set.seen(self.position, symbol).iter() {
            self.link(Literal::on(self.candidate(cell, symbol)), Literal::off(entry), LINK);
        }
        for group in groups {
            let GraphNode { symbol: of_group, cells: grouped, .. } = self.nodes[group];
            if of_group == symbol
                && !grouped.intersects(&set.cells)
                && cells.is_subset_of(&self.position.layout().common_peers(grouped.iter()))
            {
                self.link(Literal::on(group), Literal::off(entry), LINK);
            }
        }
    }

    /// The locked set takes candidates away, and groups of them.
    fn link_out_of(
        &mut self,
        entry: usize,
        set: &AlmostLocked<W>,
        eliminated: &Eliminated<W>,
        groups: std::ops::Range<usize>,
    ) {
        for &(symbol, cells) in eliminated {
            for cell in cells.iter() {
                self.link(Literal::off(entry), Literal::off(self.candidate(cell, symbol)), set.cost());
            }
            for group in groups.clone() {
                if self.nodes[group].symbol == symbol && self.nodes[group].cells.is_subset_of(&cells) {
                    self.link(Literal::off(entry), Literal::off(group), set.cost());
                }
            }
        }
    }

    /// The locked set takes a symbol from another set, which is locked in turn.
    fn link_to_sets(
        &mut self,
        entry: usize,
        from: usize,
        sets: &[AlmostLocked<W>],
        eliminated: &Eliminated<W>,
        entries: &mut HashMap<(usize, Symbol), usize>,
    ) {
        for (other, set) in sets.iter().enumerate() {
            if set.cells.intersects(&sets[from].cells) {
                continue;
            }
            for &(symbol, cells) in eliminated.iter().filter(|(symbol, _)| set.symbols.contains(*symbol)) {
                if set.places(self.position, symbol).is_subset_of(&cells) {
                    let other = self.entry(entries, sets, other, symbol);
                    self.link(Literal::off(entry), Literal::off(other), sets[from].cost());
                }
            }
        }
    }

    /// The locked set leaves one candidate of several in a cell.
    fn link_to_forced(&mut self, entry: usize, set: &AlmostLocked<W>, eliminated: &Eliminated<W>) {
        // Any candidate that sees a symbol of the set, the one that went included.
        let touched = eliminated.iter().fold(CellSet::EMPTY, |all, &(_, cells)| all.or(cells));
        for cell in touched.iter().filter(|&cell| self.position.candidates(cell).len() > 2) {
            let gone: SymbolSet = eliminated
                .iter()
                .filter(|(_, cells)| cells.contains(cell))
                .map(|&(symbol, _)| symbol)
                .collect();
            let left = self.position.candidates(cell).minus(gone).single();
            if let Some(symbol) = left {
                self.link(Literal::off(entry), Literal::on(self.candidate(cell, symbol)), set.cost() + 1);
            }
        }
    }
}
