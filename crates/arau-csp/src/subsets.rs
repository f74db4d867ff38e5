//! Owns [`Subsets`]: all sets of `k` symbols with their sums, for reasoning about cells that hold different symbols.

use crate::word::Word;

/// Sizes with more sets than this are not listed; whoever needs them falls back to bounds.
const MAX_LISTED: u64 = 700;

/// All sets of one size, ordered by sum.
#[derive(Clone, Debug, Default)]
struct OneSize<W> {
    sets: Vec<W>,
    /// `starts[sum - least]` is where the sets of that sum begin.
    starts: Vec<u32>,
    least: i32,
}

/// The sets of symbols by size and sum.
#[derive(Clone, Debug)]
pub struct Subsets<W> {
    sizes: Vec<Option<OneSize<W>>>,
}

impl<W: Word> Subsets<W> {
    /// Lists the sets of every size that has few enough of them.
    pub fn new(values: &[i32]) -> Subsets<W> {
        let n = values.len();
        let listed = |k: usize| (binomial(n as u64, k as u64) <= MAX_LISTED).then(|| OneSize::new(values, k));
        Subsets { sizes: (0..=n).map(listed).collect() }
    }

    /// Whether the sets of this size are listed.
    #[inline]
    pub fn has(&self, size: usize) -> bool {
        self.sizes.get(size).is_some_and(Option::is_some)
    }

    /// The sets of a size whose sum lies in a range. The size must be listed.
    #[inline]
    pub fn with_sum(&self, size: usize, min: i64, max: i64) -> &[W] {
        let Some(one) = &self.sizes[size] else { return &[] };
        let last = one.starts.len() as i64 - 1;
        let start = (min - one.least as i64).clamp(0, last);
        let end = (max + 1 - one.least as i64).clamp(start, last);
        &one.sets[one.starts[start as usize] as usize..one.starts[end as usize] as usize]
    }
}

impl<W: Word> OneSize<W> {
    fn new(values: &[i32], size: usize) -> OneSize<W> {
        let mut sets = Vec::new();
        list(values, size, 0, W::EMPTY, 0, &mut sets);
        sets.sort_unstable_by_key(|&(set, sum)| (sum, set));
        let (least, greatest) = match (sets.first(), sets.last()) {
            (Some(first), Some(last)) => (first.1, last.1),
            _ => (0, 0),
        };
        let start = |sum: i32| sets.partition_point(|s| s.1 < sum) as u32;
        let starts = (least..=greatest + 1).map(start).collect();
        OneSize { starts, least, sets: sets.into_iter().map(|s| s.0).collect() }
    }
}

fn list<W: Word>(values: &[i32], missing: usize, from: usize, set: W, sum: i32, sets: &mut Vec<(W, i32)>) {
    if missing == 0 {
        return sets.push((set, sum));
    }
    for symbol in from..=values.len() - missing {
        list(values, missing - 1, symbol + 1, set | W::bit(symbol), sum + values[symbol], sets);
    }
}

fn binomial(n: u64, k: u64) -> u64 {
    let k = k.min(n - k);
    (1..=k).fold(1u64, |b, i| b.saturating_mul(n + 1 - i) / i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_of_digits() {
        let subsets = Subsets::<u16>::new(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(subsets.with_sum(4, 0, 99).len(), 126);
        assert_eq!(subsets.with_sum(4, 20, 20).len(), 12);
        assert_eq!(subsets.with_sum(2, 3, 3), [0b11]);
        assert_eq!(subsets.with_sum(2, -5, 2), []);
        assert_eq!(subsets.with_sum(2, 17, 99), [0b1_1000_0000]);
        assert!(!Subsets::<u32>::new(&(1..=25).collect::<Vec<_>>()).has(3));
    }
}
