//! Owns reductio ad absurdum as Merino's paper defines it, and its relatives: how deeply guesses must be nested.
//!
//! Where the simple methods are stuck, a candidate of a cell with fewest candidates is guessed, and the methods are
//! applied again. A solution ends it; a contradiction means that the candidate is false; otherwise the next guess
//! is of level 2, and so on. The *guess level* of a puzzle is the least level that suffices, over all choices. Guesses of
//! one level are all made from the same position, and all that are refuted go together: so the level does not depend on
//! the order of cells, and is the same for equivalent puzzles.

use crate::simple_methods::{Methods, Standing, apply_methods};
use crate::{CellSet, Position};
use arau_core::{Candidate, Cell};

/// A guess and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// What was assumed.
    pub candidate: Candidate,
    /// What came of it.
    pub fate: Fate,
}

/// What came of a guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The solution, with the guesses that were needed in between.
    Solution(Vec<Round>),
    /// A contradiction, with the guesses that were needed in between.
    Contradiction(Vec<Round>),
}

/// Guesses that were made from one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The one that led to the solution, or all that were refuted.
    pub guesses: Vec<Guess>,
}

/// How a puzzle yields to guessing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reductio {
    /// The least level that suffices; 0 if no guess is needed.
    pub level: usize,
    /// How things end: solved, or without a solution.
    pub standing: Standing,
    /// The guesses of the first level, with those below them.
    pub rounds: Vec<Round>,
}

/// The least level of guesses for a position, if it is at most `max_level` and there is time to find it.
pub fn reductio<const W: usize>(position: &Position<W>, max_level: usize) -> Option<Reductio> {
    (0..=max_level).find_map(|level| {
        let mut tried = position.clone();
        let (standing, rounds) = guess(&mut tried, level, &Rules::MERINO);
        (standing != Standing::Open).then_some(Reductio { level, standing, rounds })
    })
}

/// The least depth of trial and error: singles alone refute candidates, whichever they are, nested so deeply. Unlike
/// [`reductio`] it takes no advantage of a lucky guess.
pub fn trial_depth<const W: usize>(position: &Position<W>, max_depth: usize) -> Option<usize> {
    (0..=max_depth).find(|&depth| {
        let mut tried = position.clone();
        guess(&mut tried, depth, &Rules::TRIAL).0 != Standing::Open
    })
}

/// The candidates that so deep a trial of each refutes, all from the same position.
pub(crate) fn refuted<const W: usize>(
    position: &Position<W>,
    methods: Methods,
    depth: usize,
) -> Vec<Candidate> {
    let rules = Rules { methods, ..Rules::TRIAL };
    let is_refuted = |candidate: &Candidate| {
        let mut tried = position.clone();
        tried.place(*candidate);
        guess(&mut tried, depth - 1, &rules).0 == Standing::Contradiction
    };
    let candidates = candidates_to_guess(position, &rules).into_iter();
    candidates.take_while(|_| !position.is_stopped()).filter(is_refuted).collect()
}

struct Rules {
    methods: Methods,
    /// Whether only cells with fewest candidates are guessed in.
    fewest_only: bool,
    /// Whether a guess that leads to the solution ends everything.
    luck: bool,
}

impl Rules {
    const MERINO: Rules = Rules { methods: Methods::SinglesAndPairs, fewest_only: true, luck: true };
    const TRIAL: Rules = Rules { methods: Methods::Singles, fewest_only: false, luck: false };
}

/// Goes as far as guesses of this many levels lead.
fn guess<const W: usize>(position: &mut Position<W>, level: usize, rules: &Rules) -> (Standing, Vec<Round>) {
    let mut rounds = Vec::new();
    loop {
        let standing = apply_methods(position, rules.methods);
        if standing != Standing::Open || level == 0 || position.is_stopped() {
            return (standing, rounds);
        }
        let mut refuted = Vec::new();
        for candidate in
            candidates_to_guess(position, rules).into_iter().take_while(|_| !position.is_stopped())
        {
            let mut tried = position.clone();
            tried.place(candidate);
            match guess(&mut tried, level - 1, rules) {
                (Standing::Solved, below) if rules.luck => {
                    rounds.push(Round { guesses: vec![Guess { candidate, fate: Fate::Solution(below) }] });
                    *position = tried;
                    return (Standing::Solved, rounds);
                }
                (Standing::Contradiction, below) => {
                    refuted.push(Guess { candidate, fate: Fate::Contradiction(below) });
                }
                _ => {}
            }
        }
        if refuted.is_empty() || position.is_stopped() {
            return (Standing::Open, rounds);
        }
        refuted.iter().for_each(|guess| position.eliminate(guess.candidate));
        rounds.push(Round { guesses: refuted });
    }
}

fn candidates_to_guess<const W: usize>(position: &Position<W>, rules: &Rules) -> Vec<Candidate> {
    let open: CellSet<W> = position.open();
    let fewest = open.iter().map(|cell| position.candidates(cell).len()).min().unwrap_or(0);
    let is_wanted = |cell: &Cell| !rules.fewest_only || position.candidates(*cell).len() == fewest;
    let of_cell = |cell: Cell| position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol });
    open.iter().filter(is_wanted).flat_map(of_cell).collect()
}

/// The fewest cells whose symbols in the solution, once placed, let singles do the rest; if they are at most `max_size`.
/// One such set is the answer, the first in the order of cells.
pub fn backdoor<const W: usize>(
    position: &Position<W>,
    solution: &[arau_core::Symbol],
    max_size: usize,
) -> Option<Vec<Cell>> {
    (0..=max_size).find_map(|size| {
        let mut chosen = Vec::new();
        find_backdoor(position, solution, size, Cell(0), &mut chosen).then_some(chosen)
    })
}

fn find_backdoor<const W: usize>(
    position: &Position<W>,
    solution: &[arau_core::Symbol],
    size: usize,
    from: Cell,
    chosen: &mut Vec<Cell>,
) -> bool {
    let mut settled = position.clone();
    if apply_methods(&mut settled, Methods::Singles) == Standing::Solved {
        return true;
    }
    if size == 0 || position.is_stopped() {
        return false;
    }
    // A cell that singles have filled adds nothing.
    let cells = settled.open().iter().filter(|&cell| cell >= from);
    for cell in cells.take_while(|_| !position.is_stopped()) {
        let mut tried = settled.clone();
        tried.place(Candidate { cell, symbol: solution[cell.idx()] });
        chosen.push(cell);
        if find_backdoor(&tried, solution, size - 1, Cell(cell.0 + 1), chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}
