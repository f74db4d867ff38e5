//! Owns colourings of one symbol: its places that strong links connect fall into two colours, of which exactly one is
//! true. Which links gave the colours is kept, so that steps cite only those they need.

use super::prelude::*;
use super::strong_links::{StrongLink, strong_links};
use crate::{Layout, Link};

/// Places of a symbol in two colours: all of one are true, and all of the other false.
pub(super) struct Colouring<const W: usize> {
    pub symbol: Symbol,
    pub colours: [CellSet<W>; 2],
    /// From each cell but the root to one that was coloured before it.
    tree: Vec<StrongLink>,
}

/// The colourings of a symbol, those with the lowest cells first.
pub(super) fn colourings<const W: usize>(position: &Position<W>, symbol: Symbol) -> Vec<Colouring<W>> {
    let links = strong_links(position, symbol);
    let mut uncoloured: CellSet<W> = links.iter().flat_map(|link| link.cells).collect();
    let mut all = Vec::new();
    while let Some(root) = uncoloured.first() {
        let mut colouring = Colouring { symbol, colours: [CellSet::EMPTY; 2], tree: Vec::new() };
        colouring.spread(root, 0, &links, &mut uncoloured);
        all.push(colouring);
    }
    all
}

impl<const W: usize> Colouring<W> {
    /// Colours a cell, and what strong links lead to from there.
    fn spread(&mut self, cell: Cell, colour: usize, links: &[StrongLink], uncoloured: &mut CellSet<W>) {
        self.colours[colour].insert(cell);
        uncoloured.remove(cell);
        for link in links.iter().filter_map(|link| link.starting_at(cell)) {
            let other = link.cells[1];
            if uncoloured.contains(other) {
                self.tree.push(link.reversed());
                self.spread(other, 1 - colour, links, uncoloured);
            }
        }
    }

    /// The links from a cell to the root.
    fn way_up(&self, cell: Cell) -> Vec<StrongLink> {
        let mut way: Vec<StrongLink> = Vec::new();
        let mut at = cell;
        while let Some(&link) = self.tree.iter().find(|link| link.cells[0] == at) {
            way.push(link);
            at = link.cells[1];
        }
        way
    }

    /// The links between two cells: those that only one of the ways up has.
    fn way(&self, a: Cell, b: Cell) -> Vec<StrongLink> {
        let (up_a, up_b) = (self.way_up(a), self.way_up(b));
        let only = |one: &[StrongLink], other: &[StrongLink]| {
            one.iter().filter(|link| !other.contains(link)).copied().collect::<Vec<_>>()
        };
        [only(&up_a, &up_b), only(&up_b, &up_a)].concat()
    }

    /// Cites the links between two cells.
    pub fn cite_way(&self, layout: &Layout<W>, a: Cell, b: Cell, cited: &mut Vec<usize>) {
        cited.extend(self.way(a, b).iter().map(|link| layout.houses()[link.house].constraint));
    }

    /// Of the cells of each set that see a cell, the two with the shortest way between them.
    pub fn nearest(&self, a: CellSet<W>, b: CellSet<W>) -> Option<(Cell, Cell)> {
        let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
        pairs.min_by_key(|&(a, b)| self.way(a, b).len())
    }

    /// The links, as inferences.
    pub fn links(&self) -> impl Iterator<Item = Link> + '_ {
        self.tree.iter().map(|link| {
            let [to, from] = link.cells.map(|cell| Candidate { cell, symbol: self.symbol }.into());
            Link { from, to, strong: true }
        })
    }

    /// The candidates of a colour, in a part to play.
    pub fn shown(&self, colour: usize, role: Role) -> impl Iterator<Item = (Role, Candidate)> + use<W> {
        let symbol = self.symbol;
        self.colours[colour].iter().map(move |cell| (role, Candidate { cell, symbol }))
    }
}

/// What some cells see, together.
pub(super) fn seen_by<const W: usize>(layout: &Layout<W>, cells: CellSet<W>) -> CellSet<W> {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen.or(layout.peers(cell)))
}

/// The first cell of one set that sees one of another set, with that.
pub(super) fn first_clash<const W: usize>(
    layout: &Layout<W>,
    one: CellSet<W>,
    other: CellSet<W>,
) -> Option<(Cell, Cell)> {
    one.iter().find_map(|a| layout.peers(a).and(other).first().map(|b| (a, b)))
}
