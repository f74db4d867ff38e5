//! Global modulus: every 2×2 block holds a value of every residue modulo 3.

use super::blocks::{hold_classes, no_block, post_classes};
use super::prelude::*;

/// Every residue in every block.
pub struct GlobalMod;

const INFO: RuleInfo = RuleInfo {
    id: "global-mod",
    title: "Global modulus 3",
    summary: "every 2×2 block of cells contains digits of all three remainders modulo 3 (one of 1 4 7, one of \
         2 5 8 and one of 3 6 9 on 9×9)",
    params: &[],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 2\nsymbols = '1-9'\nhouses = false\nrules = ['global-mod']\n",
            n_solutions: 2916,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '0-4'\nhouses = false\nrules = ['global-mod']\n",
            n_solutions: 2888,
        },
        Sample {
            document: "rows = 2\ncolumns = 4\nsymbols = '1-4'\nhouses = 'row'\nrules = ['global-mod']\n",
            n_solutions: 80,
        },
    ],
};

impl Rule for GlobalMod {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let has = |residue: i32| spec.symbols.values().iter().any(|v| v.rem_euclid(3) == residue);
        let lacking = (0..3).find(|&r| !has(r));
        let lacking = lacking.map(|r| Fault::invalid(format!("no symbol has the remainder {r} modulo 3")));
        no_block(spec).into_iter().chain(lacking).collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        let classes = [0, 1, 2].map(|residue| to.symbols_where(|value| value.rem_euclid(3) == residue));
        post_classes(classes, to);
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        hold_classes(grid, |cell, residue| (grid.value(cell) - residue as i64) % 3 == 0)
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("Every 2×2 block of cells contains digits of all three remainders modulo 3.".into())]
    }
}
