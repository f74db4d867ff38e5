//! Owns [`Recursive`]: Liverani's algorithm 1 (Note sul Sudoku, 2005), the plain exhaustive search that every
//! beginner writes, as the teaching baseline.
//!
//! The algorithm fills the first empty cell with each symbol in turn, and goes on if the position is valid. One line
//! of it is corrected here: as printed, lines 10–12 empty the cell again only when no solution was found. After a
//! solution the last symbol tried stays in the cell, and every later solution that needs another symbol there is
//! lost. The printed form is kept in the tests to show this.

use arau_core::{
    Constraint, Engine, Grid, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Stats, Symbol, Unsupported,
    UnsupportedKind, redundant_givens_one_by_one,
};
use std::ops::ControlFlow;

/// Exhaustive recursive search without any reasoning.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recursive;

impl Engine for Recursive {
    fn id(&self) -> &'static str {
        "recursive"
    }

    fn title(&self) -> &'static str {
        "Liverani's recursive exhaustive search, for teaching"
    }

    fn supports(&self, puzzle: &Puzzle) -> Result<(), Unsupported> {
        match puzzle.n_variables() - puzzle.n_cells() {
            0 => Ok(()),
            _ => Err(Unsupported::new(
                UnsupportedKind::OtherPuzzle,
                "the engine `recursive` cannot handle rules that need auxiliary cells; use `csp`",
            )),
        }
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        run(puzzle, query, limits, sink, EmptyAgain::Always)
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        redundant_givens_one_by_one(self, puzzle, limits)
    }
}

/// When a cell is emptied after all its symbols were tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EmptyAgain {
    Always,
    /// As the paper prints it.
    #[cfg(test)]
    OnlyWithoutSolution,
}

fn run(
    puzzle: &Puzzle,
    query: Query,
    limits: &Limits,
    sink: &mut Sink<'_>,
    empty_again: EmptyAgain,
) -> Outcome {
    let mut checks: Vec<Vec<&Constraint>> = vec![Vec::new(); puzzle.n_cells()];
    for posted in puzzle.constraints() {
        let mut cells = posted.constraint.cells();
        cells.sort_unstable();
        cells.dedup();
        for cell in cells {
            checks[cell.idx()].push(&posted.constraint);
        }
    }
    let cells = puzzle.domains().iter().map(|d| d.single()).collect();
    let mut seen =
        (query == Query::TrueCandidates).then(|| vec![arau_core::SymbolSet::EMPTY; puzzle.n_cells()]);
    let mut run = Run { puzzle, checks, cells, limits, stats: Stats::default(), n_solutions: 0, empty_again };
    let enough = query.enough();
    let mut report = |grid: &Grid, n: u64| {
        if let Some(seen) = &mut seen {
            for (set, &symbol) in seen.iter_mut().zip(&grid.0) {
                set.insert(symbol);
            }
            return ControlFlow::Continue(());
        }
        let flow = sink(grid);
        if n >= enough { ControlFlow::Break(End::Satisfied) } else { flow.map_break(|()| End::Satisfied) }
    };
    let end = match enough > 0 && run.is_valid_start() {
        true => run.solve(&mut report),
        false => ControlFlow::Continue(false),
    };
    let complete = end != ControlFlow::Break(End::Limited);
    let candidates = seen.map(|cells| arau_core::Board { cells });
    Outcome { n_solutions: run.n_solutions, complete, stats: run.stats, candidates }
}

#[derive(PartialEq, Eq)]
enum End {
    Satisfied,
    Limited,
}

struct Run<'a> {
    puzzle: &'a Puzzle,
    /// The constraints of each cell.
    checks: Vec<Vec<&'a Constraint>>,
    cells: Vec<Option<Symbol>>,
    limits: &'a Limits,
    stats: Stats,
    n_solutions: u64,
    empty_again: EmptyAgain,
}

