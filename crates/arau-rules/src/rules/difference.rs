//! Difference: neighbours on a line differ by a number; with 1, the white dot of Kropki.

use super::prelude::*;

/// Two cells, or a chain of them, with a fixed difference.
pub struct Difference;

const INFO: RuleInfo = RuleInfo {
    id: "difference",
    title: "Difference (white Kropki dot)",
    summary: "the two cells at a dot differ by the number on the dot; without a number they are consecutive",
    params: &[
        Param::required(
            "cells",
            ParamKind::cells(2),
            "the two cells, or a chain in which each pair of \
             successive cells has a dot",
        ),
        Param::optional(
            "value",
            ParamKind::Int { min: 0, max: i32::MAX as i64 },
            "the difference; 1 if left out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[difference]]\ncells = 'r1c1 r1c2'\n", n_solutions: 144 },
        Sample { document: "size = 4\n[[difference]]\ncells = 'r1c1 r2c1'\nvalue = 2\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[difference]]\ncells = 'r1c1 r2c1 r2c2 r3c2'\n", n_solutions: 24 },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\n[[difference]]\ncells = 'r1c1-r1c3'\nvalue = 0\n",
            n_solutions: 3,
        },
    ],
};

impl Rule for Difference {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let value = args.int("value").unwrap_or(1);
        to.post_value_chain(args.cells("cells"), |a, b| (a - b).abs() == value);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let value = args.int("value").unwrap_or(1);
        let apart = |a: i64, b: i64| a + value == b || b + value == a;
        args.cells("cells").windows(2).all(|pair| apart(grid.value(pair[0]), grid.value(pair[1])))
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let value = args.int("value").unwrap_or(1);
        let misses = |x: i64, y: i64| x.abs_diff(y) != value.unsigned_abs();
        misses::of_neighbours(args.cells("cells"), grid, misses, |[a, b], [x, y]| {
            format!("{a}={x} and {b}={y} differ by {}, not by {value}", x.abs_diff(y))
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("value").filter(|&value| value != 1).map_or(String::new(), |v| v.to_string());
        let dot =
            |pair: &[Cell]| Mark::Edge { a: pair[0], b: pair[1], sign: EdgeSign::WhiteDot(label.clone()) };
        args.cells("cells").windows(2).map(dot).collect()
    }
}
