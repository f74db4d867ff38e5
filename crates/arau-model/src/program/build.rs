//! Owns the way from constraints to rows.

use super::combinations::{Different, sets_of_sum};
use super::scope::{Scope, Sum};
use super::{Form, Program, blank};
use crate::candidates::{Reduction, candidates};
use crate::layered_graph::LayeredGraph;
use crate::names::Names;
use arau_core::{Candidate, Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet, Unsupported};
use std::collections::BTreeSet;

pub fn build(puzzle: &Puzzle, form: Form) -> Result<Program, Unsupported> {
    let names = Names::of(puzzle);
    let mut builder =
        Builder { puzzle, program: blank(puzzle, &names), names, different: Different::of(puzzle) };
    builder.cells();
    for (number, posted) in puzzle.constraints().iter().enumerate() {
        // Single cells are fixed below; inside options they are rows.
        if !matches!(posted.constraint, Constraint::Domain { .. }) {
            builder.post(&posted.constraint, &format!("c{}", number + 1), &Scope::Cells)?;
        }
    }
    match form {
        Form::Simple => builder.fix(&candidates(puzzle, Reduction::Stated)),
        Form::Modified => builder.fix(&candidates(puzzle, Reduction::PeersOfGivens)),
        Form::Weighted => builder.weigh(&candidates(puzzle, Reduction::Stated)),
    }
    Ok(builder.program)
}

/// Sets of symbols for two cells such that none of the first goes with any of the second, as large as can be: one
/// row for each forbids them together. Every pair that the table forbids lies in one of them.
fn strangers(table: &Relation) -> BTreeSet<(SymbolSet, SymbolSet)> {
    let all = SymbolSet::all(table.rows.len());
    let of_b = table.rows.iter().map(|partners| all.minus(*partners)).filter(|set| !set.is_empty());
    of_b.map(|of_b| {
        let knows_none = |symbol: &Symbol| table.rows[symbol.idx()].and(of_b).is_empty();
        (Symbol::first(table.rows.len()).filter(knows_none).collect(), of_b)
    })
    .collect()
}

struct Builder<'a> {
    puzzle: &'a Puzzle,
    names: Names,
    program: Program,
    different: Different,
}

