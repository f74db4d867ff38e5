//! Owns the words in which rules say where a full grid breaks them.

use super::prelude::*;

/// A miss for each two cells that follow each other and do not fit, told from their labels and values.
pub(super) fn of_neighbours(
    cells: &[Cell],
    grid: &GridView<'_>,
    misses: impl Fn(i64, i64) -> bool,
    sentence: impl Fn([&str; 2], [i64; 2]) -> String,
) -> Vec<Miss> {
    let label = |cell| grid.geometry().label(cell);
    let told = |pair: &[Cell]| {
        let (a, b) = (pair[0], pair[1]);
        let (x, y) = (grid.value(a), grid.value(b));
        misses(x, y).then(|| Miss::sentence(pair, sentence([label(a), label(b)], [x, y])))
    };
    cells.windows(2).filter_map(told).collect()
}

/// A miss if the cells do not add up to the sum.
pub(super) fn of_sum(cells: &[Cell], sum: Option<i64>, grid: &GridView<'_>) -> Vec<Miss> {
    let is = grid.sum(cells);
    sum.filter(|&wanted| wanted != is).map(|wanted| Miss::amount(cells, is, wanted)).into_iter().collect()
}

/// A miss if what lies between the first cell and the last does not add up to the sum.
pub(super) fn of_sum_between(cells: &[Cell], sum: Option<i64>, grid: &GridView<'_>) -> Vec<Miss> {
    let [first, inside @ .., last] = cells else { return Vec::new() };
    let is = grid.sum(inside);
    let Some(wanted) = sum.filter(|&wanted| wanted != is) else { return Vec::new() };
    let end = |cell: &Cell| format!("{}={}", grid.geometry().label(*cell), grid.value(*cell));
    let sentence =
        format!("the digits between {} and {} add up to {is}, not {wanted}", end(first), end(last));
    vec![Miss::sentence(cells, sentence).with_amount(is, wanted)]
}

/// Such as `1 building is` or `2 buildings are`.
pub(super) fn are(n: i64, noun: &str) -> String {
    if n == 1 { format!("1 {noun} is") } else { format!("{n} {noun}s are") }
}
