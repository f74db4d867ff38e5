//! Lunchbox: the values between the least and the greatest cell of a line add up to the clue.

use super::because::{Look, MAX_NAMED, explain, for_each_filling};
use super::prelude::*;
use super::sums::SumRanges;
use std::collections::BTreeSet;

/// A sum between the least and the greatest cell.
pub struct Lunchbox;

const INFO: RuleInfo = RuleInfo {
    id: "lunchbox",
    title: "Lunchbox",
    summary: "digits on the line do not repeat, and those between its smallest and its largest digit add up \
         to the sum",
    params: &[
        params::line(2),
        Param::required("sum", ParamKind::INT, "the sum of the digits between its smallest and its largest"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-7'\n[[lunchbox]]\ncells = 'r1c1-r1c4'\nsum = 5\n",
            n_solutions: 80,
        },
        Sample { document: "size = 4\n[[lunchbox]]\ncells = 'r1c1 r2c2 r2c3'\nsum = 0\n", n_solutions: 96 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-5'\n[[lunchbox]]\ncells = 'row 1'\nsum = 3\n",
            n_solutions: 48,
        },
    ],
};

impl Rule for Lunchbox {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let twice = faults::cell_named_twice(args, "cells", spec);
        twice.into_iter().chain(faults::equal_values(spec)).collect()
    }

    /// The places of the two ends are the options.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let sum = args.int("sum").unwrap_or(0);
        to.post_house(cells);
        let mut values: Vec<i64> = to.symbols().iter().map(|s| to.value(s)).collect();
        values.sort_unstable();
        let fillings = values.get(1..values.len() - 1).unwrap_or_default();
        let ranges = SumRanges::new(fillings, true, cells.len() - 2);
        let places = (0..cells.len()).flat_map(|i| (0..cells.len()).map(move |j| (i, j)));
        let possible = |&(i, j): &(usize, usize)| i != j && ranges.allows(i.abs_diff(j) - 1, sum);
        let places: Vec<(usize, usize)> = places.filter(possible).collect();
        to.post_any_of(places.into_iter().map(|(least, greatest)| {
            move |option: &mut Lowering<'_>| post_ends(cells, least, greatest, sum, option)
        }));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let place = |wanted: Option<&i64>| values.iter().position(|v| Some(v) == wanted);
        let (Some(i), Some(j)) = (place(values.iter().min()), place(values.iter().max())) else {
            return false;
        };
        let inside = &values[i.min(j) + 1..i.max(j).max(i.min(j) + 1)];
        i != j && grid.all_different(args.cells("cells")) && Some(inside.iter().sum()) == args.int("sum")
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let cells = args.cells("cells");
        let values = grid.values(cells);
        if !grid.all_different(cells) || values.len() < 2 {
            return Vec::new();
        }
        let place = |wanted: Option<&i64>| values.iter().position(|value| Some(value) == wanted).unwrap_or(0);
        let (i, j) = (place(values.iter().min()), place(values.iter().max()));
        misses::of_sum_between(&cells[i.min(j)..=i.max(j)], args.int("sum"), grid)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label: format!("⊏{label}⊐") }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let (cells, sum) = (args.cells("cells"), args.int("sum")?);
        let mut insides: BTreeSet<Vec<i64>> = BTreeSet::new();
        let mut left: Vec<SymbolSet> = vec![SymbolSet::EMPTY; cells.len()];
        for_each_filling(at, cells, |symbols| {
            let values: Vec<i64> = symbols.iter().map(|&symbol| at.value(symbol)).collect();
            let is_different = (1..values.len()).all(|i| !values[..i].contains(&values[i]));
            let place = |wanted: Option<&i64>| values.iter().position(|value| Some(value) == wanted);
            let (Some(i), Some(j)) = (place(values.iter().min()), place(values.iter().max())) else { return };
            let inside = values.get(i.min(j) + 1..i.max(j)).unwrap_or_default();
            if is_different && inside.iter().sum::<i64>() == sum {
                let mut inside = inside.to_vec();
                inside.sort_unstable();
                insides.insert(inside);
                symbols.iter().zip(&mut left).for_each(|(&symbol, left)| left.insert(symbol));
            }
        })?;
        if insides.is_empty() || insides.len() > MAX_NAMED || sum == 0 {
            return None;
        }
        let facts = vec![("ways", Fact::Sums(insides.into_iter().collect()))];
        explain(at, "inside", facts, |cell, symbol| {
            cells.iter().zip(&left).any(|(&other, left)| other == cell && !left.contains(symbol))
        })
    }
}

/// Posts that these are the places of the ends.
fn post_ends(cells: &[Cell], least: usize, greatest: usize, sum: i64, to: &mut Lowering<'_>) {
    to.post_value_relation(cells[least], cells[greatest], |a, b| a < b);
    for (idx, &cell) in cells.iter().enumerate() {
        if idx != least && idx != greatest {
            to.post_value_relation(cells[least], cell, |a, b| a < b);
            to.post_value_relation(cell, cells[greatest], |a, b| a < b);
        }
    }
    let inside = &cells[least.min(greatest) + 1..least.max(greatest)];
    if !inside.is_empty() {
        to.post(Constraint::sum(inside, sum));
    }
}
