//! Pair sum: two cells add up to a number; X is 10 and V is 5.

use super::houses::all_share_houses;
use super::prelude::*;

/// Two cells with a sum.
pub struct PairSum;

const INFO: RuleInfo = RuleInfo {
    id: "pair-sum",
    title: "Pair sum (X and V)",
    summary: "the two cells add up to the sum: an X means 10, a V means 5",
    params: &[
        Param::required("cells", ParamKind::exactly(2), "the two cells"),
        Param::required("sum", ParamKind::INT, "their sum"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[pair-sum]]\ncells = 'r1c1 r1c2'\nsum = 5\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[pair-sum]]\ncells = 'r1c1 r3c3'\nsum = 6\n", n_solutions: 54 },
        Sample { document: "size = 4\n[[pair-sum]]\ncells = 'r1c1 r2c1'\nsum = 10\n", n_solutions: 0 },
    ],
};

impl Rule for PairSum {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        if let ([a, b], Some(sum)) = (args.cells("cells"), args.int("sum")) {
            // Cells of a house cannot be twice the same, such as 5 and 5 for an X.
            let differ = all_share_houses(to.spec(), args.cells("cells"));
            to.post_value_relation(*a, *b, |x, y| x + y == sum && !(differ && x == y));
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        Some(grid.sum(args.cells("cells"))) == args.int("sum")
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        misses::of_sum(args.cells("cells"), args.int("sum"), grid)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let ([a, b], Some(sum)) = (args.cells("cells"), args.int("sum")) else { return Vec::new() };
        let text = match sum {
            5 => "V".to_string(),
            10 => "X".to_string(),
            other => other.to_string(),
        };
        vec![Mark::Edge { a: *a, b: *b, sign: EdgeSign::Text(text) }]
    }
}
