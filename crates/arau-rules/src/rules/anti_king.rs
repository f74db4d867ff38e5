//! Anti-king: cells that touch, at a side or a corner, hold different symbols.

use super::leaps::joined_pairs;
use super::prelude::*;

/// No symbol twice a king's move apart.
pub struct AntiKing;

const INFO: RuleInfo = RuleInfo {
    id: "anti-king",
    title: "Anti-king",
    summary: "cells that touch, even at a corner only (a king's move apart in chess), cannot contain the same \
         symbol",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['anti-king']\n", n_solutions: 0 },
        Sample {
            document: "size = 5\nrules = ['anti-king']\ngivens = '''\n12345\n.....\n.....\n.....\n.....\n'''\n",
            n_solutions: 2,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '1-5'\nhouses = false\nrules = ['anti-king']\n",
            n_solutions: 720,
        },
    ],
};

impl Rule for AntiKing {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::no_part_where(spec, "rectangular grid", |_| true).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for (a, b) in joined_pairs(to.geometry(), &[(0, 1), (1, -1), (1, 0), (1, 1)]) {
            to.post_house(&[a, b]);
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().all(|(row, col, cell)| {
                let touches = |r: i32, c: i32| (r - row).abs() <= 1 && (c - col).abs() <= 1;
                let clashes = |other: Cell| other != cell && grid.symbol(other) == grid.symbol(cell);
                !part.iter().any(|(r, c, other)| touches(r, c) && clashes(other))
            })
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("Cells that touch, even at a corner only, contain different symbols.".into())]
    }
}
