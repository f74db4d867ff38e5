//! Innies and outies: a union of houses has a known sum. Sums that lie mostly inside it are taken off; what they
//! leave over inside (innies), less what they stick out (outies), has a known sum too.

use super::families;
use crate::compile::{Draft, Sum};
use crate::word::Word;
use arau_core::{Cell, CellSet};
use std::collections::HashSet;

/// The most cells of a derived sum that only combines cells of written sums; longer ones say too little for what
/// they cost. Cells that no written sum covers are worth more.
const MAX_COVERED_CELLS: usize = 8;

/// Cells whose values add up to a known sum.
struct Source {
    cells: CellSet,
    n_cells: usize,
    sum: i64,
}

/// Adds the sums that unions of houses and the written sums give together.
pub fn add<W: Word>(draft: &mut Draft<W>) {
    let sources = disjoint_sums(draft);
    if sources.is_empty() {
        return;
    }
    let mut covered = CellSet::new(draft.start.len());
    sources.iter().for_each(|source| covered.insert_all(&source.cells));
    let total: i64 = draft.values.iter().map(|&v| v as i64).sum();
    let mut known: HashSet<Vec<(u16, i32)>> = draft.sums.iter().map(|s| s.terms.clone()).collect();
    let mut derived = Vec::new();
    for union in unions(&draft.houses, draft.start.len()) {
        let leftover = Leftover::of(&union, total, &sources);
        if leftover.is_telling(&covered, draft.values.len()) {
            let sum = leftover.sum();
            if known.insert(sum.terms.clone()) {
                derived.push(sum);
            }
        }
    }
    draft.sums.extend(derived);
}

/// Equations with unit factors that do not overlap: those that overlap least others first.
fn disjoint_sums<W: Word>(draft: &Draft<W>) -> Vec<Source> {
    let plain = |s: &&Sum| s.min == s.max && s.terms.iter().all(|t| t.1 == 1);
    let source = |s: &Sum| Source {
        cells: CellSet::of(draft.start.len(), s.terms.iter().map(|t| Cell(t.0))),
        n_cells: s.terms.len(),
        sum: s.min,
    };
    let sums: Vec<Source> = draft.sums.iter().filter(plain).map(source).collect();
    let n_overlaps = |a: &Source| sums.iter().filter(|b| a.cells.intersects(&b.cells)).count();
    let mut order: Vec<(usize, usize)> = sums.iter().map(n_overlaps).zip(0..).collect();
    order.sort_unstable();
    let mut taken = CellSet::new(draft.start.len());
    let mut is_taken = vec![false; sums.len()];
    for (_, i) in order {
        if !sums[i].cells.intersects(&taken) {
            taken.insert_all(&sums[i].cells);
            is_taken[i] = true;
        }
    }
    sums.into_iter().zip(is_taken).filter_map(|(source, taken)| taken.then_some(source)).collect()
}

/// Cells of a union with the number of houses in it.
struct Union {
    cells: CellSet,
    n_houses: i64,
}

/// Every run of houses in a family, and every two of them.
fn unions(houses: &[Vec<u16>], n_cells: usize) -> Vec<Union> {
    let mut unions = Vec::new();
    for family in families(houses) {
        let sets: Vec<CellSet> =
            family.iter().map(|house| CellSet::of(n_cells, house.iter().copied().map(Cell))).collect();
        for first in 0..sets.len() {
            let mut cells = CellSet::new(n_cells);
            for (house, n_houses) in sets[first..].iter().zip(1..) {
                cells.insert_all(house);
                unions.push(Union { cells: cells.clone(), n_houses });
            }
            for second in sets.iter().skip(first + 2) {
                let mut cells = sets[first].clone();
                cells.insert_all(second);
                unions.push(Union { cells, n_houses: 2 });
            }
        }
    }
    unions
}

/// What the sums that have more than half of their cells in a union leave over inside and stick out.
struct Leftover {
    innies: CellSet,
    outies: CellSet,
    /// The sum of the innies less that of the outies.
    total: i64,
}

impl Leftover {
    fn of(union: &Union, house_total: i64, sources: &[Source]) -> Leftover {
        // What the outies have inside the union goes at the end.
        let (mut innies, mut outies) = (union.cells.clone(), union.cells.clone());
        let mut total = house_total * union.n_houses;
        for source in sources {
            if 2 * source.cells.n_common(&union.cells) > source.n_cells {
                outies.insert_all(&source.cells);
                innies.remove_all(&source.cells);
                total -= source.sum;
            }
        }
        outies.remove_all(&union.cells);
        Leftover { innies, outies, total }
    }

    /// Whether the sum is short enough to be worth its propagator.
    fn is_telling(&self, covered: &CellSet, n_symbols: usize) -> bool {
        let (n_innies, n_outies) = (self.innies.len(), self.outies.len());
        match n_innies + n_outies {
            0 => false,
            n if n > n_symbols || n_innies.min(n_outies) > 2 => false,
            n => n <= MAX_COVERED_CELLS || self.innies.n_common(covered) < n_innies,
        }
    }

    fn sum(&self) -> Sum {
        // Outies alone read better the other way round.
        let sign = if self.innies.is_empty() { -1 } else { 1 };
        let innies = self.innies.cells().map(|c| (c.0, 1));
        let mut terms: Vec<(u16, i32)> = innies.chain(self.outies.cells().map(|c| (c.0, -sign))).collect();
        terms.sort_unstable();
        let total = self.total * sign as i64;
        Sum { terms, min: total, max: total }
    }
}
