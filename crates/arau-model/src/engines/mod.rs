//! The engines on top of models, one file each.

mod embedded_milp;
mod ilp;
mod presolve;
mod sat;

pub(crate) use embedded_milp::solve_program;
pub use ilp::Ilp;
pub use sat::Sat;
pub(crate) use sat::solve_formula;
pub(crate) use sat::to_batsat;

use arau_core::{Board, Cell, Grid, Outcome, Puzzle, Query, Sink, Stats, Symbol, SymbolSet};

/// What a solver says when it is asked for another solution.
pub(crate) enum Next {
    Found(Grid),
    NoMore,
    GaveUp,
}

/// A model under a solver, which is asked for one solution after the other.
trait Asked {
    /// A solution of what is left. With a wish, one in which this cell holds this symbol.
    fn next(&mut self, wish: Option<(Cell, Symbol)>) -> Next;

    /// Takes a solution away from what is left.
    fn exclude(&mut self, grid: &Grid);

    /// Takes a candidate away from what is left.
    fn forbid(&mut self, cell: Cell, symbol: Symbol);

    /// What it took so far.
    fn stats(&self) -> Stats;
}

/// Answers a query by asking for solutions.
fn answer(asked: &mut impl Asked, puzzle: &Puzzle, query: Query, sink: &mut Sink<'_>) -> Outcome {
    if query == Query::TrueCandidates {
        return true_candidates(asked, puzzle);
    }
    let mut n_solutions = 0;
    let mut complete = true;
    while n_solutions < query.enough() {
        match asked.next(None) {
            Next::Found(grid) => {
                n_solutions += 1;
                if sink(&grid).is_break() {
                    break;
                }
                asked.exclude(&grid);
            }
            Next::NoMore => break,
            Next::GaveUp => {
                complete = false;
                break;
            }
        }
    }
    Outcome { n_solutions, complete, stats: asked.stats(), candidates: None }
}

/// Asks for each candidate that no solution has shown yet whether one has it.
fn true_candidates(asked: &mut impl Asked, puzzle: &Puzzle) -> Outcome {
    let mut seen = vec![SymbolSet::EMPTY; puzzle.n_cells()];
    let (mut n_solutions, mut complete) = (0, true);
    for (cell, domain) in (0..puzzle.n_cells()).map(Cell::at).zip(puzzle.domains()) {
        for symbol in domain.iter() {
            if seen[cell.idx()].contains(symbol) {
                continue;
            }
            match asked.next(Some((cell, symbol))) {
                Next::Found(grid) => {
                    n_solutions += 1;
                    for (set, &symbol) in seen.iter_mut().zip(&grid.0) {
                        set.insert(symbol);
                    }
                }
                Next::NoMore => asked.forbid(cell, symbol),
                Next::GaveUp => complete = false,
            }
            if !complete {
                break;
            }
        }
    }
    Outcome { n_solutions, complete, stats: asked.stats(), candidates: Some(Board { cells: seen }) }
}
