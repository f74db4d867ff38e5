//! Equality cage: as many even as odd values, as many low as high ones, no symbol twice.

use super::prelude::*;

/// Half of the cells even, half of them in the lower half of the alphabet.
pub struct EqualityCage;

const INFO: RuleInfo = RuleInfo {
    id: "equality-cage",
    title: "Equality cage",
    summary: "digits in the cage do not repeat; it contains as many even as odd digits, and as many low as \
         high ones; if there is a middle digit, such as 5 on 9×9, it is neither low nor high and does not \
         occur in the cage",
    params: &[Param::required("cells", ParamKind::cells(2), "the cage, with an even number of cells")],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '1-7'\nhouses = false\n[[equality-cage]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 96,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '0-5'\nhouses = false\n[[equality-cage]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 120,
        },
        Sample { document: "size = 4\n[[equality-cage]]\ncells = 'r1c1 r2c2'\n", n_solutions: 96 },
    ],
};

impl Rule for EqualityCage {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let n = args.cells("cells").len();
        let message = || format!("the number of cells must be even, not {n}");
        let odd = (!n.is_multiple_of(2)).then(|| Fault::invalid(message()).of("cells"));
        let twice = faults::cell_named_twice(args, "cells", spec);
        let too_long = faults::too_long_for_alphabet("the cage", n, spec).map(|f| f.of("cells"));
        odd.into_iter().chain(twice).chain(too_long).chain(faults::equal_values(spec)).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let mut by_value: Vec<Symbol> = to.symbols().iter().collect();
        by_value.sort_by_key(|&symbol| to.value(symbol));
        let half = by_value.len() / 2;
        let classes: [SymbolSet; 4] = [
            to.symbols_where(|value| value.rem_euclid(2) == 0),
            to.symbols_where(|value| value.rem_euclid(2) == 1),
            by_value[..half].iter().copied().collect(),
            by_value[by_value.len() - half..].iter().copied().collect(),
        ];
        to.post_house(cells);
        let half_of_cells = cells.len() as u32 / 2;
        for symbols in classes {
            let (min, max) = (half_of_cells, half_of_cells);
            to.post(Constraint::Count { cells: cells.into(), symbols, min, max });
        }
        post_jointly(cells, classes, to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let alphabet: Vec<i64> = grid.symbols().values().iter().map(|&v| v as i64).collect();
        let values = grid.values(cells);
        let n_below = |value: i64| alphabet.iter().filter(|&&v| v < value).count();
        let n_above = |value: i64| alphabet.iter().filter(|&&v| v > value).count();
        let n_low = values.iter().filter(|&&v| n_below(v) < n_above(v)).count();
        let n_high = values.iter().filter(|&&v| n_below(v) > n_above(v)).count();
        let n_even = values.iter().filter(|&&v| v % 2 == 0).count();
        let half = cells.len() / 2;
        grid.all_different(cells) && n_even == half && n_low == half && n_high == half
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label: "=".into() }]
    }
}

/// The four counts at once, which see more together: an even cell among odd ones must be low if the low ones are
/// otherwise odd.
fn post_jointly(cells: &[Cell], [even, _, low, high]: [SymbolSet; 4], to: &mut Lowering<'_>) {
    let half = cells.len() / 2;
    let step = |&(n_read, n_even, n_low): &(usize, usize, usize), symbol: Symbol| {
        let next = (
            n_read + 1,
            n_even + usize::from(even.contains(symbol)),
            n_low + usize::from(low.contains(symbol)),
        );
        let fits = low.or(high).contains(symbol) && n_read < cells.len() && next.1 <= half && next.2 <= half;
        fits.then_some(next)
    };
    to.post_automaton(cells, (0, 0, 0), step, |&state| state == (cells.len(), half, half));
}
