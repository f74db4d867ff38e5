//! Value indexing (slingshot): the second cell counts the steps from there to a repeat of the first cell's symbol.

use super::because::{Look, explain};
use super::prelude::*;

/// The first cell's symbol stands again, as many cells after the second as the second says.
pub struct ValueIndexing;

/// Automata are built for alphabets up to this size; larger ones get a case for each distance.
const MAX_AUTOMATON_SYMBOLS: usize = 25;

const INFO: RuleInfo = RuleInfo {
    id: "value-indexing",
    title: "Value indexing (slingshot)",
    summary: "the symbol in the first cell appears again v cells beyond the second cell, where v is the digit \
         in the second cell",
    params: &[Param::required(
        "cells",
        ParamKind::cells(3),
        "the cell whose symbol is repeated, then the cell that contains the distance, then the cells beyond \
         it in order",
    )],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\nbox = 'none'\n[[value-indexing]]\ncells = 'r2c1 r1c2 r1c3 r1c4'\n",
            n_solutions: 96,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nsymbols = '0-4'\nhouses = false\n[[value-indexing]]\ncells = 'r1c1-r1c5'\n",
            n_solutions: 375,
        },
        Sample { document: "size = 4\n[[value-indexing]]\ncells = 'r1c1 r2c2 r3c3 r4c4'\n", n_solutions: 36 },
    ],
};

impl Rule for ValueIndexing {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let [repeated, counter, line @ ..] = args.cells("cells") else { return };
        if to.n_symbols() <= MAX_AUTOMATON_SYMBOLS {
            return post_line(*repeated, *counter, line, to);
        }
        let case = |idx: usize| {
            move |inner: &mut Lowering<'_>| {
                let distance = inner.symbols_where(|value| value == idx as i64 + 1);
                inner.post_domain(*counter, distance);
                inner.post_relation(*repeated, line[idx], |x, y| x == y);
            }
        };
        to.post_any_of((0..line.len()).map(case));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let distance = grid.value(cells[1]);
        let found = usize::try_from(distance).ok().filter(|&d| d >= 1).and_then(|d| cells.get(1 + d));
        found.is_some_and(|&cell| grid.symbol(cell) == grid.symbol(cells[0]))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Arrow }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let [repeated, counter, line @ ..] = args.cells("cells") else { return None };
        let (repeated, counter) = (*repeated, *counter);
        let target = |symbol: Symbol| {
            usize::try_from(at.value(symbol) - 1).ok().and_then(|idx| line.get(idx)).copied()
        };
        let meets = |target: Cell| !at.candidates(target).and(at.candidates(repeated)).is_empty();
        let has_no_target = |cell: Cell, symbol: Symbol| cell == counter && target(symbol).is_none();
        let is_refuted = |cell: Cell, symbol: Symbol| {
            cell == counter && target(symbol).is_some_and(|target| !meets(target))
        };
        let targets = |is_wanted: &dyn Fn(Symbol) -> bool| -> Vec<Cell> {
            at.candidates(counter).iter().filter(|&s| is_wanted(s)).filter_map(target).collect()
        };
        let refuting = targets(&|symbol| is_refuted(counter, symbol));
        let open = targets(&|symbol| target(symbol).is_some_and(meets));
        let facts = |cells: Vec<Cell>| {
            vec![
                ("repeated", Fact::Cells(vec![repeated])),
                ("counter", Fact::Cells(vec![counter])),
                ("cells", Fact::Cells(cells)),
                ("known", at.known(&[repeated])),
                ("length", Fact::Number(line.len() as i64)),
            ]
        };
        explain(at, "beyond", facts(Vec::new()), has_no_target)
            .or_else(|| explain(at, "nothing-shared", facts(refuting), is_refuted))
            .or_else(|| {
                let nowhere = |cell: Cell, symbol: Symbol| {
                    cell == repeated && !open.iter().any(|&open| at.candidates(open).contains(symbol))
                };
                let gone = at.gone.iter().filter(|gone| nowhere(gone.cell, gone.symbol));
                let mut facts = facts(open.clone());
                facts.push(("symbols", Fact::Symbols(gone.map(|gone| gone.symbol).collect())));
                explain(at, "nowhere", facts, nowhere)
            })
            .or_else(|| {
                let [only] = open[..] else { return None };
                explain(at, "repeated", facts(vec![only]), |cell, symbol| {
                    cell == only && !at.candidates(repeated).contains(symbol)
                })
            })
    }
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Reading {
    Counter,
    Repeated { distance: usize },
    Line { to_go: usize, symbol: Symbol },
    Found,
}

fn post_line(repeated: Cell, counter: Cell, line: &[Cell], to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let step = |state: &Reading, symbol: Symbol| match *state {
        Reading::Counter => {
            let distance = usize::try_from(symbols.value(symbol)).ok()?;
            (1..=line.len()).contains(&distance).then_some(Reading::Repeated { distance })
        }
        Reading::Repeated { distance } => Some(Reading::Line { to_go: distance, symbol }),
        Reading::Line { to_go: 1, symbol: wanted } => (wanted == symbol).then_some(Reading::Found),
        Reading::Line { to_go, symbol } => Some(Reading::Line { to_go: to_go - 1, symbol }),
        Reading::Found => Some(Reading::Found),
    };
    let word: Vec<Cell> = [counter, repeated].iter().chain(line).copied().collect();
    to.post_automaton(&word, Reading::Counter, step, |state| *state == Reading::Found);
}
