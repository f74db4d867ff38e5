//! Owns numbers for sets of cells of a share, such as some symbols take: equally many of every column and of every box.
//!
//! A set has a code, the sum of weights of its cells, from which the cells of each column could be told. So the code of a
//! union is a sum, and that of a complement a difference. One half of a code is for the columns on the left, one for the
//! right; how many cells of each box are on the left says how many are on the right. The left half gives the first of
//! some numbers, and the right half says which of these it is: numbers are dense, and nothing need be searched.

use super::shares::{MOST, Share};
use arau_core::bits::ones;

/// What tells a set of cells: columns on the left in the lower half, those on the right in the upper half.
pub type Code = u32;

const HALF: u32 = 16;

/// The weights of cells within a column: sets of two have different sums, and so have sets of three.
const WEIGHTS: [u32; MOST] = [0, 1, 2, 4, 7, 13];

/// More than any sum of three weights.
const BASE: u32 = 25;

const N_CODES: usize = (BASE * BASE * BASE) as usize;

/// The weight of a cell, the place being counted among the cells of its column.
pub fn weight(n: usize, column: usize, place: usize) -> Code {
    let on_left = n.div_ceil(2);
    match column.checked_sub(on_left) {
        None => WEIGHTS[place] * BASE.pow(column as u32),
        Some(column) => (WEIGHTS[place] * BASE.pow(column as u32)) << HALF,
    }
}

/// The code of all cells.
pub fn all_cells(n: usize) -> Code {
    (0..n).flat_map(|column| (0..n).map(move |place| weight(n, column, place))).sum()
}

/// The numbers of sets with some cells of each column and of each box.
pub struct Numbering {
    first: Vec<u32>,
    offset: Vec<u32>,
    n_numbers: usize,
}

/// How many cells a set has of each box: four bits each, for a check, and two bits each.
type OfBoxes = (u32, u32);

impl Numbering {
    /// Nothing has a number yet.
    pub fn new() -> Numbering {
        Numbering { first: vec![0; N_CODES], offset: vec![0; N_CODES], n_numbers: 0 }
    }

    /// Takes up sets with k cells of each column of another share; there are n columns.
    pub fn number(&mut self, share: &Share, n: usize, k: u32) {
        let (left, right) = share[..n].split_at(n.div_ceil(2));
        let mut n_right = vec![0; 1 << (2 * MOST)];
        each_set(right, k, n, (0, (0, 0)), n - right.len(), &mut |code, (_, of_boxes)| {
            let n_like = &mut n_right[of_boxes as usize];
            self.offset[(code >> HALF) as usize] = *n_like;
            *n_like += 1;
        });
        let of_all: u32 = (0..n).map(|i| k << (2 * i)).sum();
        let mut n_numbers = 0;
        each_set(left, k, n, (0, (0, 0)), 0, &mut |code, (_, of_boxes)| {
            self.first[code as usize] = n_numbers;
            n_numbers += n_right[(of_all - of_boxes) as usize];
        });
        self.n_numbers = n_numbers as usize;
    }

    /// How many numbers there are.
    pub fn n_numbers(&self) -> usize {
        self.n_numbers
    }

    /// The number of a set, from its code.
    #[inline(always)]
    pub fn of(&self, code: Code) -> u32 {
        self.first[(code & ((1 << HALF) - 1)) as usize] + self.offset[(code >> HALF) as usize]
    }
}

/// Calls back with the code of every set with k cells of each of some columns, and no more than k of any box.
fn each_set(
    columns: &[u16],
    k: u32,
    n: usize,
    (code, of_boxes): (Code, OfBoxes),
    n_before: usize,
    found: &mut impl FnMut(Code, OfBoxes),
) {
    let Some((&column, columns)) = columns.split_first() else { return found(code, of_boxes) };
    for places in (0..1u32 << n).filter(|places| places.count_ones() == k) {
        let (mut code, (mut checked, mut short)) = (code, of_boxes);
        for (place, row) in ones(column).take(n).enumerate() {
            let of_box = row % MOST;
            if places >> place & 1 == 1 {
                code += weight(n, n_before, place);
                checked += 1 << (4 * of_box);
                short += 1 << (2 * of_box);
            }
        }
        if (0..n).all(|i| checked >> (4 * i) & 15 <= k) {
            each_set(columns, k, n, (code, (checked, short)), n_before + 1, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_two_and_of_three_cells_have_different_sums() {
        for k in [2, 3] {
            let mut sums: Vec<u32> = (0..1u32 << MOST)
                .filter(|set| set.count_ones() == k)
                .map(|set| ones(set).map(|i| WEIGHTS[i]).sum())
                .collect();
            assert!(sums.iter().all(|&sum| sum < BASE));
            let n = sums.len();
            sums.sort_unstable();
            sums.dedup();
            assert_eq!(sums.len(), n);
        }
    }

    #[test]
    fn numbers_are_dense() {
        // Every column has a cell of every box: sets are matrices of zeros and ones with equal sums.
        let share = [0b11_1111; MOST];
        let mut numbering = Numbering::new();
        numbering.number(&share, 6, 3);
        assert_eq!(numbering.n_numbers(), 297_200);
        let mut seen = vec![false; 297_200];
        each_set(&share, 3, 6, (0, (0, 0)), 0, &mut |code, (checked, _)| {
            if checked == 0x33_3333 {
                assert!(!std::mem::replace(&mut seen[numbering.of(code) as usize], true));
            }
        });
        assert!(seen.iter().all(|&is_seen| is_seen));
    }
}
