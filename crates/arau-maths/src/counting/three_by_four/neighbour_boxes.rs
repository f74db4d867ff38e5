//! Owns the boxes beside a box: with the rows of one box of a band given, the rows of the two others. If the rows have the
//! symbols A, B and C, the first row of the second box takes some of B and as many of C as are left to make four, and so
//! on: Σ C(4,k)³ = 346 ways. Two boxes leave the third. A band is *even* if k = 2, else *uneven*.

use super::divisions::{Division, Divisions, N, Row, rest, rows, subsets};
use arau_intrinsics::products::{self, Lines, PairWeights, Pairs, Place, Product, weighed, weighed_pairs};

/// The ways.
pub const N_NEIGHBOURS: usize = 346;
/// Those that make an even band.
pub const N_EVEN: usize = 216;

/// The divisions of the second and the third box.
pub type NeighbourBoxes = [u16; 2];

/// All pairs of divisions beside a division, those that make an even band first.
pub fn neighbours_of(divisions: &Divisions, [a, b, c]: Division) -> Vec<NeighbourBoxes> {
    let (mut even, mut uneven) = (Vec::with_capacity(N_NEIGHBOURS), Vec::new());
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
///
/// In an even band two are taken of each. Whoever takes the other two of A and the other two of C has the same division in the
/// second box with its last two rows exchanged, and likewise in the other boxes. So what is taken comes in pairs, and the matrices
/// consist of pairs. In an uneven band, the next row is the one with one symbol of B in the first box; unless all
/// three boxes have the same division.
pub struct Bands {
    even: Vec<Pairs<3, 3, 3>>,
    /// The divisions of the first box.
    even_firsts: Vec<[[[u16; 2]; 3]; 3]>,
    /// Each matrix in two halves, so that its sums fit into registers.
    uneven: Vec<Product<4, 2, 4>>,
    uneven_firsts: Vec<[[u16; 2]; 4]>,
    /// All three boxes with the same division.
    alike: Vec<Product<1, 1, 1>>,
}

/// How often each division of the first box counts.
pub struct Weights {
    even: PairWeights<3, 3>,
    uneven: products::Weights<4, 2>,
    alike: products::Weights<1, 1>,
}

impl Bands {
    /// Lists them.
    pub fn new(divisions: &Divisions) -> Bands {
        let alike = (0..N as u16)
            .map(|line| Product { left: [[Place::of(line)]], right: [[Place::of(line)]] })
            .collect();
        let mut bands = Bands {
            even: Vec::new(),
            even_firsts: Vec::new(),
            uneven: Vec::new(),
            uneven_firsts: Vec::new(),
            alike,
        };
        // Bands with the same B follow each other: they have few lines in the second box.
        for b in rows().filter(|b| b & 1 == 0) {
            for a in rows().filter(|a| a & 1 == 1 && a & b == 0) {
                let taken = RowSymbols { divisions, a, b, c: rest(a, b) };
                taken.push_even(&mut bands);
                taken.push_uneven(&mut bands);
            }
        }
        bands
    }

    /// For this many ways to fill the first stack, by the division of the first box.
    pub fn weights(&self, ways: &[u32]) -> Weights {
        let ways = |division: u16| ways[division as usize] as i32;
        let even = self.even_firsts.iter().map(|firsts| firsts.map(|row| row.map(|pair| pair.map(ways))));
        let uneven = self.uneven_firsts.iter().map(|firsts| firsts.map(|row| row.map(ways)));
        // The second box may have the rows of the first one down or one up.
        let alike = (0..N as u16).map(|division| [[2 * ways(division)]]);
        Weights {
            even: PairWeights::new(&even.collect::<Vec<_>>()),
            uneven: products::Weights::new(uneven.collect()),
            alike: products::Weights::new(alike.collect()),
        }
    }

    /// The sum over the even bands.
    pub fn even(&self, weights: &Weights, second: &Lines, third: &Lines) -> i128 {
        weighed_pairs(&self.even, &weights.even, second, third)
    }

    /// The sum over the uneven bands.
    pub fn uneven(&self, weights: &Weights, second: &Lines, third: &Lines) -> i128 {
        weighed(&self.uneven, &weights.uneven, second, third)
            + weighed(&self.alike, &weights.alike, second, third)
    }
}

/// The symbols of a row in the three boxes.
struct RowSymbols<'a> {
    divisions: &'a Divisions,
    a: Row,
    b: Row,
    c: Row,
}

