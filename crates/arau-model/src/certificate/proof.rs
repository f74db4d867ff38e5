//! Owns [`Proof`], lemmas and deletions in order, and the recorder that gets them from the embedded solver.

use arau_core::Limits;
use batsat::{ClauseKind, Lit};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a line of a proof does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Adds a lemma: a clause that may be added without making a formula with solutions one without.
    Add,
    /// Forgets a clause, which only saves work.
    Delete,
}

/// Lemmas and deletions, as a DRAT proof has them. A proof of contradiction adds the empty clause.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    literals: Vec<i32>,
    /// What each step does, and where its literals end.
    steps: Vec<(Action, usize)>,
}

impl Proof {
    /// Adds a step. Literals are DIMACS integers.
    pub fn push(&mut self, action: Action, clause: impl IntoIterator<Item = i32>) {
        self.literals.extend(clause);
        self.steps.push((action, self.literals.len()));
    }

    /// Every step.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = (Action, &[i32])> {
        let start = |i: usize| if i == 0 { 0 } else { self.steps[i - 1].1 };
        (0..self.steps.len()).map(move |i| (self.steps[i].0, &self.literals[start(i)..self.steps[i].1]))
    }

    /// Number of lemmas, the empty clause included.
    pub fn n_lemmas(&self) -> usize {
        self.steps.iter().filter(|(action, _)| *action == Action::Add).count()
    }

    /// Ends the proof with the empty clause, unless it does already.
    pub(super) fn end(&mut self) {
        if self.steps().last() != Some((Action::Add, &[])) {
            self.push(Action::Add, []);
        }
    }
}

/// Listens to the solver: writes down what it learns, and ends it when the limits say so.
pub(super) struct Recorder {
    pub proof: Proof,
    /// Lemmas that were not deleted, by a number that does not depend on the order of their literals.
    live: HashSet<u64>,
    n_conflicts: u64,
    limits: Limits,
}

impl Recorder {
    pub fn new(limits: &Limits) -> Recorder {
        let proof = Proof::default();
        Recorder { proof, live: HashSet::new(), n_conflicts: 0, limits: limits.clone() }
    }
}

impl batsat::Callbacks for Recorder {
    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.n_conflicts += 1;
            self.live.insert(fingerprint(clause));
            self.proof.push(Action::Add, clause.iter().map(|&literal| from_batsat(literal)));
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        // The solver takes literals that are known to be false out of its clauses without a word. What it deletes
        // then is no line of the proof, and the lemma stays, which does no harm.
        if self.live.remove(&fingerprint(clause)) {
            self.proof.push(Action::Delete, clause.iter().map(|&literal| from_batsat(literal)));
        }
    }

    fn stop(&self) -> bool {
        self.limits.reached(self.n_conflicts)
    }
}

fn from_batsat(literal: Lit) -> i32 {
    let variable = literal.var().idx() as i32 + 1;
    if literal.sign() { variable } else { -variable }
}

fn fingerprint(clause: &[Lit]) -> u64 {
    let mut literals: Vec<i32> = clause.iter().map(|&literal| from_batsat(literal)).collect();
    literals.sort_unstable();
    let mut hasher = DefaultHasher::new();
    literals.hash(&mut hasher);
    hasher.finish()
}
