//! Owns the check of proofs. It shares nothing with the solver that made them and is short enough to be read.
//!
//! A lemma is accepted if denying all its literals leads to a contradiction by unit propagation alone (RUP), or if that
//! is so of everything that comes from resolving it, on its first literal, with a clause that denies this literal (RAT).
//! Either way a formula that has a solution still has one with the lemma. So a formula from which the empty clause
//! comes about has none.

use super::proof::{Action, Proof};
use crate::cnf::Clauses;
use std::collections::HashMap;

/// Why a proof was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ProofFlaw {
    /// A lemma that does not follow: its step, from 1.
    Unfounded(usize),
    /// It does not arrive at the empty clause.
    NoEnd,
}

impl std::fmt::Display for ProofFlaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ProofFlaw::Unfounded(step) => write!(f, "step {step}: the lemma does not follow"),
            ProofFlaw::NoEnd => f.write_str("the proof does not derive the empty clause"),
        }
    }
}

impl std::error::Error for ProofFlaw {}

/// Checks that a proof shows a formula to have no solution, lemma by lemma.
pub fn check_proof(formula: &Clauses, proof: &Proof) -> Result<(), ProofFlaw> {
    let deletes = proof.steps().any(|(action, _)| action == Action::Delete);
    let mut checker = Checker::new(formula, deletes);
    for (i, (action, clause)) in proof.steps().enumerate() {
        let codes = checker.codes(clause);
        match action {
            Action::Delete => checker.delete(&codes),
            Action::Add if !checker.is_founded(&codes) => return Err(ProofFlaw::Unfounded(i + 1)),
            Action::Add if clause.is_empty() => return Ok(()),
            Action::Add => checker.add(&codes),
        }
    }
    Err(ProofFlaw::NoEnd)
}

/// A literal as an index: twice the variable, and one more if it is denied.
type Code = u32;

fn denied(code: Code) -> Code {
    code ^ 1
}

struct Clause {
    /// The first two are watched, if there are two.
    literals: Box<[Code]>,
    is_live: bool,
}

/// What an assignment rests on.
const ASSUMED: usize = usize::MAX;

struct Checker {
    clauses: Vec<Clause>,
    /// Of each literal the clauses that look at it.
    watches: Vec<Vec<usize>>,
    /// Whether each literal is true.
    is_true: Vec<bool>,
    /// True literals in the order in which they came, with the clauses that they follow from.
    trail: Vec<(Code, usize)>,
    /// How much of the trail was propagated.
    n_propagated: usize,
    /// Whether the clauses contradict each other by unit propagation alone.
    is_contradictory: bool,
    /// Live clauses by their literals in order, if any is to be deleted.
    index: Option<HashMap<Box<[Code]>, Vec<usize>>>,
    /// Variables of the formula, and the numbers of those that only the proof has.
    n_variables: u32,
    others: HashMap<u32, u32>,
}

impl Checker {
    fn new(formula: &Clauses, deletes: bool) -> Checker {
        let n_variables = formula.n_variables() as u32;
        let n_codes = 2 * n_variables as usize;
        let mut checker = Checker {
            clauses: Vec::with_capacity(formula.len()),
            watches: vec![Vec::new(); n_codes],
            is_true: vec![false; n_codes],
            trail: Vec::new(),
            n_propagated: 0,
            is_contradictory: false,
            index: deletes.then(HashMap::new),
            n_variables,
            others: HashMap::new(),
        };
        for clause in formula.iter() {
            let codes = checker.codes(clause);
            checker.add(&codes);
        }
        checker
    }

