//! HiGHS.

use super::model::Values;
use super::outside::{Job, Outside, ParsedOutput, SolverOutput};
use std::ffi::OsString;

/// Calls `highs`.
pub static HIGHS: Outside = Outside {
    id: "highs",
    title: "HiGHS, a mixed-integer solver",
    executable: "highs",
    install: "install it with `pip install highsbox`, which has the program in highs_dist/bin",
    reads: &["lp", "mps"],
    arguments,
    read,
};

fn arguments(job: &Job) -> Vec<OsString> {
    vec!["--solution_file".into(), job.solution.clone().into(), job.model.clone().into()]
}

/// The status stands on the second line; columns follow their heading, a name and a value each.
fn read(output: &SolverOutput) -> ParsedOutput {
    let mut lines = output.solution.lines();
    match lines.nth(1).map(str::trim) {
        Some("Optimal") => {
            let columns = lines.skip_while(|line| !line.starts_with("# Columns")).skip(1);
            let columns = columns.take_while(|line| !line.starts_with('#'));
            ParsedOutput::Solution(Values::Named(columns.filter_map(one).collect()))
        }
        Some("Infeasible") => ParsedOutput::NoSolution,
        _ => ParsedOutput::Unclear,
    }
}

fn one(line: &str) -> Option<String> {
    let (name, value) = line.split_once(' ')?;
    (value.trim().parse::<f64>().ok()? > 0.5).then(|| name.to_string())
}
