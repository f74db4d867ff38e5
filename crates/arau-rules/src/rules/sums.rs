//! Owns the least and greatest sums that this many cells can have, for rules that cut hopeless cases off before the
//! search; and the terms of rules that compare two sums. It knows no rule.

use arau_core::Cell;

/// The sum of some cells minus that of others, as terms of a linear constraint.
pub(super) fn difference(cells: &[Cell], others: &[Cell]) -> Vec<(Cell, i32)> {
    cells.iter().map(|&cell| (cell, 1)).chain(others.iter().map(|&cell| (cell, -1))).collect()
}

/// The range of sums of `0, 1, 2 …` cells.
pub(super) struct SumRanges {
    /// `ranges[k]` is the least and greatest sum of `k` cells.
    ranges: Vec<(i64, i64)>,
}

impl SumRanges {
    /// The ranges for up to `max_cells` cells that hold these values: all different, or with repeats. More cells
    /// than different values have no range.
    pub fn new(values: &[i64], different: bool, max_cells: usize) -> SumRanges {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        let longest = match (different, sorted.is_empty()) {
            (true, _) => max_cells.min(sorted.len()),
            (false, true) => 0,
            (false, false) => max_cells,
        };
        let pick = |k: usize| if different { k } else { 0 };
        let mut ranges = vec![(0, 0)];
        for k in 0..longest {
            let (low, high) = ranges[k];
            ranges.push((low + sorted[pick(k)], high + sorted[sorted.len() - 1 - pick(k)]));
        }
        SumRanges { ranges }
    }

    /// The least and the greatest sum of this many cells, if they can be filled.
    pub fn of(&self, n_cells: usize) -> Option<(i64, i64)> {
        self.ranges.get(n_cells).copied()
    }

    /// Whether this many cells may have this sum, as far as the range tells.
    pub fn allows(&self, n_cells: usize, sum: i64) -> bool {
        self.of(n_cells).is_some_and(|(low, high)| (low..=high).contains(&sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_values_narrow_the_range() {
        let different = SumRanges::new(&[3, 1, 2], true, 9);
        assert_eq!(different.of(2), Some((3, 5)));
        assert!(different.allows(2, 3) && different.allows(2, 5) && !different.allows(2, 2));
        assert!(different.allows(3, 6) && !different.allows(3, 7) && !different.allows(4, 6));
        let repeated = SumRanges::new(&[3, 1, 2], false, 4);
        assert!(repeated.allows(2, 2) && repeated.allows(4, 12) && !repeated.allows(4, 13));
        assert!(repeated.allows(0, 0) && !repeated.allows(5, 5));
        assert!(!SumRanges::new(&[], false, 3).allows(1, 0));
    }
}
