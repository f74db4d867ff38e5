//! Counting circles: a value that stands in a circle stands in exactly so many circles.

use super::prelude::*;

/// Each value in the circles occurs there as often as it says.
pub struct CountingCircles;

/// Up to so many sets of values are spelled out; beyond, each value is counted by itself.
const MAX_SETS: usize = 128;

const INFO: RuleInfo = RuleInfo {
    id: "counting-circles",
    title: "Counting circles",
    summary: "each value that occurs in the circles occurs there exactly that many times",
    params: &[Param::required("cells", ParamKind::cells(1), "the circles")],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 6\nsymbols = '0-4'\nhouses = false\n[[counting-circles]]\ncells = 'r1c1-r1c5'\n",
            n_solutions: 75,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '1-4'\nhouses = false\n[[counting-circles]]\ncells = 'r1c1-r1c3 r2c1-r2c3'\n",
            n_solutions: 75,
        },
        Sample {
            document: "size = 4\n[[counting-circles]]\ncells = 'r1c1 r2c3 r4c4 r3c2 r1c4'\n",
            n_solutions: 6,
        },
    ],
};

impl Rule for CountingCircles {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let twice = faults::cell_named_twice(args, "cells", spec);
        twice.into_iter().chain(faults::equal_values(spec)).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let n_cells = cells.len() as i64;
        let possible = to.symbols_where(|value| (1..=n_cells).contains(&value));
        for &cell in cells {
            to.post_domain(cell, possible);
        }
        let count = |symbol: Symbol, n: i64| {
            let symbols = SymbolSet::only(symbol);
            Constraint::Count { cells: cells.into(), symbols, min: n as u32, max: n as u32 }
        };
        for symbol in possible.iter() {
            let options: [Box<[Constraint]>; 2] =
                [Box::new([count(symbol, 0)]), Box::new([count(symbol, to.value(symbol))])];
            to.post(Constraint::AnyOf { options: Box::new(options) });
        }
        // The values that occur, each once, add up to the number of circles.
        let values: Vec<(Symbol, i64)> = possible.iter().map(|symbol| (symbol, to.value(symbol))).collect();
        if let Some(sets) = sets_with_sum(&values, n_cells) {
            let option = |set: SymbolSet| -> Box<[Constraint]> {
                let only_these = cells.iter().map(|&cell| Constraint::Domain { cell, allowed: set });
                only_these.chain(set.iter().map(|symbol| count(symbol, to.value(symbol)))).collect()
            };
            let options = sets.into_iter().map(option).collect();
            to.post(Constraint::AnyOf { options });
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        values.iter().all(|&value| values.iter().filter(|&&other| other == value).count() as i64 == value)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Circle }]
    }
}

/// Every set of the symbols whose values add up to `sum`; `None` if there are too many. All values are positive.
fn sets_with_sum(values: &[(Symbol, i64)], sum: i64) -> Option<Vec<SymbolSet>> {
    let mut partial = vec![(SymbolSet::EMPTY, 0)];
    for &(symbol, value) in values {
        let larger = partial.iter().map(|&(set, total)| (set.or(SymbolSet::only(symbol)), total + value));
        let larger: Vec<(SymbolSet, i64)> = larger.filter(|&(_, total)| total <= sum).collect();
        partial.extend(larger);
        if partial.len() > 64 * MAX_SETS {
            return None;
        }
    }
    let sets: Vec<SymbolSet> =
        partial.into_iter().filter(|&(_, total)| total == sum).map(|(set, _)| set).collect();
    (sets.len() <= MAX_SETS).then_some(sets)
}
