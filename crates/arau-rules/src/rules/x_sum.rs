//! X-sum: the first cell of the line says how many of its cells, itself included, add up to the clue.

use super::because::{Look, MAX_NAMED, Way, explain, extreme_sum, filled_with, is_in_none, sets_with_sum};
use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::SumRanges;
use arau_core::SymbolSet;

/// A sum of as many cells as the first one says.
pub struct XSum;

const INFO: RuleInfo = RuleInfo {
    id: "x-sum",
    title: "X-sum",
    summary: "the first X cells of the row or column, seen from the clue, add up to the sum, where X is the \
         digit in the first cell",
    params: &[
        params::line_from_clue(1),
        Param::required(
            "sum",
            ParamKind::INT,
            "the sum of the first X cells; X counts the first cell itself, so it is at least 1",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[x-sum]]\ncells = 'row 2'\nsum = 6\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[x-sum]]\ncells = 'r4c3-r1c3'\nsum = 10\n", n_solutions: 72 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[x-sum]]\ncells = 'row 1'\nsum = 4\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-5'\n[[x-sum]]\ncells = 'row 1'\nsum = 8\n",
            n_solutions: 23,
        },
    ],
};

impl Rule for XSum {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let (Some(&first), Some(sum)) = (cells.first(), args.int("sum")) else { return };
        let values: Vec<i64> = to.symbols().iter().map(|s| to.value(s)).collect();
        let different = all_share_houses(to.spec(), cells);
        // Where the line holds every symbol once, what is left over has a known sum, too.
        let total = (different && cells.len() == values.len()).then(|| values.iter().sum::<i64>());
        let possible = to.symbols().iter().filter_map(|symbol| {
            let x = values[symbol.idx()];
            let n = usize::try_from(x).ok().filter(|n| (1..=cells.len()).contains(n))?;
            let others: Vec<i64> = values.iter().copied().filter(|&v| !different || v != x).collect();
            SumRanges::new(&others, different, n - 1).allows(n - 1, sum - x).then_some((symbol, n))
        });
        let possible: Vec<(Symbol, usize)> = possible.collect();
        to.post_domain(first, possible.iter().map(|&(symbol, _)| symbol).collect());
        to.post_any_of(possible.into_iter().map(|(symbol, n)| {
            move |option: &mut Lowering<'_>| {
                option.post_domain(first, SymbolSet::only(symbol));
                option.post(Constraint::sum(&cells[..n], sum));
                if let Some(total) = total.filter(|_| n < cells.len()) {
                    option.post(Constraint::sum(&cells[n..], total - sum));
                }
            }
        }));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let x = cells.first().map_or(0, |&first| grid.value(first));
        1 <= x && x <= cells.len() as i64 && Some(grid.sum(&cells[..x as usize])) == args.int("sum")
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let cells = args.cells("cells");
        let Some(&first) = cells.first() else { return Vec::new() };
        let x = grid.value(first);
        match usize::try_from(x).ok().filter(|n| (1..=cells.len()).contains(n)) {
            Some(n) => misses::of_sum(&cells[..n], args.int("sum"), grid),
            None => {
                let label = grid.geometry().label(first);
                let why = match x {
                    ..1 => "so there is nothing to add up".to_string(),
                    _ => format!("but the line has only {} cells", cells.len()),
                };
                vec![Miss::sentence(&[first], format!("{label} is {x}, {why}"))]
            }
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let cells = args.cells("cells");
        if !all_share_houses(at.spec, cells) {
            return None;
        }
        let sum = args.int("sum")?;
        too_little_or_too_much(cells, sum, at).or_else(|| by_first(cells, sum, at))
    }
}

