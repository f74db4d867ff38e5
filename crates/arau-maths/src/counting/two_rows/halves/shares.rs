//! Owns what a half of the symbols can take of a stack: n cells of every column, in rows that belong to boxes. Columns may
//! be permuted, so that a share is a multiset of columns.
//!
//! In each box the symbols of a half stand in one row or the other; the row with fewer of them is called rare. How many are in the
//! rare rows is the pattern of the half, and the pattern alone says which shares there are. Boxes with the same number
//! may be permuted, and where as many symbols are in both rows these may be exchanged: the group of the pattern.

use crate::counting::permutations::permutations;
use rustc_hash::{FxHashMap, FxHashSet};

/// No stack has more columns, nor boxes.
pub const MOST: usize = 6;

/// For each symbol of a half in which boxes it stands in the rare row; sorted.
pub type Half = [u8; MOST];

/// The cells of each column: bit i for the rare row of box i, bit [`MOST`] + i for the other; sorted.
pub type Share = [u16; MOST];

const ROWS: u16 = (1 << MOST) - 1;

/// How many symbols of a half are in the rare row of each box; sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern {
    /// How many boxes, columns and symbols there are.
    pub n: usize,
    /// The numbers.
    pub n_rare: [u8; MOST],
}

/// What an element of the group makes of descriptions and of columns.
pub struct Symmetry {
    descriptions: Vec<u8>,
    columns: Vec<u16>,
}

impl Symmetry {
    /// The image of a half.
    pub fn of_half(&self, half: &Half, n: usize) -> Half {
        let mut image = *half;
        for description in &mut image[..n] {
            *description = self.descriptions[usize::from(*description)];
        }
        image[..n].sort_unstable();
        image
    }

    fn of_share(&self, share: &Share, n: usize) -> Share {
        let mut image = *share;
        for column in &mut image[..n] {
            *column = self.columns[usize::from(*column)];
        }
        image[..n].sort_unstable();
        image
    }
}

/// A share and what its complement is for the other half, which is described the other way round; with all that the
/// group makes of them.
pub struct Orbit {
    /// The share.
    pub share: Share,
    /// What is left for the other half.
    pub rest: Share,
    /// Whether the group takes one to the other.
    pub is_rest_alike: bool,
    /// How many images the share has, columns not being permuted.
    pub size: u64,
}

