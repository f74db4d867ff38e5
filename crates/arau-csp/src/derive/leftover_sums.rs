//! Innies and outies: a union of houses has a known sum. Sums that lie mostly inside it are taken off; what they
//! leave over inside (innies), less what they stick out (outies), has a known sum too.

use super::{families, minus};
use crate::compile::{Draft, Sum};
use crate::word::Word;
use std::collections::HashSet;

/// The most cells of a derived sum that only combines cells of written sums; longer ones say too little for what
/// they cost. Cells that no written sum covers are worth more.
const MAX_COVERED_CELLS: usize = 8;

/// Adds the sums that unions of houses and the written sums give together.
pub fn add<W: Word>(draft: &mut Draft<W>) {
    let sources = disjoint_sums(draft);
    if sources.is_empty() {
        return;
    }
    let total: i64 = draft.values.iter().map(|&v| v as i64).sum();
    let mut known: HashSet<Vec<(u16, i32)>> = draft.sums.iter().map(|s| s.terms.clone()).collect();
    let mut derived = Vec::new();
    for union in unions(&draft.houses) {
        let sum = leftover(&union, total, &sources);
        if is_telling(&sum, &sources, draft.values.len()) && known.insert(sum.terms.clone()) {
            derived.push(sum);
        }
    }
    draft.sums.extend(derived);
}

/// Whether a derived sum is short enough to be worth its propagator.
fn is_telling(sum: &Sum, sources: &[(Vec<u16>, i64)], n_symbols: usize) -> bool {
    let n_outies = sum.terms.iter().filter(|t| t.1 < 0).count();
    let n_innies = sum.terms.len() - n_outies;
    let covered = |cell: u16| sources.iter().any(|(cells, _)| cells.binary_search(&cell).is_ok());
    match sum.terms.len() {
        0 => false,
        n if n > n_symbols || n_innies.min(n_outies) > 2 => false,
        n => n <= MAX_COVERED_CELLS || sum.terms.iter().any(|t| !covered(t.0)),
    }
}

/// Equations with unit factors that do not overlap: those that overlap least others first.
fn disjoint_sums<W: Word>(draft: &Draft<W>) -> Vec<(Vec<u16>, i64)> {
    let plain = |s: &&Sum| s.min == s.max && s.terms.iter().all(|t| t.1 == 1);
    let mut sums: Vec<(Vec<u16>, i64)> =
        draft.sums.iter().filter(plain).map(|s| (s.terms.iter().map(|t| t.0).collect(), s.min)).collect();
    let overlaps = |a: &[u16], b: &[u16]| a.iter().any(|cell| b.binary_search(cell).is_ok());
    let n_overlaps: Vec<usize> =
        sums.iter().map(|(a, _)| sums.iter().filter(|(b, _)| overlaps(a, b)).count()).collect();
    let mut order: Vec<usize> = (0..sums.len()).collect();
    order.sort_by_key(|&i| n_overlaps[i]);
    let mut taken: Vec<usize> = Vec::new();
    for i in order {
        if taken.iter().all(|&j| !overlaps(&sums[i].0, &sums[j].0)) {
            taken.push(i);
        }
    }
    taken.sort_unstable();
    taken.into_iter().map(|i| std::mem::take(&mut sums[i])).collect()
}

/// Cells of a union with the number of houses in it.
struct Union {
    cells: Vec<u16>,
    n_houses: usize,
}

/// Every run of houses in a family, and every two of them.
fn unions(houses: &[Vec<u16>]) -> Vec<Union> {
    let mut unions = Vec::new();
    for family in families(houses) {
        for first in 0..family.len() {
            let mut cells = Vec::new();
            for (i, house) in family[first..].iter().enumerate() {
                cells.extend_from_slice(house);
                cells.sort_unstable();
                unions.push(Union { cells: cells.clone(), n_houses: i + 1 });
            }
            for second in family.iter().skip(first + 2) {
                let mut cells = [family[first].as_slice(), second].concat();
                cells.sort_unstable();
                unions.push(Union { cells, n_houses: 2 });
            }
        }
    }
    unions
}

/// The union's sum less the sums that have more than half of their cells in it.
fn leftover(union: &Union, house_total: i64, sources: &[(Vec<u16>, i64)]) -> Sum {
    let mut innies = union.cells.clone();
    let mut outies: Vec<u16> = Vec::new();
    let mut total = house_total * union.n_houses as i64;
    for (cells, sum) in sources {
        let inside = cells.iter().filter(|cell| union.cells.binary_search(cell).is_ok()).count();
        if 2 * inside > cells.len() {
            outies.extend(minus(cells, &union.cells));
            innies = minus(&innies, cells);
            total -= sum;
        }
    }
    let mut terms: Vec<(u16, i32)> =
        innies.iter().map(|&c| (c, 1)).chain(outies.iter().map(|&c| (c, -1))).collect();
    terms.sort_unstable();
    if terms.iter().all(|t| t.1 < 0) {
        terms.iter_mut().for_each(|t| t.1 = 1);
        total = -total;
    }
    Sum { terms, min: total, max: total }
}
