//! Sum: values add up to a number; repeats are allowed.

use super::prelude::*;

/// A linear equation over cells.
pub struct Sum;

/// Coefficients beyond this, all together, are refused; puzzles need a few dozens at most.
const MAX_WEIGHT: i64 = 1_000_000;

const INFO: RuleInfo = RuleInfo {
    id: "sum",
    title: "Sum",
    summary: "the digits in the cells add up to the sum; they may repeat",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells to add up; a cell named twice counts twice"),
        Param::required("sum", ParamKind::INT, "the sum"),
        Param::optional("coefficients", ParamKind::Ints, "a factor for each cell; all 1 if left out"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[sum]]\ncells = 'r1c1 r2c3 r4c4'\nsum = 5\n", n_solutions: 24 },
        Sample {
            document: "rows = 2\ncolumns = 2\nsymbols = '0-3'\nhouses = false\n[[sum]]\ncells = 'r1c1 r1c1 r2c2'\nsum = 5\n",
            n_solutions: 32,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-4'\nhouses = false\n[[sum]]\ncells = 'r1c1-r1c3'\ncoefficients = [1, -2, 3]\nsum = -1\n",
            n_solutions: 3,
        },
    ],
};

impl Rule for Sum {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (n_cells, factors) = (args.cells("cells").len(), args.ints("coefficients"));
        if args.get("coefficients").is_some() && factors.len() != n_cells {
            let message = format!("{} coefficients do not match {n_cells} cells", factors.len());
            faults.push(Fault::invalid(message).of("coefficients"));
        }
        if factors.iter().map(|f| f.abs()).sum::<i64>() > MAX_WEIGHT {
            faults.push(Fault::too_large("the coefficients are too large").of("coefficients"));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let factors = args.ints("coefficients").iter().map(|&f| f as i32).chain(std::iter::repeat(1));
        let terms: Vec<(Cell, i32)> = args.cells("cells").iter().copied().zip(factors).collect();
        let sum = args.int("sum").unwrap_or(0);
        to.post_linear(&terms, sum, sum);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let total: i64 = match args.ints("coefficients") {
            [] => values.iter().sum(),
            factors => values.iter().zip(factors).map(|(value, factor)| value * factor).sum(),
        };
        Some(total) == args.int("sum")
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells");
        let sum = args.int("sum").unwrap_or(0);
        if args.ints("coefficients").is_empty() {
            return vec![Mark::Cage { cells: cells.to_vec(), label: format!("Σ{sum}") }];
        }
        let term = |(cell, factor): (&Cell, &i64)| format!("{factor}·{}", spec.geometry.label(*cell));
        let terms: Vec<String> = cells.iter().zip(args.ints("coefficients")).map(term).collect();
        vec![Mark::Note(format!("{} = {sum}", terms.join(" + ")))]
    }
}
