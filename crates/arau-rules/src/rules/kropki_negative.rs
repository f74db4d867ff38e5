//! Negative Kropki: neighbours without a dot are neither consecutive nor in the ratio 1:2.

use super::marked_pairs::{EXCEPT, exempting, is_marked, post_unless_marked, unknown_exempting};
use super::prelude::*;

/// No unmarked neighbours that are consecutive or in the ratio 1:2.
pub struct KropkiNegative;

const INFO: RuleInfo = RuleInfo {
    id: "kropki-negative",
    title: "Every Kropki dot is given",
    summary: "adjacent cells without a dot are not consecutive, and neither is twice the other",
    params: &[EXCEPT],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '0-3'\nrules = ['kropki-negative']\n\
                       [[difference]]\ncells = 'r1c1 r1c2'\n",
            n_solutions: 41,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nrules = ['kropki-negative']\n[[ratio]]\ncells = 'r1c2 r1c3'\n\
                       [[difference]]\ncells = 'r1c3 r1c4'\n",
            n_solutions: 3,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-5'\n[[kropki-negative]]\nexcept = 'pair-sum'\n\
                       [[pair-sum]]\ncells = 'r1c1 r1c2'\nsum = 5\n",
            n_solutions: 11,
        },
    ],
};

const OWN: [&str; 2] = ["difference", "ratio"];

impl Rule for KropkiNegative {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        unknown_exempting(args)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let dotted = |a: i64, b: i64| (a - b).abs() == 1 || a == 2 * b || b == 2 * a;
        post_unless_marked(&exempting(&OWN, args), to, dotted);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let ids = exempting(&OWN, args);
        let geometry = grid.geometry();
        geometry.cells().all(|cell| {
            geometry.neighbours(cell).iter().all(|&other| {
                let (here, there) = (grid.value(cell), grid.value(other));
                let deserves_dot = there == here + 1 || there == here * 2;
                !deserves_dot || is_marked(grid.spec(), &ids, cell, other)
            })
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("all dots are given".to_string())]
    }
}
