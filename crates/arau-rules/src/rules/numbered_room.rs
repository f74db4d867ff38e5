//! Numbered room: the first cell of the line says which of its cells holds the clue.

use super::houses::share_house;
use super::prelude::*;

/// A value at the place that the first cell names.
pub struct NumberedRoom;

const INFO: RuleInfo = RuleInfo {
    id: "numbered-room",
    title: "Numbered room",
    summary: "the X-th cell of the line holds the value, where X is the value of the first cell",
    params: &[
        params::line_from_clue(1),
        Param::required("value", ParamKind::INT, "what stands in the X-th cell"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[numbered-room]]\ncells = 'row 2'\nvalue = 1\n", n_solutions: 144 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[numbered-room]]\ncells = 'row 2'\nvalue = 2\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-5'\n[[numbered-room]]\ncells = 'r1c4-r1c1'\n\
                       value = 3\n",
            n_solutions: 75,
        },
    ],
};

impl Rule for NumberedRoom {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let (Some(&first), Some(value)) = (cells.first(), args.int("value")) else { return };
        let names_a_cell = |x: i64| 1 <= x && x <= cells.len() as i64;
        to.post_domain(first, to.symbols_where(|x| names_a_cell(x) && (x != 1 || x == value)));
        for (x, &cell) in (1..).zip(cells).skip(1) {
            // Where the value stands once only, its place tells what the first cell holds, too.
            let stands_once = cells.iter().filter(|&&other| other == cell).count() == 1;
            let both_ways = stands_once
                && cells.iter().all(|&other| other == cell || share_house(to.spec(), other, cell));
            to.post_value_relation(
                first,
                cell,
                |a, b| if a == x { b == value } else { !both_ways || b != value },
            );
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let line = grid.values(args.cells("cells"));
        let named = line.first().and_then(|&x| usize::try_from(x - 1).ok()).and_then(|idx| line.get(idx));
        named.copied() == args.int("value")
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("value").map_or(String::new(), |value| value.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}
