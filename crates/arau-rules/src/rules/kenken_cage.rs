//! KenKen cage: its values give the target by one of the four operations.

use super::because::{Look, MAX_NAMED, explain, for_each_filling};
use super::prelude::*;
use std::collections::BTreeSet;

/// A cage with a target and, mostly, a sign.
pub struct KenkenCage;

/// Targets beyond this are refused, so that sums and products stay inside 64 bits.
const MAX_TARGET: i64 = 1_000_000_000_000_000;

const INFO: RuleInfo = RuleInfo {
    id: "kenken-cage",
    title: "KenKen cage",
    summary: "the digits in a cage give the target with the operation (+, −, × or ÷), or with any of the four \
         if none is given; for − and ÷, start from one of the cells and subtract, or divide by, all the \
         others; digits may repeat",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cage"),
        Param::required("target", ParamKind::Int { min: -MAX_TARGET, max: MAX_TARGET }, "the target"),
        Param::optional(
            "op",
            ParamKind::Choice(&["+", "-", "*", "/", "="]),
            "the operation; `=` for a single cell; any of the four operations if left out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 3\n[[kenken-cage]]\ncells = 'r1c1 r1c2'\ntarget = 2\nop = '-'\n[[kenken-cage]]\ncells = 'r2c1 r2c2 r3c1'\ntarget = 6\nop = '*'\n",
            n_solutions: 2,
        },
        Sample { document: "size = 4\n[[kenken-cage]]\ncells = 'r1c1 r2c1'\ntarget = 2\n", n_solutions: 144 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-8'\nhouses = false\n[[kenken-cage]]\ncells = 'r1c1-r1c3'\ntarget = 2\nop = '/'\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '1-6'\nhouses = false\n[[kenken-cage]]\ncells = 'r1c1-r1c3'\ntarget = 1\nop = '-'\n",
            n_solutions: 30,
        },
    ],
};

