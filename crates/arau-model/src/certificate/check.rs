//! Owns the check of a whole certificate: that its formula is the puzzle's, that its solution is one of the formula,
//! and that its proof leaves no other.

use super::checker::{ProofFlaw, check_proof};
use super::drat::{DratError, read_drat};
use super::names;
use crate::candidates::Reduction;
use crate::cnf::{Clauses, DimacsError, Formula};
use arau_core::{Grid, Puzzle, Unsupported};
use std::fmt::Write;

/// What a certificate says, as read from its files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The formula.
    pub formula: &'a str,
    /// The solution; empty if there is none.
    pub solution: &'a str,
    /// The variables that are true and false in the solution, if there is one.
    pub assignment: Option<&'a str>,
    /// The proof.
    pub proof: &'a [u8],
}

/// What a good certificate proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The only solution, if there is one. Whether it keeps the rules as they are written is left to the oracle.
    pub solution: Option<Grid>,
    /// How many lemmas the proof has.
    pub n_lemmas: usize,
}

/// Why a certificate was not accepted: the file, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    file: &'static str,
    kind: FlawKind,
}

/// What is wrong with a file of a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FlawKind {
    /// The puzzle has no formula.
    Unsupported(Unsupported),
    /// The formula cannot be read.
    BadFormula(DimacsError),
    /// The formula is not that of the puzzle, in this respect.
    OtherFormula(String),
    /// The assignment or the solution is none of the formula, for this reason.
    BadSolution(String),
    /// The proof cannot be read.
    BadProof(DratError),
    /// The proof proves nothing.
    Unproved(ProofFlaw),
}

impl Flaw {
    /// The name of the file.
    pub fn file(&self) -> &'static str {
        self.file
    }

    /// What is wrong.
    pub fn kind(&self) -> &FlawKind {
        &self.kind
    }
}

impl std::fmt::Display for FlawKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FlawKind::Unsupported(why) => why.fmt(f),
            FlawKind::BadFormula(why) => why.fmt(f),
            FlawKind::OtherFormula(why) | FlawKind::BadSolution(why) => f.write_str(why),
            FlawKind::BadProof(why) => why.fmt(f),
            FlawKind::Unproved(why) => why.fmt(f),
        }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.kind)
    }
}

impl std::error::Error for Flaw {}

/// What is wrong with the assignment or the solution.
fn no_solution(file: &'static str, reason: impl Into<String>) -> Flaw {
    Flaw { file, kind: FlawKind::BadSolution(reason.into()) }
}

/// Checks a certificate of a puzzle. The formula is made anew from the puzzle and must be the one of the file.
pub fn check(puzzle: &Puzzle, files: &Files<'_>) -> Result<Checked, Flaw> {
    let made = Formula::of(puzzle, Reduction::Stated);
    let flaw = |file, kind| Flaw { file, kind };
    let mut formula = made.map_err(|why| flaw(names::PUZZLE, FlawKind::Unsupported(why)))?;
    let solution = solution(puzzle, &formula, files)?;
    if let Some(grid) = &solution {
        let denial = formula.clause_against(grid);
        formula.push(&denial);
    }
    let written =
        Clauses::read(files.formula).map_err(|why| flaw(names::FORMULA, FlawKind::BadFormula(why)))?;
    compare(formula.clauses(), &written)?;
    let proof = read_drat(files.proof).map_err(|why| flaw(names::PROOF, FlawKind::BadProof(why)))?;
    check_proof(&written, &proof).map_err(|why| flaw(names::PROOF, FlawKind::Unproved(why)))?;
    Ok(Checked { solution, n_lemmas: proof.n_lemmas() })
}

fn compare(made: &Clauses, written: &Clauses) -> Result<(), Flaw> {
    let differs = made.iter().zip(written.iter()).position(|(made, written)| made != written);
    let reason = match differs {
        Some(at) => format!("clause {} does not belong to the puzzle", at + 1),
        None if made.len() != written.len() => {
            format!("there are {} clauses instead of {}", written.len(), made.len())
        }
        None if made.n_variables() != written.n_variables() => {
            format!("there are {} variables instead of {}", written.n_variables(), made.n_variables())
        }
        None => return Ok(()),
    };
    Err(Flaw { file: names::FORMULA, kind: FlawKind::OtherFormula(reason) })
}

/// The solution that the assignment spells, which satisfies the formula and is the one that is told.
fn solution(puzzle: &Puzzle, formula: &Formula, files: &Files<'_>) -> Result<Option<Grid>, Flaw> {
    let told = files.solution.trim_end_matches(['\n', '\r']);
    let Some(assignment) = files.assignment else {
        return match told.is_empty() {
            true => Ok(None),
            false => Err(no_solution(
                names::ASSIGNMENT,
                "is missing, although the certificate claims a \
                 solution",
            )),
        };
    };
    let holds = read_assignment(assignment, formula.clauses().n_variables())?;
    let is_true = |literal: i32| holds[literal.unsigned_abs() as usize - 1] == (literal > 0);
    let broken = formula.clauses().iter().position(|clause| !clause.iter().any(|&literal| is_true(literal)));
    if let Some(at) = broken {
        return Err(no_solution(
            names::ASSIGNMENT,
            format!("clause {} of the puzzle is not satisfied", at + 1),
        ));
    }
    let grid = formula.grid(is_true).filter(|grid| grid.text(puzzle.symbols()) == told);
    match grid {
        Some(grid) => Ok(Some(grid)),
        None => Err(no_solution(names::SOLUTION, "is not the grid that the assignment encodes")),
    }
}

/// How many literals a line has.
const LITERALS_PER_LINE: usize = 20;

/// An assignment as solvers print it.
pub(super) fn assignment_text(assignment: &[i32]) -> String {
    let mut text = String::from("s SATISFIABLE\n");
    for line in assignment.chunks(LITERALS_PER_LINE) {
        text.push('v');
        for literal in line {
            let _ = write!(text, " {literal}");
        }
        text.push('\n');
    }
    text + "v 0\n"
}

/// Whether each variable is true.
fn read_assignment(text: &str, n_variables: usize) -> Result<Vec<bool>, Flaw> {
    let bad = |reason: &str| no_solution(names::ASSIGNMENT, reason);
    let mut values = vec![None; n_variables];
    let words = text.lines().filter_map(|line| line.strip_prefix('v')).flat_map(str::split_ascii_whitespace);
    for word in words {
        let literal: i32 = word.parse().map_err(|_| bad("contains something that is not a literal"))?;
        if literal == 0 {
            break;
        }
        let value = values.get_mut(literal.unsigned_abs() as usize - 1);
        if value.is_none_or(|value| value.replace(literal > 0).is_some()) {
            return Err(bad("repeats a variable or has one that the formula lacks"));
        }
    }
    values.into_iter().collect::<Option<_>>().ok_or_else(|| bad("does not assign every variable"))
}
