//! Double arrow: the inner cells of a line add up to what the circles at its two ends do.

use super::because::by_equal_sums;
use super::prelude::*;

/// A line with a circle at either end.
pub struct DoubleArrow;

const INFO: RuleInfo = RuleInfo {
    id: "double-arrow",
    title: "Double arrow",
    summary: "the digits on the line between the two circles add up to the sum of the digits in the circles",
    params: &[Param::required(
        "cells",
        ParamKind::cells(3),
        "the line; its first and last cells are the circles",
    )],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[double-arrow]]\ncells = 'r1c1 r2c2 r3c3 r4c3'\n", n_solutions: 56 },
        Sample { document: "size = 4\n[[double-arrow]]\ncells = 'r1c1-r1c4'\n", n_solutions: 96 },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '0-3'\n[[double-arrow]]\ncells = 'r1c1-r1c5'\n",
            n_solutions: 135,
        },
    ],
};

impl Rule for DoubleArrow {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let is_end = |idx: usize| idx == 0 || idx + 1 == cells.len();
        let terms: Vec<(Cell, i32)> =
            cells.iter().enumerate().map(|(idx, &cell)| (cell, if is_end(idx) { 1 } else { -1 })).collect();
        to.post(Constraint::linear(&terms, 0, 0));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let [first, inner @ .., last] = args.cells("cells") else { return false };
        grid.value(*first) + grid.value(*last) == grid.sum(inner)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let ends = cells.first().into_iter().chain(cells.last()).copied().collect();
        vec![
            Mark::Shape { cells: ends, shape: CellShape::Circle },
            Mark::Line { cells, style: LineStyle::Thin },
        ]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let [first, inner @ .., last] = args.cells("cells") else { return None };
        by_equal_sums(at, &[vec![*first, *last], inner.to_vec()])
    }
}
