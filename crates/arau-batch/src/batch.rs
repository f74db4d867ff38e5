//! [`Batch`]: one question about each of many puzzles.

use crate::{Item, Solution};
use arau_core::{Classic, Limits, Outcome, Query, Unsupported, Verdict};
use arau_nine::{InstructionSet, SearchOptions, SolveResult, count_many, search, solve_many_into};
use arau_solve::{AUTO, Choice, choose, choose_for_classic};
use std::ops::ControlFlow;

/// A question about many puzzles.
#[derive(Clone, Debug)]
pub struct Batch<'a> {
    /// The engine by its id; [`AUTO`] chooses the best one for each puzzle.
    pub engine: &'a str,
    /// The question. Only the first solution is kept.
    pub query: Query,
    /// When to give up: nodes are counted for each puzzle, a stop ends the whole batch.
    pub limits: Limits,
}

/// The result for one puzzle of a list.
#[derive(Clone, Debug)]
pub struct BatchResult {
    /// The place of the puzzle in the list, from 0.
    pub index: usize,
    /// Whether there is no solution, one or many, or a limit was reached.
    pub verdict: Verdict<()>,
    /// The first solution, unless they were only counted.
    pub solution: Option<Solution>,
    /// The outcome of the search.
    pub outcome: Outcome,
    /// The engine used, and why.
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

    /// Answers the question for every puzzle, in order. After a stop, the puzzles at the end that were not reached are
    /// missing.
    pub fn run(&self, items: &[Item]) -> Vec<Result<BatchResult, Unsupported>> {
        self.run_in(&mut Workspace::default(), items).collect()
    }

    /// The same with reusable memory: classic puzzles are searched at once, the others as their results are requested.
    #[inline]
    pub fn run_in<'i>(
        &'i self,
        workspace: &'i mut Workspace,
        items: &'i [Item],
    ) -> impl Iterator<Item = Result<BatchResult, Unsupported>> + 'i {
        let mut lanes = Lanes::new(self, workspace, items);
        items.iter().enumerate().map_while(move |(index, item)| {
            let found = match lanes.next(item) {
                Some(found) => found.map(Ok),
                None => self.run_alone(item),
            };
            found.map(|found| found.map(|found| found.result(index, self)))
        })
    }

    /// How the engine for classic puzzles is asked.
    pub(crate) fn search_options(&self) -> SearchOptions<'_> {
        SearchOptions {
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

/// Memory reused from batch to batch by a thread that works through a long list.
#[derive(Debug, Default)]
pub struct Workspace {
    puzzles: Vec<Classic>,
    found: Vec<SolveResult>,
}

/// The classic puzzles of a list, searched side by side.
struct Lanes<'a> {
    /// Whose search it is; nobody's if the question or the engine is not for lanes.
    choice: Option<Choice>,
    keeps_solutions: bool,
    found: std::slice::Iter<'a, SolveResult>,
}

impl<'a> Lanes<'a> {
    fn new(batch: &Batch<'_>, workspace: &'a mut Workspace, items: &[Item]) -> Lanes<'a> {
        let keeps_solutions = matches!(batch.query, Query::First | Query::Unique);
        let is_for_lanes = keeps_solutions || matches!(batch.query, Query::Count { at_most: 1.. });
        let choice = choose_for_classic(batch.engine).filter(|_| is_for_lanes);
        let Workspace { puzzles, found } = workspace;
        puzzles.clear();
        if choice.is_some() {
            puzzles.extend(items.iter().filter_map(Item::classic));
        }
        if keeps_solutions {
            solve_many_into(puzzles, &batch.search_options(), found);
        } else {
            let counted = |count| SolveResult { count, solution: Classic::EMPTY };
            found.clear();
            found.extend(count_many(puzzles, &batch.search_options()).into_iter().map(counted));
        }
        Lanes { choice, keeps_solutions, found: found.iter() }
    }

    /// What was found for the next item: `None` if it is not for lanes, `Some(None)` if a stop came before it.
    #[inline]
    fn next(&mut self, item: &Item) -> Option<Option<Searched>> {
        let choice = self.choice?;
        item.classic()?;
        let SolveResult { count: search::SolutionCount { n_solutions, complete, stats }, ref solution } =
            *self.found.next()?;
        let was_begun = complete || stats.nodes > 0;
        Some(was_begun.then(|| {
            let outcome = Outcome { n_solutions, complete, stats, candidates: None };
            let is_kept = self.keeps_solutions && n_solutions > 0;
            Searched { outcome, choice, solution: is_kept.then_some(Solution::Classic(*solution)) }
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
    #[inline]
    fn result(self, index: usize, batch: &Batch<'_>) -> BatchResult {
        let Searched { outcome, choice, solution } = self;
        let verdict = Verdict::of(batch.query, &outcome, &batch.limits, [(), ()]);
        BatchResult { index, verdict, solution, outcome, choice }
    }
}
