//! Owns what a claim is, what a run may ask for, and how it answers.

use arau::core::Limits;
use std::sync::atomic::Ordering;

/// A claim of a paper.
pub struct Claim {
    /// An id of the digest, with a part where it holds several claims.
    pub id: &'static str,
    /// The paper and the place in it.
    pub source: &'static str,
    /// What is claimed.
    pub statement: &'static str,
    /// How long it takes to try.
    pub cost: Cost,
    /// Tries it.
    pub run: fn(&Run<'_>) -> Outcome,
}

/// How long a claim takes to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Seconds at most.
    Quick,
    /// Up to several minutes.
    Long,
}

/// How long somebody is ready to wait for a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// What takes hours is sampled instead.
    Minutes,
    /// As long as it takes.
    Hours,
}

/// What came of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimVerdict {
    /// The run gave what is claimed.
    Verified,
    /// The run gave something else.
    Refuted,
    /// No run settles it here; the evidence says what was seen.
    BeyondReach,
    /// It states no fact: terms, conventions, questions.
    Definition,
    /// The run was stopped before its end.
    Incomplete,
}

impl ClaimVerdict {
    /// The verdict in a word.
    pub fn word(self) -> &'static str {
        match self {
            ClaimVerdict::Verified => "verified",
            ClaimVerdict::Refuted => "refuted",
            ClaimVerdict::BeyondReach => "beyond-reach",
            ClaimVerdict::Definition => "definition",
            ClaimVerdict::Incomplete => "incomplete",
        }
    }
}

/// A verdict and what it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What came of it.
    pub verdict: ClaimVerdict,
    /// A sentence or two with the numbers of the run.
    pub evidence: String,
}

impl Outcome {
    /// Verified if what the run worked out is what is claimed, else refuted.
    pub fn judged(as_claimed: bool, evidence: impl Into<String>) -> Outcome {
        let verdict = if as_claimed { ClaimVerdict::Verified } else { ClaimVerdict::Refuted };
        Outcome { verdict, evidence: evidence.into() }
    }

    /// Beyond reach.
    pub fn beyond_reach(evidence: impl Into<String>) -> Outcome {
        Outcome { verdict: ClaimVerdict::BeyondReach, evidence: evidence.into() }
    }

    /// A definition.
    pub fn definition(evidence: impl Into<String>) -> Outcome {
        Outcome { verdict: ClaimVerdict::Definition, evidence: evidence.into() }
    }

    /// Stopped before its end.
    pub fn incomplete() -> Outcome {
        Outcome { verdict: ClaimVerdict::Incomplete, evidence: "the run was stopped early".into() }
    }
}

/// What a run may ask for.
pub struct Run<'a> {
    /// When to give up.
    pub limits: Limits,
    /// How long it may take.
    pub patience: Patience,
    /// Seconds since some moment: libraries read no clock.
    pub clock: &'a (dyn Fn() -> f64 + Sync),
}

impl Run<'_> {
    /// Whether the run is to end.
    pub fn is_stopped(&self) -> bool {
        self.limits.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// A result, and the seconds that it took.
    pub fn timed<T>(&self, work: impl FnOnce() -> T) -> (T, f64) {
        let start = (self.clock)();
        let result = work();
        (result, (self.clock)() - start)
    }
}
