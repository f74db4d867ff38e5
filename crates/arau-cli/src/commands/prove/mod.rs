//! `arau prove`: certificates that puzzles have no solution or one, and their check.

mod check;
pub(super) mod folder;

use super::INCOMPLETE;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle_looking_ahead};
use arau::core::Grid;
use arau::format::format;
use arau::model::certificate::{Certificate, Proved, prove};
use clap::{Args, ValueHint};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Prove that puzzles have no solution or exactly one, and check such proofs
///
/// Writes a certificate into a folder: the puzzle, its clauses with a blocking clause for the solution, the solution, a
/// DRAT proof that the clauses are unsatisfiable, and a README that says how to check it with arau or with public
/// checkers. Several puzzles get the folders DIR/1, DIR/2 … For each it prints, separated by tabs: `proper` (exactly
/// one solution) or `none`, the folder, the number of lemmas. For a puzzle with several solutions it prints `multiple`
/// and two of them, and writes no certificate.
///
/// With --check, the arguments are folders with certificates, or folders of such folders. For each it prints `valid`
/// and what it proves, or `invalid` and the reason.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Prove {
    /// Folder for the certificate; created if necessary
    #[arg(short, long, value_name = "DIR", value_hint = ValueHint::DirPath, required_unless_present = "check")]
    output: Option<PathBuf>,

    /// Write into a folder that is not empty, replacing certificates in it
    #[arg(long, requires = "output")]
    force: bool,

    /// Check certificates instead of writing them; the arguments are their folders
    #[arg(long, conflicts_with_all = ["output", "texts", "from", "box_size", "ignore_drawings"])]
    check: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau prove -o certificate examples/etana.txt
  arau prove --check certificate
  arau prove -o certificates --threads 2 many.txt
  rate --skip-unit-deletions certificate/formula.cnf certificate/proof.drat

Exit code: 0 if every puzzle got a certificate, or every certificate is valid; 1 if a puzzle has several solutions, a \
limit was reached or a certificate is invalid; 2 for bad input.";

impl Prove {
    pub fn run(self) -> anyhow::Result<Exit> {
        let Some(output) = &self.output else {
            return check::run(&self.puzzles);
        };
        folder::make_way(output, self.force)?;
        for_each_puzzle_looking_ahead(&self.puzzles, |task| self.answer(task, output))
    }

    fn answer(&self, task: &Task<'_>, output: &Path) -> Result<CommandOutput, Refusal> {
        let folder = folder::of_task(output, task);
        folder::clear(&folder)?;
        let proved = prove(task.puzzle(), task.limits).map_err(|why| {
            task.refuse(format!(
                "cannot be written as \
                 clauses: {why}"
            ))
        })?;
        let text = |grid: &Grid| grid.text(task.puzzle().symbols());
        match proved {
            Proved::Certified(certificate) => {
                folder::write(&folder, &certificate.files(task.puzzle(), &document(task)?))?;
                Ok(self.certified(task, &folder, &certificate))
            }
            Proved::Multiple(grids) => {
                let line = format!("multiple\t{}\t{}", text(&grids[0]), text(&grids[1]));
                let solutions: Vec<Value> = grids.iter().map(|grid| text(grid).into()).collect();
                Ok(self.refused(task, line, "multiple", solutions))
            }
            Proved::GaveUp => Ok(self.refused(task, INCOMPLETE.into(), INCOMPLETE, Vec::new())),
        }
    }

    fn certified(&self, task: &Task<'_>, folder: &Path, certificate: &Certificate) -> CommandOutput {
        let status = word(certificate.solution());
        let folder = folder.display().to_string();
        let n_lemmas = certificate.proof().n_lemmas();
        if !self.puzzles.run.json {
            return CommandOutput::line(format!("{status}\t{folder}\tlemmas {n_lemmas}"), Exit::Yes);
        }
        let solution = certificate.solution().map(|grid| grid.text(task.puzzle().symbols()));
        let clauses = certificate.clauses();
        let mut object = task.json();
        object.insert("status".into(), status.into());
        object.insert("solutions".into(), solution.into_iter().collect::<Vec<_>>().into());
        object.insert("folder".into(), folder.into());
        object.insert("variables".into(), clauses.n_variables().into());
        object.insert("clauses".into(), clauses.len().into());
        object.insert("lemmas".into(), n_lemmas.into());
        CommandOutput::json(object, Exit::Yes)
    }

    fn refused(&self, task: &Task<'_>, line: String, status: &str, solutions: Vec<Value>) -> CommandOutput {
        if !self.puzzles.run.json {
            return CommandOutput::line(line, Exit::No);
        }
        let mut object = task.json();
        object.insert("status".into(), status.into());
        object.insert("solutions".into(), solutions.into());
        CommandOutput::json(object, Exit::No)
    }
}

/// What a puzzle is that has this solution and no other.
fn word(solution: Option<&Grid>) -> &'static str {
    if solution.is_some() { "proper" } else { "none" }
}

/// The puzzle in arau's own format.
fn document(task: &Task<'_>) -> Result<String, Refusal> {
    let arau = format("arau").expect("documents have a format");
    let written = arau.write(task.spec());
    written.map_err(|faults| {
        let complaint =
            |fault: &arau::core::Fault| task.complaint(format!("cannot be written as a document: {fault}"));
        Refusal::Bad(faults.iter().map(complaint).collect())
    })
}
