//! `arau check`: is a full grid valid; is a puzzle proper and minimal, and what do its givens look like.

use super::{EngineArgs, INCOMPLETE};
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Task, Tasks, for_each_batch};
use arau_batch::{BatchResult, Item, Solution};
use arau_check::broken_rules;
use arau_core::{Arg, Cell, Grid, Query, Redundancy, RuleUse, Symbol, Unsupported, Verdict};
use arau_survey::{Clash, EmptyRectangle, LastBoard, clashes, empty_groups, largest_empty_rectangle};
use clap::Args;
use serde_json::{Map, Value, json};
use std::fmt::{self, Write as _};

/// Check full grids and puzzles
///
/// A full grid is `valid`, or `invalid` followed by every broken rule with its cells. Of a puzzle it says, separated
/// by tabs: `valid` (it has a solution) or `invalid`; `proper` (exactly one), `none` or `multiple`; `minimal` (no
/// given can go) or `redundant` with the givens that follow from the others; the number of givens; their symmetries;
/// the largest rectangle without a given; the rows, columns, boxes and other groups without one. What a limit left open
/// is `incomplete`.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    #[command(flatten)]
    engine: EngineArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau check examples/etana.txt
  arau check -e 1234341221434321
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
            |tasks| self.search(tasks),
            |task, searched, text| {
                let searched = searched.map_err(|why| self.engine.refuse(task, &why))?;
                let answer = self.answer(task, searched, &last_board);
                text.extend(answer.text);
                Ok(answer.exit)
            },
        )
    }

    /// How many solutions each puzzle has and, of a proper one, which givens could go.
    fn search(&self, tasks: &Tasks<'_>) -> Vec<Result<Searched, Unsupported>> {
        let batch = self.engine.batch(Query::Unique, tasks.limits);
        let results = batch.run(tasks.items);
        let is_proper = |result: &Result<BatchResult, _>| result.as_ref().is_ok_and(|r| r.verdict.is_one());
        let proper = tasks.items.iter().zip(&results).filter(|(_, result)| is_proper(result));
        let proper: Vec<Item> = proper.map(|(item, _)| item.clone()).collect();
        let mut redundancies = batch.redundant_givens(&proper).into_iter();
        let searched = |result: Result<BatchResult, _>| {
            let redundancy = if is_proper(&result) { redundancies.next() } else { None };
            let BatchResult { verdict, solution, .. } = result?;
            Ok(Searched { verdict, solution: solution.map(Solution::into_grid), redundancy })
        };
        results.into_iter().map(searched).collect()
    }

    fn answer(&self, task: &Task<'_>, searched: Searched, last_board: &LastBoard) -> Answer {
        let mut report = Report::new(task, self.puzzles.run.json);
        let full: Option<Vec<Symbol>> = task.spec().givens.iter().copied().collect();
        match full {
            Some(grid) => check_grid(&mut report, task, &grid),
            None => check_puzzle(&mut report, task, &searched, last_board),
        }
        report.answer()
    }
}

/// What the search for solutions has shown of a puzzle.
struct Searched {
    verdict: Verdict<()>,
    /// One of the solutions.
    solution: Option<Grid>,
    /// Of a proper puzzle, the givens that could go.
    redundancy: Option<Redundancy>,
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
        breaches.iter().for_each(|breach| self.say(breach.in_words(task)));
        self.name("broken", || breaches.iter().map(|breach| breach.json(task)).collect::<Vec<_>>());
    }

    fn answer(self) -> Answer {
        match self.findings {
            Findings::Words(text) => Answer::line(text, self.exit),
            Findings::Named(object) => Answer::json(object, self.exit),
        }
    }
}

/// A broken rule, and the cells where it is broken as far as one can tell.
struct Breach {
    rule: &'static str,
    cells: Vec<Cell>,
}

impl Breach {
    fn in_words(&self, task: &Task<'_>) -> String {
        let one = |&cell: &Cell| {
            let given = task.spec().givens[cell.idx()];
            let glyph = given.map_or(".", |symbol| task.puzzle().symbols().glyph(symbol));
            format!(" {}={glyph}", task.puzzle().geometry().label(cell))
        };
        let cells: String = self.cells.iter().map(one).collect();
        if cells.is_empty() { self.rule.into() } else { format!("{}:{cells}", self.rule) }
    }

