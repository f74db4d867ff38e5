//! Owns sums of products of 16-bit numbers that lie side by side in lines: products of small matrices whose entries are lines,
//! chosen by number from two stores. Lanes are multiplied with each other and then added together, each entry as often as a
//! weight says. There is a twin in plain Rust and one for AVX2.
//!
//! ```text
//! store of lines     0   1   2  ...  31     <- lanes: 32 problems of the same form
//!            line 0  .   .   .        .
//!            line 1  .   .   .        .
//!
//! Σ over i, j, k and lanes of weight[i][j] · left[i][k] · right[k][j]
//! ```
#![allow(unsafe_code)]

/// Numbers in a line.
pub const N_LANES: usize = 32;
/// Numbers that are set together.
pub const QUAD: usize = 4;
/// Quads in a line.
pub const N_QUADS: usize = N_LANES / QUAD;
/// Lines in a store: any 16-bit number is one of them, so that none has to be checked. Those that are not used take no memory.
pub const N_LINES: usize = 1 << 16;
/// The lanes whose products are added up within 32 bits.
pub const LANES_TOGETHER: usize = N_LANES / 8;

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

    #[inline(always)]
    fn get(&self, place: Place) -> &Line {
        // SAFETY: `Place::of` makes all places: multiples of the size of a line, for each of the `N_LINES` numbers that
        // there are. So this is one of the lines of the store.
        unsafe { &*self.0.as_ptr().byte_add(place.0 as usize) }
    }

    /// Writes four lanes of all lines. Four numbers stand in each word of a row, the lowest first, and the number with
    /// index i goes to line `to[i]`. Each row is a lane.
    ///
    /// # Panics
    /// If the rows differ in length or `to` is shorter.
    pub fn set_quad(&mut self, quad: usize, rows: [&[u64]; QUAD], to: &[u16]) {
        let n_words = rows[0].len();
        let rows = rows.map(|row| &row[..n_words]);
        for (i, to) in to[..QUAD * n_words].chunks_exact(QUAD).enumerate() {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: every x86-64 processor has SSE2, which this enables.
            let words = unsafe { avx2::turned(rows.map(|row| row[i])) };
            #[cfg(not(target_arch = "x86_64"))]
            let words = plain::turned(rows.map(|row| row[i]));
            for (&to, word) in to.iter().zip(words) {
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

/// Where a line begins in a store, in bytes: what instructions want to know, and none lies outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(u32);

impl Place {
    /// The place of the line with this number.
    pub fn of(line: u16) -> Place {
        Place(u32::from(line) * size_of::<Line>() as u32)
    }

    /// The number of the line.
    pub fn line(self) -> u16 {
        (self.0 / size_of::<Line>() as u32) as u16
    }
}

/// A product of matrices of I × K and K × J lines.
pub struct Product<const I: usize, const J: usize, const K: usize> {
    /// Lines of the left store.
    pub left: [[Place; K]; I],
    /// Lines of the right store.
    pub right: [[Place; J]; K],
}

/// A product of matrices of pairs of lines. Two pairs (x, x') and (y, y') make the pair (x·y + x'·y', x·y' + x'·y).
///
/// Sums and differences of such pairs are multiplied without the other, which halves the work:
///
/// ```text
/// x·y + x'·y' + x·y' + x'·y = (x + x') · (y + y')
/// x·y + x'·y' - x·y' - x'·y = (x - x') · (y - y')
/// ```
pub struct Pairs<const I: usize, const J: usize, const K: usize> {
    /// Lines of the left store.
    pub left: [[[Place; 2]; K]; I],
    /// Lines of the right store.
    pub right: [[[Place; 2]; J]; K],
}

/// What each entry of some products is multiplied with before all are added up.
pub struct Weights<const I: usize, const J: usize> {
    list: Vec<[[i32; J]; I]>,
    /// Products whose weighed sums stay within 64 bits.
    n_together: usize,
}

impl<const I: usize, const J: usize> Weights<I, J> {
    /// The weights of the first product, the second, ...
    ///
    /// # Panics
    /// If they are so large that the sum of one product might not fit into 64 bits.
    pub fn new(list: Vec<[[i32; J]; I]>) -> Weights<I, J> {
        let largest = list.iter().flatten().flatten().map(|weight| weight.unsigned_abs()).max().unwrap_or(0);
        // Each 64 bits take a sum of 32 bits from each entry.
        let of_one = (I * J) as u64 * u64::from(largest);
        let n_together = (1 << 32) / of_one.max(1);
        assert!(n_together > 0, "weights up to {largest} are too large");
        Weights { list, n_together: n_together as usize }
    }
}

/// Weights for pairs: of their sums, and of their differences.
pub struct PairWeights<const I: usize, const J: usize>([Weights<I, J>; 2]);

impl<const I: usize, const J: usize> PairWeights<I, J> {
    /// From the weights of both of each pair.
    ///
    /// # Panics
    /// If they are too large, see [`Weights::new`].
    pub fn new(list: &[[[[i32; 2]; J]; I]]) -> PairWeights<I, J> {
        let with = |join: fn([i32; 2]) -> i32| {
            Weights::new(list.iter().map(|weights| weights.map(|weights| weights.map(join))).collect())
        };
        PairWeights([with(|[a, b]| a + b), with(|[a, b]| a - b)])
    }
}

/// The sum over all products, entries and lanes, each entry as often as its weight says. Products of numbers in
/// [`LANES_TOGETHER`] lanes, added up over k, must stay within 32 bits.
pub fn weighed<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    weights: &Weights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    assert_eq!(products.len(), weights.list.len());
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has just said that it has AVX2, which this enables.
        return unsafe { avx2::weighed(products, weights, left, right) };
    }
    plain::weighed(products, weights, left, right)
}

/// The same for products of pairs. Here sums and differences of numbers are multiplied, and these products, added up
/// over k in [`LANES_TOGETHER`] lanes, must stay within 32 bits; so must the sums and differences within 16.
pub fn weighed_pairs<const I: usize, const J: usize, const K: usize>(
    products: &[Pairs<I, J, K>],
    weights: &PairWeights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    assert_eq!(products.len(), weights.0[0].list.len());
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has just said that it has AVX2, which this enables.
        return unsafe { avx2::weighed_pairs(products, weights, left, right) };
    }
    plain::weighed_pairs(products, weights, left, right)
}

