//! Anti-knight: cells a knight's move apart hold different symbols.

use super::leaps::joined_pairs;
use super::prelude::*;

/// No symbol twice a knight's move apart.
pub struct AntiKnight;

const INFO: RuleInfo = RuleInfo {
    id: "anti-knight",
    title: "Anti-knight",
    summary: "cells a knight's move apart (in chess) cannot contain the same symbol",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['anti-knight']\n", n_solutions: 24 },
        Sample { document: "size = 4\nbox = 'none'\nrules = ['anti-knight']\n", n_solutions: 96 },
        Sample {
            document: "rows = 2\ncolumns = 4\nsymbols = '1-2'\nhouses = false\nrules = ['anti-knight']\n",
            n_solutions: 16,
        },
    ],
};

impl Rule for AntiKnight {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::no_part_where(spec, "rectangular grid", |_| true).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for (a, b) in joined_pairs(to.geometry(), &[(1, 2), (2, 1), (1, -2), (2, -1)]) {
            to.post_house(&[a, b]);
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            part.iter().all(|(row, col, cell)| {
                let apart = |r: i32, c: i32| (r - row).abs() * (c - col).abs() == 2;
                part.iter().all(|(r, c, other)| !apart(r, c) || grid.symbol(other) != grid.symbol(cell))
            })
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("Cells a knight's move apart contain different symbols.".into())]
    }
}
