//! Owns the order in which HoDoKu comes upon singles. It keeps two queues: a cell joins the one when its last but one
//! candidate goes, a symbol the other when its last but one place in a house goes, and the oldest is taken first. What the
//! score of an easy puzzle is depends on nothing else.

use crate::{CellSet, Effect, Layout, Position};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};
use std::collections::VecDeque;

/// A position with the queues that its history has filled.
pub(super) struct Queues<'a, const W: usize> {
    layout: &'a Layout<W>,
    cells: Vec<SymbolSet>,
    open: CellSet<W>,
    /// For each house and symbol, the number of places.
    free: Vec<u16>,
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl<'a, const W: usize> Queues<'a, W> {
    /// The history of a position: what is placed was placed in the order of cells, then candidates went in that order.
    pub(super) fn new(position: &'a Position<W>) -> Queues<'a, W> {
        let layout = position.layout();
        let n_symbols = layout.n_symbols();
        let mut queues = Queues {
            layout,
            cells: vec![SymbolSet::all(n_symbols); layout.n_cells()],
            open: layout.cells().collect(),
            free: layout
                .houses()
                .iter()
                .flat_map(|house| vec![house.cells.len() as u16; n_symbols])
                .collect(),
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for cell in layout.cells() {
            if let Some(symbol) = position.placed(cell) {
                queues.place(Candidate { cell, symbol });
            }
        }
        for cell in position.open().iter() {
            for symbol in queues.cells[cell.idx()].minus(position.candidates(cell)).iter() {
                queues.eliminate(Candidate { cell, symbol });
            }
        }
        queues
    }

    /// Does what a step does.
    pub(super) fn apply(&mut self, effects: &[Effect]) {
        for &effect in effects {
            match effect {
                Effect::Place(candidate) if self.open.contains(candidate.cell) => self.place(candidate),
                Effect::Eliminate(candidate) => self.eliminate(candidate),
                _ => {}
            }
        }
    }

    /// The oldest naked single that fills a house, which stays in its queue.
    pub(super) fn full_house(&self) -> Option<Candidate> {
        let fills = |candidate: &&Candidate| {
            let is_last = |&house: &usize| {
                let others = self.symbols().filter(|&symbol| symbol != candidate.symbol);
                others.into_iter().all(|symbol| self.free[self.at(house, symbol)] == 0)
            };
            self.open.contains(candidate.cell) && self.layout.houses_of(candidate.cell).iter().any(is_last)
        };
        self.naked.iter().find(fills).copied()
    }

    /// The oldest naked single.
    pub(super) fn naked_single(&mut self) -> Option<Candidate> {
        std::iter::from_fn(|| self.naked.pop_front()).find(|candidate| self.open.contains(candidate.cell))
    }

    /// The oldest hidden single. An entry of an open cell that is none any more ends the search without one, as it does
    /// in HoDoKu.
    pub(super) fn hidden_single(&mut self) -> Option<Candidate> {
        let candidate = std::iter::from_fn(|| self.hidden.pop_front())
            .find(|candidate| self.open.contains(candidate.cell))?;
        let mut houses = self.layout.houses_of(candidate.cell).iter();
        houses.any(|&house| self.free[self.at(house, candidate.symbol)] == 1).then_some(candidate)
    }

    fn symbols(&self) -> impl Iterator<Item = Symbol> + use<W> {
        Symbol::first(self.layout.n_symbols())
    }

    fn at(&self, house: usize, symbol: Symbol) -> usize {
        house * self.layout.n_symbols() + symbol.idx()
    }

    fn place(&mut self, Candidate { cell, symbol }: Candidate) {
        let candidates = self.cells[cell.idx()];
        self.cells[cell.idx()] = SymbolSet::EMPTY;
        self.open.remove(cell);
        for peer in self.layout.peers(cell).iter() {
            self.eliminate(Candidate { cell: peer, symbol });
        }
        for gone in candidates.iter() {
            self.count_down(cell, gone, gone != symbol);
        }
    }

    fn eliminate(&mut self, Candidate { cell, symbol }: Candidate) {
        if !self.cells[cell.idx()].contains(symbol) {
            return;
        }
        self.cells[cell.idx()].remove(symbol);
        if let Some(last) = self.cells[cell.idx()].single() {
            self.naked.push_back(Candidate { cell, symbol: last });
        }
        self.count_down(cell, symbol, true);
    }

    /// One place less for a symbol in the houses of a cell.
    fn count_down(&mut self, cell: Cell, symbol: Symbol, may_queue: bool) {
        for &house in self.layout.houses_of(cell) {
            let at = self.at(house, symbol);
            self.free[at] = self.free[at].saturating_sub(1);
            if self.free[at] == 1 && may_queue {
                let mut cells = self.layout.houses()[house].cells.iter();
                let place = cells.find(|place| self.cells[place.idx()].contains(symbol));
                self.hidden.extend(place.map(|&cell| Candidate { cell, symbol }));
            }
        }
    }
}