#[cfg(target_arch = "x86_64")]
mod avx2;
mod plain;

#[cfg(test)]
mod tests {
    use super::*;
    use arau_random::Dice;
    use std::array::from_fn;

    fn rows(dice: &mut Dice) -> Vec<Vec<i16>> {
        (0..N_LANES).map(|_| (0..8).map(|_| dice.throw([4000])[0] as i16 - 2000).collect()).collect()
    }

    fn packed(row: &[i16]) -> Vec<u64> {
        let word = |numbers: &[i16]| {
            numbers.iter().rev().fold(0, |word, &number| word << 16 | u64::from(number as u16))
        };
        row.chunks(QUAD).map(word).collect()
    }

    #[test]
    fn matrices_are_turned() {
        let rows: [u64; QUAD] = from_fn(|row| {
            (0..QUAD as u64).fold(0, |word, i| word | (0x9000 + 16 * row as u64 + i) << (16 * i))
        });
        let expected: [u64; QUAD] = from_fn(|i| {
            (0..QUAD as u64).fold(0, |word, row| word | (0x9000 + 16 * row + i as u64) << (16 * row))
        });
        assert_eq!(plain::turned(rows), expected);
        #[cfg(target_arch = "x86_64")]
        // SAFETY: every x86-64 processor has SSE2, which this enables.
        assert_eq!(unsafe { avx2::turned(rows) }, expected);
    }

    fn lines(rows: &[Vec<i16>], to: &[u16]) -> Lines {
        let mut lines = Lines::new();
        for (quad, rows) in rows.chunks(QUAD).enumerate() {
            let rows: Vec<Vec<u64>> = rows.iter().map(|row| packed(row)).collect();
            lines.set_quad(quad, from_fn(|i| &rows[i][..]), to);
        }
        lines
    }

