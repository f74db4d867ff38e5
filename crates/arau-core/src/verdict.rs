//! Owns [`Verdict`]: whether a puzzle has no solution, one, or many, or why that is not known. It is read off the
//! outcome of a search here and nowhere else.

use crate::{Engine, Grid, Limits, Outcome, Puzzle, Query, Stats};
use std::ops::ControlFlow;

/// How many solutions a puzzle has, with the solutions that show it. `S` is what a solution is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Verdict<S = Grid> {
    /// No solution: all of them were ruled out.
    None,
    /// Exactly one solution, and the search went on until that was certain.
    One(S),
    /// At least two solutions; these differ.
    Many([S; 2]),
    /// A limit ended the search before the answer was certain.
    Unknown(Unknown<S>),
}

/// What is left of a search that a limit ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Unknown<S = Grid> {
    /// Which limit it was.
    pub limit: Limit,
    /// The solution that was found before; there may be others.
    pub found: Option<S>,
}

/// What ended a search early.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Limit {
    /// The number of nodes that it was allowed.
    Nodes,
    /// Somebody stopped it: a timer, or Ctrl-C.
    Stopped,
}

impl<S> Verdict<S> {
    /// The verdict of a search for two solutions ([`Query::Unique`]), with the solutions in the order in which they were
    /// found.
    ///
    /// # Panics
    /// If there are fewer solutions than the outcome says, two being enough.
    pub fn of(outcome: &Outcome, limits: &Limits, solutions: impl IntoIterator<Item = S>) -> Verdict<S> {
        Verdict::of_counts(outcome.n_solutions, outcome.complete, limits, solutions)
    }

    /// The same from the two numbers of an outcome that matter.
    pub fn of_counts(
        n_solutions: u64,
        complete: bool,
        limits: &Limits,
        solutions: impl IntoIterator<Item = S>,
    ) -> Verdict<S> {
        let mut solutions = solutions.into_iter();
        let mut next = || solutions.next().expect("an outcome counts the solutions that were shown");
        match (n_solutions, complete) {
            (2.., _) => Verdict::Many([next(), next()]),
            (1, true) => Verdict::One(next()),
            (0, true) => Verdict::None,
            (n, false) => Verdict::Unknown(Unknown { limit: limits.which(), found: (n > 0).then(next) }),
        }
    }

    /// The only solution, if it is certain that there is no other.
    pub fn only(&self) -> Option<&S> {
        match self {
            Verdict::One(solution) => Some(solution),
            _ => None,
        }
    }

    /// A solution, if one was found: the only one, the first of several, or the one found before a limit.
    pub fn solution(&self) -> Option<&S> {
        match self {
            Verdict::None => None,
            Verdict::One(solution) | Verdict::Many([solution, _]) => Some(solution),
            Verdict::Unknown(unknown) => unknown.found.as_ref(),
        }
    }

    /// Whether there is exactly one solution.
    pub fn is_one(&self) -> bool {
        matches!(self, Verdict::One(_))
    }

    /// Whether there is certainly no solution.
    pub fn is_none(&self) -> bool {
        matches!(self, Verdict::None)
    }

    /// The verdict with each solution turned into something else.
    pub fn map<T>(self, mut f: impl FnMut(S) -> T) -> Verdict<T> {
        match self {
            Verdict::None => Verdict::None,
            Verdict::One(solution) => Verdict::One(f(solution)),
            Verdict::Many(solutions) => Verdict::Many(solutions.map(f)),
            Verdict::Unknown(Unknown { limit, found }) => {
                Verdict::Unknown(Unknown { limit, found: found.map(f) })
            }
        }
    }

    /// The verdict in a word, as the command line and JSON say it: `none`, `unique`, `multiple` or `incomplete`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::None => "none",
            Verdict::One(_) => "unique",
            Verdict::Many(_) => "multiple",
            Verdict::Unknown(_) => "incomplete",
        }
    }
}

/// Asks an engine whether a puzzle has no solution, one or many, and tells what the search took.
pub fn verdict(engine: &dyn Engine, puzzle: &Puzzle, limits: &Limits) -> (Verdict, Stats) {
    let mut grids = Vec::new();
    let outcome = engine.run(puzzle, Query::Unique, limits, &mut |grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    });
    (Verdict::of(&outcome, limits, grids), outcome.stats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    fn told(n_solutions: u64, complete: bool) -> Verdict<u64> {
        Verdict::of_counts(n_solutions, complete, &Limits::nodes(1), 0..n_solutions)
    }

    #[test]
    fn every_outcome_has_one_verdict() {
        assert_eq!(told(0, true), Verdict::None);
        assert_eq!(told(1, true), Verdict::One(0));
        assert_eq!(told(2, true), Verdict::Many([0, 1]));
        // Two solutions settle the question even if the search was cut short.
        assert_eq!(told(2, false), Verdict::Many([0, 1]));
        assert_eq!(told(0, false), Verdict::Unknown(Unknown { limit: Limit::Nodes, found: None }));
        assert_eq!(told(1, false), Verdict::Unknown(Unknown { limit: Limit::Nodes, found: Some(0) }));
    }

    #[test]
    fn a_stop_is_told_from_a_number_of_nodes() {
        let stopped = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::nodes(9) };
        let told: Verdict<u64> = Verdict::of_counts(0, false, &stopped, []);
        assert_eq!(told, Verdict::Unknown(Unknown { limit: Limit::Stopped, found: None }));
    }

    #[test]
    fn solutions_are_at_hand() {
        assert_eq!(
            (told(1, true).only(), told(2, true).only(), told(1, false).only()),
            (Some(&0), None, None)
        );
        assert_eq!((told(2, true).solution(), told(1, false).solution()), (Some(&0), Some(&0)));
        assert_eq!(told(2, true).map(|n| n + 5), Verdict::Many([5, 6]));
        assert_eq!(
            [told(0, true), told(1, true), told(2, true), told(1, false)].map(|v| v.word()),
            ["none", "unique", "multiple", "incomplete"]
        );
    }
}
