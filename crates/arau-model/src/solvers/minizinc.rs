//! MiniZinc with its usual solver, Gecode.

use super::model::Values;
use super::outside::{Job, Outside, Said, Told};
use std::ffi::OsString;

/// Calls `minizinc`.
pub static MINIZINC: Outside = Outside {
    id: "minizinc",
    title: "MiniZinc with Gecode, for constraints",
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
fn read(told: &Told) -> Said {
    if told.printed.contains("=====UNSATISFIABLE=====") {
        return Said::None;
    }
    let array = || {
        let (_, rest) = told.printed.split_once("\"x\"")?;
        let (_, rest) = rest.split_once('[')?;
        let (numbers, _) = rest.split_once(']')?;
        numbers.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<usize>>>()
    };
    array().map_or(Said::Nothing, |numbers| Said::Found(Values::Symbols(numbers)))
}
