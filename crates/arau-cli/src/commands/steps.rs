//! `arau steps`: every step that there is in a position, not only the next.

use super::logic::{LogicArgs, name_of, teller};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::{Candidate, Cell, Puzzle};
use arau::format::formats::{LibraryLine, library_candidate, library_line};
use arau::logic::{Options, Selection, Start, TechniqueInfo};
use arau::registry::techniques;
use arau::{Explainer, Step};
use clap::Args;
use serde_json::Value;
use std::ops::ControlFlow;

/// Print every step that exists in a position
///
/// Prints one step per line, easier techniques first, then a blank line. If the puzzle has no solution or several, the
/// first line says so; without a solution there are no steps. When a limit ends the search, the steps found so far are
/// printed, and `incomplete`. With --json, a step has its `effects` with cells and symbols, and the same in short form as
/// `placements` and `eliminations`: digit, row and column on a 9×9 grid. A line of HoDoKu's library names the technique
/// and its options itself, unless --technique overrides it.
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

Exit code: 0 if every position has a step; 1 if any position has none; 2 for bad input.";

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
        let mut found = self.found();
        let search = explainer.each_step(task.puzzle(), task.limits, |step| found.add(&step, task.puzzle()));
        found.complete = search.complete;
        let warning = explainer.speaker().warning(&search.verdict);
        Ok(found.answer(&name_of(task), Some(search.verdict.word()), warning, task))
    }

    fn found(&self) -> Found {
        let rendered = if self.puzzles.run.json {
            Rendered::Objects(Vec::new())
        } else {
            Rendered::Lines(String::new())
        };
        Found { rendered, n_steps: 0, complete: true }
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
            return Err(task.refuse(format!("arau does not know the technique `{}`", line.technique())));
        }
        let options = Options::of_library(line.technique(), line.variant());
        let placed = line.found();
        let start = Start { placed: &placed, deleted: &line.deleted, ..Start::of(&puzzle) };
        let selection = Selection { options, ..Selection::of(&is_meant) };
        let mut found = self.found();
        found.complete = teller.reasoner().each_step(&start.within(task.limits), &selection, &mut |step| {
            found.add(&teller.step(step), task.puzzle());
            ControlFlow::Continue(())
        });
        Ok(found.answer(task.text, None, None, task))
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

/// The steps found so far. Each is put into words at once, so that a limit on time covers the words.
struct Found {
    rendered: Rendered,
    n_steps: usize,
    complete: bool,
}

enum Rendered {
    Lines(String),
    Objects(Vec<Value>),
}

impl Found {
    fn add(&mut self, step: &Step, puzzle: &Puzzle) {
        self.n_steps += 1;
        match &mut self.rendered {
            Rendered::Lines(text) => *text += &format!("{step}\n"),
            Rendered::Objects(objects) => objects.push(step_json(step, puzzle)),
        }
    }

    /// The steps of a puzzle or of a library line, in one schema. How many solutions there are is not asked of
    /// library lines, which are positions rather than puzzles.
    fn answer(
        self,
        input: &str,
        solutions: Option<&str>,
        warning: Option<String>,
        task: &Task<'_>,
    ) -> CommandOutput {
        let exit = if self.n_steps > 0 && self.complete { Exit::Yes } else { Exit::No };
        match self.rendered {
            Rendered::Lines(lines) => {
                let mut text = warning.map_or_else(String::new, |warning| warning + "\n") + &lines;
                if !self.complete {
                    text += &(super::INCOMPLETE.to_string() + "\n");
                }
                CommandOutput::line(text, exit)
            }
            Rendered::Objects(objects) => {
                let mut object = task.json();
                object.insert("input".into(), input.into());
                object.insert("solutions".into(), solutions.into());
                object.insert("steps".into(), objects.into());
                object.insert("complete".into(), self.complete.into());
                CommandOutput::json(object, exit)
            }
        }
    }
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
