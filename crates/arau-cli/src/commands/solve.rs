//! `arau solve`: the solution of each puzzle.

use super::lines::solve_lines;
use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::run::{
    Answer, Exit, LinesAnswer, LinesTask, Refusal, Task, for_each_puzzle, for_each_puzzle_or_lines,
};
use crate::{output, pretty};
use arau_core::Classic;
use arau_core::{Grid, Outcome, Query};
use arau_nine::Found;
use arau_nine::position::N_CELLS;
use arau_solve::Choice;
use clap::Args;
use serde_json::{Map, Value};
use std::ops::ControlFlow;

/// Print the solution of each puzzle
///
/// A puzzle without a solution gives `none`, one with several `multiple`. With --all or --limit the solutions follow
/// each other, one per line, and a blank line ends them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Solve {
    #[command(flatten)]
    engine: EngineArgs,

    /// Every solution instead of `multiple`
    #[arg(long, conflicts_with = "limit")]
    all: bool,

    /// At most N solutions instead of `multiple`
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// Draw the grids
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau solve examples/etana.txt
  arau solve --pretty -e '1..4............'
  arau solve --limit 3 -e '................'
  cat many.txt | arau solve --threads 2 --json
  arau solve --engine recursive --node-limit 1000000 examples/etana.txt

Exit code: 0 if every puzzle has exactly one solution (with --all or --limit: at least one), else 1; 2 for bad input.";

/// Up to this many solutions are kept in memory, so that other threads can go on; more are printed as they are found.
const KEPT: u64 = 10_000;

impl Solve {
    pub fn run(self) -> anyhow::Result<Exit> {
        let at_most = self.at_most();
        if at_most.is_some_and(|n| n > KEPT) {
            // One thread: the solutions of a puzzle may not mix with those of the next.
            let mut puzzles = self.puzzles.clone();
            puzzles.run.threads = Some(1);
            return for_each_puzzle(&puzzles, |task| self.print_as_found(task));
        }
        let answer = |task: &Task<'_>| self.answer(task, at_most);
        let is_plain = at_most.is_none() && !self.pretty && !self.puzzles.run.json;
        if is_plain && self.engine.takes_lines(&self.puzzles.run) {
            return for_each_puzzle_or_lines(&self.puzzles, usize::MAX, answer, answer_lines);
        }
        for_each_puzzle(&self.puzzles, answer)
    }

    /// How many solutions are wanted, if not the only one.
    fn at_most(&self) -> Option<u64> {
        if self.all { Some(u64::MAX) } else { self.limit }
    }

    fn answer(&self, task: &Task<'_>, at_most: Option<u64>) -> Result<Answer, Refusal> {
        let choice = self.engine.choose(task)?;
        let mut grids = Vec::new();
        let outcome = choice.engine.run(&task.puzzle, query(at_most), task.limits, &mut |grid| {
            grids.push(grid.clone());
            ControlFlow::Continue(())
        });
        Ok(match (self.puzzles.run.json, at_most) {
            (true, _) => as_json(task, choice, &grids, &outcome, at_most),
            (false, None) => self.one_line(task, &grids, &outcome),
            (false, Some(_)) => {
                let text: String = grids.iter().map(|grid| self.text(task, grid) + "\n").collect();
                let (ending, exit) = ending(&outcome);
                Answer::line(text + ending, exit)
            }
        })
    }

    fn one_line(&self, task: &Task<'_>, grids: &[Grid], outcome: &Outcome) -> Answer {
        match (status(outcome.n_solutions, outcome.complete), grids.first()) {
            (Status::Unique, Some(grid)) => {
                let blank = if self.pretty { "\n" } else { "" };
                Answer::line(self.text(task, grid) + blank, Exit::Yes)
            }
            (Status::Incomplete, Some(grid)) => {
                let separator = if self.pretty { "\n" } else { "\t" };
                Answer::line(format!("{INCOMPLETE}{separator}{}", self.text(task, grid)), Exit::No)
            }
            (status, _) => Answer::line(status.word(), Exit::No),
        }
    }

