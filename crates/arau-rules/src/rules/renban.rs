//! Renban: the line holds different, consecutive values in any order.

use super::because::by_sets;
use super::prelude::*;
use arau_core::SymbolSet;
use arau_core::Symbols;

/// A line of consecutive values in any order.
pub struct Renban;

const INFO: RuleInfo = RuleInfo {
    id: "renban",
    title: "Renban line",
    summary: "the line contains a set of different, consecutive digits in any order",
    params: &[params::line_as_set(1)],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[renban]]\ncells = 'r1c1 r2c2 r2c3'\n", n_solutions: 72 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-5'\n[[renban]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 144,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = 'a b c d e'\nvalues = [1, 2, 4, 5, 6]\n\
                       [[renban]]\ncells = 'r1c1 r1c2 r1c3 r1c1'\n",
            n_solutions: 6,
        },
        Sample { document: "size = 4\n[[renban]]\ncells = 'r1c1 r1c2'\n", n_solutions: 144 },
    ],
};

impl Rule for Renban {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let mut cells = args.cells("cells").to_vec();
        cells.sort_unstable();
        cells.dedup();
        post_consecutive(&cells, to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let line: std::collections::BTreeSet<Cell> = args.cells("cells").iter().copied().collect();
        let mut values: Vec<i64> = line.into_iter().map(|cell| grid.value(cell)).collect();
        values.sort_unstable();
        values.windows(2).all(|pair| pair[0] + 1 == pair[1])
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(0) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let mut cells = args.cells("cells").to_vec();
        cells.sort_unstable();
        cells.dedup();
        by_sets(at, &cells, windows(cells.len(), &at.spec.symbols), 3)
    }
}

/// Posts that cells, each listed once, hold different, consecutive values.
///
/// The windows of values that the cells may fill are few, so they are options. What two cells can tell each other is
/// stated pair by pair besides, for it does not wait until windows are ruled out.
pub(super) fn post_consecutive(cells: &[Cell], to: &mut Lowering<'_>) {
    if cells.len() < 2 {
        return;
    }
    to.post_house(cells);
    let windows = windows(cells.len(), to.symbols());
    if let [only] = windows[..]
        && only == to.symbols().all()
    {
        return;
    }
    let reach = cells.len() as i64;
    for (i, &a) in cells.iter().enumerate() {
        for &b in &cells[..i] {
            to.post_value_relation(a, b, |x, y| (1..reach).contains(&(x - y).abs()));
        }
    }
    to.post_any_of(windows.into_iter().map(|window| {
        move |option: &mut Lowering<'_>| {
            for &cell in cells {
                option.post_domain(cell, window);
            }
        }
    }));
}

/// Every run of this many consecutive values, as symbols.
pub(super) fn windows(length: usize, symbols: &Symbols) -> Vec<SymbolSet> {
    let value = |symbol: Symbol| i64::from(symbols.value(symbol));
    let mut values: Vec<i64> = symbols.iter().map(value).collect();
    values.sort_unstable();
    values.dedup();
    let is_run = |run: &&[i64]| run.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    values
        .windows(length)
        .filter(is_run)
        .map(|run| symbols.iter().filter(|&s| run.contains(&value(s))).collect())
        .collect()
}
