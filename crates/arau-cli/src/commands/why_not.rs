//! `arau why-not`: which clues clash, or what several solutions leave open.

use super::INCOMPLETE;
use super::logic::{LogicArgs, teller};
use super::prove::folder;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle_looking_ahead};
use arau::mistakes::{self, ClashingClues};
use arau::model::certificate::{Proved, prove};
use arau::{Explainer, Puzzle};
use clap::{Args, ValueHint};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// Show why a puzzle does not have exactly one solution
///
/// If it has none, `arau why-not` names a small set of clues that clash, givens and rules alike, and the steps that
/// show it. Each of these clues is needed: without it, the others can be satisfied. The houses of the board are taken
/// for granted. It also names the clues whose removal would give the whole puzzle a solution.
///
/// If there are several solutions, it lists the cells where they differ, and looks for one more given that would leave
/// exactly one solution, or else as few as possible.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct WhyNot {
    /// Write a certificate that the clashing clues have no solution; several puzzles get the folders DIR/1, DIR/2 …
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    certificate: Option<PathBuf>,

    /// Write into a folder that is not empty, replacing certificates in it
    #[arg(long, requires = "certificate")]
    force: bool,

    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau why-not -e 1..4....2.1....3
  arau why-not -e 1..4............
  arau why-not --certificate clash -e 1..4....2.1....3
  arau why-not --json broken.toml

Exit code: 0 if every puzzle has exactly one solution; 1 if any has none or several, or a limit was reached; 2 for bad \
input.";

impl WhyNot {
    pub fn run(self) -> anyhow::Result<Exit> {
        if let Some(output) = &self.certificate {
            folder::make_way(output, self.force)?;
        }
        let explainer = self.logic.explainer();
        for_each_puzzle_looking_ahead(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let teller = teller(explainer, task)?;
        let why_not = explainer.why_not(task.puzzle(), task.limits);
        let exit = if matches!(why_not, mistakes::WhyNot::Proper(_)) { Exit::Yes } else { Exit::No };
        let certificate = match (&why_not, &self.certificate) {
            (mistakes::WhyNot::NoSolution(clash), Some(output)) => {
                let folder = folder::of_task(output, task);
                certify(task, clash, &folder)?.then_some(folder)
            }
            _ => None,
        };
        if self.puzzles.run.json {
            let mut object = task.json();
            if let Value::Object(found) = why_not.json(task.puzzle()) {
                object.extend(found);
            }
            add_certificate(&mut object, certificate.as_deref());
            return Ok(CommandOutput::json(object, exit));
        }
        let mut lines = teller.why_not(&why_not);
        if !why_not.is_complete() {
            lines.insert(0, INCOMPLETE.to_string());
        }
        lines.extend(certificate.map(|folder| format!("certificate: {}", folder.display())));
        let ends_here = if task.is_alone { "" } else { "\n" };
        Ok(CommandOutput::line(lines.join("\n") + ends_here, exit))
    }
}

/// Writes a certificate that clues clash; none if a limit was reached.
fn certify(task: &Task<'_>, clash: &ClashingClues, folder: &Path) -> Result<bool, Refusal> {
    let puzzle: &Puzzle = &clash.puzzle;
    folder::clear(folder)?;
    let proved = prove(puzzle, task.limits).map_err(|why| {
        task.refuse(format!(
            "cannot be written as clauses: \
         {why}"
        ))
    })?;
    let Proved::Certified(certificate) = proved else { return Ok(false) };
    let document = puzzle.write("arau").map_err(|faults| {
        let complaint =
            |fault: &arau::Fault| task.complaint(format!("cannot be written as a document: {fault}"));
        Refusal::Bad(faults.iter().map(complaint).collect())
    })?;
    folder::write(folder, &certificate.files(puzzle, &document))?;
    Ok(true)
}

fn add_certificate(object: &mut Map<String, Value>, folder: Option<&Path>) {
    if let Some(folder) = folder {
        object.insert("certificate".into(), folder.display().to_string().into());
    }
}