impl Pattern {
    /// The group of the pattern.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let n = self.n;
        let exchangeable: u16 =
            (0..n).filter(|&i| usize::from(self.n_rare[i]) * 2 == n).map(|i| 1 << i).sum();
        let mut symmetries = Vec::new();
        for order in permutations(n) {
            if (0..n).any(|i| self.n_rare[order[i]] != self.n_rare[i]) {
                continue;
            }
            let permuted = |bits: u16| (0..n).fold(0, |image, i| image | (bits >> i & 1) << order[i]);
            for exchanged in (0..1 << n).filter(|bits| bits & !exchangeable == 0) {
                let column = |column: u16| {
                    let [rare, other] = [column & ROWS, column >> MOST].map(permuted);
                    let moved = (rare ^ other) & exchanged;
                    rare ^ moved | (other ^ moved) << MOST
                };
                symmetries.push(Symmetry {
                    descriptions: (0..1 << MOST).map(|d| (permuted(d) ^ exchanged) as u8).collect(),
                    columns: (0..1 << (2 * MOST)).map(column).collect(),
                });
            }
        }
        symmetries
    }

    /// About how many shares there are: with columns in order, over the number of orders.
    pub fn n_shares(&self) -> u64 {
        let n = self.n;
        let mut n_ways: FxHashMap<[u8; MOST], u64> = FxHashMap::from_iter([([0; MOST], 1)]);
        for n_in_row in self.n_rare[..n].iter().flat_map(|&rare| [rare, n as u8 - rare]) {
            let mut next = FxHashMap::default();
            for (heights, ways) in n_ways {
                for row in (0..1u32 << n).filter(|row| row.count_ones() == u32::from(n_in_row)) {
                    let mut heights = heights;
                    for (column, height) in heights[..n].iter_mut().enumerate() {
                        *height += (row >> column & 1) as u8;
                    }
                    heights[..n].sort_unstable();
                    if heights.iter().all(|&height| usize::from(height) <= n) {
                        *next.entry(heights).or_default() += ways;
                    }
                }
            }
            n_ways = next;
        }
        n_ways.into_values().sum::<u64>().div_ceil(factorial(n))
    }

    /// Calls back with every share.
    fn each_share(&self, each: &mut impl FnMut(&Share)) {
        let n = self.n;
        let rows = (1 << n) - 1;
        let columns: Vec<u16> = (0..1 << (2 * MOST))
            .filter(|column: &u16| column.count_ones() as usize == n && column & !(rows | rows << MOST) == 0)
            .collect();
        let mut left = [0; 2 * MOST];
        for (i, &rare) in self.n_rare[..n].iter().enumerate() {
            (left[i], left[MOST + i]) = (rare, n as u8 - rare);
        }
        self.each_longer(&columns, left, 0, &mut [0; MOST], each);
    }

    /// Adds columns from some that are sorted; every row has some cells left to give.
    fn each_longer(
        &self,
        columns: &[u16],
        left: [u8; 2 * MOST],
        n_columns: usize,
        share: &mut Share,
        each: &mut impl FnMut(&Share),
    ) {
        let n_left = (self.n - n_columns) as u8;
        if n_left == 0 {
            return each(share);
        }
        let rows_with =
            |n: u8| left.iter().enumerate().fold(0, |rows, (i, &l)| rows | u16::from(l == n) << i);
        let (empty, full) = (rows_with(0), rows_with(n_left));
        for (i, &column) in columns.iter().enumerate() {
            if column & empty == 0 && full & !column == 0 {
                let mut left = left;
                for (row, left) in left.iter_mut().enumerate() {
                    *left -= (column >> row & 1) as u8;
                }
                share[n_columns] = column;
                self.each_longer(&columns[i..], left, n_columns + 1, share, each);
            }
        }
    }

    /// One share of each orbit.
    pub fn orbits(&self, symmetries: &[Symmetry]) -> Vec<Orbit> {
        let n = self.n;
        let mut seen: FxHashSet<u64> = FxHashSet::default();
        let mut orbits = Vec::new();
        self.each_share(&mut |share| {
            if seen.contains(&self.key(share)) {
                return;
            }
            let mut see_images = |share: &Share| {
                symmetries
                    .iter()
                    .filter(|symmetry| seen.insert(self.key(&symmetry.of_share(share, n))))
                    .count()
            };
            let n_images = see_images(share) as u64;
            let rest = self.rest(share);
            // What a share leaves is seen with it, so that it is either new or an image of this one.
            let is_rest_alike = see_images(&rest) == 0;
            orbits.push(Orbit { share: *share, rest, is_rest_alike, size: n_images * self.n_orders(share) });
        });
        orbits
    }

    /// What a share leaves, for symbols that are described the other way round.
    pub fn rest(&self, share: &Share) -> Share {
        let rows = (1 << self.n) - 1;
        let mut rest = *share;
        for column in &mut rest[..self.n] {
            *column = !(*column >> MOST) & rows | (!*column & rows) << MOST;
        }
        rest[..self.n].sort_unstable();
        rest
    }

    /// All columns but the last, which follows from them.
    fn key(&self, share: &Share) -> u64 {
        share[..self.n - 1].iter().fold(0, |key, &column| key << (2 * MOST) | u64::from(column))
    }

    /// In how many orders its columns can stand.
    fn n_orders(&self, share: &Share) -> u64 {
        share[..self.n].chunk_by(|a, b| a == b).fold(factorial(self.n), |n, like| n / factorial(like.len()))
    }
}

/// n!
fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_hold_every_share() {
        for (n, n_rare) in [
            (4, [0, 1, 2, 2, 0, 0]),
            (4, [2, 2, 2, 2, 0, 0]),
            (5, [0, 1, 1, 2, 2, 0]),
            (6, [0, 0, 1, 2, 3, 3]),
        ] {
            let pattern = Pattern { n, n_rare };
            let symmetries = pattern.symmetries();
            let mut n_shares = 0;
            pattern.each_share(&mut |share| n_shares += pattern.n_orders(share));
            assert_eq!(n_shares.div_ceil(factorial(n)), pattern.n_shares());
            let orbits = pattern.orbits(&symmetries);
            let sizes = orbits.iter().map(|orbit| orbit.size * if orbit.is_rest_alike { 1 } else { 2 });
            assert_eq!(sizes.sum::<u64>(), n_shares);
        }
    }
}
