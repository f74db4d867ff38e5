//! Fills a board at random.

use super::random::Random;
use arau_core::{Engine, Faults, Limits, PuzzleSpec, Query, Symbol};
use arau_csp::Csp;
use std::ops::ControlFlow;

/// How often random beginnings are tried, fewer and fewer cells at a time.
const TRIES: usize = 400;

/// How long a beginning is pursued.
const NODES: u64 = 20_000;

/// A solution of a puzzle: some random cells are given random symbols, the engine fills the rest. Most
/// beginnings contradict a rule at once, so many are tried, and later ones are shorter.
pub fn random_solution(spec: &PuzzleSpec, random: &mut Random) -> Result<Option<Vec<Symbol>>, Faults> {
    let puzzle = spec.clone().build()?;
    let n_cells = puzzle.n_cells();
    let most = (n_cells / 6).max(1);
    for attempt in 0..TRIES {
        let n_given = most * (TRIES - 1 - attempt) / TRIES;
        let mut givens = spec.givens.clone();
        for &cell in &random.shuffled(0..n_cells)[..n_given] {
            givens[cell] = givens[cell].or(Some(Symbol(random.below(puzzle.n_symbols()) as u8)));
        }
        let mut found = None;
        Csp.run(&puzzle.with_givens(givens), Query::First, &Limits::nodes(NODES), &mut |grid| {
            found = Some(grid.0[..n_cells].to_vec());
            ControlFlow::Break(())
        });
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}