impl Rule for KenkenCage {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults: Vec<Fault> = faults::cell_named_twice(args, "cells", spec).into_iter().collect();
        if args.text("op") == Some("=") && args.cells("cells").len() != 1 {
            faults.push(Fault::invalid("the operation `=` needs a cage of a single cell").of("op"));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let target = args.int("target").unwrap_or(0);
        match (cells, args.text("op")) {
            (&[cell], _) => {
                let allowed = to.symbols_where(|value| value == target);
                to.post_domain(cell, allowed);
            }
            (&[a, b], None) => to.post_value_relation(a, b, |x, y| {
                x + y == target || x * y == target || differ_by(x, y, target) || divide_to(x, y, target)
            }),
            (_, None) => to.post_any_of(
                ["+", "-", "*", "/"]
                    .map(|op| move |inner: &mut Lowering<'_>| post_operation(cells, op, target, inner)),
            ),
            (_, Some(op)) => post_operation(cells, op, target, to),
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let Some(target) = args.int("target") else { return false };
        match args.text("op") {
            _ if values.len() == 1 => values[0] == target,
            None => ["+", "-", "*", "/"].iter().any(|op| results(&values, op).contains(&target)),
            Some(op) => results(&values, op).contains(&target),
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let sign = match args.text("op") {
            Some("*") => "×",
            Some("/") => "÷",
            Some("-") => "−",
            Some("+") => "+",
            _ => "",
        };
        let label = format!("{}{sign}", args.int("target").unwrap_or(0));
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let (cells, target) = (args.cells("cells"), args.int("target")?);
        let all = [("+", "+"), ("*", "·"), ("-", "−"), ("/", "÷")];
        let is_one_of_many = |op: &str| args.text("op").is_none_or(|given| given == op);
        let operations = all.into_iter().filter(|(op, _)| is_one_of_many(op));
        if cells.len() < 3 || matches!(args.text("op"), Some("+" | "*" | "=")) {
            return None;
        }
        let mut ways: BTreeSet<String> = BTreeSet::new();
        let mut left: Vec<SymbolSet> = vec![SymbolSet::EMPTY; cells.len()];
        for_each_filling(at, cells, |symbols| {
            let mut values: Vec<i64> = symbols.iter().map(|&symbol| at.value(symbol)).collect();
            values.sort_unstable();
            for (op, sign) in operations.clone().filter(|(op, _)| results(&values, op).contains(&target)) {
                let mut values = values.clone();
                if matches!(op, "-" | "/") {
                    values.reverse();
                }
                ways.insert(values.iter().map(i64::to_string).collect::<Vec<_>>().join(sign));
                symbols.iter().zip(&mut left).for_each(|(&symbol, left)| left.insert(symbol));
            }
        })?;
        if ways.is_empty() || ways.len() > MAX_NAMED {
            return None;
        }
        explain(at, "ways", vec![("ways", Fact::Formulas(ways.into_iter().collect()))], |cell, symbol| {
            cells.iter().zip(&left).any(|(&other, left)| other == cell && !left.contains(symbol))
        })
    }
}

/// Everything that an operation can give, whichever cell comes first.
fn results(values: &[i64], op: &str) -> Vec<i64> {
    let rest =
        |first: usize| values.iter().enumerate().filter(move |(i, _)| *i != first).map(|(_, &v)| v as i128);
    let firsts = 0..values.len();
    let product = |factors: Vec<i128>| factors.iter().try_fold(1i128, |product, &f| product.checked_mul(f));
    let wide: Vec<i128> = match op {
        "+" => vec![values.iter().map(|&v| v as i128).sum()],
        "*" => product(values.iter().map(|&v| v as i128).collect()).into_iter().collect(),
        "-" => firsts.map(|i| values[i] as i128 - rest(i).sum::<i128>()).collect(),
        "/" => firsts
            .filter_map(|i| {
                let divisor = product(rest(i).collect()).filter(|&d| d != 0)?;
                (values[i] as i128 % divisor == 0).then(|| values[i] as i128 / divisor)
            })
            .collect(),
        _ => Vec::new(),
    };
    wide.into_iter().filter_map(|result| i64::try_from(result).ok()).collect()
}

fn post_operation(cells: &[Cell], op: &str, target: i64, to: &mut Lowering<'_>) {
    match (op, cells) {
        ("+", _) => to.post(Constraint::sum(cells, target)),
        ("*", &[a, b]) => to.post_value_relation(a, b, |x, y| x * y == target),
        ("*", _) => to.post(Constraint::Product { cells: cells.into(), product: target }),
        ("-", &[a, b]) => to.post_value_relation(a, b, |x, y| differ_by(x, y, target)),
        ("/", &[a, b]) => to.post_value_relation(a, b, |x, y| divide_to(x, y, target)),
        ("-", _) => to.post_any_of(
            (0..cells.len())
                .map(|first| move |inner: &mut Lowering<'_>| post_difference(cells, first, target, inner)),
        ),
        _ => post_quotient(cells, target, to),
    }
}

fn differ_by(x: i64, y: i64, target: i64) -> bool {
    x - y == target || y - x == target
}

fn divide_to(x: i64, y: i64, target: i64) -> bool {
    let is = |a: i64, b: i64| b != 0 && b.checked_mul(target) == Some(a);
    is(x, y) || is(y, x)
}

fn post_difference(cells: &[Cell], first: usize, target: i64, to: &mut Lowering<'_>) {
    let sign = |i: usize| if i == first { 1 } else { -1 };
    let terms: Vec<(Cell, i32)> = cells.iter().enumerate().map(|(i, &cell)| (cell, sign(i))).collect();
    to.post_linear(&terms, target, target);
}

/// One option for each cell as the dividend and each value that it may have.
fn post_quotient(cells: &[Cell], target: i64, to: &mut Lowering<'_>) {
    let nonzero = to.symbols_where(|value| value != 0);
    let dividends: Vec<(i64, SymbolSet)> =
        to.symbols().iter().map(|s| (to.value(s), SymbolSet::only(s))).collect();
    let options =
        (0..cells.len()).flat_map(|first| dividends.iter().map(move |&(value, set)| (first, value, set)));
    let possible = options.filter(|&(_, value, _)| match target {
        0 => value == 0,
        _ => value != 0 && value % target == 0,
    });
    let fill = |(first, value, dividend): (usize, i64, SymbolSet)| {
        let others: Vec<Cell> = cells.iter().copied().filter(|&cell| cell != cells[first]).collect();
        move |inner: &mut Lowering<'_>| {
            inner.post_domain(cells[first], dividend);
            match target {
                0 => others.iter().for_each(|&other| inner.post_domain(other, nonzero)),
                _ => inner.post(Constraint::Product { cells: others.into(), product: value / target }),
            }
        }
    };
    to.post_any_of(possible.map(fill).collect::<Vec<_>>());
}
