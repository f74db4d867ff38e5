//! Chaos construction: the board falls into connected regions of one size that are not drawn, each without repeats.

use super::connected::Reading;
use super::houses::complete_houses;
use super::prelude::*;
use arau_core::Automaton;
use std::collections::HashSet;

mod distances;

/// Regions that are to be found.
pub struct ChaosConstruction;

const INFO: RuleInfo = RuleInfo {
    id: "chaos-construction",
    title: "Chaos construction",
    summary: "divide the cells into edge-connected regions of equal size without repeated symbols; the label \
         of each cell names its region, and regions are numbered by the symbols in the order of their first \
         cells",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the cells to be divided into regions"),
        Param::required(
            "labels",
            ParamKind::cells(2),
            "one cell for each of them, in the same order, which \
             names its region",
        ),
        Param::required("size", ParamKind::Int { min: 1, max: 128 }, "number of cells in a region"),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 4\nhouses = false\nsymbols = '1-2'\n[[chaos-construction]]\n\
                       cells = 'r1c1 r1c2 r2c1 r2c2'\nlabels = 'r1c3 r1c4 r2c3 r2c4'\nsize = 2\n",
            n_solutions: 8,
        },
        Sample {
            document: "rows = 2\ncolumns = 6\nhouses = false\nsymbols = '1-3'\n[[chaos-construction]]\n\
                       cells = 'r1c1-r1c3 r2c1-r2c3'\nlabels = 'r1c4-r1c6 r2c4-r2c6'\nsize = 2\n",
            n_solutions: 648,
        },
        Sample {
            document: "rows = 3\ncolumns = 6\nhouses = false\nsymbols = '1-3'\n[[chaos-construction]]\n\
                       cells = 'r1c1-r1c3 r2c1-r2c3 r3c1-r3c3'\nlabels = 'r1c4-r1c6 r2c4-r2c6 r3c4-r3c6'\nsize = 3\n\
                       [[extra-region]]\ncells = 'r1c1-r1c3'\n[[extra-region]]\ncells = 'r1c1-r3c1'\n\
                       [[extra-region]]\ncells = 'r2c1-r2c3'\n[[extra-region]]\ncells = 'r1c2-r3c2'\n\
                       [[extra-region]]\ncells = 'r3c1-r3c3'\n[[extra-region]]\ncells = 'r1c3-r3c3'\n",
            n_solutions: 72,
        },
        Sample {
            document: "rows = 2\ncolumns = 6\nhouses = false\nsymbols = '1-3'\n[[chaos-construction]]\n\
                       cells = 'r1c1-r1c3 r2c1-r2c3'\nlabels = 'r1c4-r1c6 r2c4-r2c6'\nsize = 3\n",
            n_solutions: 108,
        },
    ],
};

impl Rule for ChaosConstruction {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let (n_cells, size) = (args.cells("cells").len(), size(args));
        let mut faults: Vec<Fault> = ["cells", "labels"]
            .iter()
            .filter_map(|name| faults::cell_named_twice(args, name, spec))
            .chain(faults::lengths_differ(args, "cells", "labels"))
            .chain(faults::too_long_for_alphabet("a region", size, spec))
            .collect();
        if !n_cells.is_multiple_of(size) {
            let message = format!("{n_cells} cells cannot be divided into regions of {size}");
            faults.push(Fault::invalid(message).of("cells"));
        }
        if n_cells / size > spec.symbols.len() {
            let message = format!("there are {} regions, but {} symbols", n_cells / size, spec.symbols.len());
            faults.push(Fault::invalid(message));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (cells, labels) = (args.cells("cells"), args.cells("labels"));
        let n_regions = cells.len() / size(args);
        for &label in labels {
            to.post_domain(label, SymbolSet::all(n_regions));
        }
        if post_by_reading(cells, labels, size(args), to).is_none() {
            distances::post(cells, labels, size(args), to);
        }
        post_without_repeats(cells, labels, size(args), to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let (cells, labels) = (args.cells("cells"), args.cells("labels"));
        let of: Vec<Symbol> = labels.iter().map(|&label| grid.symbol(label)).collect();
        let n_regions = cells.len() / size(args);
        let is_numbered = (0..of.len()).all(|i| of[i].0 == 0 || of[..i].iter().any(|o| o.0 + 1 == of[i].0));
        let region = |number: u8| -> Vec<Cell> {
            cells.iter().zip(&of).filter(|(_, o)| o.0 == number).map(|(&cell, _)| cell).collect()
        };
        let is_connected = |region: &[Cell]| {
            let mut reached = vec![region[0]];
            while let Some(&cell) = region.iter().find(|cell| {
                !reached.contains(cell)
                    && reached.iter().any(|&r| grid.geometry().neighbours(r).contains(cell))
            }) {
                reached.push(cell);
            }
            reached.len() == region.len()
        };
        let is_region = |region: &[Cell]| {
            region.len() == size(args) && is_connected(region) && grid.all_different(region)
        };
        is_numbered && (0..n_regions as u8).all(|number| is_region(&region(number)))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note(format!("the cells fall into connected regions of {}, without repeats", size(args)))]
    }
}

