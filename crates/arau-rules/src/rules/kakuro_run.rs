//! Kakuro run: white cells in a line without repeats, with their sum.

use super::prelude::*;

/// Different values with a sum.
pub struct KakuroRun;

const INFO: RuleInfo = RuleInfo {
    id: "kakuro-run",
    title: "Kakuro run",
    summary: "digits in a run do not repeat and add up to the sum, if one is given",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the run, starting with the cell next to its clue"),
        Param::optional("sum", ParamKind::INT, "the sum; if left out, digits just do not repeat"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 2\nsymbols = '1-5'\nhouses = false\n[[kakuro-run]]\ncells = 'r1c1 r1c2'\nsum = 4\n[[kakuro-run]]\ncells = 'r2c1 r2c2'\nsum = 7\n[[kakuro-run]]\ncells = 'r1c1 r2c1'\nsum = 6\n",
            n_solutions: 1,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-9'\nhouses = false\n[[kakuro-run]]\ncells = 'r1c1-r1c3'\nsum = 23\n",
            n_solutions: 6,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-4'\nhouses = false\n[[kakuro-run]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 24,
        },
    ],
};

impl Rule for KakuroRun {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let twice = faults::cell_named_twice(args, "cells", spec);
        let too_long = faults::too_long_for_alphabet("the run", args.cells("cells").len(), spec);
        let too_long = too_long.map(|fault| fault.of("cells"));
        twice.into_iter().chain(too_long).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        to.post_house(cells);
        if let Some(sum) = args.int("sum") {
            to.post(Constraint::sum(cells, sum));
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let mut total = 0;
        let mut seen = Vec::new();
        for &cell in args.cells("cells") {
            if seen.contains(&grid.symbol(cell)) {
                return false;
            }
            seen.push(grid.symbol(cell));
            total += grid.value(cell);
        }
        args.int("sum").is_none_or(|sum| sum == total)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let clue = |sum: i64| Mark::Outside {
            cells: args.cells("cells").to_vec(),
            label: sum.to_string(),
            arrow: false,
        };
        args.int("sum").map(clue).into_iter().collect()
    }
}
