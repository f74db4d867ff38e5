//! X-sum: the first cell of the line says how many of its cells, itself included, add up to the clue.

use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::SumRanges;
use arau_core::SymbolSet;

/// A sum of as many cells as the first one says.
pub struct XSum;

const INFO: RuleInfo = RuleInfo {
    id: "x-sum",
    title: "X-sum",
    summary: "the first X cells of the line add up to the sum, where X is the value of the first cell",
    params: &[
        params::line_from_clue(1),
        Param::required(
            "sum",
            ParamKind::INT,
            "the sum of the first X cells; X is at least 1, since the first cell is one of them, so a first cell of 0 never fits",
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

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}
