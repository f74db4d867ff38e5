//! Owns [`Argument`]: the steps that show that an entry is wrong or that clues clash, and how short ones are found.

use super::cases::by_cases;
use super::entry::{Mistake, Wrong};
use super::prune::{Goal, Line, prune};
use crate::{Explainer, Puzzle, Step, Teller};
use arau_core::{Candidate, Cell, Limits, SymbolSet, Verdict};
use arau_logic::{Conflict, Ending, Start};

/// Steps that show something, of which none can be left out.
#[derive(Clone)]
#[non_exhaustive]
pub struct Argument {
    /// What is supposed at first, and turns out to be impossible. Nothing if the steps follow from the clues alone.
    pub assumed: Vec<Candidate>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What they come to.
    pub end: ArgumentEnd,
    /// What knows the names of the puzzle that the steps are about.
    pub(super) teller: Teller,
}

impl Argument {
    /// How many steps there are, those of all cases included.
    pub fn n_steps(&self) -> usize {
        let of_cases = match &self.end {
            ArgumentEnd::Cases(_, cases) => cases.iter().map(|case| 1 + case.n_steps()).sum(),
            _ => 0,
        };
        self.steps.len() + of_cases
    }
}

/// What an argument comes to.
#[derive(Clone)]
#[non_exhaustive]
pub enum ArgumentEnd {
    /// Something cannot be satisfied any more.
    Conflict(Conflict),
    /// A cell holds this symbol.
    Is(Candidate),
    /// A cell does not hold this symbol.
    IsNot(Candidate),
    /// Whatever the cell holds, something cannot be satisfied: an argument for each of its candidates, which it supposes.
    Cases(Cell, Vec<Argument>),
    /// No technique shows it; a search did.
    Search,
}

impl Explainer {
    /// Why something that a player has written is wrong, from the givens and rules alone: the shortest of the arguments that
    /// were found. Either the entry is supposed to be right, and the steps lead to something impossible; or the steps lead to
    /// what the cell holds instead. `None` if the mistake shows in a single rule, or the board is too large.
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
    /// An argument, or one by cases if there is none or that is shorter than a long one.
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

/// Arguments with more steps are compared with arguments by cases.
const LONG: usize = 25;

/// The argument with fewer steps; of equal ones the second, which supposes nothing.
fn shorter(a: Option<Argument>, b: Option<Argument>) -> Option<Argument> {
    match (a, b) {
        (Some(a), Some(b)) => Some(if a.n_steps() < b.n_steps() { a } else { b }),
        (a, b) => a.or(b),
    }
}

/// The steps that people take until the goal is reached, without those that are not needed for it.
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
