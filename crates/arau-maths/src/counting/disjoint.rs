//! Owns the kernel of most counts: in how many ways can one set be taken from each of some lists so that no two
//! intersect? The sets have at most 128 elements, and the lists must be such that sets from all lists but one, if
//! disjoint, leave exactly one set of the last list. So it is for templates of a grid and for matchings of a regular graph:
//! each leaves a board or a graph of the same kind.
//!
//! Which sets of other lists a set is disjoint from is a row of bits, worked out once for all pairs: those that have none
//! of its elements. Choosing a set is then an "and" of a few words per list, the last choice but one a count of bits, and
//! the last is implied. Shorter lists come first, sorted anew at each step. When few candidates are left they move
//! together (`triangle.rs`).

use super::triangle;
use arau_core::bits::{ones, ones_of};
use arau_intrinsics::bits::with_bit_instructions;

/// The bits of a word.
pub const BITS: usize = u64::BITS as usize;

/// The number of ways to choose a set from each list, all disjoint, the last implied by the others.
pub fn count_choices(lists: &[Vec<u128>]) -> u64 {
    assert!(lists.iter().all(|list| list.len() <= MOST_WORDS * BITS), "lists are short");
    match lists {
        [] => 1,
        [only] => only.len() as u64,
        _ if lists.iter().any(Vec::is_empty) => 0,
        _ => Table::new(lists).count(),
    }
}

