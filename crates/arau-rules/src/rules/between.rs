//! Between line: inner values lie strictly between those in the circles at the ends.

use super::because::{Look, explain};
use super::ends;
use super::houses::most_in_one_house;
use super::prelude::*;

/// A line whose inner values lie between its ends.
pub struct Between;

const INFO: RuleInfo = RuleInfo {
    id: "between",
    title: "Between line",
    summary: "every digit on the line lies strictly between the digits in the circles at its ends",
    params: &[Param::required(
        "cells",
        ParamKind::cells(2),
        "the line; its first and last cells are the circles",
    )],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[between]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[between]]\ncells = 'r1c1-r1c4'\n", n_solutions: 48 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-4'\n[[between]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 40,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '1-26'\n[[between]]\ncells = 'r1c1-r1c3'\n",
            n_solutions: 5200,
        },
    ],
};

impl Rule for Between {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let [first, inner @ .., last] = args.cells("cells") else { return };
        if inner.is_empty() {
            return;
        }
        // Different values need room between the ends; the steps of the automaton see one inner cell at a time.
        let room = most_in_one_house(to.spec(), inner) as i64;
        if room > 1 {
            to.post_value_relation(*first, *last, |a, b| (a - b).abs() > room);
        }
        if to.n_symbols() <= ends::MAX_SYMBOLS_FOR_AUTOMATON {
            let fits = |low, value, high| low < value && value < high;
            ends::post_fitting(INFO.id, (*first, *last), inner, fits, to);
        } else {
            post_two_orders(*first, *last, inner, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let [first, inner @ .., last] = &values[..] else { return false };
        inner.iter().all(|v| first < v && v < last || last < v && v < first)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        ends::draw(args.cells("cells"), 3, CellShape::Circle)
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let [first, inner @ .., last] = args.cells("cells") else { return None };
        let room = most_in_one_house(at.spec, inner) as i64;
        let other_end = |cell: Cell| match cell {
            cell if cell == *first => Some(*last),
            cell if cell == *last => Some(*first),
            _ => None,
        };
        let is_too_near = |cell: Cell, symbol: Symbol| {
            other_end(cell).is_some_and(|other| {
                let distance = |end: Symbol| (at.value(end) - at.value(symbol)).abs();
                at.candidates(other).iter().all(|end| distance(end) <= room)
            })
        };
        let gone: Vec<Cell> =
            at.gone.iter().filter(|gone| is_too_near(gone.cell, gone.symbol)).map(|gone| gone.cell).collect();
        let cell = *gone.first()?;
        let facts = vec![
            ("inner", Fact::Cells(inner.to_vec())),
            ("room", Fact::Number(room)),
            ("known", at.known(&[other_end(cell)?])),
        ];
        explain(at, if room > 1 { "room" } else { "next" }, facts, |other, symbol| {
            other == cell && is_too_near(other, symbol)
        })
    }
}

fn post_two_orders(first: Cell, last: Cell, inner: &[Cell], to: &mut Lowering<'_>) {
    to.post_any_of([(first, last), (last, first)].map(|(low, high)| {
        move |option: &mut Lowering<'_>| {
            for &cell in inner {
                option.post_value_relation(low, cell, |a, b| a < b);
                option.post_value_relation(cell, high, |a, b| a < b);
            }
        }
    }));
}
