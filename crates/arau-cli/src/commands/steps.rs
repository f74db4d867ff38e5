//! `arau steps`: every step that there is in a position, not only the next.

use super::logic::{LogicArgs, Reasoners, selection};
use super::shown_step::step_json;
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Refusal, Task, for_each_puzzle};
use arau_core::{Candidate, Puzzle};
use arau_format::formats::{LibraryLine, library_candidate, library_line};
use arau_logic::{Names, Options, Selection, Speaker, Start, Step, TechniqueInfo, technique_infos};
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
        let tools = Tools { speaker: self.logic.speaker(), reasoners: Reasoners::default() };
        for_each_puzzle(&self.puzzles, |task| match library_line(task.text) {
            Ok(line) => self.of_line(task, &line, &tools),
            Err(_) => self.of_puzzle(task, &tools),
        })
    }

    fn of_puzzle(&self, task: &Task<'_>, tools: &Tools) -> Result<Answer, Refusal> {
        let reasoner = tools.reasoners.of(task)?;
        let names = Names { puzzle: task.puzzle(), reasoner: &reasoner };
        let wants = self.logic.wanted(task)?;
        let steps = reasoner.steps(&Start::of(task.puzzle()).within(task.limits), &selection(&wants));
        if self.puzzles.run.json {
            let mut object = task.json();
            let steps_json: Vec<Value> =
                steps.iter().map(|step| step_json(step, names, &tools.speaker)).collect();
            object.insert("steps".into(), steps_json.into());
            object.insert("complete".into(), is_complete(task).into());
            return Ok(Answer::json(object, exit(&steps, task)));
        }
        Ok(tell(&steps, task, names, &tools.speaker))
    }

    /// The steps of a library line's technique, in its position and with its options.
    fn of_line(&self, task: &Task<'_>, line: &LibraryLine, tools: &Tools) -> Result<Answer, Refusal> {
        let puzzle = classic(task.puzzle(), line);
        let reasoner = tools.reasoners.of_puzzle(&puzzle).expect("a classic grid is not too large");
        let names = Names { puzzle: &puzzle, reasoner: &reasoner };
        // Five digits are the four of a technique and a mark for pairs of fish.
        let code = line.technique().get(..4).unwrap_or(line.technique());
        let has_code = |info: &TechniqueInfo| info.hodoku.is_some_and(|hodoku| hodoku.code == code);
        let is_meant = |info: &TechniqueInfo| match self.logic.names_techniques() {
            true => self.logic.wants(info),
            false => has_code(info) && !(self.logic.without_uniqueness() && info.assumes_unique),
        };
        if !self.logic.names_techniques() && !technique_infos().any(has_code) {
            let message = format!("`{}` is no technique that arau knows", line.technique());
            return Err(task.refuse(message));
        }
        let options = Options::of_library(line.technique(), line.variant());
        let placed = line.found();
        let start = Start { placed: &placed, deleted: &line.deleted, ..Start::of(&puzzle) };
        let steps = reasoner.steps(&start.within(task.limits), &Selection { wants: &is_meant, options });
        if self.puzzles.run.json {
            let steps_json: Vec<Value> =
                steps.iter().map(|step| library_json(step, names, &tools.speaker)).collect();
            let object = json!({ "input": task.text, "steps": steps_json, "complete": is_complete(task) });
            return Ok(Answer::line(object.to_string(), exit(&steps, task)));
        }
        Ok(tell(&steps, task, names, &tools.speaker))
    }
}

struct Tools {
    speaker: Speaker,
    reasoners: Reasoners,
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

fn tell(steps: &[Step], task: &Task<'_>, names: Names<'_>, speaker: &Speaker) -> Answer {
    let line =
        |step: &Step| format!("{}: {}\n", speaker.title(step.technique), speaker.sentence(step, names));
    let mut text: String = steps.iter().map(line).collect();
    if !is_complete(task) {
        text += &(super::INCOMPLETE.to_string() + "\n");
    }
    Answer::line(text, exit(steps, task))
}

fn library_json(step: &Step, names: Names<'_>, speaker: &Speaker) -> Value {
    let triples =
        |list: &mut dyn Iterator<Item = Candidate>| -> Vec<String> { list.map(library_candidate).collect() };
    let digits: String = step.reason.symbols.iter().map(|symbol| (symbol.idx() + 1).to_string()).collect();
    let mut object = step_json(step, names, speaker);
    object["digits"] = digits.into();
    object["eliminations"] = triples(&mut step.eliminations()).into();
    object["placements"] = triples(&mut step.placements()).into();
    object
}