/// First cells with which the cells that they count come to too little, or to too much.
fn too_little_or_too_much(cells: &[Cell], sum: i64, at: &Situation<'_>) -> Option<Because> {
    let first = *cells.first()?;
    let extreme = |x: i64, is_greatest: bool| -> Option<Vec<i64>> {
        let n = usize::try_from(x).ok().filter(|n| (1..=cells.len()).contains(n))?;
        let others = cells[1..n].iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(at.candidates(cell)));
        let others: Vec<i64> = at.values(others).into_iter().filter(|&value| value != x).collect();
        let mut sum = vec![x];
        sum.extend(extreme_sum(&others, n - 1, is_greatest)?);
        Some(sum)
    };
    let by = |key: &'static str, is_greatest: bool| {
        let is_wrong = |total: i64| if is_greatest { total < sum } else { total > sum };
        let is_gone = |cell: Cell, symbol: Symbol| {
            let total = extreme(at.value(symbol), is_greatest).map(|sum| sum.iter().sum());
            cell == first && total.is_some_and(is_wrong)
        };
        let gone = at.gone.iter().filter(|gone| is_gone(gone.cell, gone.symbol));
        let values = gone.map(|gone| at.value(gone.symbol));
        let x = if is_greatest { values.max() } else { values.min() }?;
        let shown = extreme(x, is_greatest)?;
        let facts = vec![
            ("x", Fact::Number(x)),
            ("extreme", Fact::Number(shown.iter().sum())),
            ("shown", Fact::Numbers(shown)),
        ];
        explain(at, key, facts, is_gone)
    };
    by("too-little", true).or_else(|| by("too-much", false))
}

/// What the first cell may hold, and what the cells that it counts then are.
fn by_first(cells: &[Cell], sum: i64, at: &Situation<'_>) -> Option<Because> {
    let first = *cells.first()?;
    let mut ways: Vec<Way> = Vec::new();
    let mut sums: Vec<Vec<i64>> = Vec::new();
    for symbol in at.candidates(first).iter() {
        let x = at.value(symbol);
        let Some(n) = usize::try_from(x).ok().filter(|n| (1..=cells.len()).contains(n)) else { continue };
        let others = at.alphabet().minus(SymbolSet::only(symbol));
        let counted = &cells[1..n];
        let may_hold = counted.iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(at.candidates(cell)));
        for set in sets_with_sum(at, others.and(may_hold), n - 1, sum - x) {
            let rest = others.minus(set);
            let outer = match rest.len() == cells.len() - n {
                true => filled_with(at, &cells[n..], rest),
                false => Some(cells[n..].iter().map(|&cell| (cell, at.candidates(cell).and(rest))).collect()),
            };
            let Some((mut way, outer)) = filled_with(at, counted, set).zip(outer) else { continue };
            way.extend(outer);
            way.push((first, SymbolSet::only(symbol)));
            ways.push(way);
            sums.push(std::iter::once(x).chain(at.values(set)).collect());
        }
    }
    if ways.is_empty() {
        return None;
    }
    let is_gone = |cell: Cell, symbol: Symbol| is_in_none(&ways, cell, symbol);
    let (few, n_ways) = (sums.len() <= MAX_NAMED + 2, sums.len());
    if let Some(x) = at.held(first).map(|symbol| at.value(symbol)) {
        let counted = &cells[1..usize::try_from(x).ok()?];
        let rests: Vec<Vec<i64>> = sums.iter().map(|sum| sum[1..].to_vec()).collect();
        let facts = vec![
            ("x", Fact::Number(x)),
            ("counted", Fact::Cells(counted.to_vec())),
            ("rest", Fact::Number(sum - x)),
            ("ways", Fact::Sums(rests)),
        ];
        return if few { explain(at, "counted", facts, is_gone) } else { None };
    }
    let mut firsts: Vec<i64> = sums.iter().map(|sum| sum[0]).collect();
    firsts.dedup();
    let is_alone = firsts.len() == 1;
    let facts = vec![
        ("x", Fact::Number(firsts[0])),
        ("firsts", Fact::Numbers(firsts)),
        ("many", Fact::Number(n_ways as i64)),
        ("ways", Fact::Sums(if few { sums } else { Vec::new() })),
    ];
    if few {
        return explain(at, if is_alone { "only" } else { "begins" }, facts, is_gone);
    }
    None
}
