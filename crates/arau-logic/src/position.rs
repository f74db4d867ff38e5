//! [`Position`]: how far a puzzle is solved: the placed symbols and the candidates, by cell and by symbol.

use crate::sums::{Cage, find_cages};
use crate::{CellSet, Effect, Layout};
use arau_core::{Board, Candidate, Cell, Constraint, Puzzle, Symbol, SymbolSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Placed symbols and candidates. A cell that is placed has no candidates; one with a single candidate is not yet
/// placed.
#[derive(Clone, Debug)]
pub struct Position<const W: usize> {
    layout: Arc<Layout<W>>,
    placed: Vec<Option<Symbol>>,
    candidates: Vec<SymbolSet>,
    /// For each symbol, the open cells that have it as a candidate.
    places: Vec<CellSet<W>>,
    open: CellSet<W>,
    givens: CellSet<W>,
    /// For each house, the symbols not yet placed in it.
    missing: Vec<SymbolSet>,
    exchangeable: CellSet<W>,
    /// Computed on first use, and discarded when anything changes.
    cages: OnceLock<Arc<Vec<Cage<W>>>>,
    /// Searches stop when this flag is set.
    stop: Option<Arc<AtomicBool>>,
}

impl<const W: usize> Position<W> {
    /// The initial position of a puzzle: givens are placed, and their symbols are removed from the candidates of their
    /// peers. The layout must belong to this puzzle, or to one with the same constraints.
    pub fn start(layout: &Arc<Layout<W>>, puzzle: &Puzzle) -> Position<W> {
        let mut domains = puzzle.domains()[..layout.n_cells()].to_vec();
        for (_, constraint) in layout.constraints() {
            if let Constraint::Domain { cell, allowed } = constraint
                && let Some(domain) = domains.get_mut(cell.idx())
            {
                *domain = domain.and(*allowed);
            }
        }
        let mut position = Position {
            layout: layout.clone(),
            placed: vec![None; layout.n_cells()],
            candidates: domains.clone(),
            places: vec![CellSet::EMPTY; layout.n_symbols()],
            open: layout.cells().collect(),
            givens: CellSet::EMPTY,
            missing: vec![SymbolSet::all(layout.n_symbols()); layout.houses().len()],
            exchangeable: layout.free(),
            cages: OnceLock::new(),
            stop: None,
        };
        for (cell, domain) in layout.cells().zip(&domains) {
            domain.iter().for_each(|symbol| position.places[symbol.idx()].insert(cell));
            if domain.len() < layout.n_symbols() {
                // A given, or told from the start what it may hold.
                position.exchangeable.remove(cell);
            }
        }
        for cell in layout.cells() {
            if let Some(symbol) = puzzle.spec().givens[cell.idx()] {
                position.givens.insert(cell);
                position.place(Candidate { cell, symbol });
            }
        }
        position
    }

    /// The same, but searches stop when the flag is set, for example by a timer or Ctrl-C. What they have found by then
    /// is correct but incomplete.
    pub fn until(self, stop: Option<Arc<AtomicBool>>) -> Position<W> {
        Position { stop, ..self }
    }

    /// Whether searches should stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// For the loops of long searches: breaks when they should stop.
    pub fn go_on(&self) -> ControlFlow<()> {
        if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The layout.
    pub fn layout(&self) -> &Layout<W> {
        &self.layout
    }

    /// A shared reference to the layout, for use while the position is modified.
    pub(crate) fn shared_layout(&self) -> Arc<Layout<W>> {
        self.layout.clone()
    }

    /// The symbol placed in a cell.
    pub fn placed(&self, cell: Cell) -> Option<Symbol> {
        self.placed[cell.idx()]
    }

    /// The candidates of an open cell; none for a placed one.
    pub fn candidates(&self, cell: Cell) -> SymbolSet {
        self.candidates[cell.idx()]
    }

    /// Whether a candidate is present.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.symbol)
    }

    /// The open cells that have a symbol as a candidate.
    pub fn places(&self, symbol: Symbol) -> CellSet<W> {
        self.places[symbol.idx()]
    }

    /// For each symbol, the open cells that see no cell where it is placed, whether they still have it as a candidate or
    /// not.
    pub(crate) fn unseen_places(&self) -> Vec<CellSet<W>> {
        let mut places = vec![self.open; self.layout.n_symbols()];
        for cell in self.layout.cells() {
            if let Some(symbol) = self.placed(cell) {
                places[symbol.idx()] = places[symbol.idx()].minus(self.layout.peers(cell));
            }
        }
        places
    }

    /// The open cells of a house that have a symbol as a candidate.
    pub fn places_in(&self, house: usize, symbol: Symbol) -> CellSet<W> {
        self.places[symbol.idx()].and(self.layout.houses()[house].set)
    }

    /// The open cells.
    pub fn open(&self) -> CellSet<W> {
        self.open
    }

    /// The cells of the puzzle's givens.
    pub fn givens(&self) -> CellSet<W> {
        self.givens
    }

    /// The cells where one solution might differ from another by nothing but an exchange of symbols within houses: no
    /// given, no other rule, no symbol that was ruled out from the start.
    pub fn exchangeable(&self) -> CellSet<W> {
        self.exchangeable
    }

    /// Open cells with the combinations that are left to them.
    pub(crate) fn cages(&self) -> &[Cage<W>] {
        self.cages.get_or_init(|| Arc::new(find_cages(self)))
    }

    /// All symbols.
    pub fn symbols(&self) -> impl DoubleEndedIterator<Item = Symbol> + Clone + use<W> {
        Symbol::first(self.layout.n_symbols())
    }

    /// Whether every cell is placed.
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// The symbols that are not placed in a house.
    pub fn missing(&self, house: usize) -> SymbolSet {
        self.missing[house]
    }

    /// Whether an open cell has no candidate left, or a house has no place left for a missing symbol.
    pub fn is_contradictory(&self) -> bool {
        self.conflict().is_some()
    }

    /// The candidates of every cell; for a placed cell, its symbol only.
    pub fn board(&self) -> Board {
        let of_cell = |cell: Cell| self.placed(cell).map_or(self.candidates(cell), SymbolSet::only);
        Board { cells: self.layout.cells().map(of_cell).collect() }
    }

    /// Applies a step, and returns whether anything changed.
    pub fn apply(&mut self, effects: &[Effect]) -> bool {
        let mut changed = false;
        for &effect in effects {
            match effect {
                Effect::Place(candidate) if self.open.contains(candidate.cell) => {
                    self.place(candidate);
                    changed = true;
                }
                Effect::Eliminate(candidate) if self.has(candidate) => {
                    self.eliminate(candidate);
                    changed = true;
                }
                _ => {}
            }
        }
        changed
    }

    /// Places a symbol in an open cell, and removes it from the candidates of the cell's peers.
    pub fn place(&mut self, Candidate { cell, symbol }: Candidate) {
        debug_assert!(self.open.contains(cell));
        self.cages.take();
        self.placed[cell.idx()] = Some(symbol);
        self.open.remove(cell);
        for gone in self.candidates[cell.idx()].iter() {
            self.places[gone.idx()].remove(cell);
        }
        self.candidates[cell.idx()] = SymbolSet::EMPTY;
        for &house in self.layout.houses_of(cell) {
            self.missing[house].remove(symbol);
        }
        for peer in self.layout.peers(cell).and(self.places(symbol)).iter() {
            self.candidates[peer.idx()].remove(symbol);
        }
        self.places[symbol.idx()] = self.places(symbol).minus(self.layout.peers(cell));
    }

    /// Removes a candidate.
    pub fn eliminate(&mut self, Candidate { cell, symbol }: Candidate) {
        self.cages.take();
        self.candidates[cell.idx()].remove(symbol);
        self.places[symbol.idx()].remove(cell);
    }
}
