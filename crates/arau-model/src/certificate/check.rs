//! Owns the check of a whole certificate: that its formula is the puzzle's, that its solution is one of the formula,
//! and that its proof leaves no other.

use super::checker::{ProofFlaw, check_proof};
use super::drat::read_drat;
use super::names;
use crate::candidates::Reduction;
use crate::cnf::{Clauses, Formula};
use arau_core::{Grid, Puzzle};
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
    /// The name of the file.
    pub file: &'static str,
    /// What is wrong.
    pub reason: String,
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.reason)
    }
}

impl std::error::Error for Flaw {}

fn flaw(file: &'static str, reason: impl Into<String>) -> Flaw {
    Flaw { file, reason: reason.into() }
}

/// Checks a certificate of a puzzle. The formula is made anew from the puzzle and must be the one of the file.
pub fn check(puzzle: &Puzzle, files: &Files<'_>) -> Result<Checked, Flaw> {
    let made = Formula::of(puzzle, Reduction::Stated);
    let mut formula = made.map_err(|why| flaw(names::PUZZLE, why.to_string()))?;
    let solution = solution(puzzle, &formula, files)?;
    if let Some(grid) = &solution {
        let denial = formula.clause_against(grid);
        formula.push(&denial);
    }
    let written = Clauses::read(files.formula).map_err(|reason| flaw(names::FORMULA, reason))?;
    compare(formula.clauses(), &written)?;
    let proof = read_drat(files.proof).map_err(|reason| flaw(names::PROOF, reason))?;
    check_proof(&written, &proof).map_err(|why: ProofFlaw| flaw(names::PROOF, why.to_string()))?;
    Ok(Checked { solution, n_lemmas: proof.n_lemmas() })
}

fn compare(made: &Clauses, written: &Clauses) -> Result<(), Flaw> {
    let differs = made.iter().zip(written.iter()).position(|(made, written)| made != written);
    let reason = match differs {
        Some(at) => format!("clause {} is not the puzzle's", at + 1),
        None if made.len() != written.len() => {
            format!("there are {} clauses instead of {}", written.len(), made.len())
        }
        None if made.n_variables() != written.n_variables() => {
            format!("there are {} variables instead of {}", written.n_variables(), made.n_variables())
        }
        None => return Ok(()),
    };
    Err(flaw(names::FORMULA, reason))
}

/// The solution that the assignment spells, which satisfies the formula and is the one that is told.
fn solution(puzzle: &Puzzle, formula: &Formula, files: &Files<'_>) -> Result<Option<Grid>, Flaw> {
    let told = files.solution.trim_end_matches(['\n', '\r']);
    let Some(assignment) = files.assignment else {
        return match told.is_empty() {
            true => Ok(None),
            false => Err(flaw(names::ASSIGNMENT, "is missing, although there is a solution")),
        };
    };
    let holds = read_assignment(assignment, formula.clauses().n_variables())?;
    let is_true = |literal: i32| holds[literal.unsigned_abs() as usize - 1] == (literal > 0);
    let broken = formula.clauses().iter().position(|clause| !clause.iter().any(|&literal| is_true(literal)));
    if let Some(at) = broken {
        return Err(flaw(names::ASSIGNMENT, format!("clause {} of the puzzle is not satisfied", at + 1)));
    }
    let grid = formula.grid(is_true).filter(|grid| grid.text(puzzle.symbols()) == told);
    match grid {
        Some(grid) => Ok(Some(grid)),
        None => Err(flaw(names::SOLUTION, "is not the grid of the assignment")),
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
    let bad = |reason: &str| flaw(names::ASSIGNMENT, reason);
    let mut values = vec![None; n_variables];
    let words = text.lines().filter_map(|line| line.strip_prefix('v')).flat_map(str::split_ascii_whitespace);
    for word in words {
        let literal: i32 = word.parse().map_err(|_| bad("has something that is no literal"))?;
        if literal == 0 {
            break;
        }
        let value = values.get_mut(literal.unsigned_abs() as usize - 1);
        if value.is_none_or(|value| value.replace(literal > 0).is_some()) {
            return Err(bad("has a variable twice, or one that the formula does not have"));
        }
    }
    values.into_iter().collect::<Option<_>>().ok_or_else(|| bad("leaves a variable open"))
}