    fn json(&self, task: &Task<'_>) -> Value {
        let labels: Vec<&str> = self.cells.iter().map(|&cell| task.puzzle().geometry().label(cell)).collect();
        json!({ "rule": self.rule, "cells": labels })
    }
}

fn check_grid(report: &mut Report, task: &Task<'_>, grid: &[Symbol]) {
    let clashes = clashes(task.puzzle());
    let breaches: Vec<Breach> =
        broken_rules(task.spec(), grid).into_iter().flat_map(|rule| breaches(task, rule, &clashes)).collect();
    report.validity(Some(breaches.is_empty()));
    report.broken(task, &breaches);
}

/// Where a broken rule is broken: the clashes that show it, or else all its cells.
fn breaches(task: &Task<'_>, rule: usize, clashes: &[Clash]) -> Vec<Breach> {
    let rule_use = &task.spec().rules[rule];
    let of_rule = clashes.iter().filter(|clash| clash.rule == rule);
    let mut breaches: Vec<Breach> =
        of_rule.map(|clash| Breach { rule: rule_use.id(), cells: clash.cells.clone() }).collect();
    if breaches.is_empty() {
        breaches.push(Breach { rule: rule_use.id(), cells: named_cells(rule_use) });
    }
    breaches
}

fn named_cells(rule: &RuleUse) -> Vec<Cell> {
    let of_arg = |(_, arg): (_, &Arg)| match arg {
        Arg::Cells(cells) => cells.clone(),
        Arg::CellLists(lists) => lists.concat(),
        _ => Vec::new(),
    };
    rule.args.iter().flat_map(of_arg).collect()
}

fn check_puzzle(report: &mut Report, task: &Task<'_>, searched: &Searched, last_board: &LastBoard) {
    let (word, is_valid, is_proper) = match &searched.verdict {
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
    if let Some(redundancy) = &searched.redundancy {
        add_minimality(report, task, redundancy);
        add_stated_solution(report, task, searched.solution.as_ref());
    }
    add_givens(report, task, last_board);
    let clashes = clashes(task.puzzle());
    let of_clash =
        |clash: &Clash| Breach { rule: task.spec().rules[clash.rule].id(), cells: clash.cells.clone() };
    report.broken(task, &clashes.iter().map(of_clash).collect::<Vec<_>>());
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

/// A solution that the puzzle states must be the one it has.
fn add_stated_solution(report: &mut Report, task: &Task<'_>, found: Option<&Grid>) {
    let Some(stated) = &task.spec().about.solution else { return };
    let agrees = found.is_some_and(|found| found.0 == *stated);
    let field = if agrees { "solution agrees" } else { "solution differs from the stated one" };
    report.add("solution_agrees", field, || agrees);
    if !agrees {
        report.exit = Exit::No;
    }
}

fn add_givens(report: &mut Report, task: &Task<'_>, last_board: &LastBoard) {
    let spec = task.spec();
    let n_givens = spec.n_givens();
    report.add("givens", format_args!("givens {n_givens}"), || n_givens);
    let symmetries = last_board.symmetries(&spec.geometry).of_givens(&spec.givens);
    let symmetries: Vec<&str> = symmetries.iter().map(|symmetry| symmetry.id).collect();
    let in_words = if symmetries.is_empty() { "none" } else { &symmetries.join(" ") };
    report.add("symmetries", format_args!("symmetry {in_words}"), || symmetries);
    if let Some(EmptyRectangle { n_rows, n_cols, corner }) = largest_empty_rectangle(spec) {
        let corner = spec.geometry.label(corner);
        report.add(
            "empty_rectangle",
            format_args!("empty rectangle {n_rows}x{n_cols} at {corner}"),
            || json!({ "rows": n_rows, "columns": n_cols, "corner": corner }),
        );
    }
    let groups: Vec<&str> = empty_groups(spec).iter().map(|group| &*group.name).collect();
    let names = if groups.is_empty() { String::new() } else { format!(": {}", groups.join(", ")) };
    report.add("empty_groups", format_args!("empty groups {}{names}", groups.len()), || groups.clone());
}
