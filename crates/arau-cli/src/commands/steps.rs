//! `arau steps`: every step that there is in a position, not only the next.

use super::logic::{LogicArgs, teller};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::{Candidate, Puzzle};
use arau::format::formats::{LibraryLine, library_candidate, library_line};
use arau::logic::{Options, Selection, Start, TechniqueInfo};
use arau::registry::techniques;
use arau::{Explainer, Step};
use clap::Args;
use serde_json::{Value, json};

/// Print every step that exists in a position
///
/// A step per line, easier techniques first, then a blank line. A line of HoDoKu's library names the technique and its
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
        let steps = explainer.steps(task.puzzle(), task.limits);
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("steps".into(), steps.iter().map(Step::json).collect());
            object.insert("complete".into(), is_complete(task).into());
            return Ok(CommandOutput::json(object, exit(&steps, task)));
        }
        Ok(tell(&steps, task))
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
            let steps_json: Vec<Value> = steps.iter().map(library_json).collect();
            let object = json!({ "input": task.text, "steps": steps_json, "complete": is_complete(task) });
            return Ok(CommandOutput::line(object.to_string(), exit(&steps, task)));
        }
        Ok(tell(&steps, task))
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

fn tell(steps: &[Step], task: &Task<'_>) -> CommandOutput {
    let mut text: String = steps.iter().map(|step| format!("{step}\n")).collect();
    if !is_complete(task) {
        text += &(super::INCOMPLETE.to_string() + "\n");
    }
    CommandOutput::line(text, exit(steps, task))
}

fn library_json(step: &Step) -> Value {
    let triples =
        |list: &mut dyn Iterator<Item = Candidate>| -> Vec<String> { list.map(library_candidate).collect() };
    let symbols = step.data().reason.symbols.iter();
    let digits: String = symbols.map(|symbol| (symbol.idx() + 1).to_string()).collect();
    let mut object = step.json();
    object["digits"] = digits.into();
    object["eliminations"] = triples(&mut step.eliminations()).into();
    object["placements"] = triples(&mut step.placements()).into();
    object
}
