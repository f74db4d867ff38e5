//! Owns Merino's table 1 as it comes out on this machine: sizes, and the seconds of each solver beside the paper's.

use super::ask::timed;
use crate::args::RunArgs;
use crate::output;
use crate::run::Exit;
use crate::watch::{self, Watched};
use anyhow::Context;
use arau::core::{Puzzle, PuzzleSpec};
use arau::format::ReadOptions;
use arau::model::files::How;
use arau::model::solvers::{Solver, SolverAnswer};
use arau::model::table1::{Entry, entries};
use arau::model::{Form, Program};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value};
use std::io::IsTerminal;
use std::time::Duration;

/// No solve of the table takes longer unless it is allowed to.
const USUAL_LIMIT: Duration = Duration::from_secs(60);

/// Who solves what: a column of the table.
struct Column {
    solver: &'static dyn Solver,
    form: Form,
    title: String,
}

/// How a solve went: seconds, or a word.
enum Cell {
    Seconds(f64),
    Over(Duration),
    Failed,
}

pub fn run(solvers: &[&'static dyn Solver], run: &RunArgs) -> anyhow::Result<Exit> {
    let limit = run.time_limit.unwrap_or(USUAL_LIMIT);
    watch::handle_interrupts();
    watch::start(Some(limit));
    let columns = columns(solvers);
    let mut lines = vec![head(&columns)];
    let bar = progress_bar((entries().len() * columns.len()) as u64);
    let mut exit = Exit::Yes;
    for entry in entries() {
        let puzzle = read(&entry).with_context(|| format!("the puzzle {}", entry.name))?;
        let cells: Vec<Cell> =
            columns.iter().map(|column| solve(column, &entry, &puzzle, run, limit, &bar)).collect();
        if cells.iter().any(|cell| !matches!(cell, Cell::Seconds(_))) {
            exit = Exit::No;
        }
        if watch::is_interrupted() {
            break;
        }
        match run.json {
            true => output::print(&(json(&entry, &puzzle, &columns, &cells).to_string() + "\n"))?,
            false => lines.push(row(&entry, &puzzle, &cells)),
        }
    }
    bar.finish_and_clear();
    if !run.json {
        output::print(&laid_out(&lines))?;
    }
    Ok(exit)
}

/// Solvers of clauses and of constraints have one column, since they get one model.
fn columns(solvers: &[&'static dyn Solver]) -> Vec<Column> {
    let mut columns = Vec::new();
    for &solver in solvers {
        let forms = [("simple", Form::Simple), ("modified", Form::Modified)];
        match solver.heeds_form() {
            true => columns.extend(forms.map(|(id, form)| Column {
                solver,
                form,
                title: format!("{} {id}", solver.id()),
            })),
            false => columns.push(Column { solver, form: Form::Simple, title: solver.id().into() }),
        }
    }
    columns
}

fn read(entry: &Entry) -> anyhow::Result<Puzzle> {
    let line = arau::format::format("line").context("lines have a format")?;
    let options = ReadOptions { box_size: Some(entry.box_size), ..ReadOptions::default() };
    let puzzle = line.read(entry.line, &options).and_then(PuzzleSpec::build);
    puzzle.map_err(|faults| anyhow::anyhow!("{faults}"))
}

fn solve(
    column: &Column,
    entry: &Entry,
    puzzle: &Puzzle,
    run: &RunArgs,
    limit: Duration,
    bar: &ProgressBar,
) -> Cell {
    bar.set_message(format!("{}, {}", entry.name, column.title));
    let watched = Watched::new(run.node_limit);
    let how = How { form: column.form, without: Vec::new() };
    let cell = match timed(column.solver, puzzle, &how, &watched.limits) {
        Ok((SolverAnswer::Solution(_), took)) => Cell::Seconds(took.as_secs_f64()),
        Ok((SolverAnswer::Unknown, _)) => Cell::Over(limit),
        Ok((SolverAnswer::None, _)) => {
            bar.suspend(|| eprintln!("arau: {}: {} finds no solution", entry.name, column.title));
            Cell::Failed
        }
        Err(error) => {
            bar.suspend(|| eprintln!("arau: {}: {}: {error}", entry.name, column.title));
            Cell::Failed
        }
    };
    bar.inc(1);
    cell
}

fn head(columns: &[Column]) -> Vec<String> {
    let fixed = ["puzzle", "n", "cells", "variables", "constraints", "non-zeros", "density %", "givens"];
    let paper = ["paper simple", "paper modified"];
    let own = columns.iter().map(|column| column.title.clone());
    fixed.into_iter().chain(paper).map(String::from).chain(own).collect()
}

/// The figures of a row that do not depend on solvers, by the names of the JSON object.
fn figures(entry: &Entry, puzzle: &Puzzle) -> Vec<(&'static str, Value, String)> {
    let size = Program::of(puzzle, Form::Simple).expect("classic puzzles have programs").size();
    let number = |name, n: usize| (name, Value::from(n), n.to_string());
    let seconds = |name, paper: Option<f64>| {
        (name, Value::from(paper), paper.map_or_else(|| "-".to_string(), |seconds| format!("{seconds:.2}")))
    };
    vec![
        ("puzzle", entry.name.into(), entry.name.to_string()),
        number("n", puzzle.n_symbols()),
        number("cells", puzzle.n_cells()),
        number("variables", size.variables),
        number("constraints", size.constraints),
        number("non_zeros", size.non_zeros),
        ("density", size.density().into(), format!("{:.2}", size.density())),
        number("givens", puzzle.spec().n_givens()),
        seconds("paper_simple", entry.paper_simple),
        seconds("paper_modified", entry.paper_modified),
    ]
}

fn row(entry: &Entry, puzzle: &Puzzle, cells: &[Cell]) -> Vec<String> {
    let in_words = |cell: &Cell| match cell {
        Cell::Seconds(seconds) => format!("{seconds:.3}"),
        Cell::Over(limit) => format!(">{}", limit.as_secs_f64()),
        Cell::Failed => "failed".into(),
    };
    let figures = figures(entry, puzzle).into_iter().map(|(_, _, text)| text);
    figures.chain(cells.iter().map(in_words)).collect()
}

fn json(entry: &Entry, puzzle: &Puzzle, columns: &[Column], cells: &[Cell]) -> Value {
    let mut object: Map<String, Value> =
        figures(entry, puzzle).into_iter().map(|(name, value, _)| (name.to_string(), value)).collect();
    for (column, cell) in columns.iter().zip(cells) {
        let value = match cell {
            Cell::Seconds(seconds) => Value::from(*seconds),
            Cell::Over(_) | Cell::Failed => Value::Null,
        };
        object.insert(column.title.replace(' ', "_"), value);
    }
    Value::Object(object)
}

/// Columns in line for a terminal, tabs for everybody else.
fn laid_out(lines: &[Vec<String>]) -> String {
    if !std::io::stdout().is_terminal() {
        return lines.iter().map(|line| line.join("\t") + "\n").collect();
    }
    let n_columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |i: usize| lines.iter().filter_map(|line| line.get(i)).map(|text| text.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let padded = |line: &Vec<String>| {
        let texts = line.iter().zip(&widths).map(|(text, &width)| format!("{text:>width$}"));
        texts.collect::<Vec<_>>().join("  ") + "\n"
    };
    lines.iter().map(padded).collect()
}

fn progress_bar(n_solves: u64) -> ProgressBar {
    let target = match std::io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len}, {elapsed}: {msg}");
    let bar = ProgressBar::with_draw_target(Some(n_solves), target);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
