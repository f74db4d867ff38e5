//! Between line: inner values lie strictly between those in the circles at the ends.

use super::houses::most_in_one_house;
use super::prelude::*;

/// A line whose inner values lie between its ends.
pub struct Between;

/// Up to so many symbols, the states of an automaton (a pair of ends each) stay few.
const MAX_SYMBOLS_FOR_AUTOMATON: usize = 25;

const INFO: RuleInfo = RuleInfo {
    id: "between",
    title: "Between line",
    summary: "the values between the two circles of the line lie strictly between the values of the circles",
    params: &[Param::required(
        "cells",
        ParamKind::cells(2),
        "the line; its first and last cells are the circles",
    )],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[between]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[between]]\ncells = 'r1c1-r1c4'\n", n_solutions: 48 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-4'\n[[between]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 40,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-26'\n[[between]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 5200,
        },
    ],
};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    OneEnd(i64),
    BothEnds { low: i64, high: i64 },
}

impl Rule for Between {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let [first, inner @ .., last] = args.cells("cells") else { return };
        if inner.is_empty() {
            return;
        }
        // Different values need room between the ends; the steps of the automaton see one inner cell at a time.
        let room = most_in_one_house(to.spec(), inner) as i64;
        if room > 1 {
            to.post_value_relation(*first, *last, |a, b| (a - b).abs() > room);
        }
        if to.n_symbols() <= MAX_SYMBOLS_FOR_AUTOMATON {
            post_automaton(*first, *last, inner, to);
        } else {
            post_two_orders(*first, *last, inner, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let [first, inner @ .., last] = &values[..] else { return false };
        inner.iter().all(|v| first < v && v < last || last < v && v < first)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let ends = cells.first().into_iter().chain(cells.last()).copied().collect();
        vec![
            Mark::Line { cells, style: LineStyle::Coloured(3) },
            Mark::Shape { cells: ends, shape: CellShape::Circle },
        ]
    }
}

/// Both ends are read first; from then on the state is the range, and every inner cell must lie in it.
fn post_automaton(first: Cell, last: Cell, inner: &[Cell], to: &mut Lowering<'_>) {
    let cells: Vec<Cell> = [first, last].iter().chain(inner).copied().collect();
    let symbols = to.symbols();
    let step = |state: &State, symbol: Symbol| {
        let value = symbols.value(symbol) as i64;
        match *state {
            State::Start => Some(State::OneEnd(value)),
            State::OneEnd(end) => Some(State::BothEnds { low: end.min(value), high: end.max(value) }),
            State::BothEnds { low, high } => (low < value && value < high).then_some(*state),
        }
    };
    let accept = |state: &State| matches!(state, State::BothEnds { .. });
    to.post_shared_automaton("between", &cells, |n| Automaton::build(n, State::Start, step, accept));
}

fn post_two_orders(first: Cell, last: Cell, inner: &[Cell], to: &mut Lowering<'_>) {
    to.post_any_of([(first, last), (last, first)].map(|(low, high)| {
        move |option: &mut Lowering<'_>| {
            for &cell in inner {
                option.post_value_relation(low, cell, |a, b| a < b);
                option.post_value_relation(cell, high, |a, b| a < b);
            }
        }
    }));
}
