//! MiniSat, which writes its answer to a file.

use super::dimacs::trues;
use super::model::Values;
use super::outside::{Job, Outside, Said, Told};

/// Calls `minisat`.
pub static MINISAT: Outside = Outside {
    id: "minisat",
    title: "MiniSat, for satisfiability",
    executable: "minisat",
    install: "install it with `apt-get install minisat`",
    reads: &["cnf"],
    arguments: |job: &Job| vec!["-verb=0".into(), job.model.clone().into(), job.solution.clone().into()],
    read,
};

fn read(told: &Told) -> Said {
    let mut words = told.solution.split_whitespace();
    match words.next() {
        Some("SAT") => Said::Found(Values::Numbered(trues(words))),
        Some("UNSAT") => Said::None,
        _ => Said::Nothing,
    }
}
