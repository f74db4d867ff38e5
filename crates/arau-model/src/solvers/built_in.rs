//! Owns what the solvers that are built in share: a model is made, and solved in this process.

use super::{Answer, Missing, Ready, Solver, SolverError};
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
    ) -> Result<Box<dyn Ready>, SolverError> {
        Ok(Box::new(Waiting { model: (self.model)(puzzle, how)?, solve: self.solve }))
    }
}

struct Waiting<Model> {
    model: Model,
    solve: fn(&Model, &Limits) -> Next,
}

impl<Model> Ready for Waiting<Model> {
    fn run(&mut self, limits: &Limits) -> Result<Answer, SolverError> {
        Ok(match (self.solve)(&self.model, limits) {
            Next::Found(grid) => Answer::Solution(grid),
            Next::NoMore => Answer::None,
            Next::GaveUp => Answer::Unknown,
        })
    }
}
