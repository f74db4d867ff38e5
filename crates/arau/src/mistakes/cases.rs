//! Arguments by cases, used when there is no direct argument or only a long one: simple steps refute every candidate of
//! one cell.

use super::argument::{Argument, ArgumentEnd, argue};
use super::prune::{Goal, is_quick};
use crate::{Explainer, Teller};
use arau_core::{Candidate, Cell, Limits, Symbol, Verdict};
use arau_logic::{Ending, Selection, Start, TechniqueInfo};

/// The maximum depth of nested cases.
const MAX_DEPTH: usize = 5;
/// Cells with more candidates are not split into cases.
const MAX_CASES: usize = 3;

/// Refutes an assumption; `None` if that takes too many cases.
pub(super) fn by_cases(
    explainer: &Explainer,
    teller: &Teller,
    assumed: &[Candidate],
    limits: &Limits,
) -> Option<Argument> {
    let mut argument = Cases { explainer, teller, limits }.refute(assumed, MAX_DEPTH)?;
    argument.assumed = assumed.to_vec();
    Some(argument)
}

struct Cases<'a> {
    explainer: &'a Explainer,
    teller: &'a Teller,
    limits: &'a Limits,
}

impl Cases<'_> {
    fn refute(&self, assumed: &[Candidate], depth: usize) -> Option<Argument> {
        if self.n_steps(assumed).is_some() {
            return self.line(assumed);
        }
        if depth == 0 || self.limits.is_stopped() {
            return None;
        }
        let (cell, symbols) = self.choice(assumed)?;
        let case = |&symbol: &Symbol| {
            let case = Candidate { cell, symbol };
            let argument = self.refute(&with(assumed, case), depth - 1)?;
            Some(Argument { assumed: vec![case], ..argument })
        };
        let cases: Vec<Argument> = symbols.iter().map(case).collect::<Option<_>>()?;
        let end = ArgumentEnd::Cases(cell, cases);
        Some(Argument { assumed: Vec::new(), steps: Vec::new(), end, teller: self.teller.clone() })
    }

    /// The cell to split on: the one where most cases end soon and with the fewest steps.
    fn choice(&self, assumed: &[Candidate]) -> Option<(Cell, Vec<Symbol>)> {
        let puzzle = self.teller.names().puzzle;
        let start = Start { placed: assumed, ..Start::of(puzzle) };
        let board = self.teller.reasoner().board(&start);
        let mut best: Option<((usize, usize), Cell)> = None;
        for cell in puzzle.geometry().cells().take_while(|_| !self.limits.is_stopped()) {
            let symbols = board.candidates(cell);
            if !(2..=MAX_CASES).contains(&symbols.len()) {
                continue;
            }
            let ends = symbols.iter().map(|symbol| self.n_steps(&with(assumed, Candidate { cell, symbol })));
            let ends: Vec<Option<usize>> = ends.collect();
            let n_open = ends.iter().filter(|end| end.is_none()).count();
            let n_steps = ends.iter().flatten().sum();
            if n_open < symbols.len() && n_open <= 1 && best.is_none_or(|(rank, _)| (n_open, n_steps) < rank)
            {
                best = Some(((n_open, n_steps), cell));
            }
        }
        best.map(|(_, cell)| (cell, board.candidates(cell).iter().collect()))
    }

    /// The number of simple steps from an assumption to a contradiction, if they reach one.
    fn n_steps(&self, assumed: &[Candidate]) -> Option<usize> {
        let start = Start { placed: assumed, ..Start::of(self.teller.names().puzzle).within(self.limits) };
        self.explainer.select(&Verdict::None, |selection| {
            let wants = |info: &TechniqueInfo| is_quick(info) && (selection.wants)(info);
            let simple = Selection { options: selection.options, ..Selection::of(&wants) };
            let path = self.teller.reasoner().path(&start, &simple);
            matches!(path.ending, Ending::Contradiction(_)).then_some(path.steps.len())
        })
    }

    /// These steps, without unneeded ones.
    fn line(&self, assumed: &[Candidate]) -> Option<Argument> {
        argue(self.explainer, self.teller, &Verdict::None, assumed, Goal::Conflict, self.limits)
    }
}

fn with(assumed: &[Candidate], case: Candidate) -> Vec<Candidate> {
    assumed.iter().copied().chain([case]).collect()
}
