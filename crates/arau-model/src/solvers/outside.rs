//! Owns solvers that are programs of others: where they are found, and the way of a model through a file to them and of
//! their answer back. What they are called and how they talk stands in their own files.

use super::model::{Model, Values};
use super::process::{self, Ended};
use super::{Missing, PreparedModel, Solver, SolverAnswer, SolverError};
use crate::files::{How, file};
use arau_core::{Limits, Puzzle};
use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A solver that is a program.
pub struct Outside {
    pub id: &'static str,
    pub title: &'static str,
    /// What it is called on the search path.
    pub executable: &'static str,
    /// How to get it, as an advice.
    pub install: &'static str,
    /// The kinds of files that it reads, the usual one first.
    pub reads: &'static [&'static str],
    /// Its arguments for a job.
    pub arguments: fn(&Job) -> Vec<OsString>,
    /// What it has said.
    pub read: fn(&SolverOutput) -> ParsedOutput,
}

/// Where things are while a solver works.
pub struct Job {
    /// The model.
    pub model: PathBuf,
    /// The kind of its file.
    pub kind: &'static str,
    /// Where the solution may be written.
    pub solution: PathBuf,
}

/// What a solver has left behind.
pub struct SolverOutput {
    /// What it printed.
    pub printed: String,
    /// What it wrote to the file for the solution; empty if nothing.
    pub solution: String,
}

/// What the output of a solver means.
pub enum ParsedOutput {
    /// It has a solution, the best one if there is an objective.
    Solution(Values),
    /// There is none.
    NoSolution,
    /// It says neither.
    Unclear,
}

/// The variable of the environment that names the program of a solver.
pub fn variable(id: &str) -> String {
    format!("ARAU_{}", id.to_uppercase().replace('-', "_"))
}

impl Outside {
    /// The program: what the environment names, else what is on the search path.
    fn locate(&self) -> Result<Located, Missing> {
        let named = std::env::var_os(variable(self.id)).filter(|path| !path.is_empty()).map(PathBuf::from);
        let missing = |executable: String| Missing { id: self.id, executable, install: self.install };
        if let Some(program) = named {
            // It runs in a folder of its own, from where a relative path would lead elsewhere.
            let program = std::path::absolute(&program).unwrap_or(program);
            return match program.is_file() {
                true => Ok(Located { libraries: libraries_beside(&program), program }),
                false => Err(missing(program.display().to_string())),
            };
        }
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let ending = std::env::consts::EXE_SUFFIX;
        let mut places =
            std::env::split_paths(&folders).map(|dir| dir.join(format!("{}{ending}", self.executable)));
        let program = places.find(|path| path.is_file()).ok_or_else(|| missing(self.executable.into()))?;
        let program = std::path::absolute(&program).unwrap_or(program);
        Ok(Located { program, libraries: None })
    }
}

/// Where a program is, and the folder of libraries that came with it.
struct Located {
    program: PathBuf,
    libraries: Option<PathBuf>,
}

/// Programs that are unpacked somewhere bring their libraries in a folder beside their own.
fn libraries_beside(program: &Path) -> Option<PathBuf> {
    program.parent()?.parent().map(|home| home.join("lib")).filter(|folder| folder.is_dir())
}

impl Solver for Outside {
    fn id(&self) -> &'static str {
        self.id
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn reads(&self) -> &'static [&'static str] {
        self.reads
    }

    fn heeds_form(&self) -> bool {
        !self.reads.iter().any(|kind| ["cnf", "mzn"].contains(kind))
    }

    fn find(&self) -> Result<(), Missing> {
        self.locate().map(|_| ())
    }

    fn prepare(
        &self,
        puzzle: &Puzzle,
        how: &How,
        kind: Option<&'static str>,
    ) -> Result<Box<dyn PreparedModel>, SolverError> {
        let located = self.locate()?;
        let kind = kind.unwrap_or(self.reads[0]);
        let writer = file(kind).expect("solvers read files of the registry");
        let folder = tempfile::Builder::new().prefix("arau-").tempdir()?;
        let job = Job {
            model: folder.path().join(format!("model.{kind}")),
            kind,
            solution: folder.path().join("solution"),
        };
        writer.write(puzzle, how, &mut File::create(&job.model)?)?;
        let model = Model::of(puzzle, how, kind)?;
        let (arguments, read) = ((self.arguments)(&job), self.read);
        Ok(Box::new(PreparedRun { folder, job, model, located, arguments, read }))
    }
}

struct PreparedRun {
    folder: TempDir,
    job: Job,
    model: Model,
    located: Located,
    arguments: Vec<OsString>,
    read: fn(&SolverOutput) -> ParsedOutput,
}

impl PreparedModel for PreparedRun {
    fn run(&mut self, limits: &Limits) -> Result<SolverAnswer, SolverError> {
        let mut command = Command::new(&self.located.program);
        command.args(&self.arguments).current_dir(self.folder.path());
        if let Some(libraries) = &self.located.libraries {
            let others = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
            let paths = std::iter::once(libraries.clone()).chain(std::env::split_paths(&others));
            command.env("LD_LIBRARY_PATH", std::env::join_paths(paths).unwrap_or(others.clone()));
        }
        let printed = self.folder.path().join("printed");
        if let Ended::Stopped = process::run(command, &printed, limits)? {
            return Ok(SolverAnswer::Unknown);
        }
        let printed = String::from_utf8_lossy(&std::fs::read(&printed)?).into_owned();
        let solution = std::fs::read(&self.job.solution).unwrap_or_default();
        let solution = String::from_utf8_lossy(&solution).into_owned();
        let output = SolverOutput { printed, solution };
        match (self.read)(&output) {
            ParsedOutput::Solution(values) => self.model.judge(values),
            ParsedOutput::NoSolution => Ok(SolverAnswer::None),
            ParsedOutput::Unclear => Err(SolverError::Failed(last_lines(&output.printed))),
        }
    }
}

/// The end of what a program said, for a message.
fn last_lines(printed: &str) -> String {
    let lines: Vec<&str> = printed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match lines[lines.len().saturating_sub(3)..].join("; ") {
        nothing if nothing.is_empty() => "it printed nothing".into(),
        said => said,
    }
}
