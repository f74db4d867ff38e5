//! Owns the end of a count of disjoint choices, when few candidates are left: they move together into few words, and their
//! lists are taken in one order. So the row of a set needs the lists after its own only.

use super::disjoint::{BITS, MOST_WORDS, Table};
use arau_core::bits::ones_of;
use arau_intrinsics::bits::{Picker, with_bit_instructions};

/// Bits for the candidates of a list, in so many words.
type Bits<const W: usize> = [u64; W];

/// In how many ways a set can be taken from each of these lists so that no two intersect, the last list being implied.
pub fn count(table: &Table, lists: &[usize], candidates: &[u64]) -> u64 {
    let lists = &lists[..lists.len() - 1];
    let pickers: Vec<Picker> = lists
        .iter()
        .map(|&list| {
            let (from, to) = table.words[list];
            Picker::new(&candidates[from..to])
        })
        .collect();
    let most = pickers.iter().map(Picker::n_kept).max().unwrap_or(0);
    match most.div_ceil(BITS) {
        0..=1 => Triangle::<1>::new(table, lists, candidates, &pickers).count(),
        2 => Triangle::<2>::new(table, lists, candidates, &pickers).count(),
        3..=4 => Triangle::<4>::new(table, lists, candidates, &pickers).count(),
        5..=8 => Triangle::<8>::new(table, lists, candidates, &pickers).count(),
        _ => Triangle::<MOST_WORDS>::new(table, lists, candidates, &pickers).count(),
    }
}

/// The lists with their candidates moved together, and for each set those of later lists that are disjoint from it.
struct Triangle<const W: usize> {
    /// The rows of each list, as many bits per later list as a list may have.
    rows: Vec<Vec<Bits<W>>>,
    all: Vec<Bits<W>>,
}

impl<const W: usize> Triangle<W> {
    fn new(table: &Table, lists: &[usize], candidates: &[u64], pickers: &[Picker]) -> Triangle<W> {
        let rows = (0..lists.len()).map(|i| {
            let mut rows = Vec::with_capacity(pickers[i].n_kept() * (lists.len() - i - 1));
            table.each_candidate(lists[i], candidates, |row| {
                for (&later, picker) in lists[i + 1..].iter().zip(&pickers[i + 1..]) {
                    let (from, to) = table.words[later];
                    rows.push(picker.pick(&row[from..to]));
                }
            });
            rows
        });
        let all = lists.iter().zip(pickers).map(|(&list, picker)| {
            let (from, to) = table.words[list];
            picker.pick(&candidates[from..to])
        });
        Triangle { rows: rows.collect(), all: all.collect() }
    }

    fn count(&self) -> u64 {
        let mut scratch = vec![[0; W]; self.all.len() * self.all.len()];
        self.count_from(0, &self.all, &mut scratch)
    }

    /// The choices from list `i` and those after it, of which these are the candidates.
    fn count_from(&self, i: usize, candidates: &[Bits<W>], scratch: &mut [Bits<W>]) -> u64 {
        let mut sum = 0;
        match candidates {
            [] => return 1,
            [a] => return n_bits(a),
            [a, b] => ones_of(a.iter().copied()).for_each(|set| sum += n_bits(&both(b, &self.rows[i][set]))),
            // Where the time goes.
            [a, b, c] => return with_bit_instructions(|| self.count_three(i, [a, b, c])),
            [a, later @ ..] => {
                let (next, scratch) = scratch.split_at_mut(later.len());
                ones_of(a.iter().copied()).for_each(|set| {
                    let row = &self.rows[i][later.len() * set..][..later.len()];
                    let mut has_all = true;
                    for ((next, x), y) in next.iter_mut().zip(later).zip(row) {
                        *next = both(x, y);
                        has_all &= next.iter().fold(0, |any, word| any | word) != 0;
                    }
                    if has_all {
                        sum += self.count_from(i + 1, next, scratch);
                    }
                });
            }
        }
        sum
    }

    /// The choices from list `i` and two after it.
    #[inline(always)]
    fn count_three(&self, i: usize, [a, b, c]: [&Bits<W>; 3]) -> u64 {
        let mut sum = 0;
        ones_of(a.iter().copied()).for_each(|set| {
            let row = &self.rows[i][2 * set..][..2];
            let c = both(c, &row[1]);
            ones_of(both(b, &row[0])).for_each(|set| sum += n_bits(&both(&c, &self.rows[i + 1][set])));
        });
        sum
    }
}

#[inline(always)]
fn both<const W: usize>(x: &Bits<W>, y: &Bits<W>) -> Bits<W> {
    std::array::from_fn(|i| x[i] & y[i])
}

#[inline(always)]
fn n_bits<const W: usize>(bits: &Bits<W>) -> u64 {
    bits.iter().map(|word| u64::from(word.count_ones())).sum()
}
