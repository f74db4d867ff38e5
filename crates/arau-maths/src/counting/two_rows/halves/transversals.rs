//! Owns the transversals of a share: where a symbol can stand. It takes one cell of every column and one of every box, in
//! the rows that its description says. They are listed by description, and with them which others are disjoint, a row of
//! bits for each.

use super::super::super::disjoint::BITS;
use super::numbering::{Code, weight};
use super::shares::{MOST, Share};
use arau_core::bits::ones;

/// The transversals of a share.
pub struct Transversals {
    /// Those of each description, as sets of cells with their codes.
    lists: [Vec<(u64, Code)>; N_DESCRIPTIONS],
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

impl Transversals {
    /// None yet.
    pub fn new() -> Transversals {
        Transversals {
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
        self.lists.iter_mut().for_each(Vec::clear);
        self.extend(&share[..n], 0, Begun { boxes: 0, description: 0, cells: 0, code: 0 }, descriptions);
        self.width = 0;
        let mut n_rows = 0;
        for (i, list) in self.lists.iter().enumerate() {
            let n_words = list.len().div_ceil(BITS);
            (self.first_row[i], self.words[i]) = (n_rows, (self.width, self.width + n_words));
            n_rows += list.len();
            self.width += n_words;
        }
        self.fill_rows(n_rows);
    }

    fn extend(&mut self, columns: &[u16], n_before: usize, begun: Begun, wanted: u64) {
        if n_before == columns.len() {
            if wanted >> begun.description & 1 == 1 {
                self.lists[begun.description].push((begun.cells, begun.code));
            }
            return;
        }
        ones(columns[n_before]).for_each(|row| {
            let of_box = 1 << (row % MOST);
            if begun.boxes & of_box == 0 {
                let place = (columns[n_before] & ((1 << row) - 1)).count_ones() as usize;
                let longer = Begun {
                    boxes: begun.boxes | of_box,
                    description: begun.description | if row < MOST { of_box } else { 0 },
                    cells: begun.cells | 1 << (n_before * MOST + place),
                    code: begun.code + weight(columns.len(), n_before, place),
                };
                self.extend(columns, n_before + 1, longer, wanted);
            }
        });
    }

    fn fill_rows(&mut self, n_rows: usize) {
        let width = self.width;
        self.having.clear();
        self.having.resize(N_CELLS * width, 0);
        let mut all = vec![0; width];
        for (list, (from, _)) in self.lists.iter().zip(self.words) {
            for (i, &(cells, _)) in list.iter().enumerate() {
                let (word, bit) = (from + i / BITS, 1 << (i % BITS));
                all[word] |= bit;
                ones(cells).for_each(|cell| self.having[cell * width + word] |= bit);
            }
        }
        self.rows.clear();
        self.rows.resize(n_rows * width, 0);
        for (row, &(cells, _)) in self.rows.chunks_exact_mut(width.max(1)).zip(self.lists.iter().flatten()) {
            ones(cells).for_each(|cell| {
                for (met, having) in row.iter_mut().zip(&self.having[cell * width..][..width]) {
                    *met |= having;
                }
            });
            for (row, all) in row.iter_mut().zip(&all) {
                *row = all & !*row;
            }
        }
    }

    /// How many there are with a description.
    pub fn n_like(&self, description: u8) -> usize {
        self.lists[usize::from(description)].len()
    }

    /// Calls back with the code of the cells that two or three symbols take, for each way to place them but that symbols with the
    /// same description stand in one order only. In how many orders they can stand.
    #[inline(always)]
    pub fn each_union(&self, descriptions: &[u8], mut found: impl FnMut(Code)) -> u64 {
        let mut order = [0; 3];
        for (place, &description) in order.iter_mut().zip(descriptions) {
            *place = usize::from(description);
        }
        let order = &mut order[..descriptions.len()];
        order.sort_unstable_by_key(|&d| (self.lists[d].len(), d));
        match *order {
            [a, b] => {
                self.each_pair(a, b, |code, _, _| found(code));
                if a == b { 2 } else { 1 }
            }
            [a, b, c] => {
                let (from, to) = self.words[c];
                self.each_pair(a, b, |code, of_a, (i, of_b)| {
                    for (k, (x, y)) in of_a[from..to].iter().zip(&of_b[from..to]).enumerate() {
                        let word = if b == c { x & y & after(i, k) } else { x & y };
                        ones(word).for_each(|bit| found(code + self.lists[c][k * BITS + bit].1));
                    }
                });
                if a == c { 6 } else { 1 + u64::from(a == b || b == c) }
            }
            _ => unreachable!("a part of a half has two or three symbols"),
        }
    }

    /// Calls back with every two that are disjoint: the code of both, the row of one, and place and row of the other.
    #[inline(always)]
    fn each_pair<'a>(
        &'a self,
        a: usize,
        b: usize,
        mut found: impl FnMut(Code, &'a [u64], (usize, &'a [u64])),
    ) {
        let (from, to) = self.words[b];
        for (i, &(_, code)) in self.lists[a].iter().enumerate() {
            let of_a = self.row(a, i);
            for (k, &word) in of_a[from..to].iter().enumerate() {
                let word = if a == b { word & after(i, k) } else { word };
                ones(word).for_each(|bit| {
                    let j = k * BITS + bit;
                    found(code + self.lists[b][j].1, of_a, (j, self.row(b, j)));
                });
            }
        }
    }

    #[inline(always)]
    fn row(&self, description: usize, i: usize) -> &[u64] {
        &self.rows[(self.first_row[description] + i) * self.width..][..self.width]
    }
}

/// A transversal of some columns.
#[derive(Clone, Copy)]
struct Begun {
    boxes: usize,
    description: usize,
    cells: u64,
    code: Code,
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
