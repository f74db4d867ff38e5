//! Row indexer: a cell's value v says that its row's number stands in row v of the same column.

use super::indexing::post_index;
use super::prelude::*;

/// Cells that tell where in their column the number of their row stands.
pub struct RowIndexer;

const INFO: RuleInfo = RuleInfo {
    id: "row-indexer",
    title: "Row indexer",
    summary: "value v in row r means that the cell in row v of the same column holds r",
    params: &[Param::required("cells", ParamKind::cells(1), "the indexing cells, mostly a row")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[row-indexer]]\ncells = 'r1c1-r1c4'\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[row-indexer]]\ncells = 'r2c1 r3c3'\n", n_solutions: 77 },
        Sample {
            document: "rows = 3\ncolumns = 1\nsymbols = '0-4'\nhouses = false\n[[row-indexer]]\ncells = 'r1c1 r2c1'\n",
            n_solutions: 12,
        },
    ],
};

impl Rule for RowIndexer {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::cells_outside_grids(args, "cells", spec)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for part in to.geometry().parts() {
            for &cell in args.cells("cells") {
                let Some((row, col)) = part.find(cell) else { continue };
                let column: Vec<Option<Cell>> =
                    (0..part.n_rows as i32).map(|r| part.at(r, col as i32)).collect();
                post_index(cell, row as i64 + 1, &column, to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().filter(|(_, _, cell)| args.cells("cells").contains(cell)).all(|(row, col, cell)| {
                let index = grid.value(cell);
                let target = i32::try_from(index).ok().and_then(|v| part.at(v - 1, col));
                target.is_some_and(|target| grid.value(target) == row as i64 + 1)
            })
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(4) }]
    }
}
