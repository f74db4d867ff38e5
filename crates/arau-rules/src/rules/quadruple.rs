//! Quadruple: the cells, mostly four around a corner, hold the listed symbols.

use super::multiset::{Tally, by_places, multiplicities, post_multiset};
use super::prelude::*;

/// Cells that contain some symbols at least.
pub struct Quadruple;

const INFO: RuleInfo = RuleInfo {
    id: "quadruple",
    title: "Quadruple",
    summary: "the symbols in the circle occur in the cells around it, at least as often as they are listed",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells, usually the four around a corner"),
        Param::required(
            "symbols",
            ParamKind::Symbols,
            "the symbols in the circle; list a symbol twice if it \
             must occur twice",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[quadruple]]\ncells = 'r2c2 r2c3 r3c2 r3c3'\nsymbols = '12'\n",
            n_solutions: 220,
        },
        Sample {
            document: "size = 4\n[[quadruple]]\ncells = 'r2c2 r2c3 r3c2 r3c3'\nsymbols = '1134'\n",
            n_solutions: 8,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nsymbols = '1-3'\nhouses = false\n[[quadruple]]\ncells = 'r1c1 r1c2 r2c1 r2c2'\nsymbols = '112'\n",
            n_solutions: 198,
        },
    ],
};

impl Rule for Quadruple {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        faults::symbols_do_not_fit(args, "cells", "symbols", spec)
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        post_multiset(args.cells("cells"), &multiplicities(args.symbols("symbols")), Tally::AtLeast, to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let mut rest: Vec<Symbol> = args.cells("cells").iter().map(|&cell| grid.symbol(cell)).collect();
        args.symbols("symbols").iter().all(|symbol| match rest.iter().position(|other| other == symbol) {
            Some(found) => {
                rest.remove(found);
                true
            }
            None => false,
        })
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let glyphs: Vec<&str> = args.symbols("symbols").iter().map(|&s| spec.symbols.glyph(s)).collect();
        vec![Mark::Corner { cells: args.cells("cells").to_vec(), label: glyphs.join(" ") }]
    }
    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        by_places(args.cells("cells"), &multiplicities(args.symbols("symbols")), at)
    }
}
