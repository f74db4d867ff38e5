//! The files that a model can be written to, one file each here and a line in the registry.

mod cnf;
mod lp;
mod mps;
mod mzn;
mod ods;
mod opb;
mod text;

pub(crate) use cnf::dimacs;

use crate::candidates::Reduction;
use crate::{Form, Formula, Program};
use arau_core::{Grid, Puzzle, Unsupported};
use std::io::{self, Write};

/// Every kind of file, in the order in which lists show them.
pub static FILES: &[&dyn ModelFile] = &[&lp::Lp, &mps::Mps, &cnf::Cnf, &opb::Opb, &mzn::Mzn, &ods::Ods];

/// The kind of file with this id.
pub fn file(id: &str) -> Option<&'static dyn ModelFile> {
    FILES.iter().copied().find(|file| file.id() == id)
}

/// A kind of file that states a puzzle for other programs.
pub trait ModelFile: Sync {
    /// Permanent id, which is also the usual ending of such files.
    fn id(&self) -> &'static str;

    /// What it is, in a line.
    fn title(&self) -> &'static str;

    /// Whether it is text, which may go to a terminal.
    fn is_text(&self) -> bool;

    /// Writes the model of a puzzle.
    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError>;
}

/// What is written.
#[derive(Clone, Debug)]
pub struct How {
    /// The form of the 0-1 program, where the file has one.
    pub form: Form,
    /// Solutions that are cut away, so that only others are left.
    pub without: Vec<Grid>,
}

/// The 0-1 program that is written.
pub(crate) fn program(puzzle: &Puzzle, how: &How) -> Result<Program, Unsupported> {
    let mut program = Program::of(puzzle, how.form)?;
    how.without.iter().for_each(|grid| program.cut(grid));
    Ok(program)
}

/// The formula that is written.
pub(crate) fn formula(puzzle: &Puzzle, how: &How) -> Result<Formula, Unsupported> {
    let mut formula = Formula::of(puzzle, Reduction::Stated)?;
    for grid in &how.without {
        let clause = formula.clause_against(grid);
        formula.push(&clause);
    }
    Ok(formula)
}

/// Why a model was not written.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The puzzle has no such model.
    Unsupported(Unsupported),
    /// Writing failed.
    Io(io::Error),
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WriteError::Unsupported(why) => why.fmt(f),
            WriteError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WriteError::Unsupported(why) => Some(why),
            WriteError::Io(error) => Some(error),
        }
    }
}

impl From<Unsupported> for WriteError {
    fn from(why: Unsupported) -> WriteError {
        WriteError::Unsupported(why)
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        WriteError::Io(error)
    }
}
