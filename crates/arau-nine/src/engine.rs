//! Owns [`Nine`]: the engine as the rest of arau asks it, one puzzle at a time.

use crate::classic::{givens_of, position_of};
use crate::dispatch::InstructionSet;
use crate::position::N_CELLS;
use crate::questions::{Redundant, redundant_givens, true_candidates};
use crate::search::{SolutionCount, Start, Task};
use crate::single::Solver;
use arau_core::{
    Board, Cell, Classic, Engine, Grid, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Symbol, SymbolSet,
    Unsupported, redundant_givens_one_by_one,
};
use std::ops::ControlFlow;

/// The engine for classic 9×9 puzzles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nine;

impl Engine for Nine {
    fn id(&self) -> &'static str {
        "nine"
    }

    fn title(&self) -> &'static str {
        "SIMD search for classic 9×9 puzzles"
    }

    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported> {
        position_of(puzzle).map(|_| ())
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        let start = position_of(puzzle).expect("an engine runs puzzles that it supports");
        let (set, stop) = (InstructionSet::best(), limits.stop.as_deref());
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        if query == Query::TrueCandidates {
            let (candidates, count) = true_candidates(set, &start, max_nodes, stop);
            let cells = candidates.0.iter().map(|&set| SymbolSet(u128::from(set))).collect();
            return outcome(count, Some(Board { cells }));
        }
        let at_most = query.enough();
        if at_most == 0 {
            return outcome(SolutionCount { complete: true, ..SolutionCount::default() }, None);
        }
        let wants_solutions = !matches!(query, Query::Count { .. });
        let task = Task { start: Start::Position(&start), at_most, max_nodes };
        let count = Solver::default().solve(set, &task, stop, &mut |solution| match wants_solutions {
            true => sink(&grid_of(solution)),
            false => ControlFlow::Continue(()),
        });
        outcome(count, None)
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        let Some(givens) = givens_of(puzzle) else {
            // Pencil marks narrow what may stand instead of a given: that is no question of givens alone.
            return redundant_givens_one_by_one(self, puzzle, limits);
        };
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        let found = redundant_givens(InstructionSet::best(), &[givens], max_nodes, limits.stop.as_deref());
        let Redundant { cells, complete } = found.into_iter().next().unwrap_or_default();
        Redundancy { cells: cells.into_iter().map(Cell::at).collect(), complete }
    }
}

fn outcome(
    SolutionCount { n_solutions, complete, stats }: SolutionCount,
    candidates: Option<Board>,
) -> Outcome {
    Outcome { n_solutions, complete, stats, candidates }
}

fn grid_of(solution: &Classic) -> Grid {
    let mut grid = Vec::with_capacity(N_CELLS);
    grid.extend(solution.iter().map(|digit| Symbol(digit - 1)));
    Grid(grid)
}
