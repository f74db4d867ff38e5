//! Paths to a solution: taking the easiest step again and again until everything is placed or no step is found.

use crate::order::{is_looked_over, lateness};
use crate::{Conflict, Options, Position, Step, StepSink, Technique};
use std::ops::ControlFlow;

/// A sequence of steps, and how it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The steps.
    pub steps: Vec<Step>,
    /// How they end.
    pub ending: Ending,
}

impl Path {
    /// The number of steps that assume something.
    pub fn n_assuming(&self) -> usize {
        self.steps.iter().filter(|step| step.technique.assumes).count()
    }
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Every cell is placed.
    Solved,
    /// No technique finds a step.
    Stuck,
    /// There is no solution, as this conflict shows.
    Contradiction(Conflict),
    /// An engine found that there is no solution: nothing was tried.
    NoSolution,
    /// The requested goal was reached.
    Reached,
    /// The run was stopped.
    Stopped,
    /// The board has more cells than supported; nothing was tried.
    TooLarge,
}

/// Where a path should end before the puzzle is solved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Goal {
    /// After this many steps.
    pub n_steps: Option<usize>,
    /// After the first step of this technique, by its id.
    pub technique: Option<String>,
}

impl Goal {
    fn is_reached(&self, steps: &[Step]) -> bool {
        let is_last = |id: &String| steps.last().is_some_and(|step| step.technique.id == id);
        self.n_steps.is_some_and(|n_steps| steps.len() >= n_steps)
            || self.technique.as_ref().is_some_and(is_last)
    }
}

/// The step a teacher would take after another one: the nearest step of the first technique that finds any.
pub(crate) fn nearest_step<const W: usize>(
    position: &Position<W>,
    techniques: &[&dyn Technique<W>],
    options: &Options,
    last: Option<&Step>,
) -> Option<Step> {
    let unseen = std::cell::OnceCell::new();
    for technique in techniques.iter().take_while(|_| !position.is_stopped()) {
        if !technique.infos().iter().any(|info| is_looked_over(info)) {
            match next_step(position, &[*technique], options) {
                None => continue,
                step => return step,
            }
        }
        let unseen = unseen.get_or_init(|| position.unseen_places());
        let steps = all_steps(position, &[*technique], options);
        let nearest = steps.into_iter().min_by_key(|step| lateness(position, unseen, step, last));
        if nearest.is_some() {
            return nearest;
        }
    }
    None
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
    let _ = each_step(position, techniques, options, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// Hands over every step of every technique, until the receiver breaks or the position is told to stop.
pub(crate) fn each_step<const W: usize>(
    position: &Position<W>,
    techniques: &[&dyn Technique<W>],
    options: &Options,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    for technique in techniques {
        position.go_on()?;
        // A search may end early by itself: only the receiver and the position decide whether the next one follows.
        let mut is_enough = false;
        let _ = technique.find(position, options, &mut |step| {
            let flow = found(step).is_break() || position.is_stopped();
            is_enough |= flow;
            if flow { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if is_enough {
            return ControlFlow::Break(());
        }
    }
    position.go_on()
}

/// How a position has ended, if it has. What is placed is looked at where it was not placed by steps, and at the end.
pub(crate) fn ending_of<const W: usize>(position: &Position<W>, is_start: bool) -> Option<Ending> {
    let is_looked_at = is_start || position.is_solved();
    let of_placed = is_looked_at.then(|| position.broken_constraint()).flatten();
    let conflict = of_placed.or_else(|| position.conflict());
    let solved = || position.is_solved().then_some(Ending::Solved);
    conflict.map(Ending::Contradiction).or_else(solved)
}

/// Takes the step that `next` chooses until there is none, or until told to stop, or at most this many.
pub(crate) fn follow<const W: usize>(
    position: &mut Position<W>,
    next: impl Fn(&Position<W>, Option<&Step>) -> Option<Step>,
    goal: &Goal,
    at_most: u64,
) -> Path {
    let mut steps = Vec::new();
    let ending = loop {
        if let Some(ending) = ending_of(position, steps.is_empty()) {
            break ending;
        }
        if goal.is_reached(&steps) {
            break Ending::Reached;
        }
        let next = if steps.len() as u64 >= at_most { None } else { next(position, steps.last()) };
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