impl RowSymbols<'_> {
    fn push_even(&self, bands: &mut Bands) {
        let &RowSymbols { a, b, c, .. } = self;
        // Two of four, of which one is the least: the pair consists of these two and the others.
        let pairs = |set: Row| {
            let least = set & set.wrapping_neg();
            let pairs: Vec<[u16; 2]> =
                of_size(set, 2).filter(|two| two & least != 0).map(|two| [two, set & !two]).collect();
            <[[u16; 2]; 3]>::try_from(pairs).expect("three pairs")
        };
        let [from_a, from_b, from_c] = [a, b, c].map(pairs);
        bands.even.push(Pairs {
            left: from_c.map(|[from_c, _]| from_a.map(|pair| pair.map(|from_a| self.second(from_c, from_a)))),
            right: from_a.map(|pair| from_b.map(|[from_b, _]| pair.map(|from_a| self.third(from_a, from_b)))),
        });
        let firsts =
            from_c.map(|pair| from_b.map(|[from_b, _]| pair.map(|from_c| self.first(from_c, from_b))));
        bands.even_firsts.push(firsts);
    }

    fn push_uneven(&self, bands: &mut Bands) {
        let four = |set: Row, size: u32| -> [u16; 4] {
            of_size(set, size).collect::<Vec<u16>>().try_into().expect("one, or all but one")
        };
        let [from_a, from_b, from_c] = [four(self.a, 3), four(self.b, 1), four(self.c, 3)];
        for from_b in [[from_b[0], from_b[1]], [from_b[2], from_b[3]]] {
            bands.uneven.push(Product {
                left: from_c.map(|from_c| from_a.map(|from_a| self.second(from_c, from_a))),
                right: from_a.map(|from_a| from_b.map(|from_b| self.third(from_a, from_b))),
            });
            bands.uneven_firsts.push(from_c.map(|from_c| from_b.map(|from_b| self.first(from_c, from_b))));
        }
    }

    fn first(&self, from_c: u16, from_b: u16) -> u16 {
        self.number(self.a, from_b | from_c)
    }

    fn second(&self, from_c: u16, from_a: u16) -> Place {
        Place::of(self.number(self.b, from_a | self.c & !from_c))
    }

    fn third(&self, from_a: u16, from_b: u16) -> Place {
        Place::of(self.number(self.c, self.a & !from_a | self.b & !from_b))
    }

    fn number(&self, row: Row, next: Row) -> u16 {
        self.divisions.number([row, next, rest(row, next)]) as u16
    }
}

/// The subsets of a set with this many symbols.
fn of_size(set: u16, size: u32) -> impl Iterator<Item = u16> {
    subsets(set).filter(move |subset| subset.count_ones() == size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    type BandCounts = FxHashMap<[u16; 3], usize>;

    #[test]
    fn products_are_the_pairs_beside_every_division() {
        let divisions = Divisions::new();
        let bands = Bands::new(&divisions);
        let (mut products_even, mut products_uneven) = (BandCounts::default(), BandCounts::default());
        for (product, firsts) in bands.even.iter().zip(&bands.even_firsts) {
            for (left, firsts) in product.left.iter().zip(firsts) {
                for (k, left) in left.iter().enumerate() {
                    for (right, firsts) in product.right[k].iter().zip(firsts) {
                        // Of twins of either box, equal ones go with the first, unequal ones with its twin.
                        for (l, r) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                            *products_even
                                .entry([firsts[l ^ r], left[l].line(), right[r].line()])
                                .or_default() += 1;
                        }
                    }
                }
            }
        }
        for (product, firsts) in bands.uneven.iter().zip(&bands.uneven_firsts) {
            for (left, firsts) in product.left.iter().zip(firsts) {
                for (k, &left) in left.iter().enumerate() {
                    for (&right, &first) in product.right[k].iter().zip(firsts) {
                        *products_uneven.entry([first, left.line(), right.line()]).or_default() += 1;
                    }
                }
            }
        }
        for (first, product) in bands.alike.iter().enumerate() {
            *products_uneven
                .entry([first as u16, product.left[0][0].line(), product.right[0][0].line()])
                .or_default() += 2;
        }
        let (mut even, mut uneven) = (BandCounts::default(), BandCounts::default());
        for first in 0..N {
            let found = neighbours_of(&divisions, divisions.get(first));
            assert_eq!(found.len(), N_NEIGHBOURS);
            for (number, [second, third]) in found.into_iter().enumerate() {
                let found = if is_even(number) { &mut even } else { &mut uneven };
                *found.entry([first as u16, second, third]).or_default() += 1;
            }
        }
        assert!(products_even == even);
        assert!(products_uneven == uneven);
    }
}