    /// The literals of a clause, each once.
    fn codes(&mut self, clause: &[i32]) -> Vec<Code> {
        let mut codes = Vec::with_capacity(clause.len());
        for &literal in clause {
            let code = 2 * self.number(literal.unsigned_abs()) + u32::from(literal < 0);
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
        codes
    }

    /// A number from 0 for each variable, without gaps however large its name is.
    fn number(&mut self, variable: u32) -> u32 {
        if variable <= self.n_variables {
            return variable - 1;
        }
        let next = self.n_variables + self.others.len() as u32;
        let number = *self.others.entry(variable).or_insert(next);
        if number == next {
            self.watches.resize_with(2 * next as usize + 2, Vec::new);
            self.is_true.resize(2 * next as usize + 2, false);
        }
        number
    }

    /// Adds a clause and whatever follows from it by unit propagation.
    fn add(&mut self, codes: &[Code]) {
        let id = self.clauses.len();
        let mut literals: Box<[Code]> = codes.into();
        // Literals that are false now stay so: they come last, so that they are watched only if no other can be.
        literals.sort_by_key(|&code| self.is_true[denied(code) as usize]);
        let n_open = literals.iter().filter(|&&code| !self.is_true[denied(code) as usize]).count();
        if let [first, second, ..] = *literals {
            self.watches[first as usize].push(id);
            self.watches[second as usize].push(id);
        }
        let first = literals.first().copied();
        if let Some(index) = &mut self.index {
            index.entry(sorted(codes)).or_default().push(id);
        }
        self.clauses.push(Clause { literals, is_live: true });
        match (n_open, first) {
            (0, _) => self.is_contradictory = true,
            (1, Some(first)) if !self.is_true[first as usize] => {
                self.assign(first, id);
                self.is_contradictory |= !self.propagate();
            }
            _ => {}
        }
    }

    /// Forgets a clause, unless a literal that is known to be true follows from it: as other checkers do, so that what
    /// is known stays known.
    fn delete(&mut self, codes: &[Code]) {
        let Some(ids) = self.index.as_mut().and_then(|index| index.get_mut(&sorted(codes))) else { return };
        let is_reason = |id: usize| self.trail.iter().any(|&(_, reason)| reason == id);
        if let Some(at) = ids.iter().position(|&id| !is_reason(id)) {
            let id = ids.swap_remove(at);
            self.clauses[id].is_live = false;
            for code in self.clauses[id].literals.iter().take(2) {
                self.watches[*code as usize].retain(|&watching| watching != id);
            }
        }
    }

    /// Whether a lemma may be added.
    fn is_founded(&mut self, lemma: &[Code]) -> bool {
        self.follows(lemma) || lemma.first().is_some_and(|&pivot| self.resolvents_follow(lemma, pivot))
    }

    fn resolvents_follow(&mut self, lemma: &[Code], pivot: Code) -> bool {
        let denying: Vec<usize> = (0..self.clauses.len())
            .filter(|&id| self.clauses[id].is_live && self.clauses[id].literals.contains(&denied(pivot)))
            .collect();
        denying.into_iter().all(|id| {
            let others = self.clauses[id].literals.iter().filter(|&&code| code != denied(pivot));
            let resolvent: Vec<Code> = lemma.iter().chain(others).copied().collect();
            self.follows(&resolvent)
        })
    }

    /// Whether a contradiction follows from denying every literal of a clause.
    fn follows(&mut self, clause: &[Code]) -> bool {
        if self.is_contradictory {
            return true;
        }
        let n_known = self.trail.len();
        let mut is_refuted = false;
        for &code in clause {
            if self.is_true[code as usize] {
                is_refuted = true;
                break;
            }
            if !self.is_true[denied(code) as usize] {
                self.assign(denied(code), ASSUMED);
            }
        }
        is_refuted = is_refuted || !self.propagate();
        for (code, _) in self.trail.drain(n_known..) {
            self.is_true[code as usize] = false;
        }
        self.n_propagated = n_known;
        is_refuted
    }

    fn assign(&mut self, code: Code, reason: usize) {
        self.is_true[code as usize] = true;
        self.trail.push((code, reason));
    }

    /// Draws every conclusion; `false` if a clause is left without a literal that can be true.
    fn propagate(&mut self) -> bool {
        while let Some(&(code, _)) = self.trail.get(self.n_propagated) {
            self.n_propagated += 1;
            if !self.visit(denied(code)) {
                return false;
            }
        }
        true
    }

    /// Goes through the clauses that watch a literal which has become false.
    fn visit(&mut self, lost: Code) -> bool {
        let mut watching = std::mem::take(&mut self.watches[lost as usize]);
        let mut kept = 0;
        let mut holds = true;
        for i in 0..watching.len() {
            let id = watching[i];
            let literals = &mut self.clauses[id].literals;
            if literals[0] == lost {
                literals.swap(0, 1);
            }
            let first = literals[0];
            let open = match holds && !self.is_true[first as usize] {
                true => (2..literals.len()).find(|&at| !self.is_true[denied(literals[at]) as usize]),
                false => None,
            };
            if let Some(at) = open {
                literals.swap(1, at);
                self.watches[literals[1] as usize].push(id);
                continue;
            }
            watching[kept] = id;
            kept += 1;
            if holds && self.is_true[denied(first) as usize] {
                holds = false;
            } else if holds && !self.is_true[first as usize] {
                self.assign(first, id);
            }
        }
        watching.truncate(kept);
        self.watches[lost as usize] = watching;
        holds
    }
}

fn sorted(codes: &[Code]) -> Box<[Code]> {
    let mut sorted: Box<[Code]> = codes.into();
    sorted.sort_unstable();
    sorted
}
