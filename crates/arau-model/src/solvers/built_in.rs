//! Owns what the solvers that are built in share: a model is made, and solved in this process.

use super::{Missing, PreparedModel, Solver, SolverAnswer, SolverError};
use crate::engines::Next;
use crate::files::How;
use arau_core::{Limits, Puzzle, Unsupported};

/// A solver of models of one kind.
pub struct BuiltIn<Model: 'static> {
    /// Permanent id.
    pub id: &'static str,
    /// What it is, in a line.
    pub title: &'static str,
    /// Whether the forms of the 0-1 program make a difference to it.
    pub heeds_form: bool,
    /// Makes the model.
    pub model: fn(&Puzzle, &How) -> Result<Model, Unsupported>,
    /// Solves it.
    pub solve: fn(&Model, &Limits) -> Next,
}

impl<Model> Solver for BuiltIn<Model> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn reads(&self) -> &'static [&'static str] {
        &[]
    }

    fn heeds_form(&self) -> bool {
        self.heeds_form
    }

    fn find(&self) -> Result<(), Missing> {
        Ok(())
    }

    fn prepare(
        &self,
        puzzle: &Puzzle,
        how: &How,
        _: Option<&'static str>,
    ) -> Result<Box<dyn PreparedModel>, SolverError> {
        Ok(Box::new(PreparedSolve { model: (self.model)(puzzle, how)?, solve: self.solve }))
    }
}

struct PreparedSolve<Model> {
    model: Model,
    solve: fn(&Model, &Limits) -> Next,
}

impl<Model> PreparedModel for PreparedSolve<Model> {
    fn run(&mut self, limits: &Limits) -> Result<SolverAnswer, SolverError> {
        Ok(match (self.solve)(&self.model, limits) {
            Next::Found(grid) => SolverAnswer::Solution(grid),
            Next::NoMore => SolverAnswer::None,
            Next::GaveUp => SolverAnswer::Unknown,
        })
    }
}
