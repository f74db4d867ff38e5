//! Nabner line: no two values on it are equal or consecutive.

use super::because::by_sets;
use super::prelude::*;
use arau_core::SymbolSet;
use arau_core::Symbols;

/// A line without equal or consecutive values.
pub struct Nabner;

/// Up to this many sets of values, they are spelled out as options.
const FEW_SETS: usize = 16;

const INFO: RuleInfo = RuleInfo {
    id: "nabner",
    title: "Nabner line",
    summary: "no two cells of the line, adjacent or not, contain equal or consecutive digits",
    params: &[params::line_as_set(2)],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[nabner]]\ncells = 'r1c1 r2c3'\n", n_solutions: 72 },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-6'\n[[nabner]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '0-4'\n[[nabner]]\n\
                       cells = 'r1c1 r1c2 r1c3 r1c1'\n",
            n_solutions: 6,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-9'\n[[nabner]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 210,
        },
    ],
};

impl Rule for Nabner {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let mut cells = args.cells("cells").to_vec();
        cells.sort_unstable();
        cells.dedup();
        let pairs = cells.iter().enumerate().flat_map(|(i, &a)| cells[..i].iter().map(move |&b| (a, b)));
        to.post_value_relations(pairs, |x, y| (x - y).abs() >= 2);
        // Pairs do not see that a long line has room for few sets of values.
        if let Some(sets) = few_spread_sets(cells.len(), to.symbols()) {
            let cells = &cells;
            to.post_any_of(sets.into_iter().map(|set| {
                move |option: &mut Lowering<'_>| cells.iter().for_each(|&cell| option.post_domain(cell, set))
            }));
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let clash = |a: Cell, b: Cell| a != b && [-1, 0, 1].contains(&(grid.value(a) - grid.value(b)));
        !cells.iter().any(|&a| cells.iter().any(|&b| clash(a, b)))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(7) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let mut cells = args.cells("cells").to_vec();
        cells.sort_unstable();
        cells.dedup();
        by_sets(at, &cells, few_spread_sets(cells.len(), &at.spec.symbols)?, 4)
    }
}

/// All sets of this many values without two that are equal or consecutive, as symbols; `None` if they are many.
fn few_spread_sets(size: usize, symbols: &Symbols) -> Option<Vec<SymbolSet>> {
    let value = |symbol: Symbol| i64::from(symbols.value(symbol));
    let mut values: Vec<i64> = symbols.iter().map(value).collect();
    values.sort_unstable();
    values.dedup();
    let mut chosen: Vec<Vec<i64>> = vec![Vec::new()];
    for n_chosen in 0..size {
        let mut longer = Vec::new();
        for set in &chosen {
            let starts =
                values.iter().enumerate().filter(|(_, v)| set.last().is_none_or(|last| *v - last >= 2));
            let fitting = starts.filter(|(from, _)| longest_spread(&values[*from..]) >= size - n_chosen);
            longer.extend(fitting.map(|(_, &v)| set.iter().copied().chain([v]).collect::<Vec<i64>>()));
        }
        if longer.len() > FEW_SETS {
            return None;
        }
        chosen = longer;
    }
    Some(chosen.iter().map(|set| symbols.iter().filter(|&s| set.contains(&value(s))).collect()).collect())
}

/// The most values of a sorted list without two that are consecutive.
fn longest_spread(values: &[i64]) -> usize {
    let mut last = None;
    let spread = values.iter().filter(|&&v| {
        let taken = last.is_none_or(|l| v - l >= 2);
        if taken {
            last = Some(v);
        }
        taken
    });
    spread.count()
}
