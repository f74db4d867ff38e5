//! Owns the text that stands beside a certificate and tells people what it is.

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
puzzle.toml     the puzzle, as a document of arau
solution.txt    its solution, cell by cell
formula.cnf     the puzzle as clauses in the format DIMACS, and one more clause at the
                end, which denies the solution: some cell holds another symbol.
                Comments at the top say which variable stands for which cell and symbol.
assignment.txt  a value for each variable, which satisfies every clause but the last
proof.drat      a proof in the format DRAT that no assignment satisfies all clauses
";

const NONE_FILES: &str = "\
puzzle.toml     the puzzle, as a document of arau
solution.txt    empty: there is none
formula.cnf     the puzzle as clauses in the format DIMACS. Comments at the top say which
                variable stands for which cell and symbol.
proof.drat      a proof in the format DRAT that no assignment satisfies all clauses
";

const CHECK: &str = "\
How to check it, in this folder:

    arau prove --check .
    rate --skip-unit-deletions formula.cnf proof.drat
    drat-trim formula.cnf proof.drat

The first makes the clauses anew from the puzzle and compares them, has the solution judged
by the rules as they are written and by the clauses, and checks the proof with a checker of
its own. The others are public checkers, which know nothing of puzzles: `rate` comes with
`cargo install rate`, drat-trim lies at https://github.com/marijnheule/drat-trim.
";

const ONE_REASON: &str = "\
Why it is enough: a variable per candidate says whether the cell holds the symbol, and the
clauses say what the rules and the givens ask for. So each solution of the puzzle gives an
assignment that satisfies the clauses, and the other way round. That there is a solution is
seen by looking at it. Any other solution would differ from it in some cell and would thus
satisfy the last clause too; the proof shows that nothing does. What must be trusted is the
way from the puzzle to the clauses, and one checker.
";

const NONE_REASON: &str = "\
Why it is enough: a variable per candidate says whether the cell holds the symbol, and the
clauses say what the rules and the givens ask for. So each solution of the puzzle would give
an assignment that satisfies the clauses; the proof shows that nothing does. What must be
trusted is the way from the puzzle to the clauses, and one checker.
";
