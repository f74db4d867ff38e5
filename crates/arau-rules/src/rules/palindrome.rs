//! Palindrome: the line reads the same from both ends.

use super::prelude::*;

/// A line that reads the same both ways.
pub struct Palindrome;

const INFO: RuleInfo = RuleInfo {
    id: "palindrome",
    title: "Palindrome",
    summary: "the line reads the same from both ends",
    params: &[params::line(2)],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\n[[palindrome]]\ncells = 'r1c1 r2c2 r3c3 r4c2'\n", n_solutions: 24 },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = 'a b c'\n[[palindrome]]\ncells = 'r1c1-r1c5'\n",
            n_solutions: 27,
        },
        Sample { document: "size = 4\n[[palindrome]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 72 },
        Sample { document: "size = 4\n[[palindrome]]\ncells = 'r1c1 r1c2'\n", n_solutions: 0 },
    ],
};

impl Rule for Palindrome {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let pairs = cells.iter().copied().zip(cells.iter().rev().copied()).take(cells.len() / 2);
        to.post_relations(pairs, |a, b| a == b);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let forwards: Vec<Symbol> = args.cells("cells").iter().map(|&cell| grid.symbol(cell)).collect();
        let backwards: Vec<Symbol> = forwards.iter().rev().copied().collect();
        forwards == backwards
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(2) }]
    }
}
