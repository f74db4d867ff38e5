//! Owns sums of products of 16-bit numbers that lie side by side in lines: products of small matrices whose entries are lines,
//! chosen by number from two stores. Lanes are multiplied with each other and then added together. There is a twin in plain
//! Rust and one for AVX2.
//!
//! ```text
//! store of lines     0   1   2  ...  31     <- lanes: 32 problems of the same form
//!            line 0  .   .   .        .
//!            line 1  .   .   .        .
//!
//! sums[i][j] += Σ over k and lanes of left[i][k] · right[k][j]
//! ```
#![allow(unsafe_code)]

use std::array::from_fn;

/// Numbers in a line.
pub const N_LANES: usize = 32;
/// Numbers that are set together.
pub const QUAD: usize = 4;
/// Quads in a line.
pub const N_QUADS: usize = N_LANES / QUAD;
/// Lines in a store: any 16-bit number is one of them, so that none has to be checked. Those that are not used take no memory.
pub const N_LINES: usize = 1 << 16;
/// Partial sums of a line: lanes that instructions add together share one.
const N_SUMS: usize = 4;
/// The lanes whose products are added up within 32 bits, before they go to a partial sum.
pub const LANES_TOGETHER: usize = 4;

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u64; N_QUADS]);

impl Line {
    fn lane(&self, lane: usize) -> i16 {
        (self.0[lane / QUAD] >> (16 * (lane % QUAD))) as i16
    }
}

/// A store of lines.
pub struct Lines(Box<[Line; N_LINES]>);

impl Lines {
    /// All zero.
    pub fn new() -> Lines {
        Lines(vec![Line([0; N_QUADS]); N_LINES].try_into().map_err(|_| ()).expect("as many as there are"))
    }

    fn get(&self, line: u16) -> &Line {
        &self.0[line as usize]
    }

    /// Writes four lanes of all lines. Four numbers stand in each word of a row, the lowest first, and the number with
    /// index i goes to line `to[i]`. Each row is a lane.
    ///
    /// # Panics
    /// If the rows differ in length or `to` is shorter.
    pub fn set_quad(&mut self, quad: usize, rows: [&[u64]; QUAD], to: &[u16]) {
        const EVEN: u64 = 0x0000_ffff_0000_ffff;
        const LOW: u64 = 0xffff_ffff;
        let n_words = rows[0].len();
        let [a, b, c, d] = rows.map(|row| &row[..n_words]);
        for (i, to) in to[..QUAD * n_words].chunks_exact(QUAD).enumerate() {
            // A matrix of 4 × 4 numbers is turned: first pairs of numbers, then pairs of pairs.
            let (a, b, c, d) = (a[i], b[i], c[i], d[i]);
            let (ab_even, ab_odd) = (a & EVEN | (b & EVEN) << 16, a >> 16 & EVEN | b & !EVEN);
            let (cd_even, cd_odd) = (c & EVEN | (d & EVEN) << 16, c >> 16 & EVEN | d & !EVEN);
            let turned = [
                ab_even & LOW | cd_even << 32,
                ab_odd & LOW | cd_odd << 32,
                ab_even >> 32 | cd_even & !LOW,
                ab_odd >> 32 | cd_odd & !LOW,
            ];
            for (&to, word) in to.iter().zip(turned) {
                self.0[to as usize].0[quad] = word;
            }
        }
    }
}

impl Default for Lines {
    fn default() -> Lines {
        Lines::new()
    }
}

/// A product of matrices of I × K and K × J lines, and where its entries are added.
pub struct Product<const I: usize, const J: usize, const K: usize> {
    /// Lines of the left store.
    pub left: [[u16; K]; I],
    /// Lines of the right store.
    pub right: [[u16; J]; K],
    /// Numbers of sums.
    pub sums: [[u16; J]; I],
}

/// Sums with numbers.
pub struct Sums(Box<[[i64; N_SUMS]; N_LINES]>);

impl Sums {
    /// All zero.
    pub fn new() -> Sums {
        Sums(vec![[0; N_SUMS]; N_LINES].try_into().map_err(|_| ()).expect("as many as there are"))
    }

    /// The first sums; they are zero again after that.
    pub fn take(&mut self, n: usize) -> impl Iterator<Item = i64> {
        self.0[..n].iter_mut().map(|sums| std::mem::take(sums).into_iter().sum())
    }

    fn get(&mut self, number: u16) -> &mut [i64; N_SUMS] {
        &mut self.0[number as usize]
    }
}

impl Default for Sums {
    fn default() -> Sums {
        Sums::new()
    }
}

/// Adds all products to the sums. Products of numbers in [`LANES_TOGETHER`] lanes, added up over k, must stay within 32
/// bits.
pub fn add_products<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    left: &Lines,
    right: &Lines,
    sums: &mut Sums,
) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: it was detected.
        return unsafe { add_products_avx2(products, left, right, sums) };
    }
    add_products_plain(products, left, right, sums);
}

