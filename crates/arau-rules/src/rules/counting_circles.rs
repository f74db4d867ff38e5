//! Counting circles: a value that stands in a circle stands in exactly this many circles.

use super::because::{Look, MAX_NAMED, explain};
use super::prelude::*;

/// Each value in the circles occurs there as often as it says.
pub struct CountingCircles;

/// Up to this many sets of values are spelled out; beyond, each value is counted by itself.
const MAX_SETS: usize = 128;

const INFO: RuleInfo = RuleInfo {
    id: "counting-circles",
    title: "Counting circles",
    summary: "a digit in a circle says how many circles contain that digit",
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

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let cells = args.cells("cells");
        let n_cells = cells.len() as i64;
        let n_with =
            |symbol: Symbol| cells.iter().filter(|&&cell| at.candidates(cell).contains(symbol)).count();
        let n_held =
            |symbol: Symbol| cells.iter().filter(|&&cell| at.held(cell) == Some(symbol)).count() as i64;
        // A digit that too few circles can hold is in none; one that has its number is in no other.
        let gone: SymbolSet = at.gone.iter().map(|gone| gone.symbol).collect();
        for symbol in gone.iter() {
            let facts = |n: usize| {
                vec![
                    ("digit", Fact::Word(vec![symbol])),
                    ("n-circles", Fact::Number(n as i64)),
                    ("n-needed", Fact::Number(at.value(symbol))),
                ]
            };
            let is_it = |cell: Cell, other: Symbol| other == symbol && cells.contains(&cell);
            if n_held(symbol) == at.value(symbol) {
                return explain(at, "full", facts(cells.len()), is_it);
            }
            if (n_with(symbol) as i64) < at.value(symbol) {
                return explain(at, "too-few", facts(n_with(symbol)), is_it);
            }
        }
        for symbol in at.alphabet().iter().filter(|&symbol| n_held(symbol) > 0) {
            let places: Vec<Cell> =
                cells.iter().copied().filter(|&cell| at.candidates(cell).contains(symbol)).collect();
            if places.len() as i64 == at.value(symbol) {
                let facts = vec![
                    ("digit", Fact::Word(vec![symbol])),
                    ("places", Fact::Cells(places.clone())),
                    ("n-needed", Fact::Number(at.value(symbol))),
                ];
                let found =
                    explain(at, "places", facts, |cell, other| places.contains(&cell) && other != symbol);
                if found.is_some() {
                    return found;
                }
            }
        }
        let possible = at.symbols_where(|value| (1..=n_cells).contains(&value));
        let values: Vec<(Symbol, i64)> = possible.iter().map(|symbol| (symbol, at.value(symbol))).collect();
        let mut sets = sets_with_sum(&values, n_cells)?;
        sets.retain(|set| {
            set.iter().all(|symbol| n_with(symbol) as i64 >= at.value(symbol))
                && cells.iter().all(|&cell| !at.candidates(cell).and(*set).is_empty())
        });
        let named = Fact::Sums(sets.iter().map(|set| at.values(*set)).collect());
        let facts = vec![("number", Fact::Number(n_cells)), ("sets", named)];
        if sets.is_empty() || sets.len() > MAX_NAMED {
            return None;
        }
        explain(at, "kinds", facts, |cell, symbol| {
            cells.contains(&cell) && sets.iter().all(|set| !set.contains(symbol))
        })
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
