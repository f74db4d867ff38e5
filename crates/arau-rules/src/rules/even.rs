//! Even: marked cells hold even values.

use super::prelude::*;

/// Cells of even values.
pub struct Even;

const INFO: RuleInfo = RuleInfo {
    id: "even",
    title: "Even",
    summary: "the cells hold even values",
    params: &[Param::required("cells", ParamKind::cells(1), "the even cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[even]]\ncells = 'r1c1 r2c3'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[even]]\ncells = 'r1c1-r1c3'\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[even]]\ncells = 'r1c1 r1c3'\n",
            n_solutions: 45,
        },
    ],
};

impl Rule for Even {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let allowed = to.symbols_where(|value| value.rem_euclid(2) == 0);
        for &cell in args.cells("cells") {
            to.post_domain(cell, allowed);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.cells("cells").iter().all(|&cell| grid.value(cell) % 2 == 0)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Square }]
    }
}
