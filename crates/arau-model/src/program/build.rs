//! Owns the way from constraints to rows.

use super::condition::{Condition, Sum};
use super::{Form, Program, VarId, blank};
use crate::candidates::{Reduction, candidates};
use crate::layers::Layers;
use crate::names::Names;
use arau_core::{Candidate, Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet, Unsupported};
use std::collections::BTreeSet;

pub fn build(puzzle: &Puzzle, form: Form) -> Result<Program, Unsupported> {
    let names = Names::of(puzzle);
    let mut builder = Builder { puzzle, program: blank(puzzle, &names), names };
    builder.cells();
    for (number, posted) in puzzle.constraints().iter().enumerate() {
        // Single cells are fixed below; inside options they are rows.
        if !matches!(posted.constraint, Constraint::Domain { .. }) {
            builder.post(&posted.constraint, &format!("c{}", number + 1), Condition::Always)?;
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
}

impl Builder<'_> {
    fn variable(&self, cell: Cell, symbol: usize) -> VarId {
        VarId((cell.idx() * self.program.n_symbols + symbol) as u32)
    }

    fn variables(&self, cells: &[Cell], symbols: SymbolSet) -> Vec<VarId> {
        let of_cell = |&cell: &Cell| symbols.iter().map(move |s| self.variable(cell, s.idx()));
        cells.iter().flat_map(of_cell).collect()
    }

    /// Merino's equation 1: one symbol per cell.
    fn cells(&mut self) {
        for cell in (0..self.puzzle.n_variables()).map(Cell::at) {
            let variables = self.variables(&[cell], self.puzzle.symbols().all());
            let most = variables.len() + 1;
            let mut sum = Sum::of_ones(variables, Some(1), Some(1), most);
            // Without this row, all of them could be 1, even where there is just one symbol.
            sum.reach = (0, i64::MAX);
            self.program.push(self.names.cell(cell.idx()), sum, Condition::Always);
        }
    }

    fn post(
        &mut self,
        constraint: &Constraint,
        number: &str,
        condition: Condition,
    ) -> Result<(), Unsupported> {
        match constraint {
            Constraint::Permutation { cells } => self.house(cells, number, Some(1), condition),
            Constraint::Distinct { cells } => self.house(cells, number, None, condition),
            Constraint::Domain { cell, allowed } => {
                let others = self.puzzle.symbols().all().minus(*allowed);
                let sum = Sum::of_ones(self.variables(&[*cell], others), None, Some(0), 1);
                self.program.push(number.into(), sum, condition);
            }
            Constraint::Relation { a, b, table } => {
                for (i, (of_a, of_b)) in strangers(table).into_iter().enumerate() {
                    let mut variables = self.variables(&[*a], of_a);
                    variables.extend(self.variables(&[*b], of_b));
                    let name = format!("{number}_{}", i + 1);
                    self.program.push(name, Sum::of_ones(variables, None, Some(1), 2), condition);
                }
            }
            Constraint::Linear { terms, min, max } => {
                let sum = self.weighted(terms, *min, *max);
                self.program.push(number.into(), sum, condition);
            }
            Constraint::Count { cells, symbols, min, max } => {
                let variables = self.variables(cells, *symbols);
                let (min, max) = (i64::from(*min), i64::from(*max));
                self.program.push(
                    number.into(),
                    Sum::of_ones(variables, Some(min), Some(max), cells.len()),
                    condition,
                );
            }
            Constraint::Product { cells, .. } | Constraint::Automaton { cells, .. } => {
                let domains = self.puzzle.domains();
                let layers = Layers::of(constraint, domains, self.puzzle.values()).expect("has layers")?;
                let n_symbols = self.program.n_symbols;
                let candidate = |cell: Cell, symbol| VarId((cell.idx() * n_symbols + symbol) as u32);
                self.program.push_flow(number, cells, &layers, condition, candidate);
            }
            Constraint::AnyOf { options } => self.any_of(options, number, condition)?,
        }
        Ok(())
    }

    /// Equations 2 to 4: each symbol once, or at most once.
    fn house(&mut self, cells: &[Cell], number: &str, min: Option<i64>, condition: Condition) {
        let house = self.names.house(cells).unwrap_or(number).to_string();
        // Two constraints may speak of the same cells, and one of them under a condition.
        let house = if condition == Condition::Always { house } else { format!("{number}_{house}") };
        for symbol in self.puzzle.symbols().iter() {
            let variables = self.variables(cells, SymbolSet::only(symbol));
            let name = format!("{house}_{}", self.names.symbol(symbol.idx()));
            let mut sum = Sum::of_ones(variables, min, Some(1), cells.len());
            if condition == Condition::Always && min.is_some() {
                sum.reach.1 = i64::MAX;
            }
            self.program.push(name, sum, condition);
        }
    }

    fn weighted(&self, terms: &[(Cell, i32)], min: i64, max: i64) -> Sum {
        let (mut weighted, mut reach) = (Vec::new(), (0, 0));
        for &(cell, factor) in terms {
            let products: Vec<i64> =
                self.puzzle.values().iter().map(|&value| i64::from(factor) * i64::from(value)).collect();
            reach.0 += products.iter().min().copied().unwrap_or(0);
            reach.1 += products.iter().max().copied().unwrap_or(0);
            let of_cell = products.into_iter().enumerate().filter(|(_, product)| *product != 0);
            weighted.extend(of_cell.map(|(symbol, product)| (self.variable(cell, symbol), product)));
        }
        Sum { terms: weighted, min: Some(min), max: Some(max), reach }
    }

    /// A variable per option says that it is taken; one must be, and what it asks for is conditional on that.
    fn any_of(
        &mut self,
        options: &[Box<[Constraint]>],
        number: &str,
        condition: Condition,
    ) -> Result<(), Unsupported> {
        if options.is_empty() {
            self.program.push_never(number, condition);
            return Ok(());
        }
        let mut taken = Vec::new();
        for (i, option) in options.iter().enumerate() {
            let name = format!("{number}_o{}", i + 1);
            let variable = self.program.new_variable(format!("y_{name}"));
            taken.push(variable);
            for (j, constraint) in option.iter().enumerate() {
                self.post(constraint, &format!("{name}_{}", j + 1), Condition::If(variable))?;
            }
        }
        let most = taken.len();
        self.program.push(format!("{number}_any"), Sum::of_ones(taken, Some(1), None, most), condition);
        Ok(())
    }

    /// Equation 6: what a cell cannot hold is 0, and the only thing that it can hold is 1.
    fn fix(&mut self, candidates: &[SymbolSet]) {
        for (cell, set) in candidates.iter().enumerate() {
            for symbol in self.puzzle.symbols().iter() {
                let variable = self.variable(Cell::at(cell), symbol.idx());
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
                let variable = self.variable(Cell::at(cell), other.idx());
                self.program.variables[variable.idx()].fixed = None;
            }
            let given = self.program.variable(Candidate { cell: Cell::at(cell), symbol });
            self.program.objective.push((given, 1));
        }
    }
}
