//! Rellik cage ("killer" backwards): no selection of its cells has the forbidden sum.

use super::prelude::*;

/// A cage without repeats in which a sum is avoided.
pub struct RellikCage;

/// Larger cages are refused: their selections are too many to go through.
const MAX_CELLS: usize = 16;

const INFO: RuleInfo = RuleInfo {
    id: "rellik-cage",
    title: "Rellik cage",
    summary: "digits in the cage do not repeat, and neither a single digit nor any selection of digits in the \
         cage adds up to the sum",
    params: &[
        Param::required("cells", ParamKind::Cells { min: 1, max: MAX_CELLS }, "the cage"),
        Param::required("sum", ParamKind::INT, "the sum that no selection of the cells may add up to"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-6'\nhouses = false\n[[rellik-cage]]\ncells = 'r1c1-r1c3'\nsum = 7\n",
            n_solutions: 42,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '0-5'\nhouses = false\n[[rellik-cage]]\ncells = 'r1c1-r1c3'\nsum = 5\n",
            n_solutions: 144,
        },
        Sample {
            document: "size = 4\n[[rellik-cage]]\ncells = 'r1c1 r1c2 r2c1'\nsum = 7\n",
            n_solutions: 72,
        },
    ],
};

impl Rule for RellikCage {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let twice = faults::cell_named_twice(args, "cells", spec);
        let too_long = faults::too_long_for_alphabet("the cage", args.cells("cells").len(), spec);
        let too_long = too_long.map(|fault| fault.of("cells"));
        twice.into_iter().chain(too_long).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let Some(forbidden) = args.int("sum") else { return };
        to.post_house(cells);
        let symbols = to.symbols();
        // The symbols differ, so which of them were read determines every sum.
        let step = |read: &SymbolSet, symbol: Symbol| {
            let value = symbols.value(symbol) as i64;
            let earlier: Vec<i64> = read.iter().map(|s| symbols.value(s) as i64).collect();
            let fits = read.len() < cells.len()
                && !read.contains(symbol)
                && !sums(&earlier).contains(&(forbidden - value));
            fits.then(|| read.or(SymbolSet::only(symbol)))
        };
        to.post_automaton(cells, SymbolSet::EMPTY, step, |read| read.len() == cells.len());
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let sum_of = |chosen: u32| -> i64 {
            values.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, v)| v).sum()
        };
        grid.all_different(args.cells("cells"))
            && (1..1u32 << values.len()).all(|chosen| Some(sum_of(chosen)) != args.int("sum"))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = format!("≠{}", args.int("sum").unwrap_or(0));
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label }]
    }
}

/// The sums of all selections, the empty one included, each once.
fn sums(values: &[i64]) -> Vec<i64> {
    let mut sums = vec![0];
    for value in values {
        sums.extend(sums.clone().iter().map(|sum| sum + value));
        sums.sort_unstable();
        sums.dedup();
    }
    sums
}
