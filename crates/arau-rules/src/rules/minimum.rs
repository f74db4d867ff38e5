//! Minimum: a marked cell is less than every neighbour that is not marked so too.

use super::prelude::*;

/// Cells lower than all around them.
pub struct Minimum;

const INFO: RuleInfo = RuleInfo {
    id: "minimum",
    title: "Minimum",
    summary: "each cell is less than every cell that shares a side with it, other minimum cells aside",
    params: &[Param::required("cells", ParamKind::cells(1), "the minimum cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[minimum]]\ncells = 'r1c1'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[minimum]]\ncells = 'r1c1 r1c2'\n", n_solutions: 66 },
        Sample {
            document: "size = 4\n[[minimum]]\ncells = 'r2c2'\n[[minimum]]\ncells = 'r2c3'\n",
            n_solutions: 12,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-2'\nhouses = false\n[[minimum]]\ncells = 'r1c2'\n",
            n_solutions: 5,
        },
    ],
};

impl Rule for Minimum {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let marked: Vec<Cell> = to.uses_of(INFO.id).flat_map(|rule| rule.cells()).copied().collect();
        for &cell in args.cells("cells") {
            for &next in to.geometry().neighbours(cell).iter().filter(|next| !marked.contains(next)) {
                to.post_value_relation(cell, next, |own, other| own < other);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let is_marked = |cell: &Cell| grid.spec().uses_of("minimum").any(|rule| rule.cells().contains(cell));
        args.cells("cells").iter().all(|&cell| {
            let around = grid.geometry().neighbours(cell);
            around.iter().filter(|next| !is_marked(next)).all(|&next| grid.value(cell) < grid.value(next))
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Inward }]
    }
}
