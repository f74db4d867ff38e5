//! Count distinct: a control cell tells how many different symbols some cells hold.

use super::prelude::*;

/// The control cell's value is the number of different symbols.
pub struct CountDistinct;

/// Automata are built up to this many sets of symbols; beyond, an auxiliary cell tells whether a symbol occurs.
const MAX_SETS: usize = 4_096;

const INFO: RuleInfo = RuleInfo {
    id: "count-distinct",
    title: "Count distinct",
    summary: "the digit in the control cell is the number of different symbols in the cells",
    params: &[
        Param::required("control", ParamKind::exactly(1), "the cell that contains the count"),
        Param::required("cells", ParamKind::cells(1), "the cells; the control cell may be one of them"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 5\nsymbols = '0-4'\nhouses = false\n[[count-distinct]]\ncontrol = 'r1c1'\ncells = 'r1c2-r1c5'\n",
            n_solutions: 625,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '1-4'\nhouses = false\n[[count-distinct]]\ncontrol = 'r1c1'\ncells = 'r1c1-r1c3'\n",
            n_solutions: 64,
        },
        Sample {
            document: "size = 4\n[[count-distinct]]\ncontrol = 'r1c1'\ncells = 'r2c3 r3c2 r4c4'\n",
            n_solutions: 72,
        },
    ],
};

impl Rule for CountDistinct {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (&[control], cells) = (args.cells("control"), args.cells("cells")) else { return };
        let most = cells.len().min(to.n_symbols()) as i64;
        let possible = to.symbols_where(|value| (1..=most).contains(&value));
        to.post_domain(control, possible);
        if n_sets(to.n_symbols(), cells.len()) <= MAX_SETS {
            post_reading(control, cells, to);
        } else {
            post_occurrences(control, cells, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let mut seen = Vec::new();
        for &cell in args.cells("cells") {
            if !seen.contains(&grid.symbol(cell)) {
                seen.push(grid.symbol(cell));
            }
        }
        args.cells("control").iter().all(|&control| grid.value(control) == seen.len() as i64)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![
            Mark::Shape { cells: args.cells("control").to_vec(), shape: CellShape::Circle },
            Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(7) },
        ]
    }
}

/// How many sets of at most `len` of `n` symbols there are. Saturates.
fn n_sets(n: usize, len: usize) -> usize {
    let mut of_size = 1usize;
    let mut total = 1usize;
    for k in 0..len.min(n) {
        of_size = of_size.saturating_mul(n - k) / (k + 1);
        total = total.saturating_add(of_size);
    }
    total
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Reading {
    Cells { read: usize, seen: SymbolSet },
    Done,
}

/// Reads the cells, gathering the set of symbols, and last the control cell.
fn post_reading(control: Cell, cells: &[Cell], to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let step = |state: &Reading, symbol: Symbol| match *state {
        Reading::Cells { read, seen } if read < cells.len() => {
            Some(Reading::Cells { read: read + 1, seen: seen.or(SymbolSet::only(symbol)) })
        }
        Reading::Cells { seen, .. } => {
            (symbols.value(symbol) as i64 == seen.len() as i64).then_some(Reading::Done)
        }
        Reading::Done => None,
    };
    let word: Vec<Cell> = cells.iter().copied().chain([control]).collect();
    let start = Reading::Cells { read: 0, seen: SymbolSet::EMPTY };
    to.post_automaton(&word, start, step, |state| *state == Reading::Done);
}

/// An auxiliary cell per symbol holds one of two symbols, telling whether the symbol occurs; a sum counts them.
fn post_occurrences(control: Cell, cells: &[Cell], to: &mut Lowering<'_>) {
    let (absent, present) = (Symbol(0), Symbol(1));
    let (low, high) = (to.value(absent), to.value(present));
    let unique = {
        let mut cells = cells.to_vec();
        cells.sort_unstable();
        cells.dedup();
        cells
    };
    let mut terms = vec![(control, (low - high) as i32)];
    for symbol in to.symbols().iter() {
        let flag = to.aux(SymbolSet::only(absent).or(SymbolSet::only(present)));
        let occurs = |flagged: Symbol, min: u32, max: u32| -> Box<[Constraint]> {
            let symbols = SymbolSet::only(symbol);
            Box::new([
                Constraint::Domain { cell: flag, allowed: SymbolSet::only(flagged) },
                Constraint::Count { cells: unique.clone().into(), symbols, min, max },
            ])
        };
        let options = [occurs(absent, 0, 0), occurs(present, 1, unique.len() as u32)];
        to.post(Constraint::AnyOf { options: Box::new(options) });
        terms.push((flag, 1));
    }
    // Σ flags = n·low + (high − low)·(how many occur).
    let base = to.n_symbols() as i64 * low;
    to.post_linear(&terms, base, base);
}
