//! Owns [`Verdict`]: whether a puzzle has no solution, one, or many, or why that is not known. It is read off the
//! outcome of a search here and nowhere else.

use crate::{Engine, Grid, Limits, Outcome, Puzzle, Query, Stats};
use std::ops::ControlFlow;

/// How many solutions a puzzle has, with solutions that prove it. `S` is the type of a solution.
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

/// The state of a search that a limit ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Unknown<S = Grid> {
    /// Which limit it was.
    pub limit: Limit,
    /// The solution that was found before; there may be others.
    pub found: Option<S>,
}

impl<S> Unknown<S> {
    /// A limit, and the solution that was found before it.
    pub fn new(limit: Limit, found: Option<S>) -> Unknown<S> {
        Unknown { limit, found }
    }
}

/// What ended a search early.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Limit {
    /// The number of nodes that it was allowed.
    Nodes,
    /// It was stopped, by a timer or Ctrl-C.
    Stopped,
    /// The requested number of solutions was reached; no others were sought.
    Solutions,
}

impl<S> Verdict<S> {
    /// The verdict that the outcome of a query allows, with the solutions in the order in which they were found.
    ///
    /// # Panics
    /// If there are fewer solutions than the outcome says, two being enough.
    pub fn of(
        query: Query,
        outcome: &Outcome,
        limits: &Limits,
        solutions: impl IntoIterator<Item = S>,
    ) -> Verdict<S> {
        let mut solutions = solutions.into_iter();
        let mut next = || solutions.next().expect("an outcome counts the solutions that were shown");
        let mut unknown = |n, limit| Verdict::Unknown(Unknown { limit, found: (n > 0).then(&mut next) });
        match (outcome.n_solutions, outcome.complete) {
            (2.., _) => Verdict::Many([next(), next()]),
            (n, false) => unknown(n, limits.which()),
            (n, true) if n >= query.enough() => unknown(n, Limit::Solutions),
            (1, true) => Verdict::One(next()),
            (0, true) => Verdict::None,
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

    /// Converts each solution of the verdict.
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

/// Asks an engine whether a puzzle has no solution, one or many; also returns the search statistics.
pub fn verdict(engine: &dyn Engine, puzzle: &Puzzle, limits: &Limits) -> (Verdict, Stats) {
    let mut grids = Vec::new();
    let outcome = engine.run(puzzle, Query::Unique, limits, &mut |grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    });
    (Verdict::of(Query::Unique, &outcome, limits, grids), outcome.stats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    fn verdict_of(query: Query, n_solutions: u64, complete: bool, limits: &Limits) -> Verdict<u64> {
        let outcome = Outcome { n_solutions, complete, stats: Stats::default(), candidates: None };
        Verdict::of(query, &outcome, limits, 0..n_solutions)
    }

    fn told(n_solutions: u64, complete: bool) -> Verdict<u64> {
        verdict_of(Query::Unique, n_solutions, complete, &Limits::nodes(1))
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
    fn the_first_solution_does_not_tell_whether_there_are_others() {
        let found = verdict_of(Query::First, 1, true, &Limits::none());
        assert_eq!(found, Verdict::Unknown(Unknown { limit: Limit::Solutions, found: Some(0) }));
        assert_eq!(verdict_of(Query::First, 0, true, &Limits::none()), Verdict::None);
        assert_eq!(verdict_of(Query::Count { at_most: 9 }, 1, true, &Limits::none()), Verdict::One(0));
    }

    #[test]
    fn a_stop_is_told_from_a_number_of_nodes() {
        let stopped = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::nodes(9) };
        let verdict = verdict_of(Query::Unique, 0, false, &stopped);
        assert_eq!(verdict, Verdict::Unknown(Unknown { limit: Limit::Stopped, found: None }));
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
