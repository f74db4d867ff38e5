//! Every f-puzzles puzzle of the collections: it is read, comes back from writing, its rules hold on its published
//! solution, and it has as many solutions as is known.

use arau_check::{broken_rules, is_solution};
use arau_core::{Limits, PuzzleSpec, Query, Symbol};
use arau_format::{ReadOptions, format};
use arau_solve::engine;
use arau_testkit::corpus::json_rows;
use serde_json::Value;
use std::ops::ControlFlow;

/// Enough for all but a handful; a search that ends here has not contradicted what is known.
const MAX_NODES: u64 = 30_000;

struct Row {
    id: String,
    json: String,
    /// The same puzzle packed, if the collection has it.
    packed: Option<String>,
    solution: Option<Vec<Symbol>>,
    n_solutions: u64,
}

fn rows() -> Option<Vec<Row>> {
    let row = |row: &Value| {
        let document = ["fpuzzles", "puzzle"].iter().map(|key| &row[*key]).find(|value| value.is_object())?;
        let at_least_two = row["count"] == ">=2";
        Some(Row {
            id: row["id"].as_str()?.to_string(),
            json: document.to_string(),
            packed: row["lz"].as_str().map(String::from),
            solution: solution(&row["solution"]),
            n_solutions: if at_least_two { 2 } else { row["count"].as_u64()? },
        })
    };
    let files = ["variants/fpuzzles.jsonl", "variants/dclamage.jsonl"].map(json_rows);
    let [Some(own), Some(solver)] = files else { return None };
    Some(own.iter().chain(&solver).filter_map(|(_, value)| row(value)).collect())
}

/// Classic in a list, or in a text up to 9.
fn solution(value: &Value) -> Option<Vec<Symbol>> {
    let symbol = |digit: u64| u8::try_from(digit).ok()?.checked_sub(1).map(Symbol);
    match value {
        Value::Array(digits) => digits.iter().map(|digit| symbol(digit.as_u64()?)).collect(),
        Value::String(digits) => digits.chars().map(|c| symbol(c.to_digit(10)?.into())).collect(),
        _ => None,
    }
}

fn read(id: &str, text: &str) -> Result<PuzzleSpec, String> {
    format(id).ok_or("no format")?.read(text, &ReadOptions::default()).map_err(|faults| faults.to_string())
}

/// The rules as sorted lines, since their order means nothing.
fn rules(spec: &PuzzleSpec) -> Vec<String> {
    let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
    rules.sort();
    rules
}

fn same(a: &PuzzleSpec, b: &PuzzleSpec) -> bool {
    rules(a) == rules(b) && a.givens == b.givens && a.about == b.about && a.geometry == b.geometry
}

/// What is wrong with a row, or whether its solutions could be counted.
fn check(row: &Row) -> Result<bool, String> {
    let spec = read("f-puzzles", &row.json)?;
    if let Some(packed) = &row.packed {
        let unpacked = read("f-puzzles-link", packed)?;
        if rules(&unpacked) != rules(&spec) || unpacked.givens != spec.givens {
            return Err("the packed puzzle differs".into());
        }
    }
    for id in ["f-puzzles", "f-puzzles-link"] {
        let written = format(id).ok_or("no format")?.write(&spec).map_err(|faults| faults.to_string())?;
        if !same(&read(id, &written)?, &spec) {
            return Err(format!("{id} does not bring it back"));
        }
    }
    if let Some(solution) = &row.solution {
        if solution.len() != spec.geometry.n_cells() {
            return Err("its solution is for another board".into());
        }
        if !is_solution(&spec, solution) {
            let broken: Vec<&str> =
                broken_rules(&spec, solution).iter().map(|&idx| spec.rules[idx].id()).collect();
            return Err(format!("its solution breaks {broken:?}"));
        }
    }
    let puzzle = spec.build().map_err(|faults| faults.to_string())?;
    let engine = engine("csp").ok_or("no engine")?;
    let outcome =
        engine.run(&puzzle, Query::Unique, &Limits::nodes(MAX_NODES), &mut |_| ControlFlow::Continue(()));
    let n = outcome.n_solutions;
    match outcome.complete {
        true if n != row.n_solutions => Err(format!("{n} solutions instead of {}", row.n_solutions)),
        false if n > row.n_solutions => Err(format!("at least {n} solutions instead of {}", row.n_solutions)),
        complete => Ok(complete),
    }
}

#[test]
fn every_puzzle_of_the_collections_is_understood() {
    let Some(rows) = rows() else { return };
    assert!(!rows.is_empty());
    let checked: Vec<(&Row, Result<bool, String>)> = rows.iter().map(|row| (row, check(row))).collect();
    let wrong: Vec<String> = checked
        .iter()
        .filter_map(|(row, result)| Some(format!("{}: {}", row.id, result.as_ref().err()?)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let n_counted = checked.iter().filter(|(_, result)| *result == Ok(true)).count();
    assert!(n_counted * 100 >= rows.len() * 97, "{n_counted} of {} counted", rows.len());
}
