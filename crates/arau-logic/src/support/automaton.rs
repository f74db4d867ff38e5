//! Owns what an automaton leaves: the states that the cells before a place can lead to, met by those from which the cells
//! behind it can still lead to an accepting one.

use super::{Known, Left};
use arau_core::{Automaton, Cell, State, Symbol, SymbolSet};

pub(super) fn left(cells: &[Cell], automaton: &Automaton, known: &impl Known) -> Left {
    // The cell before which a state was last reached: a state is listed once for each cell.
    let mut seen_at: Vec<u32> = vec![u32::MAX; automaton.n_states()];
    let mut reached: Vec<Vec<State>> = Vec::with_capacity(cells.len() + 1);
    reached.push(vec![0]);
    for (i, &cell) in cells.iter().enumerate() {
        let domain = known.domain(cell);
        let mut next_states = Vec::new();
        for &state in &reached[i] {
            for symbol in domain.iter() {
                if let Some(next) = automaton.next(state, symbol)
                    && std::mem::replace(&mut seen_at[next as usize], i as u32) != i as u32
                {
                    next_states.push(next);
                }
            }
        }
        reached.push(next_states);
    }
    known.spend(reached.iter().map(Vec::len).sum());
    let mut is_good: Vec<bool> = vec![false; automaton.n_states()];
    let mut good: Vec<State> = reached[cells.len()].clone();
    good.retain(|&state| automaton.is_accepting(state));
    let mut left: Left = Vec::with_capacity(cells.len());
    for (i, &cell) in cells.iter().enumerate().rev() {
        good.iter().for_each(|&state| is_good[state as usize] = true);
        let domain = known.domain(cell);
        let mut good_before = Vec::new();
        let mut symbols = SymbolSet::EMPTY;
        for &state in &reached[i] {
            let leads_on =
                |symbol: &Symbol| automaton.next(state, *symbol).is_some_and(|next| is_good[next as usize]);
            let leading: SymbolSet = domain.iter().filter(leads_on).collect();
            if !leading.is_empty() {
                good_before.push(state);
                symbols = symbols.or(leading);
            }
        }
        good.iter().for_each(|&state| is_good[state as usize] = false);
        good = good_before;
        left.push((cell, symbols));
    }
    left
}
