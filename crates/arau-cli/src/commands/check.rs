//! `arau check`: is a full grid valid; is a puzzle proper and minimal, and what do its givens look like.

use super::{EngineArgs, INCOMPLETE};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Task, for_each_batch};
use arau::core::{Query, Redundancy, Verdict};
use arau::mistakes::{Clue, RedundantClues};
use arau::survey::{EmptyRectangle, LastBoard};
use arau::{Breach, Examination, PuzzleReport, Solved, examine};
use clap::Args;
use serde_json::{Map, Value, json};
use std::fmt::{self, Write as _};

/// Check full grids and puzzles
///
/// For a full grid it prints `valid`, or `invalid` and every broken rule with its cells. For a puzzle it prints,
/// separated by tabs: `valid` (it has a solution) or `invalid`; `proper` (exactly one solution), `none` or `multiple`;
/// `minimal` (every given is needed) or `redundant` and the givens that follow from the others; the number of givens
/// and their symmetries; the largest empty rectangle; and the empty rows, columns, boxes and other groups, if there are
/// any givens. A solution stated in the document is checked too: which rules it breaks, and by how much. `incomplete`
/// stands for anything a limit left undecided.
///
/// With --redundant it also lists each clue that follows from all the others: givens, cages, lines, dots, and rules for
/// the whole board such as anti-knight. Any one of them can be removed, but perhaps not two at once.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// List every redundant clue: givens, cages, lines, dots and rules for the whole board (one search per clue)
    #[arg(long)]
    redundant: bool,

    #[command(flatten)]
    engine: EngineArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau check examples/etana.txt
  arau check -e 1234341221434321
  arau check --redundant examples/thermo.toml
  arau check --json examples/killer.toml

Exit code: 0 if every grid is valid and every puzzle proper, else 1; 2 for bad input.";

/// Enough that the trials of all their givens keep every lane busy.
const LINES_AT_ONCE: usize = 64;

impl Check {
    pub fn run(self) -> anyhow::Result<Exit> {
        let last_board = LastBoard::default();
        for_each_batch(
            &self.puzzles,
            LINES_AT_ONCE,
            |tasks, _, each| {
                let batch = self.engine.batch(Query::Unique, tasks.limits);
                Solved::of_all(&batch, tasks.items).into_iter().for_each(each);
            },
            |task, solved, text| {
                let solved = solved.map_err(|why| self.engine.refuse(task, &why))?;
                let answer = self.answer(task, solved, &last_board);
                text.extend(answer.text);
                Ok(answer.exit)
            },
        )
    }

    fn answer(&self, task: &Task<'_>, solved: Solved, last_board: &LastBoard) -> CommandOutput {
        let mut report = Report::new(task, self.puzzles.run.json);
        match examine(task.puzzle(), solved, last_board) {
            Examination::Grid(breaches) => {
                report.validity(Some(breaches.is_empty()));
                report.broken(task, &breaches);
            }
            Examination::Puzzle(found) => {
                report_puzzle(&mut report, task, &found);
                if self.redundant && found.solved.verdict.is_one() {
                    add_redundant_clues(&mut report, task);
                }
            }
        }
        report.answer()
    }
}

/// The findings and how it went.
struct Report {
    findings: Findings,
    exit: Exit,
}

/// The findings in the form that was asked for. The other one is not made: on easy puzzles that would take longer than
/// finding them.
enum Findings {
    /// For a line: separated by tabs.
    Words(String),
    /// For JSON: by name.
    Named(Map<String, Value>),
}

impl Report {
    fn new(task: &Task<'_>, as_json: bool) -> Report {
        let findings = if as_json { Findings::Named(task.json()) } else { Findings::Words(String::new()) };
        Report { findings, exit: Exit::Yes }
    }

    fn add<V: Into<Value>>(&mut self, name: &str, words: impl fmt::Display, value: impl FnOnce() -> V) {
        self.say(words);
        self.name(name, value);
    }

    /// Adds to the words only.
    fn say(&mut self, words: impl fmt::Display) {
        if let Findings::Words(text) = &mut self.findings {
            let tab = if text.is_empty() { "" } else { "\t" };
            // Writing into a string does not fail.
            let _ = write!(text, "{tab}{words}");
        }
    }

    /// Adds to what is found by name only.
    fn name<V: Into<Value>>(&mut self, name: &str, value: impl FnOnce() -> V) {
        if let Findings::Named(object) = &mut self.findings {
            object.insert(name.into(), value().into());
        }
    }

    /// Whether the grid or puzzle is valid; nobody may know.
    fn validity(&mut self, is_valid: Option<bool>) {
        let word = is_valid.map_or(INCOMPLETE, |valid| if valid { "valid" } else { "invalid" });
        self.add("valid", word, || is_valid);
        if is_valid != Some(true) {
            self.exit = Exit::No;
        }
    }

    fn broken(&mut self, task: &Task<'_>, breaches: &[Breach]) {
        breaches.iter().for_each(|breach| self.say(breach.words(task.puzzle())));
        self.name("broken", || breaches_json(breaches, task));
    }

