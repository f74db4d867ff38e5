//! BatSat, the solver of satisfiability that is built in.

use super::{Answer, Missing, Ready, Solver, SolverError};
use crate::cnf::Formula;
use crate::engines::{self, Next};
use crate::files::{self, How};
use arau_core::{Limits, Puzzle};

/// Solves the clauses in this process.
pub struct Batsat;

impl Solver for Batsat {
    fn id(&self) -> &'static str {
        "batsat"
    }

    fn title(&self) -> &'static str {
        "BatSat, built in, for satisfiability"
    }

    fn reads(&self) -> &'static [&'static str] {
        &[]
    }

    fn heeds_form(&self) -> bool {
        false
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
        Ok(Box::new(Waiting(files::formula(puzzle, how)?)))
    }
}

struct Waiting(Formula);

impl Ready for Waiting {
    fn run(&mut self, limits: &Limits) -> Result<Answer, SolverError> {
        Ok(match engines::solve_formula(&self.0, limits) {
            Next::Found(grid) => Answer::Solution(grid),
            Next::NoMore => Answer::None,
            Next::GaveUp => Answer::Unknown,
        })
    }
}