impl Run<'_> {
    /// The paper's `SudokuSolve(M)`: whether the position has a solution.
    fn solve(&mut self, report: &mut dyn FnMut(&Grid, u64) -> ControlFlow<End>) -> ControlFlow<End, bool> {
        self.stats.nodes += 1;
        if self.limits.reached(self.stats.nodes) {
            return ControlFlow::Break(End::Limited);
        }
        let Some(cell) = self.cells.iter().position(Option::is_none) else {
            self.n_solutions += 1;
            let grid = Grid(self.cells.iter().flatten().copied().collect());
            report(&grid, self.n_solutions)?;
            return ControlFlow::Continue(true);
        };
        let mut compatible = false;
        for symbol in self.puzzle.domains()[cell].iter() {
            self.cells[cell] = Some(symbol);
            self.stats.guesses += 1;
            if self.is_valid(cell) && self.solve(report)? {
                compatible = true;
            }
        }
        if self.empty_again == EmptyAgain::Always || !compatible {
            self.cells[cell] = None;
        }
        ControlFlow::Continue(compatible)
    }

    /// Whether the position is valid after a cell was filled. Since the rest was valid before, looking at the cell is
    /// enough; not so in the printed form, which leaves wrong symbols behind.
    fn is_valid(&self, cell: usize) -> bool {
        match self.empty_again {
            EmptyAgain::Always => self.is_valid_at(cell),
            #[cfg(test)]
            EmptyAgain::OnlyWithoutSolution => {
                (0..self.cells.len()).filter(|&c| self.cells[c].is_some()).all(|c| self.is_valid_at(c))
            }
        }
    }

    fn is_valid_start(&self) -> bool {
        let filled = (0..self.cells.len()).filter(|&cell| self.cells[cell].is_some());
        // What names no cell is never looked at again, and may be unsatisfiable.
        let mut free = self.puzzle.constraints().iter().filter(|p| p.constraint.cells().is_empty());
        self.puzzle.domains().iter().all(|d| !d.is_empty())
            && free.all(|p| p.constraint.holds(&[], self.puzzle.values()))
            && filled.clone().all(|cell| self.is_valid_at(cell))
            && (filled.count() < self.cells.len() || self.is_valid_grid())
    }

    fn is_valid_grid(&self) -> bool {
        let symbols: Vec<Symbol> = self.cells.iter().flatten().copied().collect();
        self.puzzle.constraints().iter().all(|p| p.constraint.holds(&symbols, self.puzzle.values()))
    }

    /// Whether the constraints of a cell allow the position: repeats are seen at once, everything else as soon as
    /// all cells of the constraint are filled.
    fn is_valid_at(&self, cell: usize) -> bool {
        self.checks[cell].iter().all(|constraint| match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                let twins = cells.iter().filter(|c| self.cells[c.idx()] == self.cells[cell]);
                twins.count() == 1
            }
            _ => {
                let filled = constraint.cells().iter().all(|c| self.cells[c.idx()].is_some());
                !filled || constraint.holds(&self.filled_with_first(), self.puzzle.values())
            }
        })
    }

    /// The position as a slice of symbols; empty cells hold a symbol that no filled constraint looks at.
    fn filled_with_first(&self) -> Vec<Symbol> {
        self.cells.iter().map(|c| c.unwrap_or(Symbol(0))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::{Args, PuzzleSpec, Symbols};

    fn four_by_four() -> Puzzle {
        let shaped = arau_rules::shape("rect").unwrap().build(&Args::new().with_int("size", 4)).unwrap();
        let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(4));
        spec.rules.push(arau_rules::rules::use_rule("houses", Args::new().with_text("of", "row column box")));
        spec.build().unwrap()
    }

    #[test]
    fn as_printed_the_algorithm_loses_solutions() {
        let count = |empty_again| {
            let every = &mut |_: &Grid| ControlFlow::Continue(());
            run(&four_by_four(), Query::ALL, &Limits::none(), every, empty_again).n_solutions
        };
        assert_eq!(count(EmptyAgain::Always), 288);
        assert_eq!(count(EmptyAgain::OnlyWithoutSolution), 1);
    }
}
