//! Equal sums: several lists of cells have the same sum.

use super::because::by_equal_sums;
use super::lists::compared_pairs;
use super::prelude::*;
use super::sums::difference;

/// Lists with one sum, which is not told.
pub struct EqualSums;

/// Up to this many lists, each is compared with each; more are compared with the first only.
const MAX_ALL_PAIRS: usize = 8;

const INFO: RuleInfo = RuleInfo {
    id: "equal-sums",
    title: "Equal sums",
    summary: "all the groups of cells have the same sum; digits may repeat",
    params: &[Param::required("lists", ParamKind::CellLists, "the groups of cells, at least two")],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\n[[equal-sums]]\nlists = ['r1c1 r1c2', 'r3c3 r4c4']\n",
            n_solutions: 64,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nsymbols = '1-4'\nhouses = false\n[[equal-sums]]\nlists = ['r1c1 r1c2', 'r1c3', 'r1c4 r1c5']\n",
            n_solutions: 14,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-3'\nhouses = false\n[[equal-sums]]\nlists = ['r1c1 r1c2', 'r1c2 r1c3']\n",
            n_solutions: 16,
        },
    ],
};

impl Rule for EqualSums {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let lists = args.cell_lists("lists");
        let empty = lists.iter().position(Vec::is_empty);
        let empty = empty.map(|idx| Fault::missing("one of the lists has no cells").of_item("lists", idx));
        faults::fewer_than_two_lists(args, "lists").into_iter().chain(empty).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for (a, b) in compared_pairs(args.cell_lists("lists"), MAX_ALL_PAIRS) {
            to.post_linear(&difference(a, b), 0, 0);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let sums: Vec<i64> = args.cell_lists("lists").iter().map(|list| grid.sum(list)).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cage = |cells: &Vec<Cell>| Mark::Cage { cells: cells.clone(), label: "=".into() };
        args.cell_lists("lists").iter().map(cage).collect()
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        by_equal_sums(at, args.cell_lists("lists"))
    }
}
