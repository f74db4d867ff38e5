//! Clues together: two or three clues that share cells, or meet in cells that see each other, are filled at once. What
//! occurs in no way to fill them all goes, even if each clue by itself would allow it.
//!
//! Which clues are worth it is found out by trials: where a candidate fails by clues alone and in few cells, these clues
//! and cells are filled in every way. The step rests on that, not on the trial.

use super::prelude::*;
use crate::clue::{Clue, ClueShape};
use crate::joint::Joint;
use crate::trial::{Argument, Depth, Search};
use crate::{Basis, Claim, Inference};

/// Few clues, all that they leave.
pub struct CluesTogether;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "clues-together",
    "Clues together",
    "clues that meet are filled at once: a candidate that occurs in no way to fill them all goes",
);

/// More clues than this nobody looks at together.
const MAX_CLUES: usize = 4;

/// More open cells than this nobody fills in every way.
const MAX_CELLS: usize = 10;

/// A clue with more open cells is taken by the constraints that matter alone, such as a dot of a chain of dots.
const MAX_CELLS_OF_CLUE: usize = 5;

/// So many fillings are begun at most for one candidate, and for listing the ways.
const MAX_TRIES: usize = 80;
const MAX_TRIES_TO_LIST: usize = 400;

/// More ways than this are not named, and more than this not counted.
const MAX_NAMED: usize = 4;
const MAX_COUNTED: usize = 60;

impl<const W: usize> Technique<W> for CluesTogether {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        if position.layout().clues().is_empty() {
            return ControlFlow::Continue(());
        }
        let is_stopped = || position.is_stopped();
        let Ok(mut search) = Search::new(position.layout().network(), position, &is_stopped) else {
            return ControlFlow::Continue(());
        };
        let is_wanted =
            |argument: &Argument| Meeting::of(position, argument).is_some_and(|m| m.is_wanted(position));
        let failing = search.simple_where(Depth::Singles, is_wanted);
        position.go_on()?;
        let mut filled: Vec<Meeting> = Vec::new();
        for (_, argument) in failing {
            let Some(meeting) = Meeting::of(position, &argument) else { continue };
            let is_it =
                |other: &Meeting| other.open == meeting.open && other.constraints == meeting.constraints;
            if !filled.iter().any(is_it) {
                meeting.fill(position, found)?;
                filled.push(meeting);
            }
        }
        ControlFlow::Continue(())
    }
}

/// All that the rule of a clue says about its cells.
fn about<'a>(clues: &'a [Clue], clue: &'a Clue) -> impl Iterator<Item = Cited> + 'a {
    let is_about_them =
        |other: &&Clue| other.rule == clue.rule && other.cells.iter().all(|cell| clue.cells.contains(cell));
    clues.iter().filter(is_about_them).flat_map(|clue| clue.constraints.iter().copied())
}

/// Clues that meet.
struct Meeting {
    /// The clues by their index among those of the layout, each with the cells it is looked at with.
    clues: Vec<(usize, Vec<Cell>)>,
    /// The constraints that are to hold.
    constraints: Vec<Cited>,
    /// The open cells.
    open: Vec<Cell>,
}

