//! Candidates: each cell holds one of the listed symbols.

use super::prelude::*;

/// A list of candidates in cells.
pub struct Candidates;

const INFO: RuleInfo = RuleInfo {
    id: "candidates",
    title: "Candidates",
    summary: "each of the cells contains one of the listed symbols",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells"),
        Param::required("symbols", ParamKind::Symbols, "the symbols they may contain"),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[candidates]]\ncells = 'r1c1 r1c2'\nsymbols = '12'\n",
            n_solutions: 48,
        },
        Sample {
            document: "size = 4\n[[candidates]]\ncells = 'r1c1-r1c3'\nsymbols = '12'\n",
            n_solutions: 0,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = 'do re mi'\nhouses = false\n[[candidates]]\ncells = 'r1c2'\nsymbols = 're mi'\n",
            n_solutions: 18,
        },
    ],
};

impl Rule for Candidates {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let none = args.symbols("symbols").is_empty();
        let message = "`symbols` is empty, so the cells could not be filled";
        none.then(|| Fault::missing(message).of("symbols")).into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let allowed: SymbolSet = args.symbols("symbols").iter().copied().collect();
        for &cell in args.cells("cells") {
            to.post_domain(cell, allowed);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.cells("cells").iter().all(|&cell| args.symbols("symbols").contains(&grid.symbol(cell)))
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let glyphs: Vec<&str> = args.symbols("symbols").iter().map(|&s| spec.symbols.glyph(s)).collect();
        let text = glyphs.join(if spec.symbols.one_char_each() { "" } else { " " });
        args.cells("cells").iter().map(|&cell| Mark::Label { cell, text: text.clone() }).collect()
    }
}
