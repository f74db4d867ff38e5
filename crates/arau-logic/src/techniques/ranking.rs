//! Owns the order among steps of a search that looks at all of them before it hands over any: those that take most away
//! first, then those near the beginning of the board, as HoDoKu does.

use super::prelude::*;
use std::cmp::Reverse;

/// Steps with their places in the order.
pub(super) struct Ranking {
    n_cells: usize,
    steps: Vec<((Reverse<usize>, usize), Step)>,
}

impl Ranking {
    /// No steps, on a board of this many cells.
    pub fn new(n_cells: usize) -> Ranking {
        Ranking { n_cells, steps: Vec::new() }
    }

    /// Adds a step that takes these candidates away, in the order in which its pattern names them.
    pub fn add(&mut self, gone: impl IntoIterator<Item = Candidate>, step: Option<Step>) {
        let Some(step) = step else { return };
        let (mut n_gone, mut sum) = (0, 0);
        for candidate in gone {
            sum += candidate.cell.idx() * (1 + n_gone * (self.n_cells - 1)) + candidate.symbol.idx() + 1;
            n_gone += 1;
        }
        self.steps.push(((Reverse(n_gone), sum), step));
    }

    /// Hands over all steps in order, those found first before others of the same rank.
    pub fn emit(mut self, found: &mut StepSink<'_>) -> ControlFlow<()> {
        self.steps.sort_by_key(|(rank, _)| *rank);
        self.steps.into_iter().try_for_each(|(_, step)| found(step))
    }
}
