//! Owns the way from constraints to clauses.
//!
//! Clauses are chosen so that what follows cell by cell is found by unit propagation: relations say which symbols
//! support which, sums and automata walk through their layers.

use super::{Clauses, Formula, Lit};
use crate::candidates::{Reduction, candidates};
use crate::layered_graph::LayeredGraph;
use arau_core::{Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet, Unsupported};

pub fn build(puzzle: &Puzzle, reduction: Reduction) -> Result<Formula, Unsupported> {
    let sets = candidates(puzzle, reduction);
    let mut builder = Builder::new(puzzle, &sets, reduction);
    builder.cells();
    for posted in puzzle.constraints() {
        // Single cells are in the candidates already; inside options they are clauses.
        if !matches!(posted.constraint, Constraint::Domain { .. }) {
            builder.post(&posted.constraint, Lit::TRUE)?;
        }
    }
    Ok(builder.formula)
}

pub(super) struct Builder<'a> {
    puzzle: &'a Puzzle,
    sets: &'a [SymbolSet],
    pub(super) formula: Formula,
    /// The clause in the making.
    clause: Vec<i32>,
}

impl<'a> Builder<'a> {
    fn new(puzzle: &'a Puzzle, sets: &'a [SymbolSet], reduction: Reduction) -> Builder<'a> {
        let formula = Formula {
            n_cells: puzzle.n_cells(),
            n_symbols: puzzle.n_symbols(),
            clauses: Clauses::default(),
            candidates: Vec::with_capacity(sets.len() * puzzle.n_symbols()),
        };
        let mut builder = Builder { puzzle, sets, formula, clause: Vec::new() };
        for set in sets {
            for symbol in puzzle.symbols().iter() {
                let literal = match (reduction, set.contains(symbol), set.len()) {
                    (Reduction::Stated, ..) | (_, true, 2..) => builder.new_literal(),
                    (_, true, _) => Lit::TRUE,
                    (_, false, _) => Lit::FALSE,
                };
                builder.formula.candidates.push(literal);
            }
        }
        builder
    }

    pub(super) fn new_literal(&mut self) -> Lit {
        Lit(self.formula.clauses.new_variable())
    }

    pub(super) fn literal(&self, cell: Cell, symbol: Symbol) -> Lit {
        self.formula.candidates[cell.idx() * self.formula.n_symbols + symbol.idx()]
    }

    /// What a cell may hold, as far as the formula cares.
    pub(super) fn set(&self, cell: Cell) -> SymbolSet {
        self.sets[cell.idx()]
    }

    /// Adds a clause, unless a literal of it is known to hold.
    pub(super) fn push(&mut self, literals: impl IntoIterator<Item = Lit>) {
        self.clause.clear();
        for literal in literals {
            match literal {
                Lit::TRUE => return,
                Lit::FALSE => {}
                Lit(open) => self.clause.push(open),
            }
        }
        self.formula.clauses.push(&self.clause);
    }

    /// Each cell holds one symbol, and what it cannot hold is said if there is a variable for it.
    fn cells(&mut self) {
        for cell in (0..self.sets.len()).map(Cell::at) {
            let literals: Vec<Lit> = self.puzzle.symbols().iter().map(|s| self.literal(cell, s)).collect();
            self.push(literals.iter().copied());
            self.at_most_one(&literals, Lit::TRUE);
            let set = self.set(cell);
            if set.len() < literals.len() {
                for (symbol, &literal) in Symbol::first(literals.len()).zip(&literals) {
                    match set.contains(symbol) {
                        true if set.len() == 1 => self.push([literal]),
                        true => {}
                        false => self.push([!literal]),
                    }
                }
            }
        }
    }

    fn at_most_one(&mut self, literals: &[Lit], condition: Lit) {
        for (i, &a) in literals.iter().enumerate() {
            if a == Lit::FALSE {
                continue;
            }
            for &b in literals[..i].iter().filter(|&&b| b != Lit::FALSE) {
                self.push([!condition, !b, !a]);
            }
        }
    }

    /// Posts what holds if the condition does.
    fn post(&mut self, constraint: &Constraint, condition: Lit) -> Result<(), Unsupported> {
        match constraint {
            Constraint::Permutation { cells } => self.house(cells, true, condition),
            Constraint::Distinct { cells } => self.house(cells, false, condition),
            Constraint::Domain { cell, allowed } => {
                for symbol in self.set(*cell).minus(*allowed).iter() {
                    self.push([!condition, !self.literal(*cell, symbol)]);
                }
            }
            Constraint::Relation { a, b, table } => {
                self.supports(*a, *b, table, condition);
                self.supports(*b, *a, &table.transposed(), condition);
            }
            Constraint::Linear { terms, .. } => {
                let cells: Vec<Cell> = terms.iter().map(|term| term.0).collect();
                self.layered(constraint, &cells, condition)?;
            }
            Constraint::Product { cells, .. }
            | Constraint::Count { cells, .. }
            | Constraint::Automaton { cells, .. } => self.layered(constraint, cells, condition)?,
            Constraint::AnyOf { options } => {
                let taken: Vec<Lit> = options.iter().map(|_| self.new_literal()).collect();
                self.push([!condition].into_iter().chain(taken.iter().copied()));
                for (option, taken) in options.iter().zip(taken) {
                    for constraint in option {
                        self.post(constraint, taken)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn house(&mut self, cells: &[Cell], has_all: bool, condition: Lit) {
        for symbol in self.puzzle.symbols().iter() {
            let places: Vec<Lit> = cells.iter().map(|&cell| self.literal(cell, symbol)).collect();
            if has_all {
                self.push([!condition].into_iter().chain(places.iter().copied()));
            }
            self.at_most_one(&places, condition);
        }
    }

    /// Each symbol of `a` needs one of its partners in `b`.
    fn supports(&mut self, a: Cell, b: Cell, table: &Relation, condition: Lit) {
        let in_b = self.set(b);
        for symbol in self.set(a).iter() {
            let partners = table.rows[symbol.idx()].and(in_b);
            if partners != in_b {
                let given = [!condition, !self.literal(a, symbol)];
                let clause: Vec<Lit> =
                    given.into_iter().chain(partners.iter().map(|s| self.literal(b, s))).collect();
                self.push(clause);
            }
        }
    }

    fn layered(
        &mut self,
        constraint: &Constraint,
        cells: &[Cell],
        condition: Lit,
    ) -> Result<(), Unsupported> {
        let graph =
            LayeredGraph::of(constraint, self.sets, self.puzzle.values()).expect("has a layered graph")?;
        self.walk(cells, &graph, condition);
        Ok(())
    }
}