impl Builder<'_> {
    /// Merino's equation 1: one symbol per cell.
    fn cells(&mut self) {
        for cell in (0..self.puzzle.n_variables()).map(Cell::at) {
            let variables = self.program.candidates_in(&Scope::Cells, &[cell], self.puzzle.symbols().all());
            let terms = variables.into_iter().map(|variable| (variable, 1)).collect();
            self.program.push(self.names.cell(cell.idx()), Sum::equal(terms, 1), &Scope::Cells);
        }
    }

    fn post(&mut self, constraint: &Constraint, number: &str, scope: &Scope) -> Result<(), Unsupported> {
        match constraint {
            Constraint::Permutation { cells } => self.house(cells, number, Some(1), scope),
            Constraint::Distinct { cells } => self.house(cells, number, None, scope),
            Constraint::Domain { cell, allowed } => {
                let others = self.puzzle.symbols().all().minus(*allowed);
                let variables = self.program.candidates_in(scope, &[*cell], others);
                self.program.push(number.into(), Sum::of_ones(variables, None, Some(0), 1), scope);
            }
            Constraint::Relation { a, b, table } => {
                for (i, (of_a, of_b)) in strangers(table).into_iter().enumerate() {
                    let mut variables = self.program.candidates_in(scope, &[*a], of_a);
                    variables.extend(self.program.candidates_in(scope, &[*b], of_b));
                    let name = format!("{number}_{}", i + 1);
                    self.program.push(name, Sum::of_ones(variables, None, Some(1), 2), scope);
                }
            }
            Constraint::Linear { terms, min, max } => self.linear(terms, (*min, *max), number, scope),
            Constraint::Count { cells, symbols, min, max } => {
                let variables = self.program.candidates_in(scope, cells, *symbols);
                let sum = Sum::of_ones(variables, Some((*min).into()), Some((*max).into()), cells.len());
                self.program.push(number.into(), sum, scope);
            }
            Constraint::Product { cells, .. } | Constraint::Automaton { cells, .. } => {
                let domains = self.puzzle.domains();
                let graph = LayeredGraph::of(constraint, domains, self.puzzle.values())
                    .expect("has a layered graph")?;
                self.program.push_flow(number, cells, &graph, scope);
            }
            Constraint::AnyOf { options } => {
                let cells_of = |option: &[Constraint]| option.iter().flat_map(|c| c.cells()).collect();
                let cells: Vec<BTreeSet<Cell>> = options.iter().map(|option| cells_of(option)).collect();
                let scopes = self.program.push_options(number, &cells, scope);
                for (i, (option, scope)) in options.iter().zip(&scopes).enumerate() {
                    for (j, constraint) in option.iter().enumerate() {
                        self.post(constraint, &format!("{number}_o{}_{}", i + 1, j + 1), scope)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Equations 2 to 4: each symbol once, or at most once.
    fn house(&mut self, cells: &[Cell], number: &str, min: Option<i64>, scope: &Scope) {
        let house = self.names.house(cells).unwrap_or(number).to_string();
        // Two constraints may speak of the same cells, and one of them in an option.
        let is_always = matches!(scope, Scope::Cells);
        let house = if is_always { house } else { format!("{number}_{house}") };
        for symbol in self.puzzle.symbols().iter() {
            let variables = self.program.candidates_in(scope, cells, SymbolSet::only(symbol));
            let name = format!("{house}_{}", self.names.symbol(symbol.idx()));
            let mut sum = Sum::of_ones(variables, min, Some(1), cells.len());
            if is_always && min.is_some() {
                sum.reach.1 = i64::MAX;
            }
            self.program.push(name, sum, scope);
        }
    }

    /// By the sets that the cells can hold, if they all differ; else as one sum.
    fn linear(&mut self, terms: &[(Cell, i32)], bounds: (i64, i64), number: &str, scope: &Scope) {
        if let Some(sets) = sets_of_sum(terms, bounds, self.puzzle.values(), &self.different) {
            let cells: Vec<Cell> = terms.iter().map(|term| term.0).collect();
            return self.program.push_sets(number, &cells, &sets, scope);
        }
        let (mut weighted, mut reach) = (Vec::new(), (0, 0));
        for &(cell, factor) in terms {
            let products: Vec<i64> =
                self.puzzle.values().iter().map(|&value| i64::from(factor) * i64::from(value)).collect();
            reach.0 += products.iter().min().copied().unwrap_or(0);
            reach.1 += products.iter().max().copied().unwrap_or(0);
            let of_cell = self.puzzle.symbols().iter().zip(products).filter(|(_, product)| *product != 0);
            weighted.extend(of_cell.map(|(s, product)| (self.program.candidate_in(scope, cell, s), product)));
        }
        let sum = Sum { terms: weighted, min: Some(bounds.0), max: Some(bounds.1), reach };
        self.program.push(number.into(), sum, scope);
    }

    /// Equation 6: what a cell cannot hold is 0, and the only thing that it can hold is 1.
    fn fix(&mut self, candidates: &[SymbolSet]) {
        for (cell, set) in candidates.iter().enumerate() {
            for symbol in self.puzzle.symbols().iter() {
                let variable = self.program.candidate_in(&Scope::Cells, Cell::at(cell), symbol);
                let fixed = match set.contains(symbol) {
                    false => Some(false),
                    true if set.len() == 1 => Some(true),
                    true => None,
                };
                self.program.variables[variable.idx()].fixed = fixed;
            }
        }
    }

    /// Peško's objective: the givens count. What is stated otherwise about single cells is fixed all the same.
    fn weigh(&mut self, candidates: &[SymbolSet]) {
        self.fix(candidates);
        let givens = self.puzzle.spec().givens.iter().enumerate();
        for (cell, symbol) in givens.filter_map(|(cell, given)| Some((cell, (*given)?))) {
            for other in Symbol::first(self.program.n_symbols) {
                let variable = self.program.candidate_in(&Scope::Cells, Cell::at(cell), other);
                self.program.variables[variable.idx()].fixed = None;
            }
            let given = self.program.variable(Candidate { cell: Cell::at(cell), symbol });
            self.program.objective.push((given, 1));
        }
    }
}
