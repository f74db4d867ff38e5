//! Zipper line: cells at the same distance from its centre add up to the same number, which is the centre's value if
//! the line has a central cell.

use super::because::by_equal_sums;
use super::houses::share_house;
use super::prelude::*;

/// A line of mirrored pairs with equal sums.
pub struct Zipper;

/// Up to this many symbols, the states of an automaton (a sum and half a pair each) stay few.
const MAX_SYMBOLS_FOR_AUTOMATON: usize = 20;

const INFO: RuleInfo = RuleInfo {
    id: "zipper",
    title: "Zipper line",
    summary: "each pair of cells at the same distance from the centre of the line has the same sum; if there \
         is a central cell, the sum is its digit",
    params: &[params::line(2)],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\n[[zipper]]\ncells = 'r1c1-r1c5'\n",
            n_solutions: 30,
        },
        Sample { document: "size = 4\n[[zipper]]\ncells = 'r1c1-r1c4'\n", n_solutions: 96 },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nsymbols = '0-3'\n[[zipper]]\ncells = 'r1c1-r1c6'\n",
            n_solutions: 136,
        },
        Sample { document: "size = 4\n[[zipper]]\ncells = 'r1c1 r2c3 r3c2'\n", n_solutions: 24 },
    ],
};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    /// The whole is known, and every pair so far was complete.
    Whole(i64),
    /// Half of the first pair, before the whole is known.
    FirstHalf(i64),
    /// The whole, and what the second half of the pair must be.
    Missing {
        whole: i64,
        half: i64,
    },
}

impl Rule for Zipper {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let pairs: Vec<(Cell, Cell)> =
            cells.iter().copied().zip(cells.iter().rev().copied()).take(cells.len() / 2).collect();
        let centre = (cells.len() % 2 == 1).then(|| cells[cells.len() / 2]);
        match centre {
            _ if to.n_symbols() > MAX_SYMBOLS_FOR_AUTOMATON => post_equations(&pairs, centre, to),
            // Pairs meet in the centre alone, so that nothing is lost by taking them one by one.
            Some(centre) => pairs.iter().for_each(|&pair| post_pair_with_centre(pair, centre, to)),
            None => post_pairs(&pairs, to),
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let n = values.len();
        let whole = if n % 2 == 1 { values[n / 2] } else { values[0] + values[n - 1] };
        (0..n / 2).all(|i| values[i] + values[n - 1 - i] == whole)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(8) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let cells = args.cells("cells");
        let n = cells.len();
        let pairs: Vec<Vec<Cell>> = (0..n / 2).map(|i| vec![cells[i], cells[n - 1 - i]]).collect();
        if n.is_multiple_of(2) {
            return by_equal_sums(at, &pairs);
        }
        let centre = vec![cells[n / 2]];
        pairs.iter().find_map(|pair| {
            let because = by_equal_sums(at, &[pair.clone(), centre.clone()])?;
            let key = match because.key {
                "least" => "pair-least",
                "most" => "pair-most",
                "both" => "pair-both",
                _ => "pair-sums",
            };
            let mut facts = because.facts;
            facts.push(("pair", Fact::Cells(pair.clone())));
            facts.push(("centre", Fact::Cells(centre.clone())));
            Some(Because { key, facts, ..because })
        })
    }
}

fn post_pair_with_centre((a, b): (Cell, Cell), centre: Cell, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let differ = share_house(to.spec(), a, b);
    let step = |state: &State, symbol: Symbol| {
        let value = symbols.value(symbol) as i64;
        match *state {
            State::Start => Some(State::FirstHalf(value)),
            State::FirstHalf(whole) => {
                let half = whole - value;
                (!differ || half != value).then_some(State::Missing { whole: 0, half })
            }
            State::Missing { half, .. } => (value == half).then_some(State::Whole(0)),
            State::Whole(_) => None,
        }
    };
    let key = if differ { "zipper of different halves" } else { "zipper" };
    let accept = |state: &State| matches!(state, State::Whole(_));
    to.post_shared_automaton(key, &[centre, a, b], |n| Automaton::build(n, State::Start, step, accept));
}

/// The first pair states the whole; the others follow it.
fn post_pairs(pairs: &[(Cell, Cell)], to: &mut Lowering<'_>) {
    if pairs.len() < 2 {
        return;
    }
    let cells: Vec<Cell> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    let symbols = to.symbols();
    let step = |state: &State, symbol: Symbol| {
        let value = symbols.value(symbol) as i64;
        match *state {
            State::Start => Some(State::FirstHalf(value)),
            State::FirstHalf(half) => Some(State::Whole(half + value)),
            State::Whole(whole) => Some(State::Missing { whole, half: whole - value }),
            State::Missing { whole, half } => (value == half).then_some(State::Whole(whole)),
        }
    };
    let accept = |state: &State| matches!(state, State::Whole(_));
    to.post_shared_automaton("zipper without centre", &cells, |n| {
        Automaton::build(n, State::Start, step, accept)
    });
}

fn post_equations(pairs: &[(Cell, Cell)], centre: Option<Cell>, to: &mut Lowering<'_>) {
    let whole: Vec<(Cell, i32)> = match centre {
        Some(centre) => vec![(centre, -1)],
        None => vec![(pairs[0].0, -1), (pairs[0].1, -1)],
    };
    for &(a, b) in pairs {
        let terms: Vec<(Cell, i32)> = [(a, 1), (b, 1)].iter().chain(&whole).copied().collect();
        to.post(Constraint::linear(&terms, 0, 0));
    }
}
