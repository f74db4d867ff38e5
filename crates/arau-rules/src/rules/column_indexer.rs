//! Column indexer: a cell's value v says that its column's number stands in column v of the same row.

use super::indexing::post_index;
use super::prelude::*;

/// Cells that tell where in their row the number of their column stands (also called the 159 rule).
pub struct ColumnIndexer;

const INFO: RuleInfo = RuleInfo {
    id: "column-indexer",
    title: "Column indexer",
    summary: "value v in column c means that the cell in column v of the same row holds c",
    params: &[Param::required("cells", ParamKind::cells(1), "the indexing cells, mostly a column")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[column-indexer]]\ncells = 'r1c1-r4c1'\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[column-indexer]]\ncells = 'r1c1 r2c3'\n", n_solutions: 76 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[column-indexer]]\ncells = 'r1c2 r1c3'\n",
            n_solutions: 12,
        },
    ],
};

impl Rule for ColumnIndexer {
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
                let line: Vec<Option<Cell>> =
                    (0..part.n_cols as i32).map(|c| part.at(row as i32, c)).collect();
                post_index(cell, col as i64 + 1, &line, to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().filter(|(_, _, cell)| args.cells("cells").contains(cell)).all(|(row, col, cell)| {
                let index = grid.value(cell);
                let target = i32::try_from(index).ok().and_then(|v| part.at(row, v - 1));
                target.is_some_and(|target| grid.value(target) == col as i64 + 1)
            })
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(5) }]
    }
}
