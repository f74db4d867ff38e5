//! Owns what cells may hold before a model is made: as stated, without what givens forbid their peers, or as far as
//! single candidates and single places go.

use arau_core::{Constraint, Puzzle, SymbolSet};

/// How far candidates are reduced before the model is made. No solution is lost by any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// What the puzzle states.
    Stated,
    /// The symbol of a fixed cell leaves the cells that share a house with it: Merino's equations 7 to 9.
    PeersOfGivens,
    /// The same until nothing changes, with symbols that have one place left in a house.
    ExhaustedSingles,
}

/// What each cell may hold, auxiliary cells included. An empty set means that there is no solution.
pub fn candidates(puzzle: &Puzzle, reduction: Reduction) -> Vec<SymbolSet> {
    let mut cells = puzzle.domains().to_vec();
    for posted in puzzle.constraints() {
        if let Constraint::Domain { cell, allowed } = &posted.constraint {
            cells[cell.idx()] = cells[cell.idx()].and(*allowed);
        }
    }
    match reduction {
        Reduction::Stated => {}
        Reduction::PeersOfGivens => {
            let stated = cells.clone();
            for posted in puzzle.constraints() {
                if let Some(house) = House::of(&posted.constraint) {
                    house.clear_peers(&stated, &mut cells);
                }
            }
        }
        Reduction::ExhaustedSingles => exhaust_singles(puzzle, &mut cells),
    }
    cells
}

/// Goes through all houses until nothing changes. Sets only shrink, so that it ends.
fn exhaust_singles(puzzle: &Puzzle, cells: &mut [SymbolSet]) {
    let houses: Vec<House<'_>> =
        puzzle.constraints().iter().filter_map(|posted| House::of(&posted.constraint)).collect();
    loop {
        let before = total(cells);
        for house in &houses {
            let known = house.cells.iter().map(|cell| cells[cell.idx()]).collect::<Vec<_>>();
            house.clear_peers_of(&known, cells);
            house.place_last_symbols(cells);
        }
        if total(cells) == before {
            return;
        }
    }
}

fn total(cells: &[SymbolSet]) -> usize {
    cells.iter().map(|set| set.len()).sum()
}

/// Cells that hold no symbol twice.
struct House<'a> {
    cells: &'a [arau_core::Cell],
    /// Whether every symbol stands in it.
    has_all: bool,
}

impl<'a> House<'a> {
    fn of(constraint: &'a Constraint) -> Option<House<'a>> {
        match constraint {
            Constraint::Permutation { cells } => Some(House { cells, has_all: true }),
            Constraint::Distinct { cells } => Some(House { cells, has_all: false }),
            _ => None,
        }
    }

    fn clear_peers(&self, known: &[SymbolSet], cells: &mut [SymbolSet]) {
        let known: Vec<SymbolSet> = self.cells.iter().map(|cell| known[cell.idx()]).collect();
        self.clear_peers_of(&known, cells);
    }

    /// `known` says what the cells of the house hold, in its order.
    fn clear_peers_of(&self, known: &[SymbolSet], cells: &mut [SymbolSet]) {
        for (i, fixed) in known.iter().enumerate().filter(|(_, set)| set.len() == 1) {
            for (j, peer) in self.cells.iter().enumerate() {
                if i != j {
                    cells[peer.idx()] = cells[peer.idx()].minus(*fixed);
                }
            }
        }
    }

    fn place_last_symbols(&self, cells: &mut [SymbolSet]) {
        if !self.has_all {
            return;
        }
        let (mut once, mut twice) = (SymbolSet::EMPTY, SymbolSet::EMPTY);
        for cell in self.cells {
            twice = twice.or(once.and(cells[cell.idx()]));
            once = once.or(cells[cell.idx()]);
        }
        let last = once.minus(twice);
        for cell in self.cells {
            let own = cells[cell.idx()].and(last);
            if !own.is_empty() {
                cells[cell.idx()] = own;
            }
        }
    }
}
