//! Odd: marked cells hold odd values.

use super::prelude::*;

/// Cells of odd values.
pub struct Odd;

const INFO: RuleInfo = RuleInfo {
    id: "odd",
    title: "Odd",
    summary: "the cells hold odd values",
    params: &[Param::required("cells", ParamKind::cells(1), "the odd cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[odd]]\ncells = 'r1c1 r2c3'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[odd]]\ncells = 'r1c1-r1c3'\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[odd]]\ncells = 'r1c1 r1c3'\n",
            n_solutions: 20,
        },
    ],
};

impl Rule for Odd {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let allowed = to.symbols_where(|value| value.rem_euclid(2) == 1);
        for &cell in args.cells("cells") {
            to.post_domain(cell, allowed);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.cells("cells").iter().all(|&cell| grid.value(cell) % 2 != 0)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Circle }]
    }
}
