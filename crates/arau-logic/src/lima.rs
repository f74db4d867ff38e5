//! Owns the system of Pedro Lima ("Uma abordagem matemática do Sudoku"): each house is split into ever smaller
//! independent subsets, until nothing changes anywhere.
//!
//! `k` cells of a house that have `k` candidates together are independent, and so are `k` symbols that have `k` places
//! together; one cell alone is a naked single, one symbol alone a hidden single. With nine symbols, `k` up to four is
//! enough, since `k` independent cells leave 9 − `k` independent symbols. Houses with the most placed cells come first,
//! which changes the work and not the result.
//!
//! Lima takes it that every proper puzzle is solved this way, so that a remainder means several solutions. It does not:
//! hence [`LimaEnding::StuckThoughUnique`].

use crate::techniques::hidden_single::hidden_single;
use crate::techniques::naked_single::naked_single;
use crate::techniques::subsets::Subset;
use crate::{CellSet, Effect, Position, Step};
use arau_core::Candidate;
use std::ops::ControlFlow;

/// How the system ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LimaEnding {
    /// Every cell is an independent subset of its own.
    Solved,
    /// Independent subsets of several cells are left. By Lima, there are several solutions.
    Remainder,
    /// The same, though it is known that there is one solution only.
    StuckThoughUnique,
    /// A cell has no candidate left, or a symbol no place in a house: there is no solution.
    Impossible,
}

/// What the system does to a position.
#[derive(Clone, PartialEq, Debug)]
pub struct LimaPath {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// How it ends.
    pub ending: LimaEnding,
}

impl LimaPath {
    /// The same, given the number of solutions (any above one stands for several), which the system cannot know.
    pub fn knowing_solutions(mut self, n_solutions: u64) -> LimaPath {
        if self.ending == LimaEnding::Remainder && n_solutions == 1 {
            self.ending = LimaEnding::StuckThoughUnique;
        }
        self
    }
}

/// The largest subsets that are looked for.
pub const LARGEST_SUBSET: usize = 4;

/// Applies the system to a position.
pub fn solve<const W: usize>(position: Position<W>) -> LimaPath {
    solve_with(position, LARGEST_SUBSET)
}

/// The same with smaller subsets; with one, singles alone.
pub fn solve_with<const W: usize>(position: Position<W>, largest: usize) -> LimaPath {
    let mut path = Vec::new();
    let (_, ending) = run(position, largest, |step| path.push(step));
    LimaPath { steps: path, ending }
}

/// The position and the ending that the system leads to.
pub fn run<const W: usize>(
    mut position: Position<W>,
    largest: usize,
    mut told: impl FnMut(Step),
) -> (Position<W>, LimaEnding) {
    let mut is_due = vec![true; position.layout().houses().len()];
    if position.is_contradictory() {
        return (position, LimaEnding::Impossible);
    }
    let mut apply = |position: &mut Position<W>, step: Step, is_due: &mut [bool]| {
        note_changes(position, &step, is_due);
        position.apply(&step.effects);
        told(step);
    };
    while let Some(house) = next_house(&position, &is_due) {
        if is_impossible(&position, house) {
            return (position, LimaEnding::Impossible);
        }
        is_due[house] = false;
        for step in only_occurrences(&position, house) {
            if step.placements().all(|candidate| position.has(candidate)) {
                apply(&mut position, step, &mut is_due);
            }
        }
        while let Some(step) = rule_for_cells(&position, house, largest) {
            apply(&mut position, step, &mut is_due);
        }
        if let Some(step) = subset_in(&position, house, &HIDDEN, largest) {
            apply(&mut position, step, &mut is_due);
        }
    }
    let ending = if position.is_solved() { LimaEnding::Solved } else { LimaEnding::Remainder };
    (position, ending)
}

/// Of the houses that have changed since they were last looked at, the one with the most placed cells.
fn next_house<const W: usize>(position: &Position<W>, is_due: &[bool]) -> Option<usize> {
    let n_open = |&house: &usize| position.layout().houses()[house].set.and(position.open()).len();
    (0..is_due.len()).filter(|&house| is_due[house]).min_by_key(n_open)
}

/// Marks the houses whose candidates a step changes.
fn note_changes<const W: usize>(position: &Position<W>, step: &Step, is_due: &mut [bool]) {
    let layout = position.layout();
    for effect in &step.effects {
        let changed = match *effect {
            Effect::Place(Candidate { cell, symbol }) => {
                layout.peers(cell).and(position.places(symbol)).or(CellSet::only(cell))
            }
            Effect::Eliminate(candidate) => CellSet::only(candidate.cell),
            Effect::Contradiction => CellSet::EMPTY,
        };
        for cell in changed.iter() {
            layout.houses_of(cell).iter().for_each(|&house| is_due[house] = true);
        }
    }
}

/// Whether a cell of a house has no candidate, or a symbol no place.
fn is_impossible<const W: usize>(position: &Position<W>, house: usize) -> bool {
    let cells = &position.layout().houses()[house].cells;
    let mut missing = position.symbols().filter(|&symbol| position.places_in(house, symbol).is_empty());
    cells.iter().any(|&cell| position.open().contains(cell) && position.candidates(cell).is_empty())
        || missing.any(|symbol| cells.iter().all(|&cell| position.placed(cell) != Some(symbol)))
}

/// The symbols with one place in a house. They are found before any is placed, as the article has it.
fn only_occurrences<const W: usize>(position: &Position<W>, house: usize) -> Vec<Step> {
    position.symbols().filter_map(|symbol| hidden_single(position, house, symbol)).collect()
}

/// The first rule for cells that changes something, the fewest cells first.
fn rule_for_cells<const W: usize>(position: &Position<W>, house: usize, largest: usize) -> Option<Step> {
    let open = position.layout().houses()[house].set.and(position.open());
    let single = open.iter().find_map(|cell| naked_single(position, cell));
    single.or_else(|| subset_in(position, house, &NAKED, largest))
}

const NAKED: [Subset; LARGEST_SUBSET - 1] =
    [Subset::NAKED_PAIR, Subset::NAKED_TRIPLE, Subset::NAKED_QUADRUPLE];
const HIDDEN: [Subset; LARGEST_SUBSET - 1] =
    [Subset::HIDDEN_PAIR, Subset::HIDDEN_TRIPLE, Subset::HIDDEN_QUADRUPLE];

fn subset_in<const W: usize>(
    position: &Position<W>,
    house: usize,
    subsets: &[Subset],
    largest: usize,
) -> Option<Step> {
    let mut first = None;
    for subset in subsets.iter().take(largest.saturating_sub(1)) {
        let _ = subset.find_in_house(position, house, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        if first.is_some() {
            break;
        }
    }
    first
}
