//! Fills a board at dice.

use arau_core::{Engine, Faults, Limits, Puzzle, PuzzleSpec, Query, Symbol};
use arau_csp::Csp;
use arau_random::Dice;
use std::ops::ControlFlow;

/// How often random beginnings are tried, fewer and fewer cells at a time.
const TRIES: usize = 400;

/// How long a beginning is pursued, and how long a change.
const NODES: u64 = 20_000;
const NODES_OF_CHANGE: u64 = 200;

/// A solution of a puzzle: some random cells are given random symbols, the engine fills the rest. Most beginnings
/// contradict a rule at once, so many are tried, and later ones are shorter.
pub fn random_solution(spec: &PuzzleSpec, dice: &mut Dice) -> Result<Option<Vec<Symbol>>, Faults> {
    let puzzle = spec.clone().build()?;
    let n_cells = puzzle.n_cells();
    let most = (n_cells / 6).max(1);
    for attempt in 0..TRIES {
        let n_given = most * (TRIES - 1 - attempt) / TRIES;
        let mut givens = spec.givens.clone();
        for &cell in &dice.shuffled(0..n_cells)[..n_given] {
            givens[cell] = givens[cell].or(Some(random_symbol(&puzzle, dice)));
        }
        if let Some(solution) = first(&puzzle, givens, NODES) {
            return Ok(Some(stirred(&puzzle, spec.givens.clone(), solution, dice)));
        }
    }
    Ok(None)
}

/// Another solution, less marked by the engine's habit of trying low symbols first: cell after cell is fixed to a random
/// symbol if some solution has it there, or else to what it holds.
fn stirred(
    puzzle: &Puzzle,
    mut fixed: Vec<Option<Symbol>>,
    mut solution: Vec<Symbol>,
    dice: &mut Dice,
) -> Vec<Symbol> {
    for cell in dice.shuffled(0..puzzle.n_cells()) {
        if fixed[cell].is_some() {
            continue;
        }
        fixed[cell] = Some(random_symbol(puzzle, dice));
        if fixed[cell] != Some(solution[cell]) {
            match first(puzzle, fixed.clone(), NODES_OF_CHANGE) {
                Some(other) => solution = other,
                None => fixed[cell] = Some(solution[cell]),
            }
        }
    }
    solution
}

fn random_symbol(puzzle: &Puzzle, dice: &mut Dice) -> Symbol {
    Symbol(dice.below(puzzle.n_symbols()) as u8)
}

fn first(puzzle: &Puzzle, givens: Vec<Option<Symbol>>, nodes: u64) -> Option<Vec<Symbol>> {
    let mut found = None;
    Csp.run(&puzzle.with_givens(givens), Query::First, &Limits::nodes(nodes), &mut |grid| {
        found = Some(grid.0[..puzzle.n_cells()].to_vec());
        ControlFlow::Break(())
    });
    found
}
