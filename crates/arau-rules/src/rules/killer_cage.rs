//! Killer cage: no symbol twice, and the values add up to the sum if one is given.

use super::prelude::*;

/// Cells without repeats, with or without a sum.
pub struct KillerCage;

const INFO: RuleInfo = RuleInfo {
    id: "killer-cage",
    title: "Killer cage",
    summary: "digits in a cage do not repeat and add up to the sum, if one is given",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cage"),
        Param::optional("sum", ParamKind::INT, "the sum; if left out, digits just do not repeat"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2 r2c1'\nsum = 7\n",
            n_solutions: 72,
        },
        Sample { document: "size = 4\n[[killer-cage]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 144 },
        Sample { document: "size = 4\n[[killer-cage]]\ncells = 'r1c1-r1c4'\nsum = 9\n", n_solutions: 0 },
    ],
};

impl Rule for KillerCage {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::cell_named_twice(args, "cells", spec).into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        to.post_house(cells);
        if let Some(sum) = args.int("sum") {
            to.post(Constraint::sum(cells, sum));
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        grid.all_different(cells) && args.int("sum").is_none_or(|sum| grid.sum(cells) == sum)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label }]
    }
}
