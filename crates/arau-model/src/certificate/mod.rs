//! Certificates: proofs, for anyone to check, that a puzzle has no solution or exactly one.
//!
//! The puzzle becomes clauses with a variable per candidate. If it has a solution, a last clause denies it. Then a proof
//! in the format DRAT, which public checkers read, shows that no assignment satisfies all clauses: there is no
//! solution, or no other.

mod check;
mod checker;
mod drat;
mod proof;
mod readme;

pub use check::{Checked, Files, Flaw, FlawKind, check};
pub use checker::{ProofFlaw, check_proof};
pub use drat::{DratError, read_drat, write_drat};
pub use proof::{Action, Proof};

use crate::candidates::Reduction;
use crate::cnf::{Clauses, Formula};
use crate::engines::to_batsat;
use crate::files::dimacs;
use arau_core::{Grid, Limits, Puzzle, Unsupported};
use batsat::{Solver, SolverInterface, SolverOpts, lbool};
use proof::Recorder;

/// The names of the files of a certificate.
pub mod names {
    /// The puzzle, as a document.
    pub const PUZZLE: &str = "puzzle.toml";
    /// What the proof refutes.
    pub const FORMULA: &str = "formula.cnf";
    /// The solution as a line; empty if there is none.
    pub const SOLUTION: &str = "solution.txt";
    /// The variables that are true and false in the solution; missing if there is none.
    pub const ASSIGNMENT: &str = "assignment.txt";
    /// The proof.
    pub const PROOF: &str = "proof.drat";
    /// What all this is, for people.
    pub const README: &str = "README";
    /// All of them.
    pub const ALL: [&str; 6] = [PUZZLE, FORMULA, SOLUTION, ASSIGNMENT, PROOF, README];
}

/// What the formula says of the clause that makes it one of no solution.
const DENIAL: &str = "The last clause excludes the solution (a blocking clause); all others state the \
     puzzle.";

/// What came of the wish for a certificate.
#[derive(Clone, Debug)]
pub enum Proved {
    /// There is no solution, or exactly one.
    Certified(Box<Certificate>),
    /// There are these two, and maybe more.
    Multiple([Grid; 2]),
    /// A limit was reached.
    GaveUp,
}

/// A proof that a puzzle has no solution or no other one.
#[derive(Clone, Debug)]
pub struct Certificate {
    formula: Formula,
    solution: Option<Solution>,
    proof: Proof,
}

#[derive(Clone, Debug)]
struct Solution {
    grid: Grid,
    /// A literal of each variable: the one that is true.
    assignment: Vec<i32>,
}

/// Proves how many solutions a puzzle has, if it has at most one. A conflict counts as a node. An error says why the
/// puzzle has no clauses.
pub fn prove(puzzle: &Puzzle, limits: &Limits) -> Result<Proved, Unsupported> {
    let mut formula = Formula::of(puzzle, Reduction::Stated)?;
    let mut solver = Solver::new(SolverOpts::default(), Recorder::new(limits));
    for _ in 0..formula.clauses().n_variables() {
        solver.new_var_default();
    }
    formula.clauses().iter().for_each(|clause| add(&mut solver, clause));
    let first = match solve(&mut solver, &formula) {
        Some(first) => first,
        None => return Ok(Proved::GaveUp),
    };
    if let Some(first) = &first {
        let denial = formula.clause_against(&first.grid);
        formula.push(&denial);
        add(&mut solver, &denial);
        match solve(&mut solver, &formula) {
            Some(None) => {}
            Some(Some(second)) => return Ok(Proved::Multiple([first.grid.clone(), second.grid])),
            None => return Ok(Proved::GaveUp),
        }
    }
    let mut proof = std::mem::take(&mut solver.cb_mut().proof);
    // What contradicts itself without a guess ends the solver without a word.
    proof.end();
    Ok(Proved::Certified(Box::new(Certificate { formula, solution: first, proof })))
}

fn add(solver: &mut Solver<Recorder>, clause: &[i32]) {
    solver.add_clause_reuse(&mut clause.iter().map(|&literal| to_batsat(literal)).collect());
}

/// A solution or that there is none; `None` if the solver gave up.
fn solve(solver: &mut Solver<Recorder>, formula: &Formula) -> Option<Option<Solution>> {
    // Nothing may be assumed: what is learnt then holds by itself.
    let found = solver.solve_limited(&[]);
    if found == lbool::FALSE {
        return Some(None);
    }
    if found != lbool::TRUE {
        return None;
    }
    let is_true = |variable: i32| solver.value_lit(to_batsat(variable)) == lbool::TRUE;
    let grid = formula.grid(is_true).expect("clauses give every cell a symbol");
    let variables = 1..=formula.clauses().n_variables() as i32;
    let assignment = variables.map(|variable| if is_true(variable) { variable } else { -variable });
    Some(Some(Solution { grid, assignment: assignment.collect() }))
}

impl Certificate {
    /// The solution, if there is one.
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref().map(|solution| &solution.grid)
    }

    /// What the proof refutes: the puzzle, and the denial of its solution if it has one.
    pub fn clauses(&self) -> &Clauses {
        self.formula.clauses()
    }

    /// The proof.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// The files of the certificate, with their names. `document` is the puzzle in arau's own format.
    pub fn files(&self, puzzle: &Puzzle, document: &str) -> Vec<(&'static str, String)> {
        let remark = self.solution.as_ref().map(|_| DENIAL);
        let mut files = vec![
            (names::PUZZLE, document.to_string()),
            (names::FORMULA, dimacs(puzzle, &self.formula, remark)),
            (names::SOLUTION, String::new()),
            (names::PROOF, write_drat(&self.proof)),
            (names::README, readme::text(self, puzzle)),
        ];
        if let Some(Solution { grid, assignment }) = &self.solution {
            files[2].1 = grid.text(puzzle.symbols()) + "\n";
            files.push((names::ASSIGNMENT, check::assignment_text(assignment)));
        }
        files
    }
}
