//! Owns the boxes beside a box: with the rows of one box of a band given, the rows of the two others. If the rows have the
//! symbols A, B and C, the first row of the second box takes some of B and as many of C as are left to make four, and so
//! on: Σ C(4,k)³ = 346 ways. Two boxes leave the third. A band is *even* if k = 2, else *uneven*.

use super::divisions::{Division, Divisions, Row, rest, rows, subsets};
use arau_nine::products::{Lines, Product, Sums, add_products};

/// The ways.
pub const N_BESIDE: usize = 346;
/// Those that make an even band.
pub const N_EVEN: usize = 216;

/// The divisions of the second and the third box.
pub type Beside = [u16; 2];

/// All pairs of divisions beside a division, those that make an even band first.
pub fn besides(divisions: &Divisions, [a, b, c]: Division) -> Vec<Beside> {
    let (mut even, mut uneven) = (Vec::with_capacity(N_BESIDE), Vec::new());
    for from_a in subsets(a) {
        for from_b in subsets(b).filter(|from_b| from_b.count_ones() == from_a.count_ones()) {
            for from_c in subsets(c).filter(|from_c| from_c.count_ones() == from_a.count_ones()) {
                let second = [from_b | c & !from_c, from_c | a & !from_a, from_a | b & !from_b];
                let third = [rest(a, second[0]), rest(b, second[1]), rest(c, second[2])];
                let found = if from_a.count_ones() == 2 { &mut even } else { &mut uneven };
                found.push([second, third].map(|division| divisions.number(division) as u16));
            }
        }
    }
    even.append(&mut uneven);
    even
}

/// Whether the pair with this number makes an even band.
pub fn is_even(number: usize) -> bool {
    number < N_EVEN
}

/// All bands as products of small matrices: of all divisions of the second box with all of the third, added up for the
/// first box.
///
/// Let A, B, C be the symbols in the row in which the first box has symbol 0. The next row takes some of B and some of C in the
/// first box, some of A and the rest of C in the second, the rest of A and of B in the third. So the second box depends
/// on what was taken of A and C, the third on A and B, the first on B and C, and adding up over A is a product of matrices.
/// The next row is the one where the first box has the least symbol of B.
pub struct Bands {
    /// One symbol of B.
    one: Vec<Product<4, 1, 4>>,
    /// Two; each matrix in two halves, so that its sums fit into registers.
    two: Vec<Product<3, 3, 6>>,
    /// Three.
    three: Vec<Product<4, 3, 4>>,
    /// All four.
    four: Vec<Product<1, 1, 1>>,
}

impl Bands {
    /// Lists them.
    pub fn new(divisions: &Divisions) -> Bands {
        let mut bands = Bands { one: Vec::new(), two: Vec::new(), three: Vec::new(), four: Vec::new() };
        // Bands with the same A follow each other: they have few sums, and few lines in the other boxes.
        for a in rows().filter(|a| a & 1 == 1) {
            for b in rows().filter(|b| a & b == 0) {
                let taken = Taken { divisions, a, b, c: rest(a, b) };
                bands.one.extend(taken.products(1));
                bands.two.extend(taken.products(2));
                bands.three.extend(taken.products(3));
                bands.four.extend(taken.products(4));
            }
        }
        bands
    }

    /// Adds up the even bands for each division of the first box.
    pub fn add_even(&self, second: &Lines, third: &Lines, sums: &mut Sums) {
        add_products(&self.two, second, third, sums);
    }

    /// Adds up the uneven bands for each division of the first box.
    pub fn add_uneven(&self, second: &Lines, third: &Lines, sums: &mut Sums) {
        add_products(&self.one, second, third, sums);
        add_products(&self.three, second, third, sums);
        add_products(&self.four, second, third, sums);
    }
}

/// The symbols of a row in the three boxes.
struct Taken<'a> {
    divisions: &'a Divisions,
    a: Row,
    b: Row,
    c: Row,
}

impl Taken<'_> {
    /// The products in which the next row takes so many symbols of B in the first box.
    fn products<const I: usize, const J: usize, const K: usize>(
        &self,
        n_of_b: u32,
    ) -> impl Iterator<Item = Product<I, J, K>> {
        let &Taken { a, b, c, .. } = self;
        let least_of_b = b & b.wrapping_neg();
        let of_size =
            |set: u16, n: u32| subsets(set).filter(move |subset| subset.count_ones() == n).collect();
        let from_a: Vec<u16> = of_size(a, 4 - n_of_b);
        let from_c: Vec<u16> = of_size(c, 4 - n_of_b);
        let from_b: Vec<u16> =
            subsets(b).filter(|s| s & least_of_b != 0 && s.count_ones() == n_of_b).collect();
        assert_eq!((from_a.len(), from_b.len(), from_c.len() % I), (K, J, 0));
        let number = |row: Row, next: Row| self.divisions.number([row, next, rest(row, next)]) as u16;
        let second = |from_c: u16, from_a: u16| number(b, from_a | c & !from_c);
        let third = |from_a: u16, from_b: u16| number(c, a & !from_a | b & !from_b);
        let first = |from_c: u16, from_b: u16| number(a, from_b | from_c);
        let products: Vec<Product<I, J, K>> = from_c
            .chunks_exact(I)
            .map(|from_c| Product {
                left: std::array::from_fn(|i| std::array::from_fn(|k| second(from_c[i], from_a[k]))),
                right: std::array::from_fn(|k| std::array::from_fn(|j| third(from_a[k], from_b[j]))),
                sums: std::array::from_fn(|i| std::array::from_fn(|j| first(from_c[i], from_b[j]))),
            })
            .collect();
        products.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::super::divisions::N;
    use super::*;
    use rustc_hash::FxHashMap;

    type Found = FxHashMap<[u16; 3], usize>;

    fn note<const I: usize, const J: usize, const K: usize>(
        products: &[Product<I, J, K>],
        found: &mut Found,
    ) {
        for product in products {
            for i in 0..I {
                for j in 0..J {
                    for k in 0..K {
                        let band = [product.sums[i][j], product.left[i][k], product.right[k][j]];
                        *found.entry(band).or_default() += 1;
                    }
                }
            }
        }
    }

    #[test]
    fn products_are_the_pairs_beside_every_division() {
        let divisions = Divisions::new();
        let bands = Bands::new(&divisions);
        let (mut products_even, mut products_uneven) = (Found::default(), Found::default());
        note(&bands.one, &mut products_uneven);
        note(&bands.two, &mut products_even);
        note(&bands.three, &mut products_uneven);
        note(&bands.four, &mut products_uneven);
        let (mut even, mut uneven) = (Found::default(), Found::default());
        for first in 0..N {
            let found = besides(&divisions, divisions.get(first));
            assert_eq!(found.len(), N_BESIDE);
            for (number, [second, third]) in found.into_iter().enumerate() {
                let found = if is_even(number) { &mut even } else { &mut uneven };
                *found.entry([first as u16, second, third]).or_default() += 1;
            }
        }
        assert_eq!((products_even, products_uneven), (even, uneven));
    }
}
