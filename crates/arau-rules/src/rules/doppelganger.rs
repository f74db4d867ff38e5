//! Doppelgänger: every row, column and box holds the 0 and misses one digit, its doppelgänger; no two rows, columns or
//! boxes miss the same, nor do the row, column and box of a 0.

use super::prelude::*;
use arau_core::{RectPart, SymbolSet};

/// Every house misses one digit.
pub struct Doppelganger;

/// The parameters that name the cells of missing digits, in the order of the families of houses.
const NAMES: [&str; 3] = ["rows", "columns", "boxes"];

const INFO: RuleInfo = RuleInfo {
    id: "doppelganger",
    title: "Doppelgänger",
    summary: "there is one digit more than cells in a row; every row, column and box contains 0, repeats no \
         digit and lacks exactly one; all rows lack different digits, as do all columns and all boxes, and \
         the row, column and box of any 0 lack three different digits",
    params: &[
        Param::optional(
            "rows",
            ParamKind::cells(1),
            "cells that contain the digit each row lacks, from top to bottom",
        ),
        Param::optional(
            "columns",
            ParamKind::cells(1),
            "cells that contain the digit each column lacks, from left to right",
        ),
        Param::optional(
            "boxes",
            ParamKind::cells(1),
            "cells that contain the digit each box lacks, in order; 0 if there are no boxes",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 2\nsymbols = '0-2'\nrules = ['doppelganger']\n", n_solutions: 4 },
        Sample { document: "size = 3\nsymbols = '0-3'\nrules = ['doppelganger']\n", n_solutions: 0 },
        Sample {
            document: "size = 2\nsymbols = '0-2'\n[[doppelganger]]\nrows = 'r2c1 r1c2'\nboxes = 'r1c1'\n",
            n_solutions: 2,
        },
        Sample {
            document: "size = 4\nsymbols = '0-4'\nrules = ['doppelganger']\ngivens = \"\"\"\n01..\n....\n....\n2...\"\"\"\n",
            n_solutions: 12,
        },
    ],
};

impl Rule for Doppelganger {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults = Vec::new();
        let n = spec.symbols.len() - 1;
        let is_square = |part: &RectPart| {
            part.n_rows == n
                && part.n_cols == n
                && part.cells.iter().all(Option::is_some)
                && box_is_full(part)
        };
        if spec.geometry.parts().is_empty() || !spec.geometry.parts().iter().all(is_square) {
            faults.push(Fault::invalid(format!(
                "{} symbols need square grids with {n} rows and \
                 columns",
                n + 1
            )));
        }
        if spec.symbols.with_value(0).is_none() || !spec.symbols.values_differ() {
            faults.push(Fault::invalid("needs an alphabet of different values that includes 0"));
        }
        let named = NAMES.iter().find(|name| args.get(name).is_some());
        if let Some(name) = named.filter(|_| spec.geometry.parts().len() > 1) {
            faults.push(
                Fault::invalid(
                    "cells for missing digits cannot be named on a board with several \
                 grids",
                )
                .of(name),
            );
        }
        let families = spec.geometry.parts().first().map_or(0, |part| houses(part).len());
        for (i, name) in NAMES.iter().enumerate() {
            let mut named = args.cells(name).to_vec();
            named.sort_unstable();
            named.dedup();
            if i < families && args.get(name).is_some() && named.len() != n {
                let message = format!("`{name}` names {} different cells, but must name {n}", named.len());
                faults.push(Fault::invalid(message).of(name));
            }
        }
        faults
    }

    /// The missing digit of a house stands in a cell, auxiliary if none is named, with which the house holds every digit
    /// once.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let Some(zero) = to.symbols().with_value(0) else { return };
        let digits = to.symbols().all().minus(SymbolSet::only(zero));
        for part in to.geometry().parts() {
            let families = houses(part);
            let mut missing: Vec<Vec<Cell>> = Vec::new();
            for (name, family) in NAMES.iter().zip(&families) {
                missing.push(match args.cells(name) {
                    [] => family.iter().map(|_| to.aux(digits)).collect(),
                    named => named.to_vec(),
                });
            }
            for &cell in NAMES[families.len()..].iter().flat_map(|name| args.cells(name)) {
                to.post_domain(cell, SymbolSet::only(zero));
            }
            missing.iter().flatten().for_each(|&cell| to.post_domain(cell, digits));
            for (family, missing) in families.iter().zip(&missing) {
                to.post_house(missing);
                for (house, &missing) in family.iter().zip(missing) {
                    match house.contains(&missing) {
                        true => to.post(Constraint::never()),
                        false => to.post_house(&[&house[..], &[missing]].concat()),
                    }
                }
            }
            for (_, _, cell) in part.iter() {
                let place = |family: &Vec<Vec<Cell>>| family.iter().position(|house| house.contains(&cell));
                let here = families
                    .iter()
                    .zip(&missing)
                    .filter_map(|(family, missing)| Some(missing[place(family)?]));
                post_different_at_zero(cell, zero, &here.collect::<Vec<_>>(), to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().all(|part| {
            let families = houses(part);
            let missing = |house: &Vec<Cell>| -> Vec<i64> {
                let values = grid.values(house);
                let alphabet = grid.symbols().values().into_iter().map(i64::from);
                alphabet.filter(|value| !values.contains(value)).collect()
            };
            let misses_one_digit = |house: &Vec<Cell>| missing(house).len() == 1 && missing(house) != [0];
            let are_named_right = NAMES.iter().zip(&families).all(|(name, family)| {
                let named = args.cells(name);
                named.is_empty()
                    || family.iter().map(missing).eq(named.iter().map(|&cell| vec![grid.value(cell)]))
            });
            let mut without_house = NAMES[families.len()..].iter().flat_map(|name| args.cells(name));
            without_house.all(|&cell| grid.value(cell) == 0)
                && are_named_right
                && families.iter().all(|family| {
                    let all: Vec<Vec<i64>> = family.iter().map(missing).collect();
                    family.iter().all(misses_one_digit) && (1..all.len()).all(|i| !all[..i].contains(&all[i]))
                })
                && part.iter().filter(|&(_, _, cell)| grid.value(cell) == 0).all(|(_, _, zero)| {
                    let of_zero =
                        families.iter().flatten().filter(|house| house.contains(&zero)).map(missing);
                    let of_zero: Vec<Vec<i64>> = of_zero.collect();
                    (1..of_zero.len()).all(|i| !of_zero[..i].contains(&of_zero[i]))
                })
        })
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let note = "all rows lack different digits, as do all columns and all boxes; the row, column and box \
             of any 0 lack three different digits";
        vec![Mark::Note(note.to_string())]
    }
}

/// Rows, columns and, where there are boxes, boxes.
fn houses(part: &RectPart) -> Vec<Vec<Vec<Cell>>> {
    let n = part.n_rows as i32;
    let line = |cell: &dyn Fn(i32) -> Option<Cell>| -> Vec<Cell> { (0..n).filter_map(cell).collect() };
    let rows = (0..n).map(|row| line(&|col| part.at(row, col))).collect();
    let columns = (0..n).map(|col| line(&|row| part.at(row, col))).collect();
    let boxes = part.box_size.map(|(height, width)| {
        let (height, width) = (height as i32, width as i32);
        let across = n / width;
        let corner = |b: i32| (b / across * height, b % across * width);
        (0..n).map(|b| line(&|i| part.at(corner(b).0 + i / width, corner(b).1 + i % width))).collect()
    });
    [rows, columns].into_iter().chain(boxes).collect()
}

fn box_is_full(part: &RectPart) -> bool {
    part.box_size.is_none_or(|(height, width)| height * width == part.n_rows)
}

/// Posts that, if the cell holds the zero, these cells are different. They are two or three.
fn post_different_at_zero(cell: Cell, zero: Symbol, missing: &[Cell], to: &mut Lowering<'_>) {
    let cells: Vec<Cell> = [cell].iter().chain(missing).copied().collect();
    // The state is the digits so far; there are none before the first cell and without a zero in it.
    let step = |state: &Option<Vec<Symbol>>, symbol: Symbol| match state {
        None => Some(Some(if symbol == zero { vec![zero] } else { Vec::new() })),
        Some(so_far) if so_far.is_empty() => Some(Some(Vec::new())),
        Some(so_far) if so_far.len() == cells.len() => None,
        Some(so_far) if so_far.contains(&symbol) => None,
        Some(so_far) => {
            let mut longer = [&so_far[..], &[symbol]].concat();
            longer.sort_unstable();
            Some(Some(longer))
        }
    };
    let key = format!("doppelganger {} {}", zero.0, cells.len());
    to.post_shared_automaton(&key, &cells, |n| Automaton::build(n, None, step, |_| true));
}
