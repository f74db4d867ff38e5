//! Lockout line: the diamonds at its ends lie far apart, and no inner value lies between them or equals one of them.

use super::ends;
use super::prelude::*;

/// A line whose inner values lie outside the range of its ends.
pub struct Lockout;

const INFO: RuleInfo = RuleInfo {
    id: "lockout",
    title: "Lockout line",
    summary: "the digits in the two diamonds differ by at least the difference (4 if none is given), and the \
         other digits on the line are smaller than both or larger than both",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the line; its first and last cells are the diamonds"),
        Param::optional(
            "difference",
            ParamKind::Int { min: 0, max: i32::MAX as i64 },
            "the minimum difference between the diamonds; 4 if left out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-6'\n[[lockout]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 4,
        },
        Sample {
            document: "size = 4\n[[lockout]]\ncells = 'r1c1 r2c2 r3c3'\ndifference = 2\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '0-25'\n[[lockout]]\ncells = 'r1c1-r1c3'\n\
                       difference = 0\n",
            n_solutions: 11050,
        },
    ],
};

impl Rule for Lockout {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let [first, inner @ .., last] = args.cells("cells") else { return };
        let least = args.int("difference").unwrap_or(4);
        to.post_value_relation(*first, *last, |a, b| (a - b).abs() >= least);
        if to.n_symbols() <= ends::MAX_SYMBOLS_FOR_AUTOMATON {
            let fits = |low, value, high| value < low || high < value;
            ends::post_fitting(INFO.id, (*first, *last), inner, fits, to);
        } else {
            post_sides(*first, *last, inner, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let [first, inner @ .., last] = &values[..] else { return false };
        let range = *first.min(last)..=*first.max(last);
        range.end() - range.start() >= args.int("difference").unwrap_or(4)
            && !inner.iter().any(|v| range.contains(v))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        ends::draw(args.cells("cells"), 10, CellShape::Diamond)
    }
}

/// Every inner cell lies below both ends or above both.
fn post_sides(first: Cell, last: Cell, inner: &[Cell], to: &mut Lowering<'_>) {
    for &cell in inner {
        to.post_any_of([false, true].map(|above| {
            move |option: &mut Lowering<'_>| {
                for end in [first, last] {
                    option.post_value_relation(cell, end, |v, end| if above { v > end } else { v < end });
                }
            }
        }));
    }
}
