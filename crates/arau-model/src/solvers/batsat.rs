//! BatSat, the solver of satisfiability that is built in.

use super::built_in::BuiltIn;
use crate::cnf::Formula;
use crate::{engines, files};

/// Solves the clauses in this process.
pub static BATSAT: BuiltIn<Formula> = BuiltIn {
    id: "batsat",
    title: "BatSat, a built-in SAT solver",
    heeds_form: false,
    model: files::formula,
    solve: engines::solve_formula,
};