/// For every set, a row with the bits of all sets that are disjoint from it, list by list.
pub struct Table {
    /// The first row of each list.
    first_row: Vec<usize>,
    /// The words of each list within a row.
    pub words: Vec<(usize, usize)>,
    width: usize,
    /// All sets, as a row.
    all: Vec<u64>,
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
        let sets: Vec<Elements> = lists.iter().flatten().map(|&set| Elements::of(set)).collect();
        let mut all = vec![0; width];
        // For each element the sets that have it, as a row.
        let mut having = vec![0; MOST_ELEMENTS * width];
        for (list, &(from, _)) in words.iter().enumerate() {
            for (i, set) in sets[first_row[list]..][..lists[list].len()].iter().enumerate() {
                let (word, bit) = (from + i / BITS, 1 << (i % BITS));
                all[word] |= bit;
                set.each(|element| having[element * width + word] |= bit);
            }
        }
        let mut rows = vec![0; n_rows * width];
        for (row, set) in rows.chunks_exact_mut(width).zip(&sets) {
            set.each(|element| {
                for (met, having) in row.iter_mut().zip(&having[element * width..][..width]) {
                    *met |= having;
                }
            });
            for (row, all) in row.iter_mut().zip(&all) {
                *row = all & !*row;
            }
        }
        Table { first_row, words, width, all, rows }
    }

    fn count(&self) -> u64 {
        let mut left: Vec<usize> = (0..self.words.len()).collect();
        let mut scratch = vec![0; self.width * left.len()];
        self.count_left(&mut left, &self.all, &mut scratch)
    }

    /// The ways to choose from the lists that are left, of which the candidates are still disjoint from what was chosen.
    fn count_left(&self, left: &mut [usize], candidates: &[u64], scratch: &mut [u64]) -> u64 {
        let is_sparse = self.sort(left, candidates);
        match *left {
            // The longest list is the one that is implied.
            [] | [_] => 1,
            [a, _] => self.n_candidates(a, candidates).into(),
            [a, b, _] => self.count_two(a, b, candidates),
            _ if is_sparse => triangle::count(self, left, candidates),
            [a, b, c, _] => with_bit_instructions(|| self.count_three([a, b, c], candidates)),
            [a, ..] => self.count_many(a, &mut left[1..], candidates, scratch),
        }
    }

    /// Puts lists with few candidates first. Whether less than two thirds of the words would do for all candidates.
    #[inline(always)]
    fn sort(&self, lists: &mut [usize], candidates: &[u64]) -> bool {
        let mut lengths = [0; MOST_LISTS];
        let (mut n_words, mut n_needed) = (0, 0);
        for i in 0..lists.len() {
            let list = lists[i];
            let length = self.n_candidates(list, candidates);
            n_words += self.words[list].1 - self.words[list].0;
            n_needed += length.div_ceil(u64::BITS) as usize;
            let mut place = i;
            while place > 0 && lengths[place - 1] > length {
                (lengths[place], lists[place]) = (lengths[place - 1], lists[place - 1]);
                place -= 1;
            }
            (lengths[place], lists[place]) = (length, list);
        }
        3 * n_needed < 2 * n_words
    }

    fn count_many(&self, list: usize, others: &mut [usize], candidates: &[u64], scratch: &mut [u64]) -> u64 {
        let (next, scratch) = scratch.split_at_mut(self.width);
        let mut sum = 0;
        self.each_candidate(list, candidates, |row| {
            if others.iter().all(|&other| self.meet(other, candidates, row, next)) {
                sum += self.count_left(others, next, scratch);
            }
        });
        sum
    }

    /// The disjoint choices from two lists.
    fn count_two(&self, a: usize, b: usize, candidates: &[u64]) -> u64 {
        let (from, to) = self.words[b];
        let of_b = &candidates[from..to];
        let mut sum = 0;
        self.each_candidate(a, candidates, |row| {
            sum += of_b.iter().zip(&row[from..to]).map(|(x, y)| u64::from((x & y).count_ones())).sum::<u64>();
        });
        sum
    }

    /// The disjoint choices from three lists, which is where the time goes.
    #[inline(always)]
    fn count_three(&self, [a, b, c]: [usize; 3], candidates: &[u64]) -> u64 {
        let [(b_from, b_to), (c_from, c_to)] = [b, c].map(|list| self.words[list]);
        let (of_b, of_c) = (&candidates[b_from..b_to], &candidates[c_from..c_to]);
        let rows_of_b = &self.rows[self.first_row[b] * self.width..];
        let mut kept = [0; MOST_WORDS];
        let kept = &mut kept[..of_c.len()];
        let mut sum = 0;
        self.each_candidate(a, candidates, |row| {
            let mut any = 0;
            for ((kept, x), y) in kept.iter_mut().zip(of_c).zip(&row[c_from..c_to]) {
                *kept = x & y;
                any |= *kept;
            }
            if any == 0 {
                return;
            }
            for (i, (x, y)) in of_b.iter().zip(&row[b_from..b_to]).enumerate() {
                for place in ones(x & y) {
                    let set = i * BITS + place;
                    let row = &rows_of_b[set * self.width + c_from..][..kept.len()];
                    sum += kept.iter().zip(row).map(|(x, y)| u64::from((x & y).count_ones())).sum::<u64>();
                }
            }
        });
        sum
    }

    /// Calls back with the row of every candidate of a list.
    #[inline(always)]
    pub fn each_candidate(&self, list: usize, candidates: &[u64], mut each: impl FnMut(&[u64])) {
        let (from, to) = self.words[list];
        let rows = &self.rows[self.first_row[list] * self.width..];
        ones_of(candidates[from..to].iter().copied())
            .for_each(|set| each(&rows[set * self.width..][..self.width]));
    }

    fn n_candidates(&self, list: usize, candidates: &[u64]) -> u32 {
        let (from, to) = self.words[list];
        candidates[from..to].iter().map(|word| word.count_ones()).sum()
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

/// The elements of a set, one by one.
struct Elements {
    elements: [u8; MOST_IN_A_SET],
    n: usize,
}

impl Elements {
    fn of(set: u128) -> Elements {
        let n = set.count_ones() as usize;
        let mut elements = [0; MOST_IN_A_SET];
        elements[..n].iter_mut().zip(ones(set)).for_each(|(element, place)| *element = place as u8);
        Elements { elements, n }
    }

    /// Calls back with each.
    #[inline(always)]
    fn each(&self, mut each: impl FnMut(usize)) {
        for &element in &self.elements[..self.n] {
            each(element.into());
        }
    }
}

/// Sets have elements from 0 to below this.
const MOST_ELEMENTS: usize = 128;

/// Sets have no more elements.
const MOST_IN_A_SET: usize = 15;

/// There are no more lists.
const MOST_LISTS: usize = 12;

/// No list takes more words.
pub const MOST_WORDS: usize = 64;

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
