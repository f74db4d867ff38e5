//! Owns the way to a solution: the easiest step, again and again, until all is placed or nothing is found.

use crate::{Conflict, Options, Position, Step, Technique};
use std::ops::ControlFlow;

/// Steps that follow each other, and where they lead.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The steps.
    pub steps: Vec<Step>,
    /// Where they end.
    pub ending: Ending,
}

/// Where a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Every cell is placed.
    Solved,
    /// No technique finds anything.
    Stuck,
    /// There is no solution, and this shows it.
    Contradiction(Conflict),
    /// An engine found that there is no solution: nothing was tried.
    NoSolution,
    /// The run was told to stop.
    Stopped,
    /// The board has more cells than are supported: nothing was tried.
    TooLarge,
}

/// The first step of the first technique that finds one.
pub fn next_step<const W: usize>(
    position: &Position<W>,
    techniques: &[&dyn Technique<W>],
    options: &Options,
) -> Option<Step> {
    let first_of = |technique: &&dyn Technique<W>| {
        let mut first = None;
        let _ = technique.find(position, options, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    };
    techniques.iter().take_while(|_| !position.is_stopped()).find_map(first_of)
}

/// Every step of every technique.
pub fn all_steps<const W: usize>(
    position: &Position<W>,
    techniques: &[&dyn Technique<W>],
    options: &Options,
) -> Vec<Step> {
    let mut steps = Vec::new();
    for technique in techniques.iter().take_while(|_| !position.is_stopped()) {
        let _ = technique.find(position, options, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
    }
    steps
}

/// How a position has ended, if it has. What is placed is looked at where it was not placed by steps, and at the end.
pub(crate) fn ending_of<const W: usize>(position: &Position<W>, is_start: bool) -> Option<Ending> {
    let is_looked_at = is_start || position.is_solved();
    let of_placed = is_looked_at.then(|| position.broken_constraint()).flatten();
    let conflict = of_placed.or_else(|| position.conflict());
    let solved = || position.is_solved().then_some(Ending::Solved);
    conflict.map(Ending::Contradiction).or_else(solved)
}

/// Takes the easiest step until there is none, or until told to stop, or at most so many.
pub fn follow<const W: usize>(
    position: &mut Position<W>,
    techniques: &[&dyn Technique<W>],
    options: &Options,
    at_most: u64,
) -> Path {
    let mut steps = Vec::new();
    let ending = loop {
        if let Some(ending) = ending_of(position, steps.is_empty()) {
            break ending;
        }
        let next =
            if steps.len() as u64 >= at_most { None } else { next_step(position, techniques, options) };
        let Some(step) = next else {
            let is_cut = position.is_stopped() || steps.len() as u64 >= at_most;
            break if is_cut { Ending::Stopped } else { Ending::Stuck };
        };
        if let Some(conflict) = step.conflict() {
            steps.push(step);
            break Ending::Contradiction(conflict);
        }
        let changed = position.apply(&step.effects);
        debug_assert!(changed, "{} says nothing new: {:?}", step.technique.id, step.effects);
        if !changed {
            break Ending::Stuck;
        }
        steps.push(step);
    };
    Path { steps, ending }
}
