//! Owns the README of a certificate, which explains it to people.

use super::Certificate;
use arau_core::Puzzle;

/// The README of a certificate.
pub(super) fn text(certificate: &Certificate, puzzle: &Puzzle) -> String {
    let title = puzzle.spec().about.title.as_deref().map(|title| format!("Puzzle: {}\n\n", one_line(title)));
    let n_lemmas = certificate.proof().n_lemmas();
    let clauses = certificate.clauses();
    let (claim, files, reason) = match certificate.solution() {
        Some(_) => (ONE, ONE_FILES, ONE_REASON),
        None => (NONE, NONE_FILES, NONE_REASON),
    };
    let title = title.unwrap_or_default();
    let size = format!(
        "{} variables, {} clauses, {n_lemmas} lemmas with the empty clause.",
        clauses.n_variables(),
        clauses.len()
    );
    format!("{claim}\n\n{title}{files}\n{size}\n\n{CHECK}\n{reason}")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const ONE: &str = "A certificate that a puzzle has exactly one solution.";
const NONE: &str = "A certificate that a puzzle has no solution.";

const ONE_FILES: &str = "\
puzzle.toml     the puzzle, as an arau document
solution.txt    its solution, cell by cell
formula.cnf     the puzzle as clauses in DIMACS format, with a blocking clause at the end
                that excludes the solution: some cell must have another symbol.
                Comments at the top say which variable stands for which cell and symbol.
assignment.txt  a value for each variable, which satisfies every clause but the last
proof.drat      a proof in DRAT format that no assignment satisfies all clauses
";

const NONE_FILES: &str = "\
puzzle.toml     the puzzle, as an arau document
solution.txt    empty: there is none
formula.cnf     the puzzle as clauses in DIMACS format. Comments at the top say which
                variable stands for which cell and symbol.
proof.drat      a proof in DRAT format that no assignment satisfies all clauses
";

const CHECK: &str = "\
How to check it, in this folder:

    arau prove --check .
    rate --skip-unit-deletions formula.cnf proof.drat
    drat-trim formula.cnf proof.drat

The first command rebuilds the clauses from the puzzle and compares them, checks the solution
against the rules and against the clauses, and checks the proof with arau's own checker. The
others are public checkers that know nothing about puzzles: install `rate` with
`cargo install rate`; drat-trim is at https://github.com/marijnheule/drat-trim.
";

const ONE_REASON: &str = "\
Why this is enough: a variable per candidate says whether the cell contains the symbol, and
the clauses express the rules and the givens. So every solution of the puzzle corresponds to
an assignment that satisfies the clauses, and vice versa. The solution itself shows that there
is one. Any other solution would differ from it in some cell and would thus satisfy the last
clause too; the proof shows that no assignment satisfies all clauses. You have to trust only
the translation of the puzzle into clauses, and one checker.
";

const NONE_REASON: &str = "\
Why this is enough: a variable per candidate says whether the cell contains the symbol, and
the clauses express the rules and the givens. So any solution of the puzzle would give an
assignment that satisfies the clauses; the proof shows that there is none. You have to trust
only the translation of the puzzle into clauses, and one checker.
";
