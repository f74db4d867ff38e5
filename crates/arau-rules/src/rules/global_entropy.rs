//! Global entropy: every 2×2 block holds a low, a middle and a high value.

use super::blocks::{hold_classes, no_block, post_classes};
use super::prelude::*;

/// The alphabet in three equal ranges, each present in every block.
pub struct GlobalEntropy;

const INFO: RuleInfo = RuleInfo {
    id: "global-entropy",
    title: "Global entropy",
    summary: "every 2×2 block of cells contains a low, a middle and a high digit (1–3, 4–6 and 7–9 on 9×9)",
    params: &[],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 2\nsymbols = '1-9'\nhouses = false\nrules = ['global-entropy']\n",
            n_solutions: 2916,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '0-5'\nhouses = false\nrules = ['global-entropy']\n",
            n_solutions: 10368,
        },
        Sample {
            document: "size = 6\nrules = ['global-entropy']\ngivens = '''\n536214\n......\n......\n2.....\n......\n......\n'''\n",
            n_solutions: 4,
        },
    ],
};

impl Rule for GlobalEntropy {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let n = spec.symbols.len();
        let message = || format!("{n} symbols cannot be divided into three equal groups");
        let uneven = (!n.is_multiple_of(3)).then(|| Fault::invalid(message()));
        no_block(spec).into_iter().chain(uneven).chain(faults::equal_values(spec)).collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        let mut by_value: Vec<Symbol> = to.symbols().iter().collect();
        by_value.sort_by_key(|&symbol| to.value(symbol));
        let third = by_value.len() / 3;
        let thirds = [0, 1, 2].map(|i| by_value[i * third..][..third].iter().copied().collect());
        post_classes(thirds, to);
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        let mut values: Vec<i64> = grid.symbols().values().iter().map(|&v| v as i64).collect();
        values.sort_unstable();
        let third = |cell: Cell| values.iter().filter(|&&v| v < grid.value(cell)).count() * 3 / values.len();
        hold_classes(grid, |cell, wanted| third(cell) == wanted)
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("Every 2×2 block of cells contains a low, a middle and a high digit.".into())]
    }
}
