//! Little killer: the cells that an arrow outside the board points along add up to its number.

use super::prelude::*;

/// A diagonal with a sum.
pub struct LittleKiller;

const INFO: RuleInfo = RuleInfo {
    id: "little-killer",
    title: "Little killer",
    summary: "the digits along the indicated diagonal add up to the sum; they may repeat where other rules \
         allow it",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells the arrow points along, nearest cell first"),
        Param::required("sum", ParamKind::INT, "their sum"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[little-killer]]\ncells = 'r1c2-r3c4'\nsum = 9\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[little-killer]]\ncells = 'r4c1-r1c4'\nsum = 10\n", n_solutions: 64 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[little-killer]]\ncells = 'r1c3 r2c4'\nsum = 2\n",
            n_solutions: 48,
        },
    ],
};

impl Rule for LittleKiller {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let Some(sum) = args.int("sum") else { return };
        match args.cells("cells") {
            [a] => to.post_domain(*a, to.symbols_where(|value| value == sum)),
            [a, b] => to.post_value_relation(*a, *b, |x, y| x + y == sum),
            cells => to.post(Constraint::sum(cells, sum)),
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        Some(grid.sum(args.cells("cells"))) == args.int("sum")
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        misses::of_sum(args.cells("cells"), args.int("sum"), grid)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: true }]
    }
}
