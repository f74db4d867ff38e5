//! Consecutive lines: every line of the board holds different, consecutive values (hanidoku).

use super::prelude::*;
use super::renban::post_consecutive;

/// Every group of the named kinds holds different, consecutive values.
pub struct ConsecutiveLines;

const INFO: RuleInfo = RuleInfo {
    id: "consecutive-lines",
    title: "Consecutive lines",
    summary: "every group of the named kinds contains a set of different, consecutive digits in any order",
    params: &[Param::required(
        "of",
        ParamKind::Text,
        "kinds of groups, separated by spaces, such as `row column`",
    )],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '1-4'\n[[consecutive-lines]]\nof = 'row column'\n",
            n_solutions: 12,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-5'\n[[consecutive-lines]]\nof = 'row'\n",
            n_solutions: 72,
        },
        Sample {
            document: "size = 3\nhouses = false\n[[consecutive-lines]]\nof = 'row column'\n",
            n_solutions: 12,
        },
    ],
};

impl Rule for ConsecutiveLines {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let missing = kinds(args).filter(|kind| spec.geometry.groups_of(kind).next().is_none());
        missing.map(|kind| faults::no_group(kind, args, "of")).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for kind in kinds(args) {
            for group in to.geometry().groups_of(kind) {
                post_consecutive(&group.cells, to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let is_consecutive = |cells: &[Cell]| {
            let values = grid.values(cells);
            let range = values.iter().max().zip(values.iter().min()).map_or(0, |(max, min)| max - min + 1);
            range == cells.len() as i64 && grid.all_different(cells)
        };
        kinds(args).all(|kind| grid.geometry().groups_of(kind).all(|group| is_consecutive(&group.cells)))
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note(
            "every row and column contains different, consecutive digits in any order".to_string(),
        )]
    }
}

fn kinds(args: &Args) -> impl Iterator<Item = &str> {
    args.text("of").unwrap_or_default().split_whitespace()
}
