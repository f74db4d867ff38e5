//! Greater than: values descend strictly from the first cell to the last.

use super::prelude::*;

/// Each cell greater than the next.
pub struct GreaterThan;

const INFO: RuleInfo = RuleInfo {
    id: "greater-than",
    title: "Greater than",
    summary: "each cell is greater than the next one",
    params: &[Param::required("cells", ParamKind::cells(2), "the cells, largest first")],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\n[[greater-than]]\ncells = 'r1c1 r1c2'\n[[greater-than]]\ncells = 'r3c3 r2c3'\n",
            n_solutions: 72,
        },
        Sample { document: "size = 4\n[[greater-than]]\ncells = 'r1c1 r2c1 r2c2'\n", n_solutions: 48 },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '0-4'\nhouses = false\n[[greater-than]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 5,
        },
    ],
};

impl Rule for GreaterThan {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        to.post_value_chain(args.cells("cells"), |greater, less| greater > less);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        (1..cells.len()).all(|i| grid.value(cells[i - 1]) > grid.value(cells[i]))
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let rises = |greater: i64, less: i64| greater <= less;
        misses::of_neighbours(args.cells("cells"), grid, rises, |[a, b], [x, y]| {
            format!("{a} is {x}, not more than {b}'s {y}")
        })
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let sign = |pair: &[Cell]| match spec.geometry.neighbours(pair[0]).contains(&pair[1]) {
            true => Mark::Edge { a: pair[0], b: pair[1], sign: EdgeSign::Greater },
            false => Mark::Note(format!(
                "{} is greater than {}.",
                spec.geometry.label(pair[0]),
                spec.geometry.label(pair[1])
            )),
        };
        args.cells("cells").windows(2).map(sign).collect()
    }
}
