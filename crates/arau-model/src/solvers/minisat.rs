//! MiniSat, which writes its answer to a file.

use super::dimacs::trues;
use super::model::Values;
use super::outside::{Job, Outside, ParsedOutput, SolverOutput};

/// Calls `minisat`.
pub static MINISAT: Outside = Outside {
    id: "minisat",
    title: "MiniSat, a SAT solver",
    executable: "minisat",
    install: "install it with `apt-get install minisat`",
    reads: &["cnf"],
    arguments: |job: &Job| vec!["-verb=0".into(), job.model.clone().into(), job.solution.clone().into()],
    read,
};

fn read(output: &SolverOutput) -> ParsedOutput {
    let mut words = output.solution.split_whitespace();
    match words.next() {
        Some("SAT") => ParsedOutput::Solution(Values::Numbered(trues(words))),
        Some("UNSAT") => ParsedOutput::NoSolution,
        _ => ParsedOutput::Unclear,
    }
}
