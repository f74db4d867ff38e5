//! Hidden skyscraper: the clue is the first building that a higher one before it hides.

use super::houses::all_share_houses;
use super::prelude::*;
use arau_core::SymbolSet;

/// The first hidden building.
pub struct HiddenSkyscraper;

/// Up to this many symbols, the states of an automaton that remembers all heights it has passed stay few.
const MAX_SYMBOLS_FOR_SETS: usize = 12;

const INFO: RuleInfo = RuleInfo {
    id: "hidden-skyscraper",
    title: "Hidden skyscraper",
    summary: "digits are building heights: the clue is the height of the first building that is hidden when \
         seen from its side",
    params: &[
        params::line_from_clue(2),
        Param::required("value", ParamKind::INT, "the height of the first building that is hidden"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[hidden-skyscraper]]\ncells = 'row 2'\nvalue = 2\n", n_solutions: 96 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[hidden-skyscraper]]\ncells = 'r4c1-r1c1'\nvalue = 0\n",
            n_solutions: 120,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\n[[hidden-skyscraper]]\ncells = 'row 1'\nvalue = 2\n",
            n_solutions: 76,
        },
        Sample { document: "size = 4\n[[hidden-skyscraper]]\ncells = 'row 1'\nvalue = 4\n", n_solutions: 0 },
    ],
};

/// What is remembered along the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    /// All are seen so far. On a line of different heights, which these are as a set of symbols; else the last, and so
    /// the highest, alone.
    Rising {
        heights: u128,
    },
    Found,
}

impl Rule for HiddenSkyscraper {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let (symbols, hidden) = (to.symbols(), args.int("value").unwrap_or(0));
        // Where no value stands twice, the hidden one is not seen before.
        let different = all_share_houses(to.spec(), cells) && symbols.len() <= MAX_SYMBOLS_FOR_SETS;
        let step = |state: &State, symbol: Symbol| {
            let State::Rising { heights } = *state else { return Some(State::Found) };
            let height = symbols.value(symbol) as i64;
            let is_hidden = SymbolSet(heights).iter().any(|before| symbols.value(before) as i64 > height);
            let own = SymbolSet::only(symbol);
            match is_hidden {
                true => (height == hidden).then_some(State::Found),
                false if !different => Some(State::Rising { heights: own.0 }),
                false => {
                    let is_new = heights & own.0 == 0 && height != hidden;
                    is_new.then_some(State::Rising { heights: heights | own.0 })
                }
            }
        };
        let start = State::Rising { heights: 0 };
        let accept = |state: &State| *state == State::Found;
        let key = format!("hidden-skyscraper {hidden} {different}");
        to.post_shared_automaton(&key, cells, |n| Automaton::build(n, start, step, accept));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let heights = grid.values(args.cells("cells"));
        let is_hidden = |i: &usize| heights[..*i].iter().any(|before| *before > heights[*i]);
        (0..heights.len()).find(is_hidden).map(|i| heights[i]) == args.int("value")
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("value").map_or(String::new(), |value| value.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}
