//! GLPK, the solver of the GNU project.

use super::model::Values;
use super::outside::{Job, Outside, ParsedOutput, SolverOutput};
use std::ffi::OsString;

/// Calls `glpsol`.
pub static GLPK: Outside = Outside {
    id: "glpk",
    title: "GLPK (GNU), a mixed-integer solver",
    executable: "glpsol",
    install: "install it with `apt-get install glpk-utils`",
    reads: &["mps", "lp"],
    arguments,
    read,
};

fn arguments(job: &Job) -> Vec<OsString> {
    let kind = if job.kind == "lp" { "--lp" } else { "--freemps" };
    vec![kind.into(), job.model.clone().into(), "-o".into(), job.solution.clone().into()]
}

/// A report: its head has the status; each column has its number, name, value and bounds, a long name on a line of its
/// own.
fn read(output: &SolverOutput) -> ParsedOutput {
    let status = output.solution.lines().find_map(|line| line.strip_prefix("Status:")).map(str::trim);
    match status {
        // If everything is fixed, there is nothing that must be an integer.
        Some("INTEGER OPTIMAL" | "OPTIMAL") => ParsedOutput::Solution(Values::Named(ones(&output.solution))),
        Some("INTEGER EMPTY" | "INFEASIBLE (FINAL)") => ParsedOutput::NoSolution,
        _ if output.printed.contains("HAS NO") && output.printed.contains("FEASIBLE SOLUTION") => {
            ParsedOutput::NoSolution
        }
        _ => ParsedOutput::Unclear,
    }
}

fn ones(report: &str) -> Vec<String> {
    let columns = report.lines().skip_while(|line| !line.contains("Column name")).skip(2);
    let words = columns.take_while(|line| !line.trim().is_empty()).flat_map(str::split_whitespace);
    let mut ones = Vec::new();
    let mut name = "";
    // Names begin with a letter and numbers do not; the first number after a name is its value.
    for word in words {
        match word.parse::<f64>() {
            Err(_) if word.starts_with(|letter: char| letter.is_ascii_alphabetic()) => name = word,
            Ok(value) if !name.is_empty() => {
                ones.extend((value > 0.5).then(|| name.to_string()));
                name = "";
            }
            _ => {}
        }
    }
    ones
}
