//! Owns [`Batch`]: one question about each of many puzzles.

use crate::{Item, Solution};
use arau_core::{Classic, Limits, Outcome, Query, Unsupported, Verdict};
use arau_nine::{Ask, Found, InstructionSet, count_many, search, solve_many};
use arau_solve::{AUTO, Choice, choose, choose_for_classic};
use std::ops::ControlFlow;

/// A question that is asked of many puzzles.
#[derive(Clone, Debug)]
pub struct Batch<'a> {
    /// The engine by its id; [`AUTO`] chooses the best one for each puzzle.
    pub engine: &'a str,
    /// What is asked. Only the first solution is kept.
    pub query: Query,
    /// When to give up: nodes are counted for each puzzle, a stop ends them all.
    pub limits: Limits,
}

/// What was found out about one puzzle of a list.
#[derive(Clone, Debug)]
pub struct BatchResult {
    /// The place of the puzzle in the list, from 0.
    pub index: usize,
    /// Whether there is no solution, one, many, or a limit left it open.
    pub verdict: Verdict<()>,
    /// The first solution, unless they were only counted.
    pub solution: Option<Solution>,
    /// What the engine said.
    pub outcome: Outcome,
    /// Which engine it was, and why.
    pub choice: Choice,
}

impl Default for Batch<'_> {
    fn default() -> Self {
        Batch { engine: AUTO, query: Query::Unique, limits: Limits::none() }
    }
}

impl<'a> Batch<'a> {
    /// Whether each puzzle has no solution, one or many; by the best engine, without limits.
    pub fn new() -> Batch<'a> {
        Batch::default()
    }

    /// Answers the question for every puzzle, in order. After a stop, the puzzles at the end that the search did not come to
    /// are missing.
    pub fn run(&self, items: &[Item]) -> Vec<Result<BatchResult, Unsupported>> {
        let classics: Vec<Option<Classic>> = items.iter().map(|item| self.for_lanes(item)).collect();
        let givens: Vec<Classic> = classics.iter().flatten().copied().collect();
        let mut side_by_side = self.run_in_lanes(&givens).into_iter();
        let mut results = Vec::with_capacity(items.len());
        for (index, (item, classic)) in items.iter().zip(&classics).enumerate() {
            let found = match classic {
                Some(_) => side_by_side.next().flatten().map(Ok),
                None => self.run_alone(item),
            };
            match found {
                Some(found) => results.push(found.map(|found| found.result(index, self))),
                None => break,
            }
        }
        results
    }

    /// The engine for a classic puzzle whose search can go on beside others.
    fn lanes_choice(&self) -> Option<Choice> {
        let keeps_one = matches!(self.query, Query::First | Query::Unique | Query::Count { .. });
        if keeps_one && self.query.enough() > 0 { choose_for_classic(self.engine) } else { None }
    }

    /// The givens of a puzzle that is searched beside others.
    fn for_lanes(&self, item: &Item) -> Option<Classic> {
        self.lanes_choice().and_then(|_| item.classic())
    }

    /// Classic puzzles side by side; nothing of those that a stop came before.
    fn run_in_lanes(&self, puzzles: &[Classic]) -> Vec<Option<Searched>> {
        let Some(choice) = self.lanes_choice().filter(|_| !puzzles.is_empty()) else { return Vec::new() };
        let ask = self.ask();
        let searched = |answer: search::Answer, solution: Option<Classic>| {
            let outcome = Outcome {
                n_solutions: answer.n_solutions,
                complete: answer.complete,
                stats: answer.stats,
                candidates: None,
            };
            let was_begun = answer.complete || answer.stats.nodes > 0;
            was_begun.then(|| Searched { outcome, choice, solution: solution.map(Solution::Classic) })
        };
        match self.query {
            Query::Count { .. } => {
                count_many(puzzles, &ask).into_iter().map(|answer| searched(answer, None)).collect()
            }
            _ => solve_many(puzzles, &ask)
                .into_iter()
                .map(|Found { answer, solution }| {
                    searched(answer, (answer.n_solutions > 0).then_some(solution))
                })
                .collect(),
        }
    }

    /// How the engine for classic puzzles is asked.
    pub(crate) fn ask(&self) -> Ask<'_> {
        Ask {
            set: InstructionSet::best(),
            at_most: self.query.enough(),
            max_nodes: self.limits.nodes.unwrap_or(u64::MAX),
            stop: self.limits.stop.as_deref(),
        }
    }

    fn run_alone(&self, item: &Item) -> Option<Result<Searched, Unsupported>> {
        if self.limits.is_stopped() {
            return None;
        }
        let puzzle = item.puzzle();
        Some(choose(self.engine, &puzzle).map(|choice| {
            let mut solution = None;
            let outcome = choice.engine.run(&puzzle, self.query, &self.limits, &mut |grid| {
                solution.get_or_insert_with(|| Solution::Grid(grid.clone()));
                ControlFlow::Continue(())
            });
            Searched { outcome, choice, solution }
        }))
    }
}

/// A result before it has its place.
struct Searched {
    outcome: Outcome,
    choice: Choice,
    solution: Option<Solution>,
}

impl Searched {
    fn result(self, index: usize, batch: &Batch<'_>) -> BatchResult {
        let Searched { outcome, choice, solution } = self;
        let verdict = Verdict::of(batch.query, &outcome, &batch.limits, [(), ()]);
        BatchResult { index, verdict, solution, outcome, choice }
    }
}
