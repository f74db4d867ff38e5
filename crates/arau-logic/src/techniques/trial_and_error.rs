//! Trial and error: all symbols of a cell but one are tried by search, and fail. It is the last resort, for positions where
//! no story that a person could follow leads on.

use super::prelude::*;
use arau_core::{Engine, Limits, Puzzle, Query};
use arau_csp::Csp;

/// A cell in which every other symbol fails after this many dead ends.
pub struct TrialAndError;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "trial-and-error",
    "Trial and error",
    "every digit of a cell except one is tried out in full and fails, so the cell must be the remaining digit",
)
.assuming();

/// The cells that are tried, those with the fewest candidates first.
const N_CELLS: usize = 16;

/// Each try may first take this many nodes of the search; while no cell is decided, four times as many, and so on.
const FIRST_N_NODES: u64 = 64;
const MOST_NODES: u64 = FIRST_N_NODES << 14;

impl<const W: usize> Technique<W> for TrialAndError {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let candidates = position.board().cells;
        if position.layout().network().solution_within(&candidates).is_none() {
            return ControlFlow::Continue(());
        }
        // In a cell with one candidate there is nothing to try.
        let is_undecided = |&cell: &Cell| position.candidates(cell).len() > 1;
        let mut cells: Vec<Cell> = position.open().iter().filter(is_undecided).collect();
        cells.sort_by_key(|&cell| position.candidates(cell).len());
        cells.truncate(N_CELLS);
        let puzzle = position.layout().puzzle().within(&candidates);
        let mut n_nodes = FIRST_N_NODES;
        while n_nodes <= MOST_NODES {
            let mut best: Option<Decided> = None;
            let mut is_open = false;
            for &cell in &cells {
                match try_cell(position, &puzzle, cell, n_nodes) {
                    Tried::Decided(decided) => {
                        if best.as_ref().is_none_or(|best| decided.n_dead_ends < best.n_dead_ends) {
                            best = Some(decided);
                        }
                    }
                    Tried::Open => is_open = true,
                    Tried::Several => {}
                }
                position.go_on()?;
            }
            match best {
                Some(decided) => return found(decided.step(position)),
                None if is_open => n_nodes *= 4,
                None => break,
            }
        }
        ControlFlow::Continue(())
    }
}

/// What came of trying a cell.
enum Tried {
    Decided(Decided),
    /// More than one symbol holds in a solution.
    Several,
    /// There were too many nodes.
    Open,
}

/// The symbol that did not fail, and how many dead ends the others came to.
struct Decided {
    candidate: Candidate,
    n_dead_ends: u64,
}

fn try_cell<const W: usize>(position: &Position<W>, puzzle: &Puzzle, cell: Cell, n_nodes: u64) -> Tried {
    let mut n_dead_ends = 0;
    let mut holds = None;
    let mut is_open = false;
    for symbol in position.candidates(cell).iter() {
        let tried = puzzle.restricted(cell, SymbolSet::only(symbol));
        let first = Query::Count { at_most: 1 };
        let outcome = Csp.run(&tried, first, &Limits::nodes(n_nodes), &mut |_| ControlFlow::Break(()));
        match (outcome.n_solutions, outcome.complete) {
            (0, true) => n_dead_ends += outcome.stats.conflicts.max(1),
            (0, false) if holds.is_some() => return Tried::Open,
            // It may be the one that holds, if finding that out takes longer than to refute all others.
            (0, false) => is_open = true,
            _ if holds.is_some() => return Tried::Several,
            _ => holds = Some(Candidate { cell, symbol }),
        }
    }
    match holds {
        Some(candidate) if !is_open => Tried::Decided(Decided { candidate, n_dead_ends }),
        _ => Tried::Open,
    }
}

impl Decided {
    fn step<const W: usize>(self, position: &Position<W>) -> Step {
        let Decided { candidate, n_dead_ends } = self;
        let others = position.candidates(candidate.cell).minus(SymbolSet::only(candidate.symbol));
        let of_cell = others.iter().map(|symbol| Candidate { cell: candidate.cell, symbol });
        let reason = Reason {
            cited: position.layout().constraints().map(|(cited, _)| cited).collect(),
            symbols: SymbolSet::only(candidate.symbol),
            shown: of_cell.map(|candidate| (Role::On, candidate)).collect(),
            parts: vec![
                ("cell", Part::Cells(vec![candidate.cell])),
                ("symbols", Part::Symbols(SymbolSet::only(candidate.symbol))),
                ("others", Part::Symbols(others)),
                ("n", Part::Number(i64::try_from(n_dead_ends).unwrap_or(i64::MAX))),
            ],
            ..Reason::default()
        };
        Step::placing(&INFO, candidate, reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Effect;
    use crate::testing::{classic, steps};

    #[test]
    fn the_other_symbols_of_a_cell_fail() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "14"), ("r5c5", "34")]);
        // The rest of the board is empty, so that only what these cells say can decide one.
        let found = steps(&TrialAndError, &position, &Options::default());
        assert_eq!(found.len(), 1);
        assert!(matches!(found[0].effects[..], [Effect::Place(Candidate { symbol: Symbol(1), .. })]));
    }

    #[test]
    fn a_cell_with_one_candidate_is_not_tried() {
        let position = classic(&[("r1c1", "1"), ("r1c5", "12")]);
        let found = steps(&TrialAndError, &position, &Options::default());
        assert_eq!(found.len(), 1);
        assert!(matches!(found[0].effects[..], [Effect::Place(Candidate { symbol: Symbol(1), .. })]));
    }

    #[test]
    fn nothing_is_decided_on_an_empty_board() {
        assert!(steps(&TrialAndError, &classic(&[]), &Options::default()).is_empty());
    }
}
