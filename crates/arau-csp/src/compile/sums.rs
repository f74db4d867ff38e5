//! Sums become cages, sums over groups, or bounds, whichever says most.

use super::Draft;
use crate::propagators::{
    Cage, GroupedSum, LinearBounds, MAX_GROUP, MAX_GROUPS, Propagator, SumGroup, divide,
};
use crate::word::Word;
use arau_core::{Cell, Relation, Symbol};

/// A linear constraint over cells by index.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// Cells and factors, ordered by cell.
    pub terms: Vec<(u16, i32)>,
    /// Least total.
    pub min: i64,
    /// Greatest total.
    pub max: i64,
}

impl<W: Word> Draft<W> {
    pub(super) fn finish_sum(&mut self, sum: &Sum) {
        let network_values = |set: W| {
            let value = |s: usize| self.values[s] as i64;
            set.symbols().fold((i64::MAX, i64::MIN), |(l, h), s| (l.min(value(s)), h.max(value(s))))
        };
        let (mut least, mut greatest) = (0i64, 0i64);
        for &(cell, factor) in &sum.terms {
            if self.start[cell as usize].is_empty() {
                return;
            }
            let (low, high) = network_values(self.start[cell as usize]);
            let ends = [low * factor as i64, high * factor as i64];
            least += ends[0].min(ends[1]);
            greatest += ends[0].max(ends[1]);
        }
        let (min, max) = (sum.min.max(least), sum.max.min(greatest));
        if min > max {
            return self.fail();
        }
        if (min, max) == (least, greatest) {
            return;
        }
        if let [(a, fa), (b, fb)] = sum.terms[..]
            && !(fa == fb && min == max && self.exclusions.has(a, b))
        {
            let n = self.values.len();
            let values = self.values.clone();
            let value = |s: Symbol, factor: i32| values[s.idx()] as i64 * factor as i64;
            let allows = |x, y| (min..=max).contains(&(value(x, fa) + value(y, fb)));
            return self.add_relation(Cell(a), Cell(b), &Relation::new(n, allows));
        }
        let mut groups = self.sum_groups(&sum.terms);
        let subsets = self.subsets.clone();
        let propagator = if groups.len() == 1 {
            let group = groups.remove(0);
            let (min, max) = divide(min, max, group.factor);
            if group.cells.len() == self.values.len() {
                return self.finish_full_cage(&group.cells, min, max);
            }
            Propagator::Cage(Cage { group: SumGroup { factor: 1, ..group }, min, max, subsets })
        } else if greatest - least < 128 && groups.len() <= MAX_GROUPS {
            let wide = greatest - least >= 64;
            Propagator::GroupedSum(GroupedSum { groups: groups.into(), min, max, wide, subsets })
        } else {
            Propagator::LinearBounds(LinearBounds { terms: sum.terms.clone().into(), min, max })
        };
        self.propagators.push(propagator);
    }

    /// A cage with as many cells as there are symbols holds each of them: it is a house, or its sum is out of reach.
    fn finish_full_cage(&mut self, cells: &[u16], min: i64, max: i64) {
        let total: i64 = self.values.iter().map(|&v| v as i64).sum();
        if !(min..=max).contains(&total) {
            return self.fail();
        }
        self.add_house(&cells.iter().map(|&c| Cell(c)).collect::<Vec<_>>());
    }

    /// Splits the terms into groups of mutually exclusive cells with one factor: cells with most exclusions among
    /// the terms first, each into the first group that takes it.
    fn sum_groups(&self, terms: &[(u16, i32)]) -> Vec<SumGroup> {
        let degree = |cell: u16| terms.iter().filter(|t| self.exclusions.has(cell, t.0)).count();
        let mut ordered = terms.to_vec();
        ordered.sort_by_key(|&(cell, _)| (std::cmp::Reverse(degree(cell)), cell));
        let mut groups: Vec<(i32, Vec<u16>)> = Vec::new();
        for (cell, factor) in ordered {
            let takes = |g: &&mut (i32, Vec<u16>)| {
                g.0 == factor && g.1.len() < MAX_GROUP && g.1.iter().all(|&c| self.exclusions.has(c, cell))
            };
            match groups.iter_mut().find(takes) {
                Some(group) => group.1.push(cell),
                None => groups.push((factor, vec![cell])),
            }
        }
        groups.into_iter().map(|(factor, cells)| SumGroup { cells: cells.into(), factor }).collect()
    }
}
