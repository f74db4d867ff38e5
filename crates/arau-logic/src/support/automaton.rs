//! Owns what an automaton leaves: the states that the cells before a place can lead to, met by those from which the cells
//! behind it can still lead to an accepting one.

use super::{Known, Left};
use arau_core::{Automaton, Cell, State, SymbolSet};

pub(super) fn left(cells: &[Cell], automaton: &Automaton, known: &impl Known) -> Left {
    let states = || 0..automaton.n_states();
    let mut reached: Vec<Vec<bool>> = vec![vec![false; automaton.n_states()]; cells.len() + 1];
    reached[0][0] = true;
    for (i, &cell) in cells.iter().enumerate() {
        for state in states().filter(|&state| reached[i][state]).collect::<Vec<_>>() {
            for symbol in known.domain(cell).iter() {
                if let Some(next) = automaton.next(state as State, symbol) {
                    reached[i + 1][next as usize] = true;
                }
            }
        }
    }
    let mut good: Vec<bool> = states().map(|state| automaton.is_accepting(state as State)).collect();
    let mut left: Left = Vec::with_capacity(cells.len());
    for (i, &cell) in cells.iter().enumerate().rev() {
        let mut good_before = vec![false; automaton.n_states()];
        let mut symbols = SymbolSet::EMPTY;
        for state in states().filter(|&state| reached[i][state]) {
            for symbol in known.domain(cell).iter() {
                if automaton.next(state as State, symbol).is_some_and(|next| good[next as usize]) {
                    good_before[state] = true;
                    symbols.insert(symbol);
                }
            }
        }
        good = good_before;
        left.push((cell, symbols));
    }
    left
}
