//! Negative difference: neighbours without a dot do not have its difference.

use super::marked_pairs::{EXCEPT, exempting, is_marked, post_unless_marked, unknown_exempting};
use super::prelude::*;

/// No unmarked neighbours with this difference.
pub struct DifferenceNegative;

const INFO: RuleInfo = RuleInfo {
    id: "difference-negative",
    title: "Every difference is marked",
    summary: "adjacent cells without a difference mark do not differ by the number, which is 1 unless another \
         is given",
    params: &[
        Param::optional(
            "value",
            ParamKind::Int { min: 0, max: i32::MAX as i64 },
            "the difference that unmarked adjacent cells must not have; 1 if left out",
        ),
        EXCEPT,
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '1-4'\nrules = ['difference-negative']\n[[difference]]\ncells = 'r1c1 r1c2'\n\
                       [[difference]]\ncells = 'r1c2 r2c2'\n",
            n_solutions: 50,
        },
        Sample { document: "size = 4\n[[difference-negative]]\nvalue = 2\n", n_solutions: 8 },
        Sample {
            document: "rows = 2\ncolumns = 2\nhouses = false\nsymbols = '1-4'\n[[difference-negative]]\nexcept = 'ratio'\n\
                       [[ratio]]\ncells = 'r1c1 r1c2'\n[[difference]]\ncells = 'r1c1 r2c1'\nvalue = 0\n",
            n_solutions: 6,
        },
    ],
};

const OWN: [&str; 1] = ["difference"];

impl Rule for DifferenceNegative {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        unknown_exempting(args)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let value = args.int("value").unwrap_or(1);
        post_unless_marked(&exempting(&OWN, args), to, |a, b| (a - b).abs() == value);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let value = args.int("value").unwrap_or(1);
        let ids = exempting(&OWN, args);
        let geometry = grid.geometry();
        geometry.cells().all(|cell| {
            let mut greater = geometry
                .neighbours(cell)
                .iter()
                .filter(|&&other| grid.value(other) == grid.value(cell) + value);
            greater.all(|&other| is_marked(grid.spec(), &ids, cell, other))
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let value = args.int("value").unwrap_or(1);
        vec![Mark::Note(format!("adjacent cells without a mark do not differ by {value}"))]
    }
}
