//! Chaos construction: the board falls into connected regions of one size that are not drawn, each without repeats.

use super::connected::{Reading, over_symbols};
use super::prelude::*;
use std::sync::Arc;

/// Regions that are to be found.
pub struct ChaosConstruction;

const INFO: RuleInfo = RuleInfo {
    id: "chaos-construction",
    title: "Chaos construction",
    summary: "the cells fall into connected regions of equal size, none of which holds a symbol twice; each label tells the \
              region of its cell, regions being numbered by the symbols in the order of their first cells",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the cells that fall into regions"),
        Param::required("labels", ParamKind::cells(2), "for each of them, a cell that tells its region"),
        Param::required("size", ParamKind::Int { min: 1, max: 128 }, "cells in a region"),
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

    fn complaints(&self, args: &Args, spec: &PuzzleSpec) -> Vec<String> {
        let (n_cells, size) = (args.cells("cells").len(), size(args));
        let mut complaints: Vec<String> = ["cells", "labels"]
            .iter()
            .filter_map(|name| complaints::cell_named_twice(args, name, spec))
            .chain(complaints::lengths_differ(args, "cells", "labels"))
            .chain(complaints::too_long_for_alphabet("a region", size, spec))
            .collect();
        if !n_cells.is_multiple_of(size) {
            complaints.push(format!("{n_cells} cells do not fall into regions of {size}"));
        }
        if n_cells / size > spec.symbols.len() {
            complaints.push(format!(
                "there are {} regions, but {} symbols",
                n_cells / size,
                spec.symbols.len()
            ));
        }
        complaints
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (cells, labels) = (args.cells("cells"), args.cells("labels"));
        let n_regions = cells.len() / size(args);
        for &label in labels {
            to.post_domain(label, SymbolSet::all(n_regions));
        }
        // The state is the number of regions met so far.
        let step = |met: &u8, symbol: Symbol| (symbol.0 <= *met).then_some((*met).max(symbol.0 + 1));
        to.post_automaton(labels, 0, step, |&met| usize::from(met) == n_regions);
        post_regions(cells, labels, size(args), to);
        for region in Symbol::first(n_regions) {
            for symbol in to.symbols().iter() {
                post_once(cells, labels, region, symbol, size(args), to);
            }
        }
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

/// Posts that the cells of each label are connected and so many.
fn post_regions(cells: &[Cell], labels: &[Cell], size: usize, to: &mut Lowering<'_>) {
    let Ok(connected) = Reading::of(cells, to.geometry()).automaton(Some(size)) else {
        return to.refuse("the board is too wide to follow what is connected");
    };
    for region in Symbol::first(cells.len() / size) {
        let automaton = Arc::new(over_symbols(&connected, to.n_symbols(), SymbolSet::only(region)));
        to.post(Constraint::Automaton { cells: labels.into(), automaton });
    }
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
    size: usize,
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
    let must_stand = size == to.n_symbols();
    let start = State { is_here: None, is_found: false };
    to.post_automaton(&read, start, step, |state| state.is_here.is_none() && (state.is_found || !must_stand));
}
