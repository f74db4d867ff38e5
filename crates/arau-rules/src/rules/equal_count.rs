//! Equal count: a cell tells how many cells of a list hold the same symbol as the first of them.

use super::prelude::*;

/// A count of cells that are like the first.
pub struct EqualCount;

const INFO: RuleInfo = RuleInfo {
    id: "equal-count",
    title: "Equal count",
    summary: "the digit in the control cell is the number of listed cells that contain the same symbol as the \
         first of them, including itself",
    params: &[
        Param::required("control", ParamKind::exactly(1), "the cell that contains the count"),
        Param::required("cells", ParamKind::cells(1), "the cells to count in"),
        Param::optional(
            "offset",
            ParamKind::INT,
            "a number added to the control cell's digit; 0 if left \
             out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-3'\n[[equal-count]]\ncontrol = 'r1c1'\n\
                       cells = 'r1c2-r1c4'\n",
            n_solutions: 27,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-3'\n[[equal-count]]\ncontrol = 'r1c1'\n\
                       cells = 'r1c2 r1c3 r1c4 r1c1'\noffset = 1\n",
            n_solutions: 64,
        },
        Sample {
            document: "size = 4\n[[equal-count]]\ncontrol = 'r2c2'\ncells = 'r1c1 r2c3 r3c2 r4c4'\n",
            n_solutions: 72,
        },
    ],
};

impl Rule for EqualCount {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    /// The state is the first symbol and how often it was read; the control cell is read last.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (cells, offset) = (args.cells("cells"), args.int("offset").unwrap_or(0));
        let read: Vec<Cell> = cells.iter().chain(args.cells("control")).copied().collect();
        let (symbols, n) = (to.symbols(), cells.len());
        let step = |state: &Option<(usize, Symbol, i64)>, symbol: Symbol| match *state {
            None => Some(Some((1, symbol, 1))),
            Some((n_read, first, count)) if n_read < n => {
                Some(Some((n_read + 1, first, count + i64::from(symbol == first))))
            }
            Some((n_read, first, count)) => {
                let is_right = symbols.value(symbol) as i64 + offset == count;
                (n_read == n && is_right).then_some(Some((n + 1, first, count)))
            }
        };
        to.post_automaton(&read, None, step, |state| state.is_some_and(|(n_read, _, _)| n_read == n + 1));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let count = cells.iter().filter(|&&cell| grid.symbol(cell) == grid.symbol(cells[0])).count() as i64;
        grid.value(args.cells("control")[0]) + args.int("offset").unwrap_or(0) == count
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("control").to_vec(), shape: CellShape::Tint(3) }]
    }
}
