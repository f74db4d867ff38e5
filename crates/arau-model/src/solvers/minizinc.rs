//! MiniZinc with its usual solver, Gecode.

use super::model::Values;
use super::outside::{Job, Outside, ParsedOutput, SolverOutput};
use std::ffi::OsString;

/// Calls `minizinc`.
pub static MINIZINC: Outside = Outside {
    id: "minizinc",
    title: "MiniZinc with Gecode, a constraint solver",
    executable: "minizinc",
    install: "install it with `apt-get install minizinc`",
    reads: &["mzn"],
    arguments,
    read,
};

fn arguments(job: &Job) -> Vec<OsString> {
    let options = ["--solver", "gecode", "--output-mode", "json"];
    options.into_iter().map(OsString::from).chain([job.model.clone().into()]).collect()
}

/// The array `x` of a JSON object, or a word about why there is none.
fn read(output: &SolverOutput) -> ParsedOutput {
    if output.printed.contains("=====UNSATISFIABLE=====") {
        return ParsedOutput::NoSolution;
    }
    let array = || {
        let (_, rest) = output.printed.split_once("\"x\"")?;
        let (_, rest) = rest.split_once('[')?;
        let (numbers, _) = rest.split_once(']')?;
        numbers.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<usize>>>()
    };
    array().map_or(ParsedOutput::Unclear, |numbers| ParsedOutput::Solution(Values::Symbols(numbers)))
}
