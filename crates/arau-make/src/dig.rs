//! Takes away givens, and then marks, as long as the solution stays the only one.

use crate::draft::Draft;
use arau_core::{Cell, Engine, Faults, Limits, Puzzle, Query, Symbol};
use arau_csp::Csp;
use std::ops::ControlFlow;

/// A proof of uniqueness that takes longer counts as failed: examples are solved by people and in tests.
const NODES: u64 = 3_000;

/// Leaves givens of which none can go, and marks of which none can go except the last of its kind.
pub fn dig(draft: &mut Draft) -> Result<(), Faults> {
    let full: Vec<Option<Symbol>> = draft.solution.iter().copied().map(Some).collect();
    draft.spec.givens = full;
    let puzzle = draft.spec.clone().build()?;
    let order: Vec<Cell> = draft.dice.shuffled(draft.spec.geometry.cells());
    let mut givens = draft.spec.givens.clone();
    remove(&puzzle, &mut givens, &order);
    draft.spec.givens = givens;
    thin(draft)
}

/// Removes as many of the givens in these cells as possible: all at once, or else half after half.
fn remove(puzzle: &Puzzle, givens: &mut Vec<Option<Symbol>>, cells: &[Cell]) {
    let kept: Vec<Option<Symbol>> = cells.iter().map(|c| givens[c.idx()].take()).collect();
    if is_unique(&puzzle.with_givens(givens.clone())) {
        return;
    }
    for (cell, given) in cells.iter().zip(kept) {
        givens[cell.idx()] = given;
    }
    if cells.len() > 1 {
        let (first, second) = cells.split_at(cells.len() / 2);
        remove(puzzle, givens, first);
        remove(puzzle, givens, second);
    }
}

/// Removes marks that are not needed, but never the last of its rule.
fn thin(draft: &mut Draft) -> Result<(), Faults> {
    for mark in draft.dice.shuffled(draft.removable()) {
        let id = mark.id();
        if draft.spec.rules.iter().filter(|rule| rule.id() == id).count() == 1 {
            continue;
        }
        let Some(place) = draft.spec.rules.iter().position(|rule| *rule == mark) else { continue };
        let mut without = draft.spec.clone();
        without.rules.remove(place);
        if is_unique(&without.clone().build()?) {
            draft.spec = without;
        }
    }
    Ok(())
}

fn is_unique(puzzle: &Puzzle) -> bool {
    let outcome = Csp.run(puzzle, Query::Unique, &Limits::nodes(NODES), &mut |_| ControlFlow::Continue(()));
    outcome.complete && outcome.n_solutions == 1
}