impl Meeting {
    /// The clues and cells that an argument is about; none if it also looks through houses for a place.
    fn of<const W: usize>(position: &Position<W>, argument: &Argument) -> Option<Meeting> {
        let layout = position.layout();
        let mut constraints: Vec<Cited> = Vec::new();
        let mut cells: Vec<Cell> = Vec::new();
        for Inference { level, claim, basis } in &argument.story {
            if *level > 1 {
                return None;
            }
            match claim {
                Claim::True(candidate) | Claim::Fails(candidate) => cells.push(candidate.cell),
                Claim::OneOf(cell, _) | Claim::NothingFor(cell) => cells.push(*cell),
                Claim::Broken(constraint) => constraints.push(*constraint),
                Claim::NoPlaceFor(..) | Claim::EveryCaseFails => return None,
            }
            match basis {
                Basis::Assumed | Basis::Seen => {}
                Basis::Rule(constraint) => constraints.push(*constraint),
                Basis::LastPlace(_) | Basis::Pair(..) | Basis::Overlap(..) | Basis::Refuted => return None,
            }
        }
        let is_open = |cell: &Cell| cell.idx() < layout.n_cells() && position.placed(*cell).is_none();
        let mut clues: Vec<(usize, Vec<Cell>)> = Vec::new();
        let mut held: Vec<Cited> = Vec::new();
        for constraint in constraints {
            let clue = layout.clues().iter().position(|clue| clue.constraints.contains(&constraint))?;
            let all = &layout.clues()[clue];
            let is_whole = all.cells.iter().filter(|cell| is_open(cell)).count() <= MAX_CELLS_OF_CLUE;
            let of_clue = if is_whole { all.cells.clone() } else { layout.constraint(constraint).cells() };
            match is_whole {
                // A rule may say several things about the same cells, such as each digit of a quadruple.
                true => held.extend(about(layout.clues(), all)),
                false => held.push(constraint),
            }
            cells.extend(of_clue.iter().copied());
            match clues.iter_mut().find(|(other, _)| *other == clue) {
                Some((_, cells)) => {
                    let new = of_clue.into_iter().filter(|cell| !cells.contains(cell)).collect::<Vec<_>>();
                    cells.extend(new);
                }
                None => clues.push((clue, of_clue)),
            }
        }
        cells.retain(is_open);
        cells.sort_unstable();
        cells.dedup();
        // What pairs all over the board say of these cells is said of all of them.
        let is_among = |cell: &Cell| !is_open(cell) || cells.contains(cell);
        for (clue, _) in clues.iter().filter(|(clue, _)| layout.clues()[*clue].shape == ClueShape::Pairs) {
            let pairs = layout.clues()[*clue].constraints.iter().copied();
            held.extend(pairs.filter(|&pair| layout.constraint(pair).cells().iter().all(is_among)));
        }
        held.sort_unstable();
        held.dedup();
        Some(Meeting { clues, constraints: held, open: cells })
    }

    /// Whether a person could fill it, and other techniques do not look at it by themselves.
    fn is_wanted<const W: usize>(&self, position: &Position<W>) -> bool {
        let is_small = self.clues.len() <= MAX_CLUES && self.open.len() <= MAX_CELLS;
        let is_met = match &self.clues[..] {
            [] => false,
            [(clue, cells)] => {
                let is_pairs = position.layout().clues()[*clue].shape == ClueShape::Pairs;
                is_pairs && self.constraints.len() > 1 || self.open.iter().any(|cell| !cells.contains(cell))
            }
            _ => true,
        };
        is_small && is_met
    }

    fn fill<const W: usize>(&self, position: &Position<W>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        let constraints: Vec<&Constraint> = self.constraints.iter().map(|&c| layout.constraint(c)).collect();
        let joint = Joint { position, open: &self.open, constraints: &constraints };
        let left = joint.left(MAX_TRIES);
        let gone: Vec<Candidate> = self
            .open
            .iter()
            .zip(&left)
            .flat_map(|(&cell, left)| {
                position.candidates(cell).minus(*left).iter().map(move |symbol| Candidate { cell, symbol })
            })
            .collect();
        if left.iter().any(|left| left.is_empty()) {
            // There is no solution; that is for others to tell.
            return ControlFlow::Continue(());
        }
        let changes = changes_by(position, &gone);
        let step = Step::with(&INFO, changes.iter().flat_map(Change::effects), || {
            let ways = joint.ways(MAX_COUNTED, MAX_TRIES_TO_LIST).unwrap_or_default();
            let named = if ways.len() <= MAX_NAMED { ways.clone() } else { Vec::new() };
            let claims = self.clues.iter().map(|(clue, cells)| (layout.clues()[*clue].rule, cells.clone()));
            Reason {
                cited: layout.why_differ(&self.open).into_iter().chain(self.constraints.clone()).collect(),
                shown: open_candidates(position, &self.open),
                parts: vec![
                    ("claims", Part::Claims(claims.collect())),
                    ("open", Part::Cells(self.open.clone())),
                    ("counted", Part::Number(ways.len() as i64)),
                    ("ways", Part::Words(named)),
                    ("left", Part::Left(changes.clone())),
                ],
                ..Reason::default()
            }
        });
        step.map_or(ControlFlow::Continue(()), found)
    }
}
