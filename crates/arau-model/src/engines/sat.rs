//! Owns [`Sat`]: the clauses of a puzzle under the embedded solver of satisfiability.

use super::{Asked, Next, answer};
use crate::candidates::Reduction;
use crate::cnf::{Formula, Lit};
use arau_core::{
    Candidate, Cell, Engine, Grid, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Stats, Symbol,
    Unsupported, redundant_givens_one_by_one,
};
use batsat::{ClauseKind, Solver, SolverInterface, SolverOpts, lbool};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Solves the clauses of a puzzle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sat;

impl Engine for Sat {
    fn id(&self) -> &'static str {
        "sat"
    }

    fn title(&self) -> &'static str {
        "CNF encoding solved by a built-in SAT solver (BatSat)"
    }

    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported> {
        Formula::of(puzzle, Reduction::ExhaustedSingles).map(|_| ())
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        match Formula::of(puzzle, Reduction::ExhaustedSingles) {
            Ok(formula) => answer(&mut Clauses::new(formula, limits), puzzle, query, sink),
            Err(_) => Outcome { n_solutions: 0, complete: false, stats: Stats::default(), candidates: None },
        }
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        redundant_givens_one_by_one(self, puzzle, limits)
    }
}

/// The solver alone.
pub(crate) fn solve_formula(formula: &Formula, limits: &Limits) -> Next {
    Clauses::new(formula.clone(), limits).next(None)
}

/// Ends the solver when it is told to, and counts what it learns.
struct Watch {
    max_conflicts: u64,
    n_conflicts: u64,
    stop: Option<Arc<AtomicBool>>,
}

impl batsat::Callbacks for Watch {
    fn on_new_clause(&mut self, _: &[batsat::Lit], kind: ClauseKind) {
        self.n_conflicts += u64::from(kind == ClauseKind::Learnt);
    }

    fn stop(&self) -> bool {
        self.n_conflicts >= self.max_conflicts
            || self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

struct Clauses {
    formula: Formula,
    solver: Solver<Watch>,
    n_asked: u64,
}

impl Clauses {
    fn new(formula: Formula, limits: &Limits) -> Clauses {
        let watch = Watch {
            max_conflicts: limits.nodes.unwrap_or(u64::MAX),
            n_conflicts: 0,
            stop: limits.stop.clone(),
        };
        let mut solver = Solver::new(SolverOpts::default(), watch);
        for _ in 0..formula.clauses().n_variables() {
            solver.new_var_default();
        }
        let mut clauses = Clauses { solver, n_asked: 0, formula };
        let mut literals = Vec::new();
        for clause in clauses.formula.clauses().iter() {
            literals.clear();
            literals.extend(clause.iter().map(|&literal| to_batsat(literal)));
            clauses.solver.add_clause_reuse(&mut literals);
        }
        clauses
    }

    fn add(&mut self, clause: &[i32]) {
        self.solver.add_clause_reuse(&mut clause.iter().map(|&literal| to_batsat(literal)).collect());
    }
}

pub(crate) fn to_batsat(literal: i32) -> batsat::Lit {
    batsat::Lit::new(batsat::Var::unsafe_from_idx(literal.unsigned_abs() - 1), literal > 0)
}

impl Asked for Clauses {
    fn next(&mut self, wish: Option<(Cell, Symbol)>) -> Next {
        let wish = wish.map(|(cell, symbol)| self.formula.literal(Candidate { cell, symbol }));
        if wish == Some(Lit::FALSE) {
            return Next::NoMore;
        }
        self.n_asked += 1;
        let assumed: Vec<batsat::Lit> = wish.and_then(Lit::open).map(to_batsat).into_iter().collect();
        match self.solver.solve_limited(&assumed) {
            found if found == lbool::TRUE => {
                let is_true = |variable: i32| self.solver.value_lit(to_batsat(variable)) == lbool::TRUE;
                let grid = self.formula.grid(is_true);
                Next::Found(grid.expect("clauses give every cell a symbol"))
            }
            none if none == lbool::FALSE => Next::NoMore,
            _ => Next::GaveUp,
        }
    }

    fn exclude(&mut self, grid: &Grid) {
        let clause = self.formula.clause_against(grid);
        self.add(&clause);
    }

    fn forbid(&mut self, cell: Cell, symbol: Symbol) {
        let literal = !self.formula.literal(Candidate { cell, symbol });
        match literal.open() {
            Some(open) => self.add(&[open]),
            None if literal == Lit::FALSE => self.add(&[]),
            None => {}
        }
    }

    fn stats(&self) -> Stats {
        let conflicts = self.solver.num_conflicts();
        Stats { nodes: conflicts + self.n_asked, guesses: self.solver.num_decisions(), conflicts }
    }
}
