//! Owns strong links: the last two places of a symbol in a house, of which exactly one is true. Patterns of a single
//! symbol are made of them.

use super::prelude::*;
use crate::{Layout, Link, Node};

/// The two places that a symbol has left in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StrongLink {
    pub house: usize,
    pub cells: [Cell; 2],
}

impl StrongLink {
    /// The same, seen from the other cell.
    pub fn reversed(self) -> StrongLink {
        StrongLink { house: self.house, cells: [self.cells[1], self.cells[0]] }
    }

    /// The same with this cell first, if it is one of the two.
    pub fn starting_at(self, cell: Cell) -> Option<StrongLink> {
        match self.cells {
            [first, _] if first == cell => Some(self),
            [_, second] if second == cell => Some(self.reversed()),
            _ => None,
        }
    }
}

/// The strong links of a symbol, in the order of the houses.
pub(super) fn strong_links<const W: usize>(position: &Position<W>, symbol: Symbol) -> Vec<StrongLink> {
    let mut links = Vec::new();
    for house in 0..position.layout().houses().len() {
        let places = position.places_in(house, symbol);
        if places.len() == 2 {
            let mut cells = places.iter();
            if let (Some(a), Some(b)) = (cells.next(), cells.next()) {
                links.push(StrongLink { house, cells: [a, b] });
            }
        }
    }
    links
}

/// Two strong links of a symbol of which the near ends see each other, so that one of the far ends is true.
#[derive(Clone, Copy, Debug)]
pub(super) struct JoinedLinks {
    pub symbol: Symbol,
    /// From the far end to the near end.
    pub first: StrongLink,
    /// From the near end to the far end.
    pub second: StrongLink,
}

impl JoinedLinks {
    /// The ends of which one is true.
    pub fn far_ends(&self) -> [Cell; 2] {
        [self.first.cells[0], self.second.cells[1]]
    }

    /// The ends of which one is false.
    pub fn near_ends(&self) -> [Cell; 2] {
        [self.first.cells[1], self.second.cells[0]]
    }

    /// The constraints that the argument needs: the strong links, what joins them, and why the far ends see what goes.
    pub fn cited<const W: usize>(&self, layout: &Layout<W>, gone: CellSet<W>) -> Vec<usize> {
        let mut cited = Vec::new();
        cited.extend([self.first, self.second].map(|link| layout.houses()[link.house].constraint));
        cited.extend(layout.why_different(self.near_ends()[0], self.near_ends()[1]));
        for cell in gone.iter() {
            cited.extend(self.far_ends().iter().filter_map(|&end| layout.why_different(cell, end)));
        }
        cited
    }

    /// The candidates from far end to far end.
    pub fn nodes(&self) -> [Node; 4] {
        let [a, b] = self.first.cells;
        let [c, d] = self.second.cells;
        [a, b, c, d].map(|cell| Candidate { cell, symbol: self.symbol }.into())
    }

    /// The inferences from far end to far end.
    pub fn links(&self) -> Vec<Link> {
        let nodes = self.nodes();
        let link =
            |i: usize| Link { from: nodes[i].clone(), to: nodes[i + 1].clone(), strong: i.is_multiple_of(2) };
        (0..3).map(link).collect()
    }

    /// The step that takes the symbol from cells that both far ends see.
    pub fn step<const W: usize>(
        &self,
        info: &'static TechniqueInfo,
        layout: &Layout<W>,
        gone: CellSet<W>,
    ) -> Option<Step> {
        let symbol = self.symbol;
        let candidates = gone.iter().map(|cell| Candidate { cell, symbol });
        Step::eliminating(info, candidates, || {
            let shown = |(ends, role): ([Cell; 2], Role)| ends.map(|cell| (role, Candidate { cell, symbol }));
            Reason {
                cited: self.cited(layout, gone),
                symbols: SymbolSet::only(symbol),
                shown: [(self.far_ends(), Role::On), (self.near_ends(), Role::Off)]
                    .into_iter()
                    .flat_map(shown)
                    .collect(),
                links: self.links(),
                parts: vec![
                    ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                    ("houses", Part::Houses(vec![self.first.house, self.second.house])),
                    ("joined", Part::Cells(self.near_ends().to_vec())),
                    ("cells", Part::Cells(self.far_ends().to_vec())),
                    ("chain", Part::Chain(self.nodes().to_vec())),
                ],
                ..Reason::default()
            }
        })
    }
}
