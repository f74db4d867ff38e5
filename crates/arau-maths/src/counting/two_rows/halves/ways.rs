//! Owns in how many ways halves can be placed on a share. A symbol takes one cell of every column and one of every box, in
//! the rows that its description says: a transversal. The symbols of a half share out the cells.
//!
//! All halves of a pattern are placed on the same share, so transversals are listed once by description, and with them which
//! others are disjoint, a row of bits for each. Then a half is an "and" of a few words per symbol, with the longest list
//! last: it is implied, and the last but one is a count of bits.

use super::super::super::disjoint::{BITS, count_choices, each_bit};
use super::shares::{Half, MOST, Share};
use arau_nine::bits::with_bit_instructions;

/// The transversals of a share.
pub struct Transversals {
    n: usize,
    /// Those of each description, as sets of cells.
    lists: [Vec<u64>; N_DESCRIPTIONS],
    /// The first row of each list, and its words within each row.
    first_row: [usize; N_DESCRIPTIONS],
    words: [(usize, usize); N_DESCRIPTIONS],
    width: usize,
    /// For every transversal those that are disjoint from it.
    rows: Vec<u64>,
    /// For every cell those that have it.
    having: Vec<u64>,
}

const N_DESCRIPTIONS: usize = 1 << MOST;
const N_CELLS: usize = MOST * MOST;

/// Longer lists take the general way; they are rare.
const MOST_WORDS: usize = 3;

impl Transversals {
    /// None yet.
    pub fn new() -> Transversals {
        Transversals {
            n: 0,
            lists: [const { Vec::new() }; N_DESCRIPTIONS],
            first_row: [0; N_DESCRIPTIONS],
            words: [(0, 0); N_DESCRIPTIONS],
            width: 0,
            rows: Vec::new(),
            having: Vec::new(),
        }
    }

    /// Takes up another share. `descriptions` has a bit for each description that will be asked for.
    pub fn list(&mut self, share: &Share, n: usize, descriptions: u64) {
        self.n = n;
        self.lists.iter_mut().for_each(Vec::clear);
        self.extend(&share[..n], 0, 0, 0, descriptions);
        self.width = 0;
        let mut n_rows = 0;
        for (i, list) in self.lists.iter().enumerate() {
            let n_words = list.len().div_ceil(BITS);
            (self.first_row[i], self.words[i]) = (n_rows, (self.width, self.width + n_words));
            n_rows += list.len();
            self.width += n_words;
        }
        // Whoever reads more words of a list than it has must not fall off the end.
        self.width += MOST_WORDS;
        self.fill_rows(n_rows);
    }

    fn extend(&mut self, columns: &[u16], boxes: u16, description: usize, cells: u64, wanted: u64) {
        let Some((&column, columns)) = columns.split_first() else {
            if wanted >> description & 1 == 1 {
                self.lists[description].push(cells);
            }
            return;
        };
        let (mut left, mut cell) = (column, 1 << (columns.len() * MOST));
        while left != 0 {
            let row = left.trailing_zeros() as usize;
            let of_box = 1 << (row % MOST);
            if boxes & of_box == 0 {
                let rare = if row < MOST { usize::from(of_box) } else { 0 };
                self.extend(columns, boxes | of_box, description | rare, cells | cell, wanted);
            }
            left &= left - 1;
            cell <<= 1;
        }
    }

    fn fill_rows(&mut self, n_rows: usize) {
        let width = self.width;
        self.having.clear();
        self.having.resize(N_CELLS * width, 0);
        let mut all = vec![0; width];
        for (list, (from, _)) in self.lists.iter().zip(self.words) {
            for (i, &cells) in list.iter().enumerate() {
                let (word, bit) = (from + i / BITS, 1 << (i % BITS));
                all[word] |= bit;
                each_bit(&[cells], |cell| self.having[cell * width + word] |= bit);
            }
        }
        self.rows.clear();
        self.rows.resize(n_rows * width, 0);
        for (row, &cells) in self.rows.chunks_exact_mut(width).zip(self.lists.iter().flatten()) {
            each_bit(&[cells], |cell| {
                for (met, having) in row.iter_mut().zip(&self.having[cell * width..][..width]) {
                    *met |= having;
                }
            });
            for (row, all) in row.iter_mut().zip(&all) {
                *row = all & !*row;
            }
        }
    }

    /// In how many ways the symbols of a half, of which there are at least four, can share out the cells.
    pub fn count(&self, half: &Half) -> u64 {
        let mut order = [0; MOST];
        for (place, &description) in order.iter_mut().zip(&half[..self.n]) {
            *place = usize::from(description);
        }
        let order = &mut order[..self.n];
        order.sort_unstable_by_key(|&d| (self.lists[d].len(), d));
        if self.lists[order[0]].is_empty() {
            return 0;
        }
        match self.lists[order[self.n - 2]].len().div_ceil(BITS) {
            1 => with_bit_instructions(|| self.count_within::<1>(order)),
            2 => with_bit_instructions(|| self.count_within::<2>(order)),
            3 => with_bit_instructions(|| self.count_within::<3>(order)),
            _ => self.count_in_general(order),
        }
    }

