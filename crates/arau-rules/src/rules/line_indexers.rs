//! Row and column indexers: a cell's value v says that its row's number stands in row v of the same column, or its column's
//! number in column v of the same row.

use super::indexing::{by_index, post_index};
use super::prelude::*;

/// Cells that tell where in their line the number of the line across stands.
pub struct LineIndexer {
    info: &'static RuleInfo,
    /// Whether cells are moved within their column, and numbers are those of rows.
    by_rows: bool,
    tint: u8,
}

impl LineIndexer {
    /// Cells that tell where in their column the number of their row stands.
    pub const ROW: LineIndexer = LineIndexer { info: &ROW, by_rows: true, tint: 4 };
    /// Cells that tell where in their row the number of their column stands (also called the 159 rule).
    pub const COLUMN: LineIndexer = LineIndexer { info: &COLUMN, by_rows: false, tint: 5 };

    /// The cell with this number in the line of a cell.
    fn at(&self, part: &RectPart, (row, col): (i32, i32), number: i32) -> Option<Cell> {
        if self.by_rows { part.at(number - 1, col) } else { part.at(row, number - 1) }
    }
}

const ROW: RuleInfo = RuleInfo {
    id: "row-indexer",
    title: "Row indexer",
    summary: "a digit v in row r says that the r of its column is in row v",
    params: &[Param::required("cells", ParamKind::cells(1), "the indexing cells, usually a row")],
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

const COLUMN: RuleInfo = RuleInfo {
    id: "column-indexer",
    title: "Column indexer",
    summary: "a digit v in column c says that the c of its row is in column v",
    params: &[Param::required("cells", ParamKind::cells(1), "the indexing cells, usually a column")],
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

impl Rule for LineIndexer {
    fn info(&self) -> &'static RuleInfo {
        self.info
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::cells_outside_grids(args, "cells", spec)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for part in to.geometry().parts() {
            for &cell in args.cells("cells") {
                let Some((row, col)) = part.find(cell) else { continue };
                let (own, length) = if self.by_rows { (row, part.n_rows) } else { (col, part.n_cols) };
                let place = (row as i32, col as i32);
                let line: Vec<Option<Cell>> =
                    (1..=length as i32).map(|number| self.at(part, place, number)).collect();
                post_index(cell, own as i64 + 1, &line, to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().filter(|(_, _, cell)| args.cells("cells").contains(cell)).all(|(row, col, cell)| {
                let own = if self.by_rows { row } else { col };
                let target = i32::try_from(grid.value(cell)).ok().and_then(|v| self.at(part, (row, col), v));
                target.is_some_and(|target| grid.value(target) == own as i64 + 1)
            })
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(self.tint) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        at.spec.geometry.parts().iter().find_map(|part| {
            args.cells("cells").iter().find_map(|&cell| {
                let (row, col) = part.find(cell)?;
                let (own, length) = if self.by_rows { (row, part.n_rows) } else { (col, part.n_cols) };
                let place = (row as i32, col as i32);
                let line: Vec<Option<Cell>> =
                    (1..=length as i32).map(|number| self.at(part, place, number)).collect();
                by_index(cell, own as i64 + 1, &line, at)
            })
        })
    }
}
