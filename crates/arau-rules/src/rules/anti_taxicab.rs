//! Anti-taxicab: a value does not stand twice at a taxicab distance of that value.

use super::prelude::*;
use std::collections::BTreeSet;

/// No value `v` twice at a distance of `v` steps along rows and columns.
pub struct AntiTaxicab;

const INFO: RuleInfo = RuleInfo {
    id: "anti-taxicab",
    title: "Anti-taxicab",
    summary: "two cells with the same digit cannot be exactly that many steps apart, moving along rows and \
         columns only",
    params: &[],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\nrules = ['anti-taxicab']\n", n_solutions: 0 },
        Sample {
            document: "rows = 3\ncolumns = 4\nsymbols = '1-3'\nhouses = 'column'\nrules = ['anti-taxicab']\n",
            n_solutions: 8,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '0-3'\nhouses = false\nrules = ['anti-taxicab']\n",
            n_solutions: 1533,
        },
    ],
};

impl Rule for AntiTaxicab {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::no_part_where(spec, "rectangular grid", |_| true).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for symbol in to.symbols().iter() {
            let distance = to.value(symbol);
            // Glued grids may have a pair in common.
            let pairs: BTreeSet<(Cell, Cell)> =
                to.geometry().parts().iter().flat_map(|part| pairs_apart(part, distance)).collect();
            to.post_value_relations(pairs, |x, y| x != distance || y != distance);
            if to.is_refused() {
                return;
            }
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().all(|(row, col, cell)| {
                let value = grid.value(cell);
                part.iter().filter(|&(_, _, other)| other != cell).all(|(r, c, other)| {
                    ((r - row).abs() + (c - col).abs()) as i64 != value || grid.value(other) != value
                })
            })
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let text = "Two cells with the same digit are never exactly that many steps apart, moving along rows \
             and columns only.";
        vec![Mark::Note(text.into())]
    }
}

/// The pairs of cells that are this many steps apart, each once.
fn pairs_apart(part: &RectPart, distance: i64) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    let reach = (part.n_rows + part.n_cols) as i64;
    let distance = if (1..=reach).contains(&distance) { distance as i32 } else { 0 };
    part.iter().flat_map(move |(row, col, cell)| {
        // Rows below, and of the same row only what lies to the right, so that each pair comes once.
        let places = (0..=distance).flat_map(move |down| {
            let right = distance - down;
            let left = (down > 0 && right > 0).then_some((row + down, col - right));
            std::iter::once((row + down, col + right)).chain(left)
        });
        places
            .filter_map(move |(r, c)| part.at(r, c))
            .filter(move |&other| other != cell)
            .map(move |other| (cell.min(other), cell.max(other)))
    })
}
