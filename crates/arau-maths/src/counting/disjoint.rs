//! Owns the kernel of most counts: in how many ways can one set be taken from each of some lists so that no two
//! intersect? The sets have at most 128 elements, and the lists must be such that sets from all lists but one, if
//! disjoint, leave exactly one set of the last list. So it is for templates of a grid and for matchings of a regular graph:
//! each leaves a board or a graph of the same kind.
//!
//! Which sets of other lists a set is disjoint from is a row of bits, worked out once for all pairs. Choosing a set is
//! then an "and" of a few words per list, the last choice but one a count of bits, and the last is implied. Shorter
//! lists come first, sorted anew while many are left.

const BITS: usize = u64::BITS as usize;

/// The number of ways to choose a set from each list, all disjoint, the last implied by the others.
pub fn count_choices(lists: &[Vec<u128>]) -> u64 {
    match lists {
        [] => 1,
        [only] => only.len() as u64,
        _ if lists.iter().any(Vec::is_empty) => 0,
        _ => Table::new(lists).count(),
    }
}

/// For every set, a row with the bits of all sets that are disjoint from it, list by list.
struct Table {
    /// The first row of each list.
    first_row: Vec<usize>,
    /// The words of each list within a row.
    words: Vec<(usize, usize)>,
    width: usize,
    rows: Vec<u64>,
}

impl Table {
    fn new(lists: &[Vec<u128>]) -> Table {
        let (mut first_row, mut words, mut n_rows, mut width) = (Vec::new(), Vec::new(), 0, 0);
        for list in lists {
            let n_words = list.len().div_ceil(BITS);
            first_row.push(n_rows);
            words.push((width, width + n_words));
            n_rows += list.len();
            width += n_words;
        }
        let mut rows = vec![0; n_rows * width];
        for (i, set) in lists.iter().flatten().enumerate() {
            let chunks = lists.iter().flat_map(|list| list.chunks(BITS));
            for (word, chunk) in rows[i * width..][..width].iter_mut().zip(chunks) {
                *word = disjoint_from(*set, chunk);
            }
        }
        Table { first_row, words, width, rows }
    }

    fn count(&self) -> u64 {
        let n_lists = self.words.len();
        let mut all = vec![0; self.width];
        for (list, &(from, to)) in self.words.iter().enumerate() {
            let n_sets = self.first_row.get(list + 1).map_or(self.rows.len() / self.width, |row| *row)
                - self.first_row[list];
            for i in 0..n_sets {
                all[from..to][i / BITS] |= 1 << (i % BITS);
            }
        }
        let mut left: Vec<usize> = (0..n_lists).collect();
        let mut scratch = vec![0; self.width * n_lists];
        self.count_left(&mut left, &all, &mut scratch)
    }

    /// The ways to choose from the lists that are left, of which the candidates are still disjoint from what was chosen.
    fn count_left(&self, left: &mut [usize], candidates: &[u64], scratch: &mut [u64]) -> u64 {
        if left.len() >= SORTED_FROM {
            left.sort_by_key(|&list| self.n_candidates(list, candidates));
        }
        let (list, others) = left.split_first_mut().expect("a list is left");
        if others.len() == 1 {
            return self.n_candidates(*list, candidates).into();
        }
        let mut sum = 0;
        let (next, scratch) = scratch.split_at_mut(self.width);
        let (from, to) = self.words[*list];
        for (i, &word) in candidates[from..to].iter().enumerate() {
            let mut word = word;
            while word != 0 {
                let set = i * BITS + word.trailing_zeros() as usize;
                word &= word - 1;
                let row = &self.rows[(self.first_row[*list] + set) * self.width..][..self.width];
                if others.len() == 2 {
                    sum += u64::from(self.n_disjoint(others[0], candidates, row));
                } else if others.iter().all(|&other| self.meet(other, candidates, row, next)) {
                    sum += self.count_left(others, next, scratch);
                }
            }
        }
        sum
    }

    fn n_candidates(&self, list: usize, candidates: &[u64]) -> u32 {
        let (from, to) = self.words[list];
        candidates[from..to].iter().map(|word| word.count_ones()).sum()
    }

    /// How many candidates of a list are disjoint from the set with this row.
    fn n_disjoint(&self, list: usize, candidates: &[u64], row: &[u64]) -> u32 {
        let (from, to) = self.words[list];
        let both = candidates[from..to].iter().zip(&row[from..to]).map(|(a, b)| a & b);
        both.map(u64::count_ones).sum()
    }

    /// Keeps the candidates of a list that are disjoint from the set with this row. Whether there are any.
    fn meet(&self, list: usize, candidates: &[u64], row: &[u64], next: &mut [u64]) -> bool {
        let (from, to) = self.words[list];
        let mut any = 0;
        for ((next, a), b) in next[from..to].iter_mut().zip(&candidates[from..to]).zip(&row[from..to]) {
            *next = a & b;
            any |= *next;
        }
        any != 0
    }
}

/// Sorting pays only where what follows is long.
const SORTED_FROM: usize = 5;

/// A bit for each set that does not meet this one.
fn disjoint_from(set: u128, others: &[u128]) -> u64 {
    others.iter().enumerate().fold(0, |bits, (i, other)| bits | u64::from(set & other == 0) << i)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries every choice.
    fn naive(lists: &[Vec<u128>], used: u128) -> u64 {
        match lists.split_first() {
            None => 1,
            Some((first, rest)) => {
                first.iter().filter(|&set| set & used == 0).map(|set| naive(rest, used | set)).sum()
            }
        }
    }

    #[test]
    fn choices_agree_with_trying_everything() {
        // Permutations of n columns by the column of row 0: choices are Latin squares with a first row in order.
        for n in 1..=5usize {
            let mut lists = vec![Vec::new(); n];
            permutations(n, 0, 0, 0, &mut lists);
            assert_eq!(count_choices(&lists), naive(&lists, 0), "{n}");
        }
    }

    fn permutations(n: usize, row: usize, used: usize, set: u128, lists: &mut [Vec<u128>]) {
        if row == n {
            lists[set.trailing_zeros() as usize].push(set);
            return;
        }
        for column in (0..n).filter(|column| used >> column & 1 == 0) {
            permutations(n, row + 1, used | 1 << column, set | 1 << (row * n + column), lists);
        }
    }
}
