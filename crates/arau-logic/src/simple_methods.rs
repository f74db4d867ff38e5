//! Owns the quick way to where simple methods lead: the same placements and eliminations as the techniques find, without
//! saying how. What tries candidates by the thousand uses it. Where a puzzle has further rules, what each of them leaves
//! by itself belongs to the simple methods.

use crate::Position;
use crate::support::{Known, left_by};
use arau_core::Candidate;

/// Where a position stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Every cell is placed.
    Solved,
    /// A cell has no candidate left, or a house no place for a symbol.
    Contradiction,
    /// Neither.
    Open,
}

/// Which methods are used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Methods {
    /// Naked and hidden singles.
    Singles,
    /// Also naked pairs: the methods (a) to (d) of Merino's paper.
    SinglesAndPairs,
}

/// Applies the methods until nothing changes.
pub fn apply_methods<const W: usize>(position: &mut Position<W>, methods: Methods) -> Standing {
    loop {
        let Some(placed) = place_singles(position) else { return Standing::Contradiction };
        if placed {
            continue;
        }
        let Some(changed) = apply_rules(position) else { return Standing::Contradiction };
        if changed && !position.is_stopped() {
            continue;
        }
        if position.is_solved() {
            return Standing::Solved;
        }
        if methods == Methods::Singles || !remove_pairs(position) {
            return Standing::Open;
        }
    }
}

/// One pass over cells and houses. Says whether anything was placed; nothing at a contradiction.
fn place_singles<const W: usize>(position: &mut Position<W>) -> Option<bool> {
    let mut placed = false;
    for cell in position.open().iter() {
        let candidates = position.candidates(cell);
        if candidates.is_empty() {
            return None;
        }
        if let Some(symbol) = candidates.single() {
            position.place(Candidate { cell, symbol });
            placed = true;
        }
    }
    for house in 0..position.layout().houses().len() {
        for symbol in position.missing(house).iter() {
            let places = position.places_in(house, symbol);
            let cell = places.first()?;
            if places.len() == 1 {
                position.place(Candidate { cell, symbol });
                placed = true;
            }
        }
    }
    Some(placed)
}

/// Takes what a rule does not leave. Says whether anything changed; nothing at a contradiction.
fn apply_rules<const W: usize>(position: &mut Position<W>) -> Option<bool> {
    let mut changed = false;
    let mut gone: Vec<Candidate> = Vec::new();
    let layout = position.shared_layout();
    for (_, constraint) in layout.rules() {
        // Some rules take long to look at. What was found so far is right.
        if position.is_stopped() {
            break;
        }
        for (cell, left) in left_by(constraint, position) {
            if position.domain(cell).and(left).is_empty() {
                return None;
            }
            let lost = position.candidates(cell).minus(left);
            gone.extend(lost.iter().map(|symbol| Candidate { cell, symbol }));
        }
        changed |= !gone.is_empty();
        gone.drain(..).for_each(|candidate| position.eliminate(candidate));
    }
    Some(changed)
}

/// Takes the symbols of naked pairs from the rest of their houses. Says whether anything changed.
fn remove_pairs<const W: usize>(position: &mut Position<W>) -> bool {
    let mut changed = false;
    for house in 0..position.layout().houses().len() {
        let open = position.layout().houses()[house].set.and(position.open());
        for first in open.iter() {
            let pair = position.candidates(first);
            if pair.len() != 2 {
                continue;
            }
            let mut same = open.iter().filter(|&cell| position.candidates(cell) == pair);
            if same.next() != Some(first) {
                continue;
            }
            let Some(second) = same.next() else { continue };
            for symbol in pair.iter() {
                for cell in
                    position.places_in(house, symbol).iter().filter(|&cell| cell != first && cell != second)
                {
                    position.eliminate(Candidate { cell, symbol });
                    changed = true;
                }
            }
        }
    }
    changed
}
