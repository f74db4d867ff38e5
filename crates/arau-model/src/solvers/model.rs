//! Owns the judgement of what a solver says: values of variables back into a grid, if the model holds.

use super::{SolverAnswer, SolverError};
use crate::candidates::{Reduction, candidates};
use crate::cnf::Formula;
use crate::files::{self, How};
use crate::program::{Program, VarId};
use arau_core::{Grid, Puzzle, Symbol, SymbolSet, Unsupported};
use std::collections::HashMap;

/// What a file states.
pub enum Model {
    /// A 0-1 program.
    Program(Program),
    /// Clauses.
    Formula(Formula),
    /// Constraints over cells.
    Cells {
        /// Whose constraints.
        puzzle: Puzzle,
        /// Grids that are cut away.
        without: Vec<Grid>,
    },
}

/// What a solver says of the variables.
pub enum Values {
    /// The names of those that are 1.
    Named(Vec<String>),
    /// The numbers of those that are 1, from 1 in the order of the model.
    Numbered(Vec<usize>),
    /// The number of the symbol in each cell, from 1.
    Symbols(Vec<usize>),
}

impl Model {
    /// The model in a kind of file.
    pub fn of(puzzle: &Puzzle, how: &How, file: &str) -> Result<Model, Unsupported> {
        match file {
            "cnf" => files::formula(puzzle, how).map(Model::Formula),
            "mzn" => Ok(Model::Cells { puzzle: puzzle.clone(), without: how.without.clone() }),
            _ => files::program(puzzle, how).map(Model::Program),
        }
    }

    /// The answer by a solver's values, if they satisfy the model.
    pub fn judge(&self, values: Values) -> Result<SolverAnswer, SolverError> {
        match (self, values) {
            (Model::Program(program), Values::Named(names)) => {
                let idx_of: HashMap<&str, usize> =
                    program.variables().iter().enumerate().map(|(i, v)| (v.name.as_str(), i)).collect();
                let known: Option<Vec<usize>> =
                    names.iter().map(|name| idx_of.get(name.as_str()).copied()).collect();
                let known = known.ok_or_else(|| wrong("it sets a variable that is not in the model"))?;
                judge_program(program, &flags(program.variables().len(), known.into_iter())?)
            }
            (Model::Program(program), Values::Numbered(numbers)) => {
                judge_program(program, &numbered(program.variables().len(), &numbers)?)
            }
            (Model::Formula(formula), Values::Numbered(numbers)) => {
                judge_formula(formula, &numbered(formula.clauses().n_variables(), &numbers)?)
            }
            (Model::Cells { puzzle, without }, Values::Symbols(numbers)) => {
                judge_cells(puzzle, without, &numbers)
            }
            _ => Err(wrong("its variables are not those of the model")),
        }
    }
}

fn wrong(how: &str) -> SolverError {
    SolverError::Wrong(how.into())
}

fn numbered(len: usize, numbers: &[usize]) -> Result<Vec<bool>, SolverError> {
    flags(len, numbers.iter().map(|number| number.wrapping_sub(1)))
}

/// Which of this many are named.
fn flags(len: usize, named: impl Iterator<Item = usize>) -> Result<Vec<bool>, SolverError> {
    let mut flags = vec![false; len];
    for idx in named {
        *flags.get_mut(idx).ok_or_else(|| wrong("it sets a variable that is not in the model"))? = true;
    }
    Ok(flags)
}

/// Values are those of an optimum: if it does not keep all givens of the weighted form, nothing does.
fn judge_program(program: &Program, ones: &[bool]) -> Result<SolverAnswer, SolverError> {
    let is_one = |variable: VarId| ones[variable.idx()];
    if !program.holds(is_one) {
        return Err(wrong("it violates a row of the program"));
    }
    match program.grid(is_one) {
        Some(grid) => Ok(SolverAnswer::Solution(grid)),
        None if program.objective().iter().any(|&(variable, _)| !is_one(variable)) => Ok(SolverAnswer::None),
        None => Err(wrong("a cell does not have exactly one symbol")),
    }
}

fn judge_formula(formula: &Formula, trues: &[bool]) -> Result<SolverAnswer, SolverError> {
    let holds = |&literal: &i32| trues[literal.unsigned_abs() as usize - 1] == (literal > 0);
    if !formula.clauses().iter().all(|clause| clause.iter().any(holds)) {
        return Err(wrong("it violates a clause"));
    }
    let grid = formula.grid(|variable| holds(&variable));
    grid.map(SolverAnswer::Solution).ok_or_else(|| wrong("a cell has no symbol"))
}

fn judge_cells(puzzle: &Puzzle, without: &[Grid], numbers: &[usize]) -> Result<SolverAnswer, SolverError> {
    let in_range = numbers.iter().all(|number| (1..=puzzle.n_symbols()).contains(number));
    if numbers.len() != puzzle.n_variables() || !in_range {
        return Err(wrong("a cell has no symbol"));
    }
    let symbols: Vec<Symbol> = numbers.iter().map(|number| Symbol(*number as u8 - 1)).collect();
    let domains: Vec<SymbolSet> = candidates(puzzle, Reduction::Stated);
    let in_domains = domains.iter().zip(&symbols).all(|(domain, &symbol)| domain.contains(symbol));
    let holds = puzzle.constraints().iter().all(|posted| posted.constraint.holds(&symbols, puzzle.values()));
    let grid = Grid(symbols[..puzzle.n_cells()].to_vec());
    match in_domains && holds && !without.contains(&grid) {
        true => Ok(SolverAnswer::Solution(grid)),
        false => Err(wrong("it violates a constraint")),
    }
}
