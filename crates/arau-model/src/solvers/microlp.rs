//! microlp, the solver of integer programs that is built in.

use super::built_in::BuiltIn;
use crate::program::Program;
use crate::{engines, files};

/// Solves the 0-1 program in this process.
pub static MICROLP: BuiltIn<Program> = BuiltIn {
    id: "microlp",
    title: "microlp, a built-in mixed-integer solver",
    heeds_form: true,
    model: files::program,
    solve: engines::solve_program,
};
