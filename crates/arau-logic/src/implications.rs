//! Owns everything that follows from links between two candidates: which of them cannot both be true, which cannot both be
//! false, and what that makes of every assumption. All chains and loops of any length are in it.
//!
//! A *literal* is a candidate that is true or false. Weak links: a candidate makes its partners false (same cell, same
//! symbol in a peer, a table of two cells). Strong links: a false candidate makes the other one true (the last two of a
//! cell, or of a symbol in a house). A literal that leads to its own opposite is impossible.

use crate::{CellSet, Position};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// Candidates that are impossible, and candidates that are certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forced {
    pub(crate) impossible: Vec<Candidate>,
    pub(crate) certain: Vec<Candidate>,
}

/// What follows from every assumption that leads to its opposite.
pub(crate) fn forced<const W: usize>(position: &Position<W>) -> Forced {
    let mut forced = Forced::default();
    for candidate in all_candidates(position).take_while(|_| !position.is_stopped()) {
        if leads_to_opposite(position, candidate, true) {
            forced.impossible.push(candidate);
        } else if leads_to_opposite(position, candidate, false) {
            forced.certain.push(candidate);
        }
    }
    forced
}

fn all_candidates<const W: usize>(position: &Position<W>) -> impl Iterator<Item = Candidate> + '_ {
    let of_cell = |cell: Cell| position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol });
    position.open().iter().flat_map(of_cell)
}

/// Candidates by symbol.
type Marks<const W: usize> = Vec<CellSet<W>>;

/// Whether assuming a literal makes its opposite true, link by link.
fn leads_to_opposite<const W: usize>(position: &Position<W>, from: Candidate, is_true: bool) -> bool {
    let n_symbols = position.layout().n_symbols();
    // What is made false, and what is made true.
    let mut made: [Marks<W>; 2] = [vec![CellSet::EMPTY; n_symbols], vec![CellSet::EMPTY; n_symbols]];
    let mut todo = vec![(from, is_true)];
    made[usize::from(is_true)][from.symbol.idx()].insert(from.cell);
    let mut next = Vec::new();
    while let Some((at, is_true)) = todo.pop() {
        next.clear();
        match is_true {
            true => partners(position, at, &mut next),
            false => last_others(position, at, &mut next),
        }
        let marks = &mut made[usize::from(!is_true)];
        for &candidate in &next {
            if !marks[candidate.symbol.idx()].contains(candidate.cell) {
                marks[candidate.symbol.idx()].insert(candidate.cell);
                todo.push((candidate, !is_true));
            }
        }
    }
    made[usize::from(!is_true)][from.symbol.idx()].contains(from.cell)
}

/// The candidates that cannot be true together with one.
fn partners<const W: usize>(position: &Position<W>, at: Candidate, to: &mut Vec<Candidate>) {
    let Candidate { cell, symbol } = at;
    let others = position.candidates(cell).minus(SymbolSet::only(symbol));
    to.extend(others.iter().map(|symbol| Candidate { cell, symbol }));
    let peers = position.layout().peers(cell).and(position.places(symbol));
    to.extend(peers.iter().map(|cell| Candidate { cell, symbol }));
    for related in position.layout().related(cell) {
        let gone = position.candidates(related.other).and(related.excluded(symbol));
        to.extend(gone.iter().map(|symbol| Candidate { cell: related.other, symbol }));
    }
}

/// The candidates that are true if one is false: the other of two.
fn last_others<const W: usize>(position: &Position<W>, at: Candidate, to: &mut Vec<Candidate>) {
    let Candidate { cell, symbol } = at;
    let other: Option<Symbol> = position.candidates(cell).minus(SymbolSet::only(symbol)).single();
    to.extend(other.map(|symbol| Candidate { cell, symbol }));
    for &house in position.layout().houses_of(cell) {
        let other = position.places_in(house, symbol).minus(CellSet::only(cell)).single();
        to.extend(other.map(|cell| Candidate { cell, symbol }));
    }
}
