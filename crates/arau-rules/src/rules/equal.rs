//! Equal: all the cells hold the same symbol.

use super::prelude::*;

/// One symbol in several cells.
pub struct Equal;

const INFO: RuleInfo = RuleInfo {
    id: "equal",
    title: "Equal cells",
    summary: "all the cells contain the same symbol",
    params: &[Param::required("cells", ParamKind::cells(2), "the cells")],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\n[[equal]]\ncells = 'r1c1 r2c3'\n", n_solutions: 144 },
        Sample { document: "size = 4\n[[equal]]\ncells = 'r1c1 r2c3 r4c4'\n", n_solutions: 72 },
        Sample { document: "size = 4\n[[equal]]\ncells = 'r1c1 r2c2'\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = 'a b c'\nhouses = false\n[[equal]]\ncells = 'r1c1 r1c3 r1c4'\n",
            n_solutions: 9,
        },
    ],
};

impl Rule for Equal {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        // A chain is enough: what one cell cannot hold, the next cannot.
        let pairs = args.cells("cells").windows(2).map(|pair| (pair[0], pair[1]));
        to.post_relations(pairs.filter(|(a, b)| a != b), |x, y| x == y);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let first = grid.symbol(args.cells("cells")[0]);
        args.cells("cells").iter().all(|&cell| grid.symbol(cell) == first)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(2) }]
    }
}
