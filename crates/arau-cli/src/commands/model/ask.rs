//! Owns models that are solved: what a solver says of a puzzle, and how long it took.

use super::Model;
use crate::commands::INCOMPLETE;
use crate::run::{CommandOutput, Exit, Refusal, Task};
use arau::core::{Limits, Puzzle};
use arau::model::files::How;
use arau::model::solvers::{Solver, SolverAnswer, SolverError};
use std::time::{Duration, Instant};

/// What a solver says of a model, and its own time for that: without what it takes to make the model, but with what
/// it takes to read it.
pub fn timed(
    solver: &dyn Solver,
    puzzle: &Puzzle,
    how: &How,
    limits: &Limits,
) -> Result<(SolverAnswer, Duration), SolverError> {
    let mut ready = solver.prepare(puzzle, how, None)?;
    let start = Instant::now();
    let said = ready.run(limits)?;
    Ok((said, start.elapsed()))
}

/// A line per solver.
pub fn answer(model: &Model, solvers: &[&dyn Solver], task: &Task<'_>) -> Result<CommandOutput, Refusal> {
    let mut all = CommandOutput { text: Vec::new(), exit: Exit::Yes };
    for solver in solvers {
        let result =
            ask(model, *solver, task).map_err(|why| task.refuse(format!("solver {}: {why}", solver.id())))?;
        let line = result.in_words(model, *solver, task);
        all.exit = all.exit.max(line.exit);
        all.text.extend(line.text);
    }
    Ok(all)
}

/// What came of it.
struct SolverRun {
    said: SolverAnswer,
    /// What it says when the solution is cut away, if it was asked.
    other: Option<SolverAnswer>,
    took: Duration,
}

fn ask(model: &Model, solver: &dyn Solver, task: &Task<'_>) -> Result<SolverRun, SolverError> {
    let mut how = How { form: model.form(), without: Vec::new() };
    let (said, took) = timed(solver, task.puzzle(), &how, task.limits)?;
    match &said {
        SolverAnswer::Solution(grid) if model.unique => {
            how.without.push(grid.clone());
            let (other, more) = timed(solver, task.puzzle(), &how, task.limits)?;
            Ok(SolverRun { said, other: Some(other), took: took + more })
        }
        _ => Ok(SolverRun { said, other: None, took }),
    }
}

impl SolverRun {
    fn in_words(&self, model: &Model, solver: &dyn Solver, task: &Task<'_>) -> CommandOutput {
        let solution = match &self.said {
            SolverAnswer::Solution(grid) => Some(grid.text(task.puzzle().symbols())),
            SolverAnswer::None | SolverAnswer::Unknown => None,
        };
        let (word, exit) = match (&self.said, &self.other) {
            (SolverAnswer::None, _) => (Some("none"), Exit::No),
            (SolverAnswer::Unknown, _) | (_, Some(SolverAnswer::Unknown)) => (Some(INCOMPLETE), Exit::No),
            (_, Some(SolverAnswer::Solution(_))) => (Some("multiple"), Exit::No),
            (_, Some(SolverAnswer::None)) => (Some("unique"), Exit::Yes),
            (_, None) => (None, Exit::Yes),
        };
        let seconds = self.took.as_secs_f64();
        if model.puzzles.run.json {
            let mut object = task.json();
            object.insert("solver".into(), solver.id().into());
            object.insert("seconds".into(), seconds.into());
            object.insert("result".into(), word.unwrap_or("solution").into());
            object.extend(solution.map(|text| ("solution".to_string(), text.into())));
            return CommandOutput::json(object, exit);
        }
        let id = solver.id();
        match (solution, word) {
            (Some(text), None) => CommandOutput::line(format!("{text}\t{id}\t{seconds:.3}"), exit),
            (Some(text), Some("unique")) => {
                CommandOutput::line(format!("{text}\t{id}\t{seconds:.3}\tunique"), exit)
            }
            (_, word) => {
                CommandOutput::line(format!("{}\t{id}\t{seconds:.3}", word.unwrap_or(INCOMPLETE)), exit)
            }
        }
    }
}
