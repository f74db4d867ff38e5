//! Owns the embedded solver of mixed-integer programs: how it gets a program, and how it is kept from going on for ever.

use super::Next;
use crate::program::{Program, Row, VarId};
use arau_core::{Limits, Stats};
use microlp::{ComparisonOp, Error, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// How long the solver works before it is asked whether it should go on.
const SLICE: Duration = Duration::from_millis(50);

/// How long nobody looks whether the run was stopped while a large program is under way.
const PAUSE: Duration = Duration::from_millis(5);

/// With fewer terms the solver's own presolve, which it does not interrupt, takes no time worth mentioning.
const TERMS_OF_A_LARGE_PROGRAM: usize = 2000;

/// The solver alone, without any reasoning before it: what it makes of a program as it stands.
pub(crate) fn solve_program(program: &Program, limits: &Limits) -> Next {
    let fixed: Vec<Option<bool>> = program.variables().iter().map(|variable| variable.fixed).collect();
    let stated = Stated::of(program, &fixed);
    let values = match stated.solve(limits, &mut Stats::default()) {
        Solved::At(values) => values,
        Solved::Infeasible => return Next::NoMore,
        Solved::GaveUp => return Next::GaveUp,
    };
    let is_one = |variable: VarId| values[variable.idx()];
    let keeps_all = program.objective().iter().all(|&(variable, _)| is_one(variable));
    match (program.holds(is_one), program.grid(is_one)) {
        (true, Some(grid)) => Next::Found(grid),
        // The best that there is does not keep all givens.
        (true, None) if !keeps_all => Next::NoMore,
        // Rows of fixed variables only are not seen by the solver.
        (false, _) if !program.fixed_rows_hold() => Next::NoMore,
        _ => Next::GaveUp,
    }
}

/// What the solver has to say.
pub(super) enum Solved {
    /// Which variables are 1.
    At(Vec<bool>),
    Infeasible,
    GaveUp,
}

/// The program as the solver gets it: without the variables that are fixed.
pub(super) struct Stated {
    problem: Problem,
    /// The solver's variable, or what it is fixed to.
    variables: Vec<Result<Variable, bool>>,
    /// Terms of all rows.
    pub(super) n_terms: usize,
    has_objective: bool,
}

impl Stated {
    pub(super) fn of(program: &Program, fixed: &[Option<bool>]) -> Stated {
        let mut problem = Problem::new(OptimizationDirection::Minimize);
        let mut costs = vec![0.0; fixed.len()];
        for &(variable, weight) in program.objective() {
            costs[variable.idx()] = -weight as f64;
        }
        let variables: Vec<Result<Variable, bool>> = fixed
            .iter()
            .zip(costs)
            .map(|(fixed, cost)| fixed.map_or_else(|| Ok(problem.add_binary_var(cost)), Err))
            .collect();
        let mut n_terms = 0;
        for row in program.rows() {
            let open = OpenRow::of(row, &variables);
            n_terms += open.terms.len();
            open.add_to(&mut problem);
        }
        Stated { problem, variables, n_terms, has_objective: !program.objective().is_empty() }
    }

    pub(super) fn solve(&self, limits: &Limits, stats: &mut Stats) -> Solved {
        if self.variables.iter().all(Result::is_err) {
            return Solved::At(self.variables.iter().map(|variable| *variable == Err(true)).collect());
        }
        let nodes_before = stats.nodes;
        let node_limit = limits.nodes.map(|nodes| nodes.saturating_sub(nodes_before).max(1));
        let mut options = SolveOptions::default();
        options.time_limit = Some(SLICE);
        options.node_limit = node_limit;
        let Some(mut outcome) = self.slice(limits, {
            let problem = self.problem.clone();
            move || problem.solve_with(options)
        }) else {
            return Solved::GaveUp;
        };
        loop {
            match outcome {
                Err(Error::Infeasible) => return Solved::Infeasible,
                Err(_) => return Solved::GaveUp,
                // Without an objective any solution is the best one.
                Ok(best) if best.is_optimal() || !self.has_objective && best.solution().is_some() => {
                    stats.nodes = nodes_before + best.stats().nodes_solved;
                    return Solved::At(
                        self.variables.iter().map(|variable| is_one(&best, variable)).collect(),
                    );
                }
                Ok(unfinished) => {
                    stats.nodes = nodes_before + unfinished.stats().nodes_solved;
                    if limits.reached(stats.nodes) {
                        return Solved::GaveUp;
                    }
                    let Some(next) = self.slice(limits, move || unfinished.resume()) else {
                        return Solved::GaveUp;
                    };
                    outcome = next;
                }
            }
        }
    }

    /// Does what takes the solver a slice of time. `None` if the run was stopped meanwhile: some of what the solver does
    /// to a large program takes longer than a slice and cannot be interrupted. That goes on in a thread of its own, whose
    /// result nobody waits for.
    fn slice<T: Send + 'static>(
        &self,
        limits: &Limits,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        if limits.stop.is_none() || self.n_terms < TERMS_OF_A_LARGE_PROGRAM {
            return Some(work());
        }
        let (sender, receiver) = sync_channel(1);
        let thread = thread::Builder::new().name("microlp".to_string()).spawn(move || {
            // Nobody may listen any more.
            let _ = sender.send(work());
        });
        let thread = thread.ok()?;
        loop {
            match receiver.recv_timeout(PAUSE) {
                Ok(done) => return Some(done),
                Err(RecvTimeoutError::Timeout) if limits.is_stopped() => return None,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => match thread.join() {
                    Err(panic) => std::panic::resume_unwind(panic),
                    Ok(()) => return None,
                },
            }
        }
    }
}