    fn answer(self) -> CommandOutput {
        match self.findings {
            Findings::Words(text) => CommandOutput::line(text, self.exit),
            Findings::Named(object) => CommandOutput::json(object, self.exit),
        }
    }
}

fn breaches_json(breaches: &[Breach], task: &Task<'_>) -> Vec<Value> {
    breaches.iter().map(|breach| breach_json(breach, task)).collect()
}

fn breach_json(breach: &Breach, task: &Task<'_>) -> Value {
    let geometry = task.puzzle().geometry();
    let labels: Vec<&str> = breach.cells.iter().map(|&(cell, _)| geometry.label(cell)).collect();
    let mut object = json!({ "rule": breach.rule, "cells": labels, "text": breach.words(task.puzzle()) });
    if let Some(amount) = &breach.amount {
        object["is"] = amount.is.into();
        object["wanted"] = json!({ "min": amount.min, "max": amount.max });
    }
    object
}

fn report_puzzle(report: &mut Report, task: &Task<'_>, found: &PuzzleReport) {
    let (word, is_valid, is_proper) = match &found.solved.verdict {
        Verdict::Many(_) => ("multiple", Some(true), Some(false)),
        Verdict::One(()) => ("proper", Some(true), Some(true)),
        Verdict::None => ("none", Some(false), Some(false)),
        Verdict::Unknown(unknown) => (INCOMPLETE, unknown.found.map(|()| true), None),
    };
    report.validity(is_valid);
    report.add("proper", word, || is_proper);
    if is_proper != Some(true) {
        report.exit = Exit::No;
    }
    if let Some(redundancy) = &found.solved.redundancy {
        add_minimality(report, task, redundancy);
    }
    if let Some(breaches) = &found.stated_solution {
        add_stated_solution(report, task, breaches);
    }
    add_givens(report, task, found);
    report.broken(task, &found.clashes);
}

fn add_minimality(report: &mut Report, task: &Task<'_>, redundancy: &Redundancy) {
    let labels = task.puzzle().geometry().labels(&redundancy.cells);
    let (field, value) = match (redundancy.cells.len(), redundancy.complete) {
        (0, true) => ("minimal".to_string(), Value::Bool(true)),
        (0, false) => (format!("minimal {INCOMPLETE}"), Value::Null),
        (n, _) => (format!("redundant {n}: {labels}"), Value::Bool(false)),
    };
    if !redundancy.complete {
        report.exit = Exit::No;
    }
    report.add("minimal", field, || value);
    report.name("redundant", || labels.split_whitespace().collect::<Vec<_>>());
}

/// The clues that follow from all the others.
fn add_redundant_clues(report: &mut Report, task: &Task<'_>) {
    let puzzle = task.puzzle();
    let Some(RedundantClues { clues, undecided, .. }) = puzzle.redundant_clues_within(task.limits) else {
        return;
    };
    let names = |clues: &[Clue]| clues.iter().map(|clue| clue.name(puzzle)).collect::<Vec<_>>();
    let words = match clues.len() {
        0 => "redundant clues 0".to_string(),
        n => format!("redundant clues {n}: {}", names(&clues).join("; ")),
    };
    report.add("redundant_clues", words, || clues.iter().map(|clue| clue.json(puzzle)).collect::<Vec<_>>());
    report.name("undecided_clues", || undecided.iter().map(|clue| clue.json(puzzle)).collect::<Vec<_>>());
    if !undecided.is_empty() {
        report.say(format_args!("{INCOMPLETE} {}: {}", undecided.len(), names(&undecided).join("; ")));
        report.exit = Exit::No;
    }
}

/// A solution that the puzzle states must be one.
fn add_stated_solution(report: &mut Report, task: &Task<'_>, breaches: &[Breach]) {
    let agrees = breaches.is_empty();
    report.name("solution_agrees", || agrees);
    if agrees {
        report.say("solution agrees");
        return;
    }
    let broken: Vec<String> = breaches.iter().map(|breach| breach.words(task.puzzle())).collect();
    report.say(format_args!("solution breaks {}", broken.join("; ")));
    report.name("solution_broken", || breaches_json(breaches, task));
    report.exit = Exit::No;
}

fn add_givens(report: &mut Report, task: &Task<'_>, found: &PuzzleReport) {
    report.add("givens", format_args!("givens {}", found.n_givens), || found.n_givens);
    if !found.has_pattern {
        return;
    }
    let in_words = if found.symmetries.is_empty() { "none" } else { &found.symmetries.join(" ") };
    report.add("symmetries", format_args!("symmetry {in_words}"), || found.symmetries.clone());
    if let Some(EmptyRectangle { n_rows, n_cols, corner }) = found.empty_rectangle {
        let corner = task.puzzle().geometry().label(corner);
        report.add(
            "empty_rectangle",
            format_args!("empty rectangle {n_rows}x{n_cols} at {corner}"),
            || json!({ "rows": n_rows, "columns": n_cols, "corner": corner }),
        );
    }
    let groups = &found.empty_groups;
    if found.n_givens == 0 {
        return;
    }
    let names = if groups.is_empty() { String::new() } else { format!(": {}", groups.join(", ")) };
    report.add("empty_groups", format_args!("empty groups {}{names}", groups.len()), || groups.clone());
}
