//! clasp, which reads pseudo-Boolean programs and clauses.

use super::dimacs;
use super::outside::{Job, Outside};

/// Calls `clasp`.
pub static CLASP: Outside = Outside {
    id: "clasp",
    title: "clasp, a pseudo-Boolean solver",
    executable: "clasp",
    install: "install it with `apt-get install clasp`",
    reads: &["opb"],
    arguments: |job: &Job| vec!["--verbose=0".into(), job.model.clone().into()],
    read: |output| dimacs::read(&output.printed),
};
