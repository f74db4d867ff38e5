//! Distinct lines: no two rows or columns, read from either end, are the same.

use super::lines_of_part::{Side, is_latin_sized, lines_from};
use super::prelude::*;
use arau_core::RectPart;

/// No two lines read the same.
pub struct DistinctLines;

const INFO: RuleInfo = RuleInfo {
    id: "distinct-lines",
    title: "Distinct lines",
    summary: "no two lines are the same when every row and column is read from both ends",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nbox = 'none'\nrules = ['distinct-lines']\n", n_solutions: 96 },
        Sample { document: "size = 4\nrules = ['distinct-lines']\n", n_solutions: 96 },
        Sample { document: "size = 3\nbox = 'none'\nrules = ['distinct-lines']\n", n_solutions: 0 },
        Sample {
            document: "size = 2\nhouses = false\nsymbols = 'a b'\nrules = ['distinct-lines']\n",
            n_solutions: 0,
        },
    ],
};

impl Rule for DistinctLines {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let parts = spec.geometry.parts();
        let fits = !parts.is_empty() && parts.iter().all(|part| is_latin_sized(part, spec));
        if fits {
            Vec::new()
        } else {
            vec![Fault::invalid(
                "needs square grids with as many rows as \
             symbols",
            )]
        }
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for part in to.geometry().parts() {
            post_distinct_lines(part, to);
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            let lines = Side::ALL.into_iter().flat_map(|side| lines_from(part, side));
            let mut words: Vec<Vec<Symbol>> =
                lines.map(|line| line.iter().map(|&cell| grid.symbol(cell)).collect()).collect();
            words.sort();
            words.windows(2).all(|pair| pair[0] != pair[1])
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("no two rows or columns, read from either end, are the same".to_string())]
    }
}

/// Posts that no two lines of a part read the same.
pub(super) fn post_distinct_lines(part: &RectPart, to: &mut Lowering<'_>) {
    let lines: Vec<Vec<Cell>> = Side::ALL.into_iter().flat_map(|side| lines_from(part, side)).collect();
    for (i, a) in lines.iter().enumerate() {
        for b in &lines[..i] {
            post_different(a, b, to);
        }
    }
}

/// Posts that two lines differ somewhere. The state is the symbol of the first line that waits for its partner, if the
/// lines are equal so far.
fn post_different(a: &[Cell], b: &[Cell], to: &mut Lowering<'_>) {
    let cells: Vec<Cell> = a.iter().zip(b).flat_map(|(&a, &b)| [a, b]).collect();
    let step = |state: &Waiting, symbol: Symbol| match *state {
        Waiting::ForBoth => Some(Waiting::For(symbol)),
        Waiting::For(first) if first == symbol => Some(Waiting::ForBoth),
        Waiting::For(_) | Waiting::Over => Some(Waiting::Over),
    };
    let accept = |state: &Waiting| *state == Waiting::Over;
    to.post_shared_automaton("distinct-lines", &cells, |n| {
        Automaton::build(n, Waiting::ForBoth, step, accept)
    });
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Waiting {
    ForBoth,
    For(Symbol),
    /// The lines differ.
    Over,
}
