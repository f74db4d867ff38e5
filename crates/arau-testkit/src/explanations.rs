//! Owns the judgement of explanations: every step is proved from what it cites, and none is at odds with a solution.

use arau_check::{Conclusion, Premises, prove};
use arau_core::{Board, Candidate, Grid, Puzzle};
use arau_logic::{All, Effect, Layout, Options, Position, Registry, SMALL, Step, Technique, next_step};
use std::sync::Arc;

/// What is wrong with a step: that it does nothing, or that one of its effects is not proved by what it cites.
pub fn fault_of<const W: usize>(puzzle: &Puzzle, position: &Position<W>, step: &Step) -> Option<String> {
    let board: Board = position.board();
    let premises = Premises {
        board: &board,
        cited: &step.reason.cited,
        combination: &step.reason.combination,
        counted: &step.reason.counted,
        deadly: step.reason.deadly.as_ref().map(|deadly| deadly.pairs.as_slice()),
    };
    if step.effects.is_empty() {
        return Some("does nothing".to_string());
    }
    for &effect in &step.effects {
        let (conclusion, is_new) = match effect {
            Effect::Place(candidate) => (Conclusion::True(candidate), position.has(candidate)),
            Effect::Eliminate(candidate) => (Conclusion::False(candidate), position.has(candidate)),
            Effect::Contradiction => (Conclusion::Nothing, true),
        };
        if !is_new {
            return Some(format!("{effect:?} says what is known"));
        }
        if let Err(why) = prove(puzzle, premises, conclusion) {
            return Some(format!("{effect:?}: {why:?}"));
        }
    }
    None
}

/// Explains a small puzzle with all these solutions as far as techniques lead, and judges every step. Returns how many there
/// were. Techniques that rely on one solution are used where there is one.
pub fn judge(puzzle: &Puzzle, solutions: &[Grid]) -> usize {
    let is_usable = |technique: &&dyn Technique<SMALL>| {
        let infos = technique.infos();
        solutions.len() == 1 || infos.iter().all(|info| !info.assumes_unique)
    };
    let all = <All as Registry<SMALL>>::techniques();
    let techniques: Vec<&dyn Technique<SMALL>> = all.into_iter().filter(is_usable).collect();
    let mut position = Position::<SMALL>::start(&Arc::new(Layout::new(puzzle)), puzzle);
    let mut n_steps = 0;
    while !position.is_solved() && !position.is_contradictory() {
        let Some(step) = next_step(&position, &techniques, &Options::default()) else { break };
        assert_eq!(fault_of(puzzle, &position, &step), None, "{step:?}");
        for grid in solutions {
            assert!(step.effects.iter().all(|effect| agrees(grid, effect)), "{step:?} against {grid:?}");
        }
        n_steps += 1;
        if step.effects.contains(&Effect::Contradiction) {
            break;
        }
        assert!(position.apply(&step.effects), "{step:?} changes nothing");
    }
    let is_lost = position.is_contradictory() && !solutions.is_empty();
    assert!(!is_lost, "the solution is gone");
    n_steps
}

/// Whether an effect is so in a solution. What it says of auxiliary cells, a solution does not tell.
fn agrees(grid: &Grid, effect: &Effect) -> bool {
    let says =
        |candidate: &Candidate| grid.0.get(candidate.cell.idx()).map(|&symbol| symbol == candidate.symbol);
    match effect {
        Effect::Place(candidate) => says(candidate) != Some(false),
        Effect::Eliminate(candidate) => says(candidate) != Some(true),
        Effect::Contradiction => false,
    }
}
