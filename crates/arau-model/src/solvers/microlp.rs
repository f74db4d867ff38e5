//! microlp, the solver of integer programs that is built in.

use super::{Answer, Missing, Ready, Solver, SolverError};
use crate::engines::{self, Next};
use crate::files::{self, How};
use crate::program::Program;
use arau_core::{Limits, Puzzle};

/// Solves the 0-1 program in this process.
pub struct Microlp;

impl Solver for Microlp {
    fn id(&self) -> &'static str {
        "microlp"
    }

    fn title(&self) -> &'static str {
        "microlp, built in, for integer programs"
    }

    fn reads(&self) -> &'static [&'static str] {
        &[]
    }

    fn heeds_form(&self) -> bool {
        true
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
        Ok(Box::new(Waiting(files::program(puzzle, how)?)))
    }
}

struct Waiting(Program);

impl Ready for Waiting {
    fn run(&mut self, limits: &Limits) -> Result<Answer, SolverError> {
        Ok(match engines::solve_program(&self.0, limits) {
            Next::Found(grid) => Answer::Solution(grid),
            Next::NoMore => Answer::None,
            Next::GaveUp => Answer::Unknown,
        })
    }
}