    /// Two stores of eight lines each, what is in them, and weights.
    struct Case {
        stores: [Lines; 2],
        rows: [Vec<Vec<i16>>; 2],
        weights: [[[i32; 2]; 2]; 2],
    }

    const TO: [u16; 8] = [5, 3, 100, 7, 0, 8000, 2, 6];
    const LEFT: [[u16; 3]; 2] = [[0, 1, 2], [3, 4, 5]];
    const RIGHT: [[u16; 2]; 3] = [[6, 7], [1, 0], [2, 2]];

    impl Case {
        fn new() -> Case {
            let mut dice = Dice::of(1, 0);
            let rows = [(); 2].map(|()| rows(&mut dice));
            let weights = [[[(); 2]; 2]; 2].map(|row| {
                row.map(|pair| pair.map(|()| dice.throw([2 * MOST_WEIGHT])[0] as i32 - MOST_WEIGHT as i32))
            });
            Case { stores: rows.each_ref().map(|rows| lines(rows, &TO)), rows, weights }
        }

        /// The product of a line on the left and one on the right, over all lanes.
        fn product(&self, left: u16, right: u16) -> i128 {
            let lane = |lane: usize| {
                let [a, b] = [(0, left), (1, right)].map(|(side, i)| self.rows[side][lane][i as usize]);
                i128::from(a) * i128::from(b)
            };
            (0..N_LANES).map(lane).sum()
        }
    }

    fn indices() -> impl Iterator<Item = (usize, usize, usize)> {
        (0..12).map(|n| (n / 6, n / 3 % 2, n % 3))
    }

    /// Enough of the same product, and weights so large, that they do not fit into 64 bits together. Miri is a thousand
    /// times slower: fewer products with larger weights.
    const N: usize = if cfg!(miri) { 12 } else { 5_000 };
    const MOST_WEIGHT: u64 = if cfg!(miri) { 200_000_000 } else { 1_000_000 };

    #[test]
    fn both_twins_multiply_matrices_of_lines() {
        let case = Case::new();
        let product = |_| Product {
            left: LEFT.map(|lines| lines.map(|line| Place::of(TO[line as usize]))),
            right: RIGHT.map(|lines| lines.map(|line| Place::of(TO[line as usize]))),
        };
        let products: Vec<Product<2, 2, 3>> = (0..N).map(product).collect();
        let weights = case.weights.map(|row| row.map(|[weight, _]| weight));
        let mut expected = 0;
        for (i, j, k) in indices() {
            expected += i128::from(weights[i][j]) * case.product(LEFT[i][k], RIGHT[k][j]);
        }
        let weights = Weights::new(vec![weights; N]);
        assert!(weights.n_together < N);
        let [left, right] = &case.stores;
        assert_eq!(weighed(&products, &weights, left, right), N as i128 * expected);
        assert_eq!(plain::weighed(&products, &weights, left, right), N as i128 * expected);
    }

    #[test]
    fn both_twins_multiply_matrices_of_pairs() {
        let case = Case::new();
        // The twin of a line is the next.
        let twin = |line: u16| (line + 1) % 8;
        let pair = |line: u16| [line, twin(line)].map(|line| Place::of(TO[line as usize]));
        let product =
            |_| Pairs { left: LEFT.map(|lines| lines.map(pair)), right: RIGHT.map(|lines| lines.map(pair)) };
        let products: Vec<Pairs<2, 2, 3>> = (0..N).map(product).collect();
        let mut expected = 0;
        for (i, j, k) in indices() {
            let (x, y) = (LEFT[i][k], RIGHT[k][j]);
            let [weight, weight_of_twin] = case.weights[i][j].map(i128::from);
            expected += weight * (case.product(x, y) + case.product(twin(x), twin(y)));
            expected += weight_of_twin * (case.product(x, twin(y)) + case.product(twin(x), y));
        }
        let weights = PairWeights::new(&vec![case.weights; N]);
        let [left, right] = &case.stores;
        assert_eq!(weighed_pairs(&products, &weights, left, right), N as i128 * expected);
        assert_eq!(plain::weighed_pairs(&products, &weights, left, right), N as i128 * expected);
    }
}
