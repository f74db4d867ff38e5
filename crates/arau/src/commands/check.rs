//! `arau check`: is a full grid valid; is a puzzle proper and minimal, and what do its givens look like.

use super::{EngineArgs, INCOMPLETE};
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Refusal, Task, for_each_puzzle};
use arau_check::broken_rules;
use arau_core::{Arg, Cell, Engine, Grid, Query, Redundancy, RuleUse, Symbol};
use arau_solve::survey::{Clash, clashes, empty_groups, largest_empty_rectangle, symmetries_of_givens};
use clap::Args;
use serde_json::{Map, Value, json};
use std::ops::ControlFlow;

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

impl Check {
    pub fn run(self) -> anyhow::Result<Exit> {
        for_each_puzzle(&self.puzzles, |task| self.answer(task))
    }

    fn answer(&self, task: &Task<'_>) -> Result<Answer, Refusal> {
        let full: Option<Vec<Symbol>> = task.spec().givens.iter().copied().collect();
        let report = match full {
            Some(grid) => check_grid(task, &grid),
            None => check_puzzle(task, self.engine.choose(task)?.engine),
        };
        if !self.puzzles.run.json {
            return Ok(Answer::line(report.fields.join("\t"), report.exit));
        }
        let mut object = task.json();
        object.extend(report.json);
        Ok(Answer::json(object, report.exit))
    }
}

/// The findings twice: in words for lines, and by name.
struct Report {
    fields: Vec<String>,
    json: Map<String, Value>,
    exit: Exit,
}

impl Report {
    fn add(&mut self, name: &str, field: impl Into<String>, value: impl Into<Value>) {
        self.fields.push(field.into());
        self.json.insert(name.into(), value.into());
    }

    fn broken(&mut self, task: &Task<'_>, breaches: &[Breach]) {
        self.fields.extend(breaches.iter().map(|breach| breach.in_words(task)));
        let list: Vec<Value> = breaches.iter().map(|breach| breach.json(task)).collect();
        self.json.insert("broken".into(), list.into());
    }
}

/// The beginning of a report; nobody may know whether the grid or puzzle is valid.
fn report(is_valid: Option<bool>) -> Report {
    let mut report = Report { fields: Vec::new(), json: Map::new(), exit: Exit::Yes };
    let word = is_valid.map_or(INCOMPLETE, |valid| if valid { "valid" } else { "invalid" });
    report.add("valid", word, is_valid);
    if is_valid != Some(true) {
        report.exit = Exit::No;
    }
    report
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
            let glyph = given.map_or(".", |symbol| task.puzzle.symbols().glyph(symbol));
            format!(" {}={glyph}", task.puzzle.geometry().label(cell))
        };
        let cells: String = self.cells.iter().map(one).collect();
        if cells.is_empty() { self.rule.into() } else { format!("{}:{cells}", self.rule) }
    }

    fn json(&self, task: &Task<'_>) -> Value {
        let labels: Vec<&str> = self.cells.iter().map(|&cell| task.puzzle.geometry().label(cell)).collect();
        json!({ "rule": self.rule, "cells": labels })
    }
}

fn check_grid(task: &Task<'_>, grid: &[Symbol]) -> Report {
    let clashes = clashes(&task.puzzle);
    let breaches: Vec<Breach> =
        broken_rules(task.spec(), grid).into_iter().flat_map(|rule| breaches(task, rule, &clashes)).collect();
    let mut report = report(Some(breaches.is_empty()));
    report.broken(task, &breaches);
    report
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

fn check_puzzle(task: &Task<'_>, engine: &dyn Engine) -> Report {
    let mut first: Option<Grid> = None;
    let outcome = engine.run(&task.puzzle, Query::Unique, task.limits, &mut |grid| {
        first.get_or_insert_with(|| grid.clone());
        ControlFlow::Continue(())
    });
    let (word, is_valid, is_proper) = match (outcome.n_solutions, outcome.complete) {
        (2.., _) => ("multiple", Some(true), Some(false)),
        (1, true) => ("proper", Some(true), Some(true)),
        (1, false) => (INCOMPLETE, Some(true), None),
        (0, true) => ("none", Some(false), Some(false)),
        (0, false) => (INCOMPLETE, None, None),
    };
    let mut report = report(is_valid);
    report.add("proper", word, is_proper);
    if is_proper != Some(true) {
        report.exit = Exit::No;
    }
    if is_proper == Some(true) {
        add_minimality(&mut report, task, &engine.redundant_givens(&task.puzzle, task.limits));
        add_stated_solution(&mut report, task, first.as_ref());
    }
    add_givens(&mut report, task);
    let clashes = clashes(&task.puzzle);
    let of_clash =
        |clash: &Clash| Breach { rule: task.spec().rules[clash.rule].id(), cells: clash.cells.clone() };
    report.broken(task, &clashes.iter().map(of_clash).collect::<Vec<_>>());
    report
}

fn add_minimality(report: &mut Report, task: &Task<'_>, redundancy: &Redundancy) {
    let labels = task.puzzle.geometry().labels(&redundancy.cells);
    let (field, value) = match (redundancy.cells.len(), redundancy.complete) {
        (0, true) => ("minimal".to_string(), Value::Bool(true)),
        (0, false) => (format!("minimal {INCOMPLETE}"), Value::Null),
        (n, _) => (format!("redundant {n}: {labels}"), Value::Bool(false)),
    };
    if !redundancy.complete {
        report.exit = Exit::No;
    }
    report.add("minimal", field, value);
    let list: Vec<&str> = labels.split_whitespace().collect();
    report.json.insert("redundant".into(), list.into());
}

/// A solution that the puzzle states must be the one it has.
fn add_stated_solution(report: &mut Report, task: &Task<'_>, found: Option<&Grid>) {
    let Some(stated) = &task.spec().about.solution else { return };
    let agrees = found.is_some_and(|found| found.0 == *stated);
    let field = if agrees { "solution agrees" } else { "solution differs from the stated one" };
    report.add("solution_agrees", field, agrees);
    if !agrees {
        report.exit = Exit::No;
    }
}

fn add_givens(report: &mut Report, task: &Task<'_>) {
    let spec = task.spec();
    report.add("givens", format!("givens {}", spec.n_givens()), spec.n_givens());
    let symmetries: Vec<&str> = symmetries_of_givens(spec).iter().map(|symmetry| symmetry.id).collect();
    let in_words = if symmetries.is_empty() { "none".into() } else { symmetries.join(" ") };
    report.add("symmetries", format!("symmetry {in_words}"), symmetries);
    if let Some(empty) = largest_empty_rectangle(spec) {
        let corner = spec.geometry.label(empty.corner);
        let field = format!("empty rectangle {}x{} at {corner}", empty.n_rows, empty.n_cols);
        let value = json!({ "rows": empty.n_rows, "columns": empty.n_cols, "corner": corner });
        report.add("empty_rectangle", field, value);
    }
    let groups: Vec<&str> = empty_groups(spec).iter().map(|group| &*group.name).collect();
    let in_words =
        if groups.is_empty() { "0".into() } else { format!("{}: {}", groups.len(), groups.join(", ")) };
    report.add("empty_groups", format!("empty groups {in_words}"), groups);
}
