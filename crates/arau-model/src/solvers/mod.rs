//! The solvers that take a model, one file each here and a line in the registry: programs of others, found when they are
//! needed, and the solvers that are built in.
//!
//! Nothing a solver says is believed: a grid is handed on only if the model's own rows, clauses or constraints hold.

mod batsat;
mod built_in;
mod cadical;
mod cbc;
mod clasp;
mod dimacs;
mod glpk;
mod highs;
mod microlp;
mod minisat;
mod minizinc;
mod model;
mod outside;
mod process;

use crate::files::{How, WriteError};
use arau_core::{Grid, Limits, Puzzle, Unsupported};
use std::io;

/// Every solver, in the order in which lists show them.
pub static SOLVERS: &[&dyn Solver] = &[
    &highs::HIGHS,
    &cbc::CBC,
    &glpk::GLPK,
    &microlp::MICROLP,
    &cadical::CADICAL,
    &minisat::MINISAT,
    &batsat::BATSAT,
    &clasp::CLASP,
    &minizinc::MINIZINC,
];

/// The solver with this id.
pub fn solver(id: &str) -> Option<&'static dyn Solver> {
    SOLVERS.iter().copied().find(|solver| solver.id() == id)
}

/// Something that solves models.
pub trait Solver: Sync {
    /// Permanent id.
    fn id(&self) -> &'static str;

    /// What it is, in a line.
    fn title(&self) -> &'static str;

    /// The kinds of files that it can be given, the usual one first; none if it is built in.
    fn reads(&self) -> &'static [&'static str];

    /// Whether the forms of the 0-1 program make a difference to it.
    fn heeds_form(&self) -> bool;

    /// Fails if it is not on this machine.
    fn find(&self) -> Result<(), Missing>;

    /// Makes the model ready: all that is not the solver's own work, so that the rest can be timed. The file is one
    /// of those that it reads, or the usual one.
    fn prepare(
        &self,
        puzzle: &Puzzle,
        how: &How,
        file: Option<&'static str>,
    ) -> Result<Box<dyn PreparedModel>, SolverError>;
}

/// A model that waits for its solver.
pub trait PreparedModel {
    /// Solves it.
    fn run(&mut self, limits: &Limits) -> Result<SolverAnswer, SolverError>;
}

/// What a solver found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolverAnswer {
    /// A solution, which has been checked.
    Solution(Grid),
    /// There is none.
    None,
    /// It was stopped, or gave up.
    Unknown,
}

/// A solver that is not on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Missing {
    /// Its id.
    pub id: &'static str,
    /// What was looked for.
    pub executable: String,
    /// How to get it.
    pub install: &'static str,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Missing { id, executable, install } = self;
        let variable = outside::variable(id);
        write!(f, "solver {id}: `{executable}` was not found; {install}, or set {variable} to its path")
    }
}

impl std::error::Error for Missing {}

/// Why a solver gave no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolverError {
    /// It is not there.
    Missing(Missing),
    /// The puzzle has no model of the kind.
    Unsupported(Unsupported),
    /// Files or processes failed.
    Io(io::Error),
    /// It ended without an answer; here is what it said.
    Failed(String),
    /// Its answer does not satisfy the model.
    Wrong(String),
}

impl std::fmt::Display for SolverError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolverError::Missing(missing) => missing.fmt(f),
            SolverError::Unsupported(why) => why.fmt(f),
            SolverError::Io(error) => error.fmt(f),
            SolverError::Failed(said) => write!(f, "the solver gave no answer: {said}"),
            SolverError::Wrong(how) => write!(f, "the solver's answer is wrong: {how}"),
        }
    }
}

impl std::error::Error for SolverError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SolverError::Missing(missing) => Some(missing),
            SolverError::Unsupported(why) => Some(why),
            SolverError::Io(error) => Some(error),
            SolverError::Failed(_) | SolverError::Wrong(_) => None,
        }
    }
}

impl From<Missing> for SolverError {
    fn from(missing: Missing) -> SolverError {
        SolverError::Missing(missing)
    }
}

impl From<Unsupported> for SolverError {
    fn from(why: Unsupported) -> SolverError {
        SolverError::Unsupported(why)
    }
}

impl From<io::Error> for SolverError {
    fn from(error: io::Error) -> SolverError {
        SolverError::Io(error)
    }
}

impl From<WriteError> for SolverError {
    fn from(error: WriteError) -> SolverError {
        match error {
            WriteError::Unsupported(why) => SolverError::Unsupported(why),
            WriteError::Io(error) => SolverError::Io(error),
        }
    }
}
