//! Owns [`Program`], a puzzle as a 0-1 program: binary variables, and rows that bound sums of them.
//!
//! For a classic puzzle of n×n cells it is Merino's: n³ variables x(i,j,k), "cell ij holds symbol k"; one symbol per
//! cell, and each symbol once per row, column and box: 4n² equations with 4n³ terms. Whatever else a puzzle asks for
//! becomes rows by its constraints, and nothing here knows a rule.

mod build;
mod combinations;
mod flow;
mod options;
mod scope;

use crate::names::Names;
use arau_core::{Candidate, Cell, Grid, Puzzle, Symbol, Unsupported};

/// The form of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Merino's equations 1 to 6: givens are fixed.
    Simple,
    /// With equations 7 to 9: the peers of givens are fixed too.
    Modified,
    /// Peško's: nothing is fixed, and the objective counts the givens that are kept.
    Weighted,
}

impl Form {
    /// Every form with its permanent id.
    pub const ALL: [(&'static str, Form); 3] =
        [("simple", Form::Simple), ("modified", Form::Modified), ("weighted", Form::Weighted)];
}

/// A variable, as an index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VarId(pub u32);

impl VarId {
    /// The variable as an index into tables.
    pub fn idx(self) -> usize {
        self.0 as usize
    }
}

/// A variable that is 0 or 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name in files, such as `x_r3c5_7`.
    pub name: String,
    /// What it is, if that is known beforehand.
    pub fixed: Option<bool>,
}

/// `min ≤ Σ coefficient·variable ≤ max`, with at least one of the bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its name in files, such as `row_3_7`.
    pub name: String,
    /// Variables with their coefficients, each once, none of them 0.
    pub terms: Vec<(VarId, i64)>,
    /// The least sum, if there is one.
    pub min: Option<i64>,
    /// The greatest sum, if there is one.
    pub max: Option<i64>,
}

/// A puzzle as a 0-1 program.
#[derive(Clone, Debug)]
pub struct Program {
    n_cells: usize,
    n_symbols: usize,
    /// The first variables are candidates, those of auxiliary cells included.
    n_candidates: usize,
    variables: Vec<Variable>,
    rows: Vec<Row>,
    /// To be made as large as possible; without terms, any solution will do.
    objective: Vec<(VarId, i64)>,
}

/// How large a program is, as in Merino's table 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// Variables, fixed ones included.
    pub variables: usize,
    /// Rows.
    pub constraints: usize,
    /// Terms of all rows.
    pub non_zeros: usize,
}

impl Size {
    /// The share of the matrix that is not zero, in per cent.
    pub fn density(&self) -> f64 {
        100.0 * self.non_zeros as f64 / (self.variables as f64 * self.constraints as f64)
    }
}

impl Program {
    /// The program of a puzzle; or why it has none.
    pub fn of(puzzle: &Puzzle, form: Form) -> Result<Program, Unsupported> {
        build::build(puzzle, form)
    }

    /// Every variable. First come those of the visible cells, cell by cell and symbol by symbol.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    /// Number of visible cells.
    pub fn n_cells(&self) -> usize {
        self.n_cells
    }

    /// Size of the alphabet.
    pub fn n_symbols(&self) -> usize {
        self.n_symbols
    }

    /// Every row.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What is to be made as large as possible; empty if any solution will do.
    pub fn objective(&self) -> &[(VarId, i64)] {
        &self.objective
    }

    /// Its size.
    pub fn size(&self) -> Size {
        Size {
            variables: self.variables.len(),
            constraints: self.rows.len(),
            non_zeros: self.rows.iter().map(|row| row.terms.len()).sum(),
        }
    }

    /// The variable that says whether a visible cell holds a symbol.
    pub fn variable(&self, candidate: Candidate) -> VarId {
        VarId((candidate.cell.idx() * self.n_symbols + candidate.symbol.idx()) as u32)
    }

    /// The candidate that a variable stands for, if it stands for one of a visible cell.
    pub fn candidate(&self, variable: VarId) -> Option<Candidate> {
        let (cell, symbol) = (variable.idx() / self.n_symbols, variable.idx() % self.n_symbols);
        (cell < self.n_cells).then(|| Candidate { cell: Cell::at(cell), symbol: Symbol(symbol as u8) })
    }

