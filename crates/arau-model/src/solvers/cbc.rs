//! CBC of COIN-OR: the solver of Merino's table.

use super::model::Values;
use super::outside::{Job, Outside, ParsedOutput, SolverOutput};
use std::ffi::OsString;

/// Calls `cbc`.
pub static CBC: Outside = Outside {
    id: "cbc",
    title: "CBC (COIN-OR), a mixed-integer solver",
    executable: "cbc",
    install: "install it with `apt-get install coinor-cbc`",
    reads: &["lp", "mps"],
    arguments,
    read,
};

fn arguments(job: &Job) -> Vec<OsString> {
    vec![job.model.clone().into(), "solve".into(), "solution".into(), job.solution.clone().into()]
}

/// The first line says how it went; after that there is a line per variable: number, name, value, cost.
fn read(output: &SolverOutput) -> ParsedOutput {
    let mut lines = output.solution.lines();
    match lines.next().unwrap_or_default() {
        head if head.starts_with("Optimal") => {
            ParsedOutput::Solution(Values::Named(lines.filter_map(one).collect()))
        }
        head if head.starts_with("Infeasible") || head.starts_with("Integer infeasible") => {
            ParsedOutput::NoSolution
        }
        _ => ParsedOutput::Unclear,
    }
}

fn one(line: &str) -> Option<String> {
    // Values outside of their bounds are marked by stars in front.
    let mut words = line.split_whitespace().filter(|word| *word != "**").skip(1);
    let (name, value) = (words.next()?, words.next()?);
    (value.parse::<f64>().ok()? > 0.5).then(|| name.to_string())
}