    fn print_as_found(&self, task: &Task<'_>) -> Result<Answer, Refusal> {
        let choice = self.engine.choose(task)?;
        if self.puzzles.run.json {
            output::print("{\"solutions\":[")?;
        }
        let mut n_printed = 0;
        let mut printed = Ok(());
        let outcome = choice.engine.run(&task.puzzle, query(self.at_most()), task.limits, &mut |grid| {
            let comma = if n_printed > 0 { "," } else { "" };
            printed = output::print(&match self.puzzles.run.json {
                true => format!("{comma}{}", Value::from(grid.text(task.puzzle.symbols()))),
                false => self.text(task, grid) + "\n",
            });
            n_printed += 1;
            if printed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        printed?;
        let (word, exit) = ending(&outcome);
        if !self.puzzles.run.json {
            return Ok(Answer::line(word, exit));
        }
        let facts = Value::Object(facts(task, choice, &outcome, self.at_most())).to_string();
        // The list has opened the object already.
        Ok(Answer::line(format!("],{}", &facts[1..]), exit))
    }

    fn text(&self, task: &Task<'_>, grid: &Grid) -> String {
        match self.pretty {
            true => pretty::draw(task.puzzle.geometry(), |cell| {
                task.puzzle.symbols().glyph(grid.symbol(cell)).to_string()
            }),
            false => grid.text(task.puzzle.symbols()),
        }
    }
}

/// What `one_line` says of each puzzle, for many at once.
fn answer_lines(task: LinesTask<'_>) -> LinesAnswer {
    let puzzles: Vec<Classic> = task.lines.puzzles().collect();
    let found = solve_lines(&task, &puzzles, Query::Unique.enough());
    let n_answered = found.len();
    let mut answer = Answer { text: Vec::with_capacity(n_answered * (N_CELLS + 1)), exit: Exit::Yes };
    for Found { answer: outcome, solution } in found {
        let status = status(outcome.n_solutions, outcome.complete);
        if status != Status::Unique {
            answer.exit = Exit::No;
        }
        match status {
            Status::Unique => answer.text.extend(solution.characters(b'0')),
            Status::Incomplete if outcome.n_solutions > 0 => {
                answer.text.extend(INCOMPLETE.bytes().chain(*b"\t"));
                answer.text.extend(solution.characters(b'0'));
            }
            status => answer.text.extend(status.word().bytes()),
        }
        answer.text.push(b'\n');
    }
    LinesAnswer { answer, n_answered }
}

fn query(at_most: Option<u64>) -> Query {
    match at_most {
        None => Query::Unique,
        Some(1) => Query::First,
        Some(at_most) => Query::Solutions { at_most },
    }
}

/// What stands below the solutions of a puzzle, and how it went.
fn ending(outcome: &Outcome) -> (&'static str, Exit) {
    match (outcome.n_solutions, outcome.complete) {
        (_, false) => ("incomplete\n", Exit::No),
        (0, true) => ("none\n", Exit::No),
        _ => ("", Exit::Yes),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    None,
    Unique,
    Multiple,
    Incomplete,
}

impl Status {
    fn word(self) -> &'static str {
        match self {
            Status::None => "none",
            Status::Unique => "unique",
            Status::Multiple => "multiple",
            Status::Incomplete => INCOMPLETE,
        }
    }
}

fn status(n_solutions: u64, complete: bool) -> Status {
    match (n_solutions, complete) {
        (2.., _) => Status::Multiple,
        (_, false) => Status::Incomplete,
        (0, true) => Status::None,
        (1, true) => Status::Unique,
    }
}

fn as_json(
    task: &Task<'_>,
    choice: Choice,
    grids: &[Grid],
    outcome: &Outcome,
    at_most: Option<u64>,
) -> Answer {
    let solutions: Vec<Value> = grids.iter().map(|grid| grid.text(task.puzzle.symbols()).into()).collect();
    let mut object = facts(task, choice, outcome, at_most);
    object.insert("solutions".into(), solutions.into());
    let exit = match at_most {
        None if status(outcome.n_solutions, outcome.complete) == Status::Unique => Exit::Yes,
        None => Exit::No,
        Some(_) => ending(outcome).1,
    };
    Answer::json(object, exit)
}

/// What is to be said of a run beside the solutions.
fn facts(task: &Task<'_>, choice: Choice, outcome: &Outcome, at_most: Option<u64>) -> Map<String, Value> {
    let status = status(outcome.n_solutions, outcome.complete);
    let mut object = json(task, choice, outcome);
    // One solution of one that was asked for says nothing about others.
    let word = if at_most == Some(1) && status == Status::Unique { "found" } else { status.word() };
    object.insert("status".into(), word.into());
    object
}