fn size(args: &Args) -> usize {
    args.int("size").unwrap_or(1).max(1) as usize
}

/// Posts that regions are numbered in order and connected, each by an automaton that reads the whole board. `None` if the
/// board is too wide for it.
fn post_by_reading(cells: &[Cell], labels: &[Cell], size: usize, to: &mut Lowering<'_>) -> Option<()> {
    let reading = Reading::of(cells, to.geometry());
    let n_regions = cells.len() / size;
    for region in Symbol::first(n_regions) {
        reading.post(labels, SymbolSet::only(region), Some(size), to)?;
        let (symbols, n) = (SymbolSet::only(region), size as u32);
        to.post(Constraint::Count { cells: labels.into(), symbols, min: n, max: n });
    }
    // The state is the number of regions met so far.
    let step = |met: &u8, symbol: Symbol| (symbol.0 <= *met).then_some((*met).max(symbol.0 + 1));
    to.post_automaton(labels, 0, step, |&met| usize::from(met) == n_regions);
    Some(())
}

/// Posts that no region holds a symbol twice.
fn post_without_repeats(cells: &[Cell], labels: &[Cell], size: usize, to: &mut Lowering<'_>) {
    let is_full = size == to.n_symbols();
    let tilings = if is_full { tilings(cells, to) } else { Vec::new() };
    for lines in &tilings {
        let label = |cell: Cell| cells.iter().position(|&c| c == cell).map(|i| labels[i]);
        post_regions_of_symbols(lines, label, to);
    }
    if !tilings.is_empty() {
        return;
    }
    for region in Symbol::first(cells.len() / size) {
        for symbol in to.symbols().iter() {
            post_once(cells, labels, region, symbol, is_full, to);
        }
    }
}

/// The ways that the puzzle's houses, as rows or columns, cover the cells without overlap.
fn tilings(cells: &[Cell], to: &Lowering<'_>) -> Vec<Vec<Vec<Cell>>> {
    let mut houses = complete_houses(to.spec());
    houses.retain(|house| house.iter().all(|cell| cells.contains(cell)));
    let mut tilings = Vec::new();
    while !houses.is_empty() {
        let mut covered: HashSet<Cell> = HashSet::new();
        let is_apart = |house: &Vec<Cell>| {
            let is_apart = house.iter().all(|cell| !covered.contains(cell));
            if is_apart {
                covered.extend(house);
            }
            is_apart
        };
        let (tiling, rest): (Vec<_>, Vec<_>) = houses.into_iter().partition(is_apart);
        if covered.len() == cells.len() {
            tilings.push(tiling);
        }
        houses = rest;
    }
    tilings
}

/// Each line holds a symbol once. Posts that the regions in which it does so are all different, as each region holds it
/// once, too; an auxiliary cell per line and symbol tells them.
fn post_regions_of_symbols(lines: &[Vec<Cell>], label: impl Fn(Cell) -> Option<Cell>, to: &mut Lowering<'_>) {
    for symbol in to.symbols().iter() {
        let mut regions = Vec::new();
        for line in lines {
            let region = to.aux(SymbolSet::all(lines.len()));
            for &cell in line {
                let Some(label) = label(cell) else { continue };
                post_if_then_equal(cell, symbol, label, region, to);
            }
            regions.push(region);
        }
        to.post_house(&regions);
    }
}

/// Posts that two cells are equal if a third holds a symbol.
fn post_if_then_equal(cell: Cell, symbol: Symbol, a: Cell, b: Cell, to: &mut Lowering<'_>) {
    let key = format!("equal if {}", symbol.0);
    // After the second cell, the state is what it held.
    let step = |state: &u16, next: Symbol| match *state {
        START => Some(if next == symbol { BOUND } else { FREE }),
        BOUND => Some(u16::from(next.0)),
        FREE => Some(FREE),
        held => (held == u16::from(next.0)).then_some(FREE),
    };
    const START: u16 = 1000;
    const BOUND: u16 = 1001;
    const FREE: u16 = 1002;
    to.post_shared_automaton(&key, &[cell, a, b], |n| {
        Automaton::build(n, START, step, |&state| state == FREE)
    });
}

/// Whether the cell whose label was read lies in the region, and whether the symbol stood there before.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    is_here: Option<bool>,
    is_found: bool,
}

/// Posts that a symbol stands at most once in a region; exactly once if the region has room for all symbols.
fn post_once(
    cells: &[Cell],
    labels: &[Cell],
    region: Symbol,
    symbol: Symbol,
    is_full: bool,
    to: &mut Lowering<'_>,
) {
    let read: Vec<Cell> = labels.iter().zip(cells).flat_map(|(&label, &cell)| [label, cell]).collect();
    let step = |state: &State, next: Symbol| match state.is_here {
        None => Some(State { is_here: Some(next == region), ..*state }),
        Some(is_here) => {
            let stands = is_here && next == symbol;
            let after = State { is_here: None, is_found: state.is_found || stands };
            (!(stands && state.is_found)).then_some(after)
        }
    };
    let start = State { is_here: None, is_found: false };
    to.post_automaton(&read, start, step, |state| state.is_here.is_none() && (state.is_found || !is_full));
}
