//! Kissat.

use super::dimacs;
use super::outside::{Job, Outside};

/// Calls `kissat`.
pub static KISSAT: Outside = Outside {
    id: "kissat",
    title: "Kissat, for satisfiability",
    executable: "kissat",
    install: "install it with `apt-get install kissat`",
    reads: &["cnf"],
    arguments: |job: &Job| vec!["-q".into(), job.model.clone().into()],
    read: |told| dimacs::read(&told.printed),
};
