//! Skyscraper: values are heights, and the clue counts the buildings that are not hidden by a higher or equal one
//! before them. A height of 0 is an empty lot, which nobody sees.

use super::houses::all_share_houses;
use super::prelude::*;

/// A count of the buildings one sees.
pub struct Skyscraper;

const INFO: RuleInfo = RuleInfo {
    id: "skyscraper",
    title: "Skyscraper",
    summary: "so many cells of the line, seen from the clue, are greater than all cells before them; a 0 is never seen",
    params: &[
        params::line_from_clue(1),
        Param::required("count", ParamKind::Int { min: 1, max: 16_384 }, "how many buildings are seen"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[skyscraper]]\ncells = 'row 2'\ncount = 3\n", n_solutions: 72 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[skyscraper]]\ncells = 'r4c1-r1c1'\ncount = 2\n",
            n_solutions: 144,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-5'\n[[skyscraper]]\ncells = 'row 1'\n\
                       count = 2\n",
            n_solutions: 305,
        },
        Sample { document: "size = 4\n[[skyscraper]]\ncells = 'row 1'\ncount = 5\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-10'\n[[skyscraper]]\ncells = 'row 1'\ncount = 2\n",
            n_solutions: 495,
        },
    ],
};

/// Up to so many symbols, the states of an automaton that remembers all heights it has passed stay few.
const MAX_SYMBOLS_FOR_SETS: usize = 9;

impl Rule for Skyscraper {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let count = args.int("count").unwrap_or(1);
        let different = all_share_houses(to.spec(), cells);
        if different && to.n_symbols() <= MAX_SYMBOLS_FOR_SETS {
            post_with_sets(cells, count, to);
        } else {
            post_with_highest(cells, count, different, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let heights = grid.values(args.cells("cells"));
        let seen = (0..heights.len())
            .filter(|&i| heights[i] > 0 && heights[..i].iter().all(|before| *before < heights[i]))
            .count();
        Some(seen as i64) == args.int("count")
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("count").map_or(String::new(), |count| count.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}

/// On a line of different heights, the state is the set of heights passed and how many of them are seen: exact, and worth
/// its price where the line is short enough.
fn post_with_sets(cells: &[Cell], count: i64, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let hides = |s: Symbol| -> u16 {
        let hiding = symbols.iter().filter(|&other| symbols.value(other) >= symbols.value(s));
        hiding.fold(0, |set, other| set | 1 << other.0)
    };
    let hides: Vec<u16> = symbols.iter().map(hides).collect();
    let step = |&(passed, seen): &(u16, i64), symbol: Symbol| {
        let is_seen = symbols.value(symbol) > 0 && passed & hides[symbol.idx()] == 0;
        let seen = seen + is_seen as i64;
        let is_new = passed >> symbol.0 & 1 == 0;
        (is_new && seen <= count).then_some((passed | 1 << symbol.0, seen))
    };
    let key = format!("skyscraper {count} of different heights");
    to.post_shared_automaton(&key, cells, |n| Automaton::build(n, (0, 0), step, |state| state.1 == count));
}

/// What is remembered along a long line, or one whose heights may repeat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// Cells passed; stays 0 where nothing depends on it.
    n_cells: usize,
    highest: i64,
    seen: i64,
}

fn post_with_highest(cells: &[Cell], count: i64, different: bool, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let mut heights: Vec<i64> = symbols.values().into_iter().map(i64::from).collect();
    heights.sort_unstable();
    let step = |state: &State, symbol: Symbol| {
        let height = symbols.value(symbol) as i64;
        let is_seen = height > state.highest;
        let highest = height.max(state.highest);
        let n_cells = if different { state.n_cells + 1 } else { 0 };
        let after = State { n_cells, highest, seen: state.seen + is_seen as i64 };
        // Different heights up to the highest one: there must be as many as cells. What is still to be seen must fit
        // above.
        let n_up_to = heights.partition_point(|&h| h <= highest);
        let fits = n_cells <= n_up_to && count - after.seen <= (heights.len() - n_up_to) as i64;
        (fits && after.seen <= count).then_some(after)
    };
    let start = State { n_cells: 0, highest: 0, seen: 0 };
    let key = format!("skyscraper {count} {different}");
    to.post_shared_automaton(&key, cells, |n| Automaton::build(n, start, step, |state| state.seen == count));
}
