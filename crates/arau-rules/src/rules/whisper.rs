//! Whisper: neighbours on the line lie far apart.

use super::prelude::*;

/// A line whose neighbours differ by at least a number.
pub struct Whisper;

const INFO: RuleInfo = RuleInfo {
    id: "whisper",
    title: "Whisper line",
    summary: "adjacent cells on the line differ by at least the difference; if none is given it is half the \
         number of symbols, rounded up (5 on 9×9, the German whisper)",
    params: &[
        params::line(2),
        Param::optional(
            "difference",
            ParamKind::Int { min: 0, max: i32::MAX as i64 },
            "the minimum difference; half the number of symbols, rounded up, if left out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[whisper]]\ncells = 'r1c1 r1c2 r2c3'\n", n_solutions: 72 },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-9'\n[[whisper]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 60,
        },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[whisper]]\ncells = 'r1c1 r2c2 r3c3 r4c4'\ndifference = 1\n",
            n_solutions: 216,
        },
    ],
};

impl Rule for Whisper {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let least = args.int("difference").unwrap_or(to.n_symbols().div_ceil(2) as i64);
        to.post_value_chain(args.cells("cells"), |a, b| (a - b).abs() >= least);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let half = (grid.symbols().len() as i64 + 1) / 2;
        let least = args.int("difference").unwrap_or(half);
        let far = |a: i64, b: i64| a.max(b) - a.min(b) >= least;
        args.cells("cells").windows(2).all(|pair| far(grid.value(pair[0]), grid.value(pair[1])))
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let least = args.int("difference").unwrap_or((grid.symbols().len() as i64 + 1) / 2);
        let near = |x: i64, y: i64| (x.max(y) - x.min(y)) < least;
        misses::of_neighbours(args.cells("cells"), grid, near, |[a, b], [x, y]| {
            format!("{a}={x} and {b}={y} differ by {}, not by {least} or more", x.abs_diff(y))
        })
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let usual = spec.symbols.len().div_ceil(2) as i64;
        let label = args.int("difference").filter(|&d| d != usual);
        let label = label.zip(cells.first()).map(|(d, &cell)| Mark::Label { cell, text: format!("≥{d}") });
        std::iter::once(Mark::Line { cells, style: LineStyle::Coloured(1) }).chain(label).collect()
    }
}
