//! Adds givens until a person can solve the puzzle without assuming anything: one in each place where people get stuck, and
//! then none that turns out not to be needed.

use arau_core::{Candidate, Cell, Faults, Puzzle, PuzzleSpec, Symbol};
use arau_logic::{Effect, Ending, Reasoner, Selection, Start, TechniqueInfo};
use arau_random::Dice;

/// Whether a person uses the technique without assuming anything.
fn is_pattern(info: &TechniqueInfo) -> bool {
    info.is_usual() && !info.assumes
}

/// What is known beyond the givens.
#[derive(Default)]
struct Known {
    placed: Vec<Candidate>,
    deleted: Vec<Candidate>,
}

/// Adds givens from the solution where people get stuck; how many. Boards that are too large to reason about stay as they
/// are.
pub fn ease(spec: &mut PuzzleSpec, solution: &[Symbol], dice: &mut Dice) -> Result<usize, Faults> {
    let puzzle = spec.clone().build()?;
    let Some(reasoner) = Reasoner::new(&puzzle) else { return Ok(0) };
    let given = |&cell: &Cell| Candidate { cell, symbol: solution[cell.idx()] };
    let mut known = Known::default();
    let mut added: Vec<Cell> = Vec::new();
    while known.follow(&reasoner, &puzzle) == Ending::Stuck {
        let Some(cell) = most_open(&reasoner, &puzzle, &known, dice) else { break };
        known.placed.push(given(&cell));
        added.push(cell);
    }
    // What was added first may not be needed with what was added later.
    let mut at = 0;
    while at < added.len() {
        let without = added.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, cell)| given(cell));
        let mut known = Known { placed: without.collect(), ..Known::default() };
        if known.follow(&reasoner, &puzzle) == Ending::Solved {
            added.remove(at);
        } else {
            at += 1;
        }
    }
    for &cell in &added {
        spec.givens[cell.idx()] = Some(solution[cell.idx()]);
    }
    Ok(added.len())
}

/// The open cell that may hold most symbols; of several, one at random.
fn most_open(reasoner: &Reasoner, puzzle: &Puzzle, known: &Known, dice: &mut Dice) -> Option<Cell> {
    let board = reasoner.board(&known.start(puzzle));
    let cells: Vec<Cell> = puzzle.geometry().cells().collect();
    let open = dice.shuffled(cells).into_iter().filter(|cell| board.cells[cell.idx()].len() > 1);
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
