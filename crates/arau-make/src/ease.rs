//! Adds givens until a person can solve the puzzle without assuming anything: one in each place where people get stuck, and
//! then none that turns out not to be needed.

use crate::draft::Draft;
use arau_core::{Candidate, Cell, Faults, Puzzle};
use arau_logic::{Effect, Ending, Reasoner, Selection, Start, TechniqueInfo};

/// Whether a person uses the technique without assuming anything.
fn is_pattern(info: &TechniqueInfo) -> bool {
    info.is_usual() && !info.assumes
}

/// What is known beyond the givens of the draft.
#[derive(Default)]
struct Known {
    placed: Vec<Candidate>,
    deleted: Vec<Candidate>,
}

/// Adds givens where people get stuck.
pub fn ease(draft: &mut Draft) -> Result<(), Faults> {
    let puzzle = draft.spec.clone().build()?;
    let Some(reasoner) = Reasoner::new(&puzzle) else { return Ok(()) };
    let mut known = Known::default();
    let mut added: Vec<Cell> = Vec::new();
    while known.follow(&reasoner, &puzzle) == Ending::Stuck {
        let Some(cell) = most_open(&reasoner, &puzzle, &known, draft) else { break };
        known.placed.push(Candidate { cell, symbol: draft.solution[cell.idx()] });
        added.push(cell);
    }
    for (at, &cell) in added.iter().enumerate() {
        let others = added.iter().enumerate().filter(|&(other, _)| other > at).map(|(_, &cell)| cell);
        let kept = others.chain(added[..at].iter().copied().filter(|c| draft.spec.givens[c.idx()].is_some()));
        let placed = kept.map(|cell| Candidate { cell, symbol: draft.solution[cell.idx()] }).collect();
        let mut without = Known { placed, ..Known::default() };
        if without.follow(&reasoner, &puzzle) != Ending::Solved {
            draft.spec.givens[cell.idx()] = Some(draft.solution[cell.idx()]);
        }
    }
    Ok(())
}

/// The open cell that may hold most symbols; of several, one at random.
fn most_open(reasoner: &Reasoner, puzzle: &Puzzle, known: &Known, draft: &mut Draft) -> Option<Cell> {
    let board = reasoner.board(&known.start(puzzle));
    let cells: Vec<Cell> = draft.spec.geometry.cells().collect();
    let open = draft.dice.shuffled(cells).into_iter().filter(|cell| board.cells[cell.idx()].len() > 1);
    open.max_by_key(|cell| board.cells[cell.idx()].len())
}

impl Known {
    fn start<'a>(&'a self, puzzle: &'a Puzzle) -> Start<'a> {
        Start { placed: &self.placed, deleted: &self.deleted, ..Start::of(puzzle) }
    }

    /// Goes as far as people get.
    fn follow(&mut self, reasoner: &Reasoner, puzzle: &Puzzle) -> Ending {
        let path = reasoner.path(&self.start(puzzle), &Selection::of(&is_pattern));
        for effect in path.steps.iter().flat_map(|step| &step.effects) {
            match effect {
                Effect::Place(candidate) => self.placed.push(*candidate),
                Effect::Eliminate(candidate) => self.deleted.push(*candidate),
                Effect::Contradiction => {}
            }
        }
        path.ending
    }
}
