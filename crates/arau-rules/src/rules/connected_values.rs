//! Connected values: the cells that hold certain symbols hang together.

use super::connected::Reading;
use super::prelude::*;

/// Cells with these symbols form one connected part.
pub struct ConnectedValues;

const INFO: RuleInfo = RuleInfo {
    id: "connected-values",
    title: "Connected values",
    summary: "the cells that contain one of the listed symbols form a single group connected along edges",
    params: &[
        Param::required("symbols", ParamKind::Symbols, "the symbols whose cells are connected"),
        Param::optional(
            "cells",
            ParamKind::cells(1),
            "the cells to consider; by default all cells that have coordinates",
        ),
        Param::optional(
            "columns",
            ParamKind::Int { min: 1, max: 128 },
            "for cells without coordinates: the number of columns of the grid they fill row by row, in the \
             order given",
        ),
        Param::optional(
            "size",
            ParamKind::Int { min: 1, max: 16_384 },
            "how many cells contain one of the symbols",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 3\nhouses = false\nsymbols = 'a b'\n[[connected-values]]\nsymbols = 'a'\n",
            n_solutions: 218,
        },
        Sample { document: "size = 4\n[[connected-values]]\nsymbols = '1 2 3'\n", n_solutions: 216 },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nsymbols = '1-3'\n[[connected-values]]\nsymbols = '12'\n\
                       cells = 'r1c1-r1c6'\ncolumns = 3\nsize = 3\n",
            n_solutions: 80,
        },
        Sample { document: "size = 1\n[[connected-values]]\nsymbols = '1'\n", n_solutions: 1 },
        Sample {
            document: "shape = 'hexagon'\nside = 2\nhouses = false\nsymbols = '1-2'\n[[connected-values]]\nsymbols = '2'\n",
            n_solutions: 95,
        },
    ],
};

impl Rule for ConnectedValues {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults: Vec<Fault> = faults::cell_named_twice(args, "cells", spec).into_iter().collect();
        if args.symbols("symbols").is_empty() {
            faults.push(Fault::missing("`symbols` is empty, so there is nothing to connect").of("symbols"));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = cells(args, to.geometry());
        let symbols: SymbolSet = args.symbols("symbols").iter().copied().collect();
        let size = args.int("size").map(|size| size as usize);
        if let Some(size) = size {
            let (min, max) = (size as u32, size as u32);
            to.post(Constraint::Count { cells: cells.clone().into(), symbols, min, max });
        }
        let reading = match args.int("columns") {
            Some(columns) => Reading::rows(columns as usize),
            None => Reading::of(&cells, to.geometry()),
        };
        if reading.post(&cells, symbols, size, to).is_none() {
            to.refuse("the board is too wide to check connectedness");
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = cells(args, grid.geometry());
        let is_in = |cell: &Cell| args.symbols("symbols").contains(&grid.symbol(*cell));
        let touch = |a: Cell, b: Cell| match args.int("columns") {
            None => grid.geometry().neighbours(a).contains(&b),
            Some(columns) => {
                let place = |cell| {
                    cells.iter().position(|&c| c == cell).map(|i| (i as i64 / columns, i as i64 % columns))
                };
                let apart = place(a).zip(place(b)).map(|(p, q)| (p.0 - q.0).abs() + (p.1 - q.1).abs());
                apart == Some(1)
            }
        };
        let inside: Vec<Cell> = cells.iter().copied().filter(is_in).collect();
        let mut reached: Vec<Cell> = inside.iter().copied().take(1).collect();
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            let fresh = inside.iter().filter(|&&other| touch(cell, other) && !reached.contains(&other));
            let fresh: Vec<Cell> = fresh.copied().collect();
            reached.extend(fresh);
            next += 1;
        }
        !inside.is_empty()
            && reached.len() == inside.len()
            && args.int("size").is_none_or(|size| size == inside.len() as i64)
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let glyphs: Vec<&str> = args.symbols("symbols").iter().map(|&s| spec.symbols.glyph(s)).collect();
        vec![Mark::Note(format!("the cells with {} are connected", glyphs.join(", ")))]
    }
}

fn cells(args: &Args, geometry: &Geometry) -> Vec<Cell> {
    match args.cells("cells") {
        [] => geometry.cells().filter(|&cell| !geometry.info(cell).coords.is_empty()).collect(),
        cells => cells.to_vec(),
    }
}
