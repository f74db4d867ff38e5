//! Owns [`Ilp`]: the 0-1 program of a puzzle under the embedded solver of mixed-integer programs. Further solutions, and
//! the proof that there are none, come by Peško's cut.

use super::{Asked, Next, answer};
use crate::program::{Form, Program, Row, VarId};
use arau_core::{
    Candidate, Cell, Engine, Grid, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Stats, Symbol,
    Unsupported, redundant_givens_one_by_one,
};
use microlp::{ComparisonOp, Error, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable};
use std::time::Duration;

/// Solves the 0-1 program of a puzzle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ilp;

impl Engine for Ilp {
    fn id(&self) -> &'static str {
        "ilp"
    }

    fn title(&self) -> &'static str {
        "The 0-1 program under a solver of mixed-integer programs (microlp)"
    }

    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported> {
        Program::of(puzzle, Form::Modified).map(|_| ())
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        match Program::of(puzzle, Form::Modified) {
            Ok(program) => {
                let stats = Stats::default();
                answer(&mut Rows { program, limits, stats }, puzzle, query, sink)
            }
            Err(_) => Outcome { n_solutions: 0, complete: false, stats: Stats::default(), candidates: None },
        }
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        redundant_givens_one_by_one(self, puzzle, limits)
    }
}

/// How long the solver works before it is asked whether it should go on.
const SLICE: Duration = Duration::from_millis(50);

struct Rows<'a> {
    program: Program,
    limits: &'a Limits,
    stats: Stats,
}

impl Asked for Rows<'_> {
    fn next(&mut self, wish: Option<(Cell, Symbol)>) -> Next {
        self.stats.nodes += 1;
        if self.limits.reached(self.stats.nodes) {
            return Next::GaveUp;
        }
        let wish = wish.map(|(cell, symbol)| self.program.variable(Candidate { cell, symbol }));
        let Some(stated) = Stated::of(&self.program, wish) else { return Next::NoMore };
        let next = stated.solve(self.limits, &mut self.stats);
        match next {
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

    fn exclude(&mut self, grid: &Grid) {
        self.program.cut(grid);
    }

    fn forbid(&mut self, cell: Cell, symbol: Symbol) {
        let variable = self.program.variable(Candidate { cell, symbol });
        self.program.fix(variable, false);
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}

enum Solved {
    /// Which variables are 1.
    At(Vec<bool>),
    Infeasible,
    GaveUp,
}

/// The program as the solver gets it: without the variables that are fixed.
struct Stated {
    problem: Problem,
    /// The solver's variable, or what it is fixed to.
    variables: Vec<Result<Variable, bool>>,
}

impl Stated {
    /// `None` if a row cannot hold with what is fixed.
    fn of(program: &Program, wish: Option<VarId>) -> Option<Stated> {
        let mut problem = Problem::new(OptimizationDirection::Minimize);
        let mut fixed: Vec<Option<bool>> = program.variables().iter().map(|v| v.fixed).collect();
        if let Some(wish) = wish {
            if fixed[wish.idx()] == Some(false) {
                return None;
            }
            fixed[wish.idx()] = Some(true);
        }
        let variables: Vec<Result<Variable, bool>> =
            fixed.iter().map(|fixed| fixed.map_or_else(|| Ok(problem.add_binary_var(0.0)), Err)).collect();
        for row in program.rows() {
            let open = OpenRow::of(row, &variables);
            if !open.add_to(&mut problem) {
                return None;
            }
        }
        Some(Stated { problem, variables })
    }

    fn solve(&self, limits: &Limits, stats: &mut Stats) -> Solved {
        if self.variables.iter().all(Result::is_err) {
            return Solved::At(self.variables.iter().map(|variable| *variable == Err(true)).collect());
        }
        let nodes_before = stats.nodes;
        let node_limit = limits.nodes.map(|nodes| nodes.saturating_sub(nodes_before).max(1));
        let mut options = SolveOptions::default();
        options.time_limit = Some(SLICE);
        options.node_limit = node_limit;
        let mut outcome = self.problem.solve_with(options);
        loop {
            match outcome {
                Err(Error::Infeasible) => return Solved::Infeasible,
                Err(_) => return Solved::GaveUp,
                Ok(SolveOutcome::Solution(solution)) => {
                    stats.nodes = nodes_before + solution.stats().nodes_solved;
                    let is_one = |variable: &Result<Variable, bool>| match variable {
                        Ok(variable) => solution.var_value(*variable) > 0.5,
                        Err(fixed) => *fixed,
                    };
                    return Solved::At(self.variables.iter().map(is_one).collect());
                }
                Ok(interrupted @ SolveOutcome::Interrupted(_)) => {
                    stats.nodes = nodes_before + interrupted.stats().nodes_solved;
                    if limits.reached(stats.nodes) {
                        return Solved::GaveUp;
                    }
                    outcome = interrupted.resume();
                }
            }
        }
    }
}

/// What is left of a row when fixed variables are put in.
struct OpenRow {
    terms: Vec<(Variable, f64)>,
    min: Option<i64>,
    max: Option<i64>,
}

impl OpenRow {
    fn of(row: &Row, variables: &[Result<Variable, bool>]) -> OpenRow {
        let mut sum_of_fixed = 0;
        let mut terms = Vec::new();
        for &(variable, coefficient) in &row.terms {
            match variables[variable.idx()] {
                Ok(open) => terms.push((open, coefficient as f64)),
                Err(true) => sum_of_fixed += coefficient,
                Err(false) => {}
            }
        }
        OpenRow {
            terms,
            min: row.min.map(|min| min - sum_of_fixed),
            max: row.max.map(|max| max - sum_of_fixed),
        }
    }

    /// Whether the row can hold, as far as can be told.
    fn add_to(&self, problem: &mut Problem) -> bool {
        if self.terms.is_empty() {
            return self.min.is_none_or(|min| min <= 0) && self.max.is_none_or(|max| max >= 0);
        }
        let mut add = |op, bound: i64| problem.add_constraint(&self.terms[..], op, bound as f64);
        match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => add(ComparisonOp::Eq, min),
            (min, max) => {
                min.into_iter().for_each(|min| add(ComparisonOp::Ge, min));
                max.into_iter().for_each(|max| add(ComparisonOp::Le, max));
            }
        }
        true
    }
}
