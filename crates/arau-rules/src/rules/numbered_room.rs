//! Numbered room: the first cell of the line says which of its cells holds the clue.

use super::because::{Look, explain};
use super::houses::share_house;
use super::prelude::*;

/// A value at the place that the first cell names.
pub struct NumberedRoom;

const INFO: RuleInfo = RuleInfo {
    id: "numbered-room",
    title: "Numbered room",
    summary: "the clue is the digit in the X-th cell of the row or column, seen from the clue, where X is the \
         digit in the first cell",
    params: &[
        params::line_from_clue(1),
        Param::required("value", ParamKind::INT, "the digit in the X-th cell"),
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

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let cells = args.cells("cells");
        let (Some(&first), Some(wanted)) = (cells.first(), args.int("value")) else { return Vec::new() };
        let named = usize::try_from(grid.value(first) - 1).ok().and_then(|idx| cells.get(idx));
        let missed = named.filter(|&&cell| grid.value(cell) != wanted);
        missed.map(|&cell| Miss::amount(&[cell], grid.value(cell), wanted)).into_iter().collect()
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("value").map_or(String::new(), |value| value.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let cells = args.cells("cells");
        let (&first, value) = (cells.first()?, args.int("value")?);
        let place = |cell: Cell| cells.iter().position(|&other| other == cell).map(|place| place as i64 + 1);
        let named = |symbol: Symbol| {
            usize::try_from(at.value(symbol) - 1).ok().and_then(|idx| cells.get(idx)).copied()
        };
        let can_hold = |cell: Cell| !at.symbols_where(|v| v == value).and(at.candidates(cell)).is_empty();
        // The cells that cannot hold the value are not named by the first one.
        let is_refuted = |cell: Cell, symbol: Symbol| {
            cell == first && named(symbol).is_some_and(|named| named != first && !can_hold(named))
        };
        let mut refuting: Vec<Cell> = at
            .gone
            .iter()
            .filter(|gone| is_refuted(gone.cell, gone.symbol))
            .filter_map(|gone| named(gone.symbol))
            .collect();
        refuting.dedup();
        let elsewhere = explain(at, "elsewhere", vec![("cells", Fact::Cells(refuting))], is_refuted);
        elsewhere.or_else(|| {
            let facts = vec![("known", at.known(&[first]))];
            let is_named = |cell: Cell| {
                place(cell).is_some_and(|place| at.candidates(first).iter().any(|s| at.value(s) == place))
            };
            let key = if at.held(first).is_some() { "known" } else { "among" };
            explain(at, key, facts, |cell, symbol| {
                let is_value = at.value(symbol) == value;
                cell != first
                    && if is_value { !is_named(cell) } else { at.held(first).is_some() && is_named(cell) }
            })
        })
    }
}
