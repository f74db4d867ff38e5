//! Owns [`Ilp`]: the 0-1 program of a puzzle under the embedded solver of mixed-integer programs.
//!
//! Whether there is a second solution is asked by Peško's cut. Where many are wanted, cuts would pile up; there what is
//! left is split at the solution that was found: the first cell that differs from it is the first, or the second, or …

use super::embedded_milp::{Solved, Stated};
use super::presolve::{Infeasible, Occurrences};
use super::{Asked, Next, answer};
use crate::program::{Form, Program, VarId};
use arau_core::{
    Candidate, Cell, Engine, Grid, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Stats, Symbol,
    SymbolSet, Unsupported, redundant_givens_one_by_one,
};

/// Solves the 0-1 program of a puzzle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ilp;

impl Engine for Ilp {
    fn id(&self) -> &'static str {
        "ilp"
    }

    fn title(&self) -> &'static str {
        "0-1 program solved by a built-in mixed-integer solver (microlp)"
    }

    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported> {
        Program::of(puzzle, Form::Modified).map(|_| ())
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        match Program::of(puzzle, Form::Modified) {
            Ok(program) => {
                let left = match query {
                    Query::First | Query::Unique | Query::TrueCandidates => Left::ByCut,
                    Query::Solutions { .. } | Query::Count { .. } => Left::Parts(vec![Part::whole()]),
                };
                let occurrences = Occurrences::of(&program);
                let mut rows = Rows { program, occurrences, limits, left, stats: Stats::default() };
                answer(&mut rows, puzzle, query, sink)
            }
            Err(_) => Outcome { n_solutions: 0, complete: false, stats: Stats::default(), candidates: None },
        }
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        redundant_givens_one_by_one(self, puzzle, limits)
    }
}

/// With so few open candidates the solver is soon done: none need be tried before.
const FEW_OPEN: usize = 100;

/// With more terms than this the solver takes long for a first answer; before it is asked, the symbols of a cell are tried
/// one by one.
const MAX_TERMS: usize = 4000;

struct Rows<'a> {
    program: Program,
    occurrences: Occurrences,
    limits: &'a Limits,
    left: Left,
    stats: Stats,
}

/// How the program is kept from giving a solution again.
enum Left {
    ByCut,
    Parts(Vec<Part>),
}

/// Grids that begin as one that was found, and differ from it and from others in the next cell.
struct Part {
    start: Vec<Symbol>,
    /// What the cell behind the start does not hold.
    not: SymbolSet,
}

impl Part {
    fn whole() -> Part {
        Part { start: Vec::new(), not: SymbolSet::EMPTY }
    }

    /// What is left of it without a grid that lies in it.
    fn without(&self, grid: &Grid) -> impl Iterator<Item = Part> {
        (self.start.len()..grid.0.len()).map(|n| {
            let others = if n == self.start.len() { self.not } else { SymbolSet::EMPTY };
            Part { start: grid.0[..n].to_vec(), not: others.or(SymbolSet::only(grid.0[n])) }
        })
    }

    /// The variables that are 1 in it, and those that are 0.
    fn fixes(&self, program: &Program) -> Vec<(VarId, bool)> {
        let at = |cell: usize, symbol| program.variable(Candidate { cell: Cell::at(cell), symbol });
        let start = self.start.iter().enumerate().map(|(cell, &symbol)| (at(cell, symbol), true));
        start.chain(self.not.iter().map(|symbol| (at(self.start.len(), symbol), false))).collect()
    }
}

