//! Contain exactly: each listed symbol stands in the cells exactly as often as it is listed.

use super::multiset::{Tally, by_places, multiplicities, post_multiset};
use super::prelude::*;

/// Cells that contain some symbols so often and no more; other symbols are free.
pub struct ContainExact;

const INFO: RuleInfo = RuleInfo {
    id: "contain-exact",
    title: "Contain exactly",
    summary: "each listed symbol occurs in the cells exactly as often as it is listed",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells"),
        Param::required("symbols", ParamKind::Symbols, "the symbols, each repeated as often as it occurs"),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[contain-exact]]\ncells = 'r1c1 r2c2 r3c3 r4c4'\nsymbols = '12'\n",
            n_solutions: 80,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '0-3'\nhouses = false\n[[contain-exact]]\ncells = 'r1c1-r1c3'\nsymbols = '003'\n",
            n_solutions: 192,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nsymbols = '1-3'\nhouses = false\n[[contain-exact]]\ncells = 'r1c1-r1c4'\nsymbols = '112'\n",
            n_solutions: 36,
        },
    ],
};

impl Rule for ContainExact {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::symbols_do_not_fit(args, "cells", "symbols", spec)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        post_multiset(args.cells("cells"), &multiplicities(args.symbols("symbols")), Tally::Exactly, to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let listed = args.symbols("symbols");
        listed.iter().all(|symbol| {
            let wanted = listed.iter().filter(|other| *other == symbol).count();
            args.cells("cells").iter().filter(|&&cell| grid.symbol(cell) == *symbol).count() == wanted
        })
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let glyphs: Vec<&str> = args.symbols("symbols").iter().map(|&s| spec.symbols.glyph(s)).collect();
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label: format!("={}", glyphs.join(" ")) }]
    }
    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        by_places(args.cells("cells"), &multiplicities(args.symbols("symbols")), at)
    }
}
