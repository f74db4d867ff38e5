//! Owns the grid as HoDoKu keeps it: candidates, how many places a symbol has left in each house, and the order in which it
//! comes upon singles. It keeps two queues: a cell joins the one when its last but one candidate goes, a symbol the other
//! when its last but one place in a house goes, and the oldest is taken first. What the score of an easy puzzle is depends
//! on nothing else. Nets try symbols that are wrong, so that what the grid does then counts too.

use crate::{Effect, Layout, Position};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};
use std::collections::VecDeque;

/// A position with the queues that its history has filled.
#[derive(Clone)]
pub(super) struct Grid<'a, const W: usize> {
    layout: &'a Layout<W>,
    values: Vec<Option<Symbol>>,
    cells: Vec<SymbolSet>,
    /// For each house and symbol, the number of places.
    free: Vec<i16>,
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl<'a, const W: usize> Grid<'a, W> {
    /// The history of a position: what is placed was placed in the order of cells, then candidates went in that order.
    pub fn new(position: &'a Position<W>) -> Grid<'a, W> {
        let layout = position.layout();
        let n_symbols = layout.n_symbols();
        let mut grid = Grid {
            layout,
            values: vec![None; layout.n_cells()],
            cells: vec![SymbolSet::all(n_symbols); layout.n_cells()],
            free: layout
                .houses()
                .iter()
                .flat_map(|house| vec![house.cells.len() as i16; n_symbols])
                .collect(),
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for cell in layout.cells() {
            if let Some(symbol) = position.placed(cell) {
                grid.place(Candidate { cell, symbol });
            }
        }
        for cell in position.open().iter() {
            for symbol in grid.cells[cell.idx()].minus(position.candidates(cell)).iter() {
                grid.eliminate(Candidate { cell, symbol });
            }
        }
        grid
    }

    /// Does what a step does.
    pub fn apply(&mut self, effects: &[Effect]) {
        for &effect in effects {
            match effect {
                Effect::Place(candidate) => self.place(candidate),
                Effect::Eliminate(candidate) => self.eliminate(candidate),
                Effect::Contradiction => {}
            }
        }
    }

    /// The candidates of a cell; none if it is placed.
    pub fn candidates(&self, cell: Cell) -> SymbolSet {
        self.cells[cell.idx()]
    }

    /// How many places a symbol has left in a house.
    pub fn n_places(&self, house: usize, symbol: Symbol) -> i16 {
        self.free[self.at(house, symbol)]
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.values[cell.idx()].is_none()
    }

    /// The oldest naked single that fills a house, which stays in its queue.
    pub fn full_house(&self) -> Option<Candidate> {
        let fills = |candidate: &&Candidate| {
            let is_last = |&house: &usize| {
                let mut others = self.symbols().filter(|&symbol| symbol != candidate.symbol);
                others.all(|symbol| self.n_places(house, symbol) == 0)
            };
            self.is_open(candidate.cell) && self.layout.houses_of(candidate.cell).iter().any(is_last)
        };
        self.naked.iter().find(fills).copied()
    }

    /// The oldest naked single.
    pub fn naked_single(&mut self) -> Option<Candidate> {
        std::iter::from_fn(|| self.naked.pop_front())
            .find(|candidate| self.values[candidate.cell.idx()].is_none())
    }

    /// The oldest hidden single. An entry of an open cell that is none any more ends the search without one, as it does
    /// in HoDoKu.
    pub fn hidden_single(&mut self) -> Option<Candidate> {
        let candidate = std::iter::from_fn(|| self.hidden.pop_front())
            .find(|candidate| self.values[candidate.cell.idx()].is_none())?;
        self.is_hidden(candidate).then_some(candidate)
    }

    /// All naked singles, then all hidden ones, one per cell of either, the oldest first. They stay in their queues.
    pub fn singles(&self) -> (Vec<Candidate>, Vec<Candidate>) {
        let naked = self.naked.iter().copied().filter(|candidate| self.is_open(candidate.cell)).collect();
        let mut hidden: Vec<Candidate> = Vec::new();
        for &candidate in &self.hidden {
            let is_known = hidden.iter().any(|known| known.cell == candidate.cell);
            if self.is_open(candidate.cell) && !is_known && self.is_hidden(candidate) {
                hidden.push(candidate);
            }
        }
        (naked, hidden)
    }

    fn is_hidden(&self, candidate: Candidate) -> bool {
        let mut houses = self.layout.houses_of(candidate.cell).iter();
        houses.any(|&house| self.n_places(house, candidate.symbol) == 1)
    }

    fn symbols(&self) -> impl Iterator<Item = Symbol> + use<W> {
        Symbol::first(self.layout.n_symbols())
    }

    fn at(&self, house: usize, symbol: Symbol) -> usize {
        house * self.layout.n_symbols() + symbol.idx()
    }

    /// Places a symbol in a cell, even if it holds another.
    pub fn place(&mut self, Candidate { cell, symbol }: Candidate) {
        if self.values[cell.idx()] == Some(symbol) {
            return;
        }
        let candidates = std::mem::replace(&mut self.cells[cell.idx()], SymbolSet::EMPTY);
        self.values[cell.idx()] = Some(symbol);
        for peer in self.layout.peers(cell).iter() {
            self.eliminate(Candidate { cell: peer, symbol });
        }
        for gone in candidates.iter() {
            for &house in self.layout.houses_of(cell) {
                if self.count_down(house, gone) == 1 && gone != symbol {
                    self.queue_last_place(house, gone);
                }
            }
        }
    }

    /// Takes a candidate away. A cell that loses its last one still counts as a place.
    pub fn eliminate(&mut self, Candidate { cell, symbol }: Candidate) {
        if !self.cells[cell.idx()].contains(symbol) {
            return;
        }
        self.cells[cell.idx()].remove(symbol);
        if self.cells[cell.idx()].is_empty() {
            return;
        }
        if let Some(last) = self.cells[cell.idx()].single() {
            self.naked.push_back(Candidate { cell, symbol: last });
        }
        for &house in self.layout.houses_of(cell) {
            match self.count_down(house, symbol) {
                1 => self.queue_last_place(house, symbol),
                0 => self.forget_hidden_single(house, symbol),
                _ => {}
            }
        }
    }

    /// One place less for a symbol in a house; says how many are left.
    fn count_down(&mut self, house: usize, symbol: Symbol) -> i16 {
        let at = self.at(house, symbol);
        self.free[at] -= 1;
        self.free[at]
    }

    fn queue_last_place(&mut self, house: usize, symbol: Symbol) {
        let mut cells = self.layout.houses()[house].cells.iter();
        let place = cells.find(|place| self.cells[place.idx()].contains(symbol));
        self.hidden.extend(place.map(|&cell| Candidate { cell, symbol }));
    }

    fn forget_hidden_single(&mut self, house: usize, symbol: Symbol) {
        let set = &self.layout.houses()[house].set;
        let is_there = |entry: &Candidate| entry.symbol == symbol && set.contains(entry.cell);
        if let Some(place) = self.hidden.iter().position(is_there) {
            self.hidden.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, cell, classic, symbols};

    #[test]
    fn singles_queue_up_in_the_order_in_which_they_arise() {
        let position = classic(&[("r9c9", "12"), ("r1c1", "12")]);
        let mut grid = Grid::new(&position);
        assert_eq!(grid.singles(), (vec![], vec![]));
        grid.eliminate(candidate("1", "r9c9"));
        grid.eliminate(candidate("1", "r1c1"));
        assert_eq!(grid.singles().0, [candidate("2", "r9c9"), candidate("2", "r1c1")]);
        assert_eq!(grid.naked_single(), Some(candidate("2", "r9c9")));
        grid.place(candidate("2", "r9c9"));
        assert_eq!(grid.naked_single(), Some(candidate("2", "r1c1")));
        assert_eq!(grid.naked_single(), None);
    }

    #[test]
    fn a_symbol_without_a_place_is_no_hidden_single() {
        let position = classic(&[]);
        let mut grid = Grid::new(&position);
        for column in 3..=9 {
            grid.eliminate(candidate("1", &format!("r1c{column}")));
        }
        grid.eliminate(candidate("1", "r1c2"));
        assert_eq!(grid.singles().1, [candidate("1", "r1c1")]);
        // Without its last place the symbol is forgotten.
        grid.eliminate(candidate("1", "r1c1"));
        assert_eq!(grid.hidden_single(), None);
    }

    #[test]
    fn a_cell_that_loses_its_last_candidate_still_counts_as_a_place() {
        let position = classic(&[("r1c1", "1")]);
        let mut grid = Grid::new(&position);
        let n_places = grid.n_places(0, symbols("1").single().expect("one"));
        grid.eliminate(candidate("1", "r1c1"));
        assert!(grid.candidates(cell("r1c1")).is_empty());
        assert_eq!(grid.n_places(0, symbols("1").single().expect("one")), n_places);
    }
}
