//! Non-consecutive: cells that share a side do not hold neighbouring values.

use super::prelude::*;
use std::collections::BTreeSet;

/// No two neighbouring values side by side.
pub struct NonConsecutive;

const INFO: RuleInfo = RuleInfo {
    id: "non-consecutive",
    title: "Non-consecutive",
    summary: "cells that share a side cannot contain consecutive digits",
    params: &[Param::optional(
        "except-marked",
        ParamKind::Flag,
        "whether pairs marked by a `difference` rule are exempt; no if left out",
    )],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\nhouses = 'row'\nrules = ['non-consecutive']\n", n_solutions: 2 },
        Sample {
            document: "size = 5\nrules = ['non-consecutive']\ngivens = '''\n1....\n.....\n.....\n.....\n.....\n'''\n",
            n_solutions: 4,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '0-3'\nhouses = false\nrules = ['non-consecutive']\n",
            n_solutions: 302,
        },
    ],
};

impl Rule for NonConsecutive {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let exempt = exempt_pairs(args, to.spec());
        let pairs = to.geometry().adjacent_pairs().filter(|pair| !exempt.contains(pair));
        to.post_value_relations(pairs, |x, y| (x - y).abs() != 1);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let is_marked = |a: Cell, b: Cell| {
            let mut marks = grid.spec().uses_of("difference").flat_map(|mark| mark.cells().windows(2));
            args.flag("except-marked") && marks.any(|pair| pair == [a, b] || pair == [b, a])
        };
        grid.geometry().cells().all(|cell| {
            grid.geometry().neighbours(cell).iter().all(|&next| {
                is_marked(cell, next) || ![-1, 1].contains(&(grid.value(cell) - grid.value(next)))
            })
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let text = match args.flag("except-marked") {
            true => "Cells that share a side without a dot do not contain consecutive digits.",
            false => "Cells that share a side do not contain consecutive digits.",
        };
        vec![Mark::Note(text.into())]
    }
}

/// The pairs that a `difference` rule marks, lower cell first.
fn exempt_pairs(args: &Args, spec: &PuzzleSpec) -> BTreeSet<(Cell, Cell)> {
    if !args.flag("except-marked") {
        return BTreeSet::new();
    }
    let pairs = spec.uses_of("difference").flat_map(|mark| mark.cells().windows(2));
    pairs.map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect()
}
