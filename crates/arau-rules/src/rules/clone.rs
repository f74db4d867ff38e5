//! Clones: two regions hold the same symbols, cell by cell.

use super::prelude::*;

/// A region and its copy.
pub struct Clones;

const INFO: RuleInfo = RuleInfo {
    id: "clone",
    title: "Clones",
    summary: "the two regions contain the same symbols in corresponding cells",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the region"),
        Param::required("other", ParamKind::cells(1), "its copy, in the same order"),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[clone]]\ncells = 'r1c1 r1c2'\nother = 'r3c3 r3c4'\n",
            n_solutions: 48,
        },
        Sample {
            document: "size = 4\n[[clone]]\ncells = 'r1c1 r1c2'\nother = 'r2c3 r3c1'\n",
            n_solutions: 72,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = 'a b c'\nhouses = false\n[[clone]]\ncells = 'r1c1-r1c3'\nother = 'r1c2-r1c4'\n",
            n_solutions: 3,
        },
    ],
};

impl Rule for Clones {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        faults::lengths_differ(args, "cells", "other").into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let pairs = args.cells("cells").iter().copied().zip(args.cells("other").iter().copied());
        to.post_relations(pairs.filter(|(a, b)| a != b), |x, y| x == y);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let (cells, other) = (args.cells("cells"), args.cells("other"));
        (0..cells.len()).all(|i| grid.symbol(cells[i]) == grid.symbol(other[i]))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let tinted = |name| Mark::Shape { cells: args.cells(name).to_vec(), shape: CellShape::Tint(2) };
        vec![tinted("cells"), tinted("other")]
    }
}
