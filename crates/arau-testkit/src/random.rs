//! Owns random puzzles on boards so small that the oracle can try everything. Arguments are drawn from what each rule
//! says of its parameters, so a new rule takes part without a line here.

use arau_core::{Arg, Args, Cell, Param, ParamKind, PuzzleSpec, RuleUse, Symbol};
use arau_rules::RULES;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Boards with few grids: documents without rules.
const BOARDS: &[&str] = &[
    "size = 4",
    "size = 4\nbox = 'none'",
    "size = 3\nhouses = false",
    "size = 3\nsymbols = '0-2'",
    "rows = 2\ncolumns = 4\nhouses = false\nsymbols = '1-3'",
    "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '0-4'",
    "rows = 1\ncolumns = 6\nhouses = 'row'\nsymbols = '1-6'",
    "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '1-6'",
    "rows = 2\ncolumns = 5\nhouses = 'row'\nsymbols = '1-5'",
];

/// A small puzzle with one to three random rules and a few random givens.
pub fn puzzles() -> impl Strategy<Value = PuzzleSpec> {
    select(BOARDS).prop_flat_map(|document| {
        let board = crate::read_document(document).unwrap_or_else(|faults| panic!("{document}: {faults}"));
        let (n_cells, n_symbols) = (board.geometry.n_cells(), board.symbols.len());
        let rules = vec(rule_uses(board.clone()), 1..=3);
        let givens = vec((0..n_cells, 0..n_symbols), 0..=2);
        (Just(board), rules, givens).prop_map(|(mut spec, rules, givens)| {
            spec.rules.extend(rules);
            spec.rule_places.clear();
            for (cell, symbol) in givens {
                spec.givens[cell] = Some(Symbol(symbol as u8));
            }
            spec
        })
    })
}

/// A rule with arguments that it does not complain about on this board.
fn rule_uses(board: PuzzleSpec) -> BoxedStrategy<RuleUse> {
    let drawable: Vec<usize> = (0..RULES.len()).filter(|&i| can_be_drawn(RULES[i].info().params)).collect();
    let (n_cells, n_symbols) = (board.geometry.n_cells(), board.symbols.len());
    select(drawable)
        .prop_flat_map(move |i| (Just(i), arguments(RULES[i].info().params, n_cells, n_symbols)))
        .prop_filter_map("the rule takes the arguments", move |(i, args)| {
            let rule_use = RuleUse::new(RULES[i], args);
            rule_use.complaints(&board).is_empty().then_some(rule_use)
        })
        .boxed()
}

/// Free text means something to the rule alone, and options hold further rules; their samples test these.
fn can_be_drawn(params: &[Param]) -> bool {
    params.iter().all(|p| !p.required || !matches!(p.kind, ParamKind::Text | ParamKind::Options))
}

fn arguments(params: &'static [Param], n_cells: usize, n_symbols: usize) -> BoxedStrategy<Args> {
    let mut all: BoxedStrategy<Args> = Just(Args::new()).boxed();
    for param in params.iter().filter(|p| !matches!(p.kind, ParamKind::Text | ParamKind::Options)) {
        let value = value(param.kind, n_cells, n_symbols);
        let wanted = if param.required { Just(true).boxed() } else { any::<bool>().boxed() };
        all = (all, wanted, value)
            .prop_map(|(args, wanted, arg)| if wanted { args.with(param.name, arg) } else { args })
            .boxed();
    }
    all
}

fn value(kind: ParamKind, n_cells: usize, n_symbols: usize) -> BoxedStrategy<Arg> {
    match kind {
        ParamKind::Int { min, max } => (min.max(-1)..=max.clamp(min.max(-1), 14)).prop_map(Arg::Int).boxed(),
        ParamKind::Ints => vec(-1i64..8, 1..4).prop_map(Arg::Ints).boxed(),
        ParamKind::Flag => any::<bool>().prop_map(Arg::Flag).boxed(),
        ParamKind::Choice(words) => select(words).prop_map(|word| Arg::Text(word.into())).boxed(),
        ParamKind::Cells { min, max } => cells(min, max, n_cells).prop_map(Arg::Cells).boxed(),
        ParamKind::CellLists => vec(cells(1, 3, n_cells), 2..=3).prop_map(Arg::CellLists).boxed(),
        ParamKind::Symbols => {
            vec((0..n_symbols).prop_map(|s| Symbol(s as u8)), 1..=3).prop_map(Arg::Symbols).boxed()
        }
        ParamKind::Text | ParamKind::Options => unreachable!("not drawn"),
    }
}

/// Cells in any order, each once.
fn cells(min: usize, max: usize, n_cells: usize) -> impl Strategy<Value = Vec<Cell>> {
    let min = min.clamp(1, n_cells);
    let max = max.min(6).clamp(min, n_cells);
    let all: Vec<Cell> = (0..n_cells).map(Cell::at).collect();
    (Just(all).prop_shuffle(), min..=max).prop_map(|(mut cells, n)| {
        cells.truncate(n);
        cells
    })
}