impl Asked for Rows<'_> {
    fn next(&mut self, wish: Option<(Cell, Symbol)>) -> Next {
        let wish = wish.map(|(cell, symbol)| (self.program.variable(Candidate { cell, symbol }), true));
        if let Left::ByCut = self.left {
            return self.ask(wish.as_slice());
        }
        while let Left::Parts(parts) = &mut self.left {
            let Some(part) = parts.pop() else { break };
            match self.ask(&part.fixes(&self.program)) {
                Next::Found(grid) => {
                    if let Left::Parts(parts) = &mut self.left {
                        parts.extend(part.without(&grid));
                    }
                    return Next::Found(grid);
                }
                Next::NoMore => {}
                Next::GaveUp => return Next::GaveUp,
            }
        }
        Next::NoMore
    }

    fn exclude(&mut self, grid: &Grid) {
        if let Left::ByCut = self.left {
            self.program.cut(grid);
            self.occurrences = Occurrences::of(&self.program);
        }
    }

    fn forbid(&mut self, cell: Cell, symbol: Symbol) {
        self.program.fix(self.program.variable(Candidate { cell, symbol }), false);
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

impl Rows<'_> {
    /// A solution with these variables fixed.
    fn ask(&mut self, fixes: &[(VarId, bool)]) -> Next {
        let mut fixed: Vec<Option<bool>> = self.program.variables().iter().map(|v| v.fixed).collect();
        for &(variable, to) in fixes {
            if fixed[variable.idx()] == Some(!to) {
                return Next::NoMore;
            }
            fixed[variable.idx()] = Some(to);
        }
        self.ask_from(fixed)
    }

    fn ask_from(&mut self, mut fixed: Vec<Option<bool>>) -> Next {
        self.stats.nodes += 1;
        if self.limits.reached(self.stats.nodes) {
            return Next::GaveUp;
        }
        if self.presolve(&mut fixed).is_err() {
            self.stats.conflicts += 1;
            return Next::NoMore;
        }
        let stated = Stated::of(&self.program, &fixed);
        if stated.n_terms > MAX_TERMS
            && let Some(symbols) = self.closest_cell(&fixed)
        {
            return self.split(&fixed, &symbols);
        }
        match stated.solve(self.limits, &mut self.stats) {
            Solved::At(values) => {
                let is_one = |variable: VarId| values[variable.idx()];
                // Rounding may deceive: what does not satisfy every row exactly is no solution.
                match self.program.grid(is_one).filter(|_| self.program.holds(is_one)) {
                    Some(grid) => Next::Found(grid),
                    None => Next::GaveUp,
                }
            }
            Solved::Infeasible => Next::NoMore,
            Solved::GaveUp => Next::GaveUp,
        }
    }

    fn presolve(&self, fixed: &mut [Option<bool>]) -> Result<(), Infeasible> {
        self.occurrences.propagate(&self.program, fixed)?;
        let n_candidates = self.program.n_cells() * self.program.n_symbols();
        let n_open = fixed[..n_candidates].iter().filter(|fixed| fixed.is_none()).count();
        if n_open <= FEW_OPEN {
            return Ok(());
        }
        let is_stopped = || self.limits.reached(self.stats.nodes);
        self.occurrences.probe(&self.program, fixed, n_candidates, is_stopped)
    }

    /// A solution with one of these variables at 1, of which every solution has one.
    fn split(&mut self, fixed: &[Option<bool>], ones: &[VarId]) -> Next {
        for one in ones {
            self.stats.guesses += 1;
            let mut fixed = fixed.to_vec();
            fixed[one.idx()] = Some(true);
            match self.ask_from(fixed) {
                Next::NoMore => {}
                found_or_gave_up => return found_or_gave_up,
            }
        }
        Next::NoMore
    }

    /// The open candidates of the cell that has fewest of them.
    fn closest_cell(&self, fixed: &[Option<bool>]) -> Option<Vec<VarId>> {
        let n_symbols = self.program.n_symbols();
        let cells = fixed[..self.program.n_cells() * n_symbols].chunks(n_symbols).enumerate();
        let open = cells.map(|(cell, of_cell)| {
            let open = (0..n_symbols).filter(|&symbol| of_cell[symbol].is_none());
            open.map(|symbol| VarId((cell * n_symbols + symbol) as u32)).collect::<Vec<_>>()
        });
        open.filter(|open| open.len() > 1).min_by_key(Vec::len)
    }
}
