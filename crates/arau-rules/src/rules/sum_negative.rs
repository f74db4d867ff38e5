//! Negative sums: neighbours without an X or V do not add up to 10 or 5, or to other sums that are named.

use super::marked_pairs::{EXCEPT, exempting, is_marked, post_unless_marked, unknown_exempting};
use super::prelude::*;

/// No unmarked neighbours with these sums.
pub struct SumNegative;

const INFO: RuleInfo = RuleInfo {
    id: "sum-negative",
    title: "Every X and V is marked",
    summary: "adjacent cells without a sum mark add up to none of the sums, which are 5 and 10 unless others \
         are given",
    params: &[
        Param::optional(
            "sums",
            ParamKind::Ints,
            "the sums that unmarked adjacent cells must not have; 5 and 10 if left out",
        ),
        EXCEPT,
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '1-4'\nrules = ['sum-negative']\n[[pair-sum]]\ncells = 'r1c2 r1c1'\nsum = 5\n[[pair-sum]]\n\
                       cells = 'r2c2 r2c3'\nsum = 5\n",
            n_solutions: 48,
        },
        Sample { document: "size = 4\n[[sum-negative]]\nsums = [4]\n", n_solutions: 8 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-5'\n[[sum-negative]]\nexcept = 'difference'\n\
                       [[difference]]\ncells = 'r1c2 r1c3'\n",
            n_solutions: 240,
        },
    ],
};

const OWN: [&str; 1] = ["pair-sum"];

impl Rule for SumNegative {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        unknown_exempting(args)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let sums = sums(args);
        post_unless_marked(&exempting(&OWN, args), to, |a, b| sums.contains(&(a + b)));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let ids = exempting(&OWN, args);
        let geometry = grid.geometry();
        sums(args).iter().all(|sum| {
            let mut pairs = geometry
                .cells()
                .flat_map(|cell| geometry.neighbours(cell).iter().map(move |&other| (cell, other)));
            pairs.all(|(cell, other)| {
                grid.sum(&[cell, other]) != *sum || is_marked(grid.spec(), &ids, cell, other)
            })
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let sums: Vec<String> = sums(args).iter().map(i64::to_string).collect();
        vec![Mark::Note(format!("adjacent cells without a mark do not add up to {}", sums.join(" or ")))]
    }
}

fn sums(args: &Args) -> &[i64] {
    if args.ints("sums").is_empty() { &[5, 10] } else { args.ints("sums") }
}
