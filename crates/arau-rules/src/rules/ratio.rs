//! Ratio: one of two cells is a multiple of the other; with 2, the black dot of Kropki.

use super::prelude::*;

/// Two cells with a fixed ratio.
pub struct Ratio;

const INFO: RuleInfo = RuleInfo {
    id: "ratio",
    title: "Ratio (black Kropki dot)",
    summary: "one of the two cells at a dot is the number on the dot times the other; without a number it is \
         twice the other",
    params: &[
        Param::required("cells", ParamKind::exactly(2), "the two cells"),
        Param::optional("value", ParamKind::Int { min: 1, max: 1 << 20 }, "the ratio; 2 if left out"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[ratio]]\ncells = 'r1c1 r1c2'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[ratio]]\ncells = 'r1c1 r2c1'\nvalue = 3\n", n_solutions: 48 },
        Sample {
            document: "rows = 1\ncolumns = 2\nhouses = false\nsymbols = '0-4'\n[[ratio]]\ncells = 'r1c1 r1c2'\n",
            n_solutions: 5,
        },
    ],
};

impl Rule for Ratio {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let value = args.int("value").unwrap_or(2);
        if let [a, b] = args.cells("cells") {
            to.post_value_relation(*a, *b, |x, y| x == value * y || y == value * x);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let value = args.int("value").unwrap_or(2);
        let [x, y] = grid.values(args.cells("cells"))[..] else { return false };
        [(x, y), (y, x)].into_iter().any(|(large, small)| small * value == large)
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let value = args.int("value").unwrap_or(2);
        let misses = |x: i64, y: i64| x != y * value && y != x * value;
        misses::of_neighbours(args.cells("cells"), grid, misses, |[a, b], [x, y]| {
            format!("neither of {a}={x} and {b}={y} is {value} times the other")
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("value").filter(|&value| value != 2).map_or(String::new(), |v| v.to_string());
        let [a, b] = args.cells("cells") else { return Vec::new() };
        vec![Mark::Edge { a: *a, b: *b, sign: EdgeSign::BlackDot(label) }]
    }
}