    /// The cell whose candidate a variable is, auxiliary cells included, by index.
    pub(crate) fn cell_of(&self, variable: VarId) -> Option<usize> {
        (variable.idx() < self.n_candidates).then(|| variable.idx() / self.n_symbols)
    }

    /// The first rows say that each cell, auxiliary ones included, holds one symbol. This many rows do.
    pub(crate) fn n_cell_rows(&self) -> usize {
        self.n_candidates / self.n_symbols
    }

    /// Adds a row.
    #[cfg(test)]
    pub(crate) fn push_row(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// The variable with a name.
    pub fn find(&self, name: &str) -> Option<VarId> {
        self.variables.iter().position(|variable| variable.name == name).map(|idx| VarId(idx as u32))
    }

    /// The grid of a solution, given by which variables are 1. `None` if a cell has not exactly one symbol, or if
    /// a given of the weighted form is not kept.
    pub fn grid(&self, is_one: impl Fn(VarId) -> bool) -> Option<Grid> {
        if self.objective.iter().any(|&(variable, _)| !is_one(variable)) {
            return None;
        }
        let symbol_of = |cell: usize| {
            let mut symbols = Symbol::first(self.n_symbols)
                .filter(|&symbol| is_one(self.variable(Candidate { cell: Cell::at(cell), symbol })));
            symbols.next().filter(|_| symbols.next().is_none())
        };
        (0..self.n_cells).map(symbol_of).collect::<Option<Vec<_>>>().map(Grid)
    }

    /// Fixes a variable.
    pub fn fix(&mut self, variable: VarId, to: bool) {
        self.variables[variable.idx()].fixed = Some(to);
    }

    /// Adds Peško's cut H1: at most all but one cell as in this grid. What it leaves are the other solutions.
    pub fn cut(&mut self, grid: &Grid) {
        let n_cuts = self.rows.iter().filter(|row| row.name.starts_with(CUT)).count();
        let cells = grid.0.iter().enumerate();
        let terms = cells
            .map(|(cell, &symbol)| (self.variable(Candidate { cell: Cell::at(cell), symbol }), 1))
            .collect();
        let max = Some(self.n_cells as i64 - 1);
        self.rows.push(Row { name: format!("{CUT}{}", n_cuts + 1), terms, min: None, max });
    }

    /// Whether the rows hold that have nothing but fixed variables.
    pub(crate) fn fixed_rows_hold(&self) -> bool {
        let sum = |row: &Row| {
            let fixed = |term: &(VarId, i64)| Some(self.variables[term.0.idx()].fixed? as i64 * term.1);
            row.terms.iter().map(fixed).sum::<Option<i64>>()
        };
        let fits = |row: &Row| {
            sum(row).is_none_or(|sum| {
                row.min.is_none_or(|min| sum >= min) && row.max.is_none_or(|max| sum <= max)
            })
        };
        self.rows.iter().all(fits)
    }

    /// Whether an assignment satisfies every row and every fixed variable.
    pub fn holds(&self, is_one: impl Fn(VarId) -> bool) -> bool {
        let sum = |row: &Row| {
            row.terms.iter().filter(|(variable, _)| is_one(*variable)).map(|term| term.1).sum::<i64>()
        };
        let fits = |row: &Row| {
            let sum = sum(row);
            row.min.is_none_or(|min| sum >= min) && row.max.is_none_or(|max| sum <= max)
        };
        let fixed = |(i, variable): (usize, &Variable)| {
            variable.fixed.is_none_or(|fixed| fixed == is_one(VarId(i as u32)))
        };
        self.rows.iter().all(fits) && self.variables.iter().enumerate().all(fixed)
    }
}

const CUT: &str = "cut_";

/// A program without rows, with a variable for each candidate of each cell.
fn blank(puzzle: &Puzzle, names: &Names) -> Program {
    let n_symbols = puzzle.n_symbols();
    let candidates = (0..puzzle.n_variables()).flat_map(|cell| (0..n_symbols).map(move |s| (cell, s)));
    let variable = |(cell, symbol)| Variable { name: names.candidate(cell, symbol), fixed: None };
    Program {
        n_cells: puzzle.n_cells(),
        n_symbols,
        n_candidates: puzzle.n_variables() * n_symbols,
        variables: candidates.map(variable).collect(),
        rows: Vec::new(),
        objective: Vec::new(),
    }
}