fn add_products_plain<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    left: &Lines,
    right: &Lines,
    sums: &mut Sums,
) {
    for product in products {
        for (i, lefts) in product.left.iter().enumerate() {
            for j in 0..J {
                let sum = sums.get(product.sums[i][j]);
                for (&left_line, rights) in lefts.iter().zip(&product.right) {
                    let (left, right) = (left.get(left_line), right.get(rights[j]));
                    for lane in 0..N_LANES {
                        sum[lane % N_SUMS] += i64::from(left.lane(lane)) * i64::from(right.lane(lane));
                    }
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn add_products_avx2<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    left: &Lines,
    right: &Lines,
    sums: &mut Sums,
) {
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_add_epi64, _mm256_castsi256_si128, _mm256_cvtepi32_epi64,
        _mm256_extracti128_si256, _mm256_load_si256, _mm256_loadu_si256, _mm256_madd_epi16,
        _mm256_setzero_si256, _mm256_storeu_si256,
    };
    // SAFETY: a line is 64 bytes and aligned to as many, so that each half is 32 readable, aligned bytes.
    let half =
        |line: &Line, half: usize| unsafe { _mm256_load_si256(line.0.as_ptr().cast::<__m256i>().add(half)) };
    for product in products {
        let mut added = [[_mm256_setzero_si256(); J]; I];
        for k in 0..K {
            for part in 0..2 {
                let rights: [__m256i; J] = from_fn(|j| half(right.get(product.right[k][j]), part));
                for (lefts, added) in product.left.iter().zip(&mut added) {
                    let left = half(left.get(lefts[k]), part);
                    for (right, added) in rights.iter().zip(added) {
                        *added = _mm256_add_epi32(*added, _mm256_madd_epi16(left, *right));
                    }
                }
            }
        }
        for (numbers, added) in product.sums.iter().zip(added) {
            for (&number, added) in numbers.iter().zip(added) {
                let low = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(added));
                let high = _mm256_cvtepi32_epi64(_mm256_extracti128_si256::<1>(added));
                let more = _mm256_add_epi64(low, high);
                let sum = sums.get(number).as_mut_ptr().cast::<__m256i>();
                // SAFETY: four numbers of 64 bits are 32 bytes, and nobody else has them.
                unsafe { _mm256_storeu_si256(sum, _mm256_add_epi64(_mm256_loadu_si256(sum), more)) };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Dice;

    fn rows(dice: &mut Dice) -> Vec<Vec<i16>> {
        (0..N_LANES).map(|_| (0..8).map(|_| dice.throw([4000])[0] as i16 - 2000).collect()).collect()
    }

    fn packed(row: &[i16]) -> Vec<u64> {
        let word = |numbers: &[i16]| {
            numbers.iter().rev().fold(0, |word, &number| word << 16 | u64::from(number as u16))
        };
        row.chunks(QUAD).map(word).collect()
    }

    fn lines(rows: &[Vec<i16>], to: &[u16]) -> Lines {
        let mut lines = Lines::new();
        for (quad, rows) in rows.chunks(QUAD).enumerate() {
            let rows: Vec<Vec<u64>> = rows.iter().map(|row| packed(row)).collect();
            lines.set_quad(quad, from_fn(|i| &rows[i][..]), to);
        }
        lines
    }

    #[test]
    fn both_twins_multiply_matrices_of_lines() {
        let mut dice = Dice::of(1, 0);
        let (left, right) = (rows(&mut dice), rows(&mut dice));
        let to = [5u16, 3, 100, 7, 0, 8000, 2, 6];
        let stores = (lines(&left, &to), lines(&right, &to));
        let product =
            Product { left: [[0, 1, 2], [3, 4, 5]], right: [[6, 7], [1, 0], [2, 2]], sums: [[0, 1], [2, 3]] };
        let in_store = |lines: [[u16; 3]; 2]| lines.map(|lines| lines.map(|line| to[line as usize]));
        let stored = Product {
            left: in_store(product.left),
            right: product.right.map(|lines| lines.map(|line| to[line as usize])),
            sums: product.sums,
        };
        let mut expected = [0i64; 4];
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..3 {
                    let (a, b) = (product.left[i][k] as usize, product.right[k][j] as usize);
                    expected[2 * i + j] += (0..N_LANES)
                        .map(|lane| i64::from(left[lane][a]) * i64::from(right[lane][b]))
                        .sum::<i64>();
                }
            }
        }
        let (mut plain, mut fast) = (Sums::new(), Sums::new());
        add_products_plain(&[stored], &stores.0, &stores.1, &mut plain);
        let again = Product {
            left: in_store(product.left),
            right: product.right.map(|lines| lines.map(|line| to[line as usize])),
            sums: product.sums,
        };
        add_products(&[again], &stores.0, &stores.1, &mut fast);
        for sums in [&mut plain, &mut fast] {
            assert!(sums.take(4).eq(expected));
            assert!(sums.take(4).eq([0; 4]));
        }
    }
}
