//! Owns [`Csp`]: answers queries by search, in the narrowest word that holds the alphabet.

use crate::compile::compile;
use crate::interchange::put_in_order;
use crate::network::Network;
use crate::search::{End, Search, grid_of};
use crate::word::Word;
use arau_core::{
    Board, Engine, Limits, Outcome, Puzzle, Query, Redundancy, Sink, Stats, SymbolSet, Unsupported,
    redundant_givens_one_by_one,
};
use std::ops::ControlFlow;

/// The general engine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Csp;

impl Engine for Csp {
    fn id(&self) -> &'static str {
        "csp"
    }

    fn title(&self) -> &'static str {
        "Constraint propagation and search, for every rule"
    }

    fn supports(&self, _puzzle: &Puzzle) -> Result<(), Unsupported> {
        Ok(())
    }

    fn run(&self, puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
        match puzzle.n_symbols() {
            0..=16 => answer::<u16>(puzzle, query, limits, sink),
            17..=32 => answer::<u32>(puzzle, query, limits, sink),
            33..=64 => answer::<u64>(puzzle, query, limits, sink),
            _ => answer::<u128>(puzzle, query, limits, sink),
        }
    }

    fn redundant_givens(&self, puzzle: &Puzzle, limits: &Limits) -> Redundancy {
        redundant_givens_one_by_one(self, puzzle, limits)
    }
}

fn answer<W: Word>(puzzle: &Puzzle, query: Query, limits: &Limits, sink: &mut Sink<'_>) -> Outcome {
    let network = compile::<W>(puzzle);
    let mut search = Search::new(&network);
    if search.root().is_err() {
        let candidates = (query == Query::TrueCandidates).then(|| empty_board(&network));
        return Outcome { n_solutions: 0, complete: true, stats: search.stats, candidates };
    }
    match query {
        Query::TrueCandidates => true_candidates(search, &network, limits),
        Query::First => first(search, &network, limits, sink),
        Query::Count { at_most } => count(puzzle, search, at_most, limits),
        _ => enumerate(search, &network, query.enough(), limits, sink),
    }
}

fn enumerate<W: Word>(
    mut search: Search<'_, W>,
    network: &Network<W>,
    enough: u64,
    limits: &Limits,
    sink: &mut Sink<'_>,
) -> Outcome {
    let mut n_solutions = 0;
    if enough == 0 {
        return outcome(0, true, search.stats);
    }
    let end = search.run(limits, None, |cells| {
        n_solutions += 1;
        let flow = sink(&grid_of(network, cells));
        if n_solutions >= enough { ControlFlow::Break(()) } else { flow }
    });
    outcome(n_solutions, end != End::Limited, search.stats)
}

/// Counts without showing solutions, so that those that differ by an exchange of symbols are counted together.
fn count<W: Word>(puzzle: &Puzzle, mut search: Search<'_, W>, at_most: u64, limits: &Limits) -> Outcome {
    let Ok(weight) = put_in_order(puzzle, &mut search) else { return outcome(0, true, search.stats) };
    // Where one solution stands for more than can be counted, counting stops at the first.
    let enough = at_most.div_ceil(weight.unwrap_or(u64::MAX));
    let mut n_found = 0u64;
    if enough == 0 {
        return outcome(0, true, search.stats);
    }
    let end = search.run(limits, None, |_| {
        n_found += 1;
        if n_found >= enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let n_solutions = n_found.saturating_mul(weight.unwrap_or(u64::MAX)).min(at_most);
    let fits = n_solutions < u64::MAX;
    outcome(n_solutions, fits && end != End::Limited, search.stats)
}

/// One solution: with restarts, since on large boards an unlucky first decision can cost everything. Each run may
/// take more conflicts than the last, so a puzzle without solutions is still proved to have none.
fn first<W: Word>(
    mut search: Search<'_, W>,
    network: &Network<W>,
    limits: &Limits,
    sink: &mut Sink<'_>,
) -> Outcome {
    let root = search.space.cells.clone();
    let mut allowance = 100;
    loop {
        let mut n_solutions = 0;
        let end = search.run(limits, Some(allowance), |cells| {
            n_solutions += 1;
            let _ = sink(&grid_of(network, cells));
            ControlFlow::Break(())
        });
        match end {
            End::Restart => {
                search.space.cells.copy_from_slice(&root);
                allowance += allowance / 2;
            }
            _ => return outcome(n_solutions, end != End::Limited, search.stats),
        }
    }
}

/// Asks for each candidate that no solution has shown yet whether one has it.
fn true_candidates<W: Word>(mut search: Search<'_, W>, network: &Network<W>, limits: &Limits) -> Outcome {
    let mut seen = vec![W::EMPTY; network.n_visible];
    let mut root = search.space.cells.clone();
    let mut n_solutions = 0;
    for cell in 0..network.n_visible {
        loop {
            let open = root[cell] & !seen[cell];
            if open.is_empty() {
                break;
            }
            let symbol = W::bit(open.lowest());
            search.space.cells.copy_from_slice(&root);
            let end = match search.assume(cell as u16, symbol) {
                Err(_) => End::Exhausted,
                Ok(()) => search.run(limits, None, |cells| {
                    n_solutions += 1;
                    for (seen, cell) in seen.iter_mut().zip(cells) {
                        *seen |= *cell;
                    }
                    ControlFlow::Break(())
                }),
            };
            match end {
                End::Limited => {
                    return Outcome {
                        candidates: Some(board(&seen)),
                        ..outcome(n_solutions, false, search.stats)
                    };
                }
                End::Satisfied => {}
                _ => {
                    search.space.cells.copy_from_slice(&root);
                    if search.exclude(cell as u16, symbol).is_err() {
                        let candidates = Some(empty_board(network));
                        return Outcome { candidates, ..outcome(0, true, search.stats) };
                    }
                    root.copy_from_slice(&search.space.cells);
                }
            }
        }
    }
    Outcome { candidates: Some(board(&seen)), ..outcome(n_solutions, true, search.stats) }
}

fn outcome(n_solutions: u64, complete: bool, stats: Stats) -> Outcome {
    Outcome { n_solutions, complete, stats, candidates: None }
}

fn board<W: Word>(cells: &[W]) -> Board {
    Board { cells: cells.iter().map(|c| c.to_set()).collect() }
}

fn empty_board<W: Word>(network: &Network<W>) -> Board {
    Board { cells: vec![SymbolSet::EMPTY; network.n_visible] }
}
