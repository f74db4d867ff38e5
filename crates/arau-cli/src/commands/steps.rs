//! `arau steps`: every step that there is in a position, not only the next.

use super::logic::{LogicArgs, name_of, teller};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::{Candidate, Cell, Puzzle};
use arau::format::formats::{LibraryLine, library_candidate, library_line};
use arau::logic::{Options, Selection, Start, TechniqueInfo};
use arau::registry::techniques;
use arau::{AllSteps, Explainer, Step};
use clap::Args;
use serde_json::Value;

/// Print every step that exists in a position
///
/// A step per line, easier techniques first, then a blank line. If there is no solution, or more than one, the first line
/// says so; a puzzle without a solution has no steps. With --json, a step has its `effects` with cells and symbols, and the
/// same in short as `placements` and `eliminations`: digit, row and column on a 9×9 grid. A line of HoDoKu's library names the technique and its
/// options itself, unless --technique does.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Steps {
    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau steps examples/etana.txt
  arau steps --technique x-wing --json many.txt
  arau steps --json library.txt

Exit code: 0 if there is a step in every position; 1 if there is none in one; 2 for bad input.";

impl Steps {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = self.logic.explainer();
        for_each_puzzle(&self.puzzles, |task| match library_line(task.text) {
            Ok(line) => self.of_line(task, &line, &explainer),
            Err(_) => self.of_puzzle(task, &explainer),
        })
    }

    fn of_puzzle(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        teller(explainer, task)?;
        let AllSteps { verdict, steps, .. } = explainer.steps(task.puzzle(), task.limits);
        if self.puzzles.run.json {
            return Ok(as_json(&name_of(task), Some(verdict.word()), &steps, task));
        }
        Ok(tell(explainer.speaker().warning(&verdict), &steps, task))
    }

    /// The steps of a library line's technique, in its position and with its options.
    fn of_line(
        &self,
        task: &Task<'_>,
        line: &LibraryLine,
        explainer: &Explainer,
    ) -> Result<CommandOutput, Refusal> {
        let puzzle = classic(task.puzzle(), line);
        let teller = explainer.teller(&puzzle).expect("a classic grid is not too large");
        // Five digits are the four of a technique and a mark for pairs of fish.
        let code = line.technique().get(..4).unwrap_or(line.technique());
        let has_code = |info: &TechniqueInfo| info.hodoku.is_some_and(|hodoku| hodoku.code == code);
        let named = self.logic.techniques();
        let is_meant = |info: &TechniqueInfo| match named.are_named() {
            true => named.wants(info),
            false => has_code(info) && !(self.logic.avoids_uniqueness() && info.assumes_unique),
        };
        if !named.are_named() && !techniques().any(has_code) {
            return Err(task.refuse(format!("`{}` is no technique that arau knows", line.technique())));
        }
        let options = Options::of_library(line.technique(), line.variant());
        let placed = line.found();
        let start = Start { placed: &placed, deleted: &line.deleted, ..Start::of(&puzzle) };
        let selection = Selection { wants: &is_meant, options };
        let steps = teller.with_words(teller.reasoner().steps(&start.within(task.limits), &selection));
        if self.puzzles.run.json {
            return Ok(as_json(task.text, None, &steps, task));
        }
        Ok(tell(None, &steps, task))
    }
}

/// The classic puzzle with the givens of a library line.
fn classic(read: &Puzzle, line: &LibraryLine) -> Puzzle {
    let mut spec = read.spec().clone();
    // What is deleted is part of the position, not of the puzzle.
    spec.rules.retain(|rule| rule.id() == "houses");
    spec.rule_places.clear();
    spec.givens = line.givens();
    spec.build().expect("houses alone are a puzzle")
}

/// Whether there was time for all steps.
fn is_complete(task: &Task<'_>) -> bool {
    !task.limits.reached(0)
}

fn exit(steps: &[Step], task: &Task<'_>) -> Exit {
    if steps.is_empty() || !is_complete(task) { Exit::No } else { Exit::Yes }
}

fn tell(warning: Option<String>, steps: &[Step], task: &Task<'_>) -> CommandOutput {
    let mut text: String = warning.into_iter().map(|warning| warning + "\n").collect();
    text.extend(steps.iter().map(|step| format!("{step}\n")));
    if !is_complete(task) {
        text += &(super::INCOMPLETE.to_string() + "\n");
    }
    CommandOutput::line(text, exit(steps, task))
}

/// The steps of a puzzle or of a library line, in one schema. How many solutions there are is not asked of library lines,
/// which are positions rather than puzzles.
fn as_json(input: &str, solutions: Option<&str>, steps: &[Step], task: &Task<'_>) -> CommandOutput {
    let mut object = task.json();
    object.insert("input".into(), input.into());
    object.insert("solutions".into(), solutions.into());
    object.insert("steps".into(), steps.iter().map(|step| step_json(step, task.puzzle())).collect());
    object.insert("complete".into(), is_complete(task).into());
    CommandOutput::json(object, exit(steps, task))
}

/// A step whose candidates are short texts: digit, row and column on a 9×9 grid, as HoDoKu writes them, elsewhere the symbol
/// and the label of the cell.
fn step_json(step: &Step, puzzle: &Puzzle) -> Value {
    let is_nine_by_nine = puzzle.geometry().find("r9c9") == Some(Cell(80)) && puzzle.n_cells() == 81;
    let short = |candidate: Candidate| match is_nine_by_nine {
        true => library_candidate(candidate),
        false => {
            let (cell, symbol) = (candidate.cell, candidate.symbol);
            format!("{} {}", puzzle.symbols().glyph(symbol), puzzle.geometry().label(cell))
        }
    };
    let mut object = step.json();
    object["eliminations"] = step.eliminations().map(short).collect();
    object["placements"] = step.placements().map(short).collect();
    object
}