    /// The same by the kernel of other counts.
    fn count_in_general(&self, order: &[usize]) -> u64 {
        let list = |&d: &usize| self.lists[d].iter().map(|&cells| cells.into()).collect();
        count_choices(&order.iter().map(list).collect::<Vec<_>>())
    }

    /// The same where no list but the last has more than some words. Of symbols with the same description only one order is tried,
    /// as far as they are chosen one by one.
    #[inline(always)]
    fn count_within<const W: usize>(&self, order: &[usize]) -> u64 {
        let (outer, inner) = order.split_at(self.n - 4);
        let last = Three::<W>::new(self, [inner[0], inner[1], inner[2]]);
        let mut n_orders = 1;
        let mut n_like = 1;
        for pair in order[..self.n - 2].windows(2) {
            n_like = if pair[0] == pair[1] { n_like + 1 } else { 1 };
            n_orders *= n_like;
        }
        let mut sum = 0;
        match *outer {
            [] => sum = last.count(self, last.all(self), None),
            [a] => {
                for i in 0..self.lists[a].len() {
                    sum += last.count(self, last.candidates(self.row(a, i)), (a == inner[0]).then_some(i));
                }
            }
            [a, b, ..] => {
                let (from, to) = self.words[b];
                for i in 0..self.lists[a].len() {
                    let row = self.row(a, i);
                    let left = last.candidates(row);
                    for (k, &word) in row[from..to].iter().enumerate() {
                        let word = if a == b { word & after(i, k) } else { word };
                        each_bit(&[word], |bit| {
                            let j = k * BITS + bit;
                            let left = last.met(left, self.row(b, j));
                            sum += last.count(self, left, (b == inner[0]).then_some(j));
                        });
                    }
                }
            }
        }
        sum * n_orders
    }

    #[inline(always)]
    fn row(&self, description: usize, i: usize) -> &[u64] {
        &self.rows[(self.first_row[description] + i) * self.width..][..self.width]
    }
}

/// The bits of the k-th word of a list that come after the i-th of the list.
#[inline(always)]
fn after(i: usize, k: usize) -> u64 {
    match k.cmp(&(i / BITS)) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => !1 << (i % BITS),
        std::cmp::Ordering::Greater => !0,
    }
}

/// The last three symbols but one: two are chosen, one is counted.
struct Three<const W: usize> {
    descriptions: [usize; 3],
    from: [usize; 3],
    n_words: [usize; 3],
}

/// What each of three can still be.
type Left<const W: usize> = [[u64; W]; 3];

impl<const W: usize> Three<W> {
    #[inline(always)]
    fn new(of: &Transversals, descriptions: [usize; 3]) -> Three<W> {
        let words = descriptions.map(|d| of.words[d]);
        Three { descriptions, from: words.map(|(from, _)| from), n_words: words.map(|(from, to)| to - from) }
    }

    /// Everything.
    fn all(&self, of: &Transversals) -> Left<W> {
        self.descriptions.map(|d| {
            let n = of.lists[d].len();
            std::array::from_fn(|k| match n.saturating_sub(k * BITS) {
                0 => 0,
                n if n >= BITS => !0,
                n => (1 << n) - 1,
            })
        })
    }

    /// What is disjoint from a transversal.
    #[inline(always)]
    fn candidates(&self, row: &[u64]) -> Left<W> {
        std::array::from_fn(|i| {
            std::array::from_fn(|k| if k < self.n_words[i] { row[self.from[i] + k] } else { 0 })
        })
    }

    /// What is disjoint from another one too. Words of other lists do no harm, since there is nothing left to meet them.
    #[inline(always)]
    fn met(&self, left: Left<W>, row: &[u64]) -> Left<W> {
        std::array::from_fn(|i| self.met_by(i, left[i], row))
    }

    #[inline(always)]
    fn met_by(&self, i: usize, left: [u64; W], row: &[u64]) -> [u64; W] {
        let words = &row[self.from[i]..][..W];
        std::array::from_fn(|k| left[k] & words[k])
    }

    /// How many disjoint choices are left, if the first of the three must come after some place.
    #[inline(always)]
    fn count(&self, of: &Transversals, left: Left<W>, place: Option<usize>) -> u64 {
        let [c, d, _] = self.descriptions;
        let mut sum = 0;
        for k in 0..W {
            let word = match place {
                Some(i) => left[0][k] & after(i, k),
                None => left[0][k],
            };
            each_bit(&[word], |bit| {
                let i = k * BITS + bit;
                let row = of.row(c, i);
                let mut of_d = self.met_by(1, left[1], row);
                if c == d {
                    for (k, word) in of_d.iter_mut().enumerate() {
                        *word &= after(i, k);
                    }
                }
                let of_e = self.met_by(2, left[2], row);
                for (k, &word) in of_d.iter().enumerate() {
                    each_bit(&[word], |bit| {
                        let met = self.met_by(2, of_e, of.row(d, k * BITS + bit));
                        sum += met.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
                    });
                }
            });
        }
        sum
    }
}
