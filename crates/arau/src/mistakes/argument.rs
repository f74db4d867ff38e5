//! [`Argument`]: the steps that show that an entry is wrong or that clues clash, and how to find short ones.

use super::cases::by_cases;
use super::entry::{Mistake, Wrong};
use super::prune::{Goal, Line, prune};
use crate::{Explainer, Puzzle, Step, Teller};
use arau_core::{Candidate, Cell, Limits, SymbolSet, Verdict};
use arau_logic::{Conflict, Ending, Start};

/// A list of steps that proves something and in which no step can be left out.
#[derive(Clone)]
#[non_exhaustive]
pub struct Argument {
    /// The assumption that the steps refute; empty if the steps follow from the clues alone.
    pub assumed: Vec<Candidate>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The conclusion they reach.
    pub end: ArgumentEnd,
    /// Puts the steps into words.
    pub(super) teller: Teller,
}

impl Argument {
    /// The number of steps, including those of all cases.
    pub fn n_steps(&self) -> usize {
        let of_cases = match &self.end {
            ArgumentEnd::Cases(_, cases) => cases.iter().map(|case| 1 + case.n_steps()).sum(),
            _ => 0,
        };
        self.steps.len() + of_cases
    }
}

/// The conclusion of an argument.
#[derive(Clone)]
#[non_exhaustive]
pub enum ArgumentEnd {
    /// A contradiction: something can no longer be satisfied.
    Conflict(Conflict),
    /// A cell must contain this symbol.
    Is(Candidate),
    /// A cell cannot contain this symbol.
    IsNot(Candidate),
    /// Every candidate of the cell leads to a contradiction: one argument for each, which assumes it.
    Cases(Cell, Vec<Argument>),
    /// No technique proves it; it was found by search.
    Search,
}

impl Explainer {
    /// Why a player's entry is wrong, from the givens and rules alone: the shortest argument found. Either the entry is
    /// assumed to be right and the steps lead to a contradiction, or the steps lead to the correct symbol. `None` if
    /// the entry directly breaks a single rule, or the board is too large.
    pub fn why_wrong(&self, puzzle: &Puzzle, mistake: &Mistake, limits: &Limits) -> Option<Argument> {
        if mistake.clash.is_some() {
            return None;
        }
        let teller = self.teller(puzzle)?;
        let solved = puzzle.solve_within(limits);
        let verdict = solved.clone().map(|_| ());
        let argue = |assumed: &[Candidate], goal: Goal| argue(self, &teller, &verdict, assumed, goal, limits);
        let found = match &mistake.wrong {
            Wrong::Symbol(wrong) => {
                let supposed = argue(&[*wrong], Goal::Conflict);
                let derived = argue(&[], Goal::Without(*wrong));
                self.or_by_cases(&teller, shorter(supposed, derived), &[*wrong], limits)
            }
            Wrong::Marks(cell, _) => {
                let symbol = solved.only().map(|solution| solution.symbol(*cell));
                symbol.and_then(|symbol| argue(&[], Goal::Only(Candidate { cell: *cell, symbol })))
            }
            Wrong::Together(entries) => {
                let single = |&(cell, symbols): &(_, SymbolSet)| {
                    symbols.single().map(|symbol| Candidate { cell, symbol })
                };
                let assumed: Option<Vec<Candidate>> = entries.iter().map(single).collect();
                assumed.and_then(|assumed| {
                    self.or_by_cases(&teller, argue(&assumed, Goal::Conflict), &assumed, limits)
                })
            }
        };
        Some(found.unwrap_or(Argument { assumed: vec![], steps: vec![], end: ArgumentEnd::Search, teller }))
    }

    /// Why a puzzle has no solution.
    pub(super) fn why_unsolvable(&self, puzzle: &Puzzle, limits: &Limits) -> Option<Argument> {
        let teller = self.teller(puzzle)?;
        let found = argue(self, &teller, &Verdict::None, &[], Goal::Conflict, limits);
        let found = self.or_by_cases(&teller, found, &[], limits);
        Some(found.unwrap_or(Argument { assumed: vec![], steps: vec![], end: ArgumentEnd::Search, teller }))
    }
}

impl Explainer {
    /// An argument; or one by cases, if there is no other or if it is shorter than a long one.
    fn or_by_cases(
        &self,
        teller: &Teller,
        found: Option<Argument>,
        assumed: &[Candidate],
        limits: &Limits,
    ) -> Option<Argument> {
        if found.as_ref().is_some_and(|argument| argument.steps.len() <= LONG) {
            return found;
        }
        shorter(by_cases(self, teller, assumed, limits), found)
    }
}

/// Arguments with more steps than this are compared with arguments by cases.
const LONG: usize = 25;

/// The argument with fewer steps; on a tie the second, which assumes nothing.
fn shorter(a: Option<Argument>, b: Option<Argument>) -> Option<Argument> {
    match (a, b) {
        (Some(a), Some(b)) => Some(if a.n_steps() < b.n_steps() { a } else { b }),
        (a, b) => a.or(b),
    }
}

/// The steps that lead to the goal, without any that are not needed for it.
pub(super) fn argue(
    explainer: &Explainer,
    teller: &Teller,
    verdict: &Verdict<()>,
    assumed: &[Candidate],
    goal: Goal,
    limits: &Limits,
) -> Option<Argument> {
    // Where something false is supposed, there is no solution to be the only one.
    let verdict = if assumed.is_empty() { verdict } else { &Verdict::None };
    explainer.select(verdict, |selection| {
        let puzzle = teller.names().puzzle;
        let start = Start { placed: assumed, ..Start::of(puzzle).within(limits) };
        let path = teller.reasoner().path(&start, selection);
        let line = Line { reasoner: teller.reasoner(), puzzle, assumed, goal, limits };
        let ends_well = goal != Goal::Conflict || matches!(path.ending, Ending::Contradiction(_));
        let (steps, end) = if ends_well { prune(&line, path.steps, selection)? } else { return None };
        Some(Argument {
            assumed: assumed.to_vec(),
            steps: teller.with_words(steps),
            end,
            teller: teller.clone(),
        })
    })
}