fn is_one(outcome: &SolveOutcome, variable: &Result<Variable, bool>) -> bool {
    match variable {
        Ok(open) => outcome.solution().is_some_and(|solution| solution.var_value(*open) > 0.5),
        Err(fixed) => *fixed,
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

    /// Rows without open variables hold: what is fixed was propagated.
    fn add_to(&self, problem: &mut Problem) {
        if self.terms.is_empty() {
            return;
        }
        let mut add = |op, bound: i64| problem.add_constraint(&self.terms[..], op, bound as f64);
        match (self.min, self.max) {
            (Some(min), Some(max)) if min == max => add(ComparisonOp::Eq, min),
            (min, max) => {
                min.into_iter().for_each(|min| add(ComparisonOp::Ge, min));
                max.into_iter().for_each(|max| add(ComparisonOp::Le, max));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Form;
    use arau_format::format;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::Instant;

    #[test]
    fn a_stopped_run_does_not_wait_for_the_solver() {
        let spec = format("arau").unwrap().read("size = 25\n", &Default::default()).unwrap();
        let program = Program::of(&spec.build().unwrap(), Form::Modified).unwrap();
        let fixed: Vec<Option<bool>> = program.variables().iter().map(|variable| variable.fixed).collect();
        let stated = Stated::of(&program, &fixed);
        assert!(stated.n_terms >= TERMS_OF_A_LARGE_PROGRAM);
        let mut options = SolveOptions::default();
        options.time_limit = Some(SLICE);
        // Much more than a slice, because the start of the solver is not interrupted.
        let start = Instant::now();
        assert!(stated.problem.solve_with(options).is_ok_and(|outcome| !outcome.is_optimal()));
        let of_solver = start.elapsed();
        let stopped = Limits { nodes: None, stop: Some(Arc::new(AtomicBool::new(true))) };
        let start = Instant::now();
        assert!(matches!(stated.solve(&stopped, &mut Stats::default()), Solved::GaveUp));
        assert!(start.elapsed() < of_solver / 2, "{:?}, the solver {of_solver:?}", start.elapsed());
    }
}
