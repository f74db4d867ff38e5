//! Owns what lines with a mark at either end share: how inner cells are held against the two ends, and how it is drawn. Not
//! a rule itself.

use super::prelude::*;

/// Up to this many symbols, the states of the automaton (a pair of ends each) stay few.
pub const MAX_SYMBOLS_FOR_AUTOMATON: usize = 25;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    OneEnd(i64),
    BothEnds { low: i64, high: i64 },
}

/// Posts that every inner value fits the lower and the higher end. Both ends are read first; from then on they are the state.
/// The key tells for which rule the automaton is.
pub fn post_fitting(
    key: &str,
    (first, last): (Cell, Cell),
    inner: &[Cell],
    fits: impl Fn(i64, i64, i64) -> bool,
    to: &mut Lowering<'_>,
) {
    let cells: Vec<Cell> = [first, last].iter().chain(inner).copied().collect();
    let symbols = to.symbols();
    let step = |state: &State, symbol: Symbol| {
        let value = symbols.value(symbol) as i64;
        match *state {
            State::Start => Some(State::OneEnd(value)),
            State::OneEnd(end) => Some(State::BothEnds { low: end.min(value), high: end.max(value) }),
            State::BothEnds { low, high } => fits(low, value, high).then_some(*state),
        }
    };
    let accept = |state: &State| matches!(state, State::BothEnds { .. });
    to.post_shared_automaton(key, &cells, |n| Automaton::build(n, State::Start, step, accept));
}

/// A coloured line with a mark in the cells at its ends.
pub fn draw(cells: &[Cell], colour: u8, shape: CellShape) -> Vec<Mark> {
    let ends = cells.first().into_iter().chain(cells.last()).copied().collect();
    vec![
        Mark::Line { cells: cells.to_vec(), style: LineStyle::Coloured(colour) },
        Mark::Shape { cells: ends, shape },
    ]
}
