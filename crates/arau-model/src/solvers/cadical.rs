//! CaDiCaL.

use super::dimacs;
use super::outside::{Job, Outside};

/// Calls `cadical`.
pub static CADICAL: Outside = Outside {
    id: "cadical",
    title: "CaDiCaL, a SAT solver",
    executable: "cadical",
    install: "install it with `apt-get install cadical`",
    reads: &["cnf"],
    arguments: |job: &Job| vec!["-q".into(), job.model.clone().into()],
    read: |output| dimacs::read(&output.printed),
};
