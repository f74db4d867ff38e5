//! Even and odd: marked cells hold values of one parity.

use super::prelude::*;

/// Cells whose values leave the same remainder by two.
pub struct Parity {
    info: &'static RuleInfo,
    remainder: i64,
    shape: CellShape,
}

impl Parity {
    /// Cells of even values.
    pub const EVEN: Parity = Parity { info: &EVEN, remainder: 0, shape: CellShape::Square };
    /// Cells of odd values.
    pub const ODD: Parity = Parity { info: &ODD, remainder: 1, shape: CellShape::Circle };
}

const EVEN: RuleInfo = RuleInfo {
    id: "even",
    title: "Even",
    summary: "the cells contain even digits",
    params: &[Param::required("cells", ParamKind::cells(1), "the even cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[even]]\ncells = 'r1c1 r2c3'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[even]]\ncells = 'r1c1-r1c3'\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[even]]\ncells = 'r1c1 r1c3'\n",
            n_solutions: 45,
        },
    ],
};

const ODD: RuleInfo = RuleInfo {
    id: "odd",
    title: "Odd",
    summary: "the cells contain odd digits",
    params: &[Param::required("cells", ParamKind::cells(1), "the odd cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[odd]]\ncells = 'r1c1 r2c3'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[odd]]\ncells = 'r1c1-r1c3'\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[odd]]\ncells = 'r1c1 r1c3'\n",
            n_solutions: 20,
        },
    ],
};

impl Rule for Parity {
    fn info(&self) -> &'static RuleInfo {
        self.info
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let allowed = to.symbols_where(|value| value.rem_euclid(2) == self.remainder);
        for &cell in args.cells("cells") {
            to.post_domain(cell, allowed);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        args.cells("cells").iter().all(|&cell| (grid.value(cell) - self.remainder) % 2 == 0)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: self.shape }]
    }
}
