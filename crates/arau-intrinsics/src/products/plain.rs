//! Owns the twin in plain Rust, which says what the numbers are.

#[cfg(any(not(target_arch = "x86_64"), test))]
use super::QUAD;
use super::{Line, Lines, N_LANES, PairWeights, Pairs, Product, Weights};

pub(super) fn weighed<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    weights: &Weights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    let mut total = 0;
    for (product, weights) in products.iter().zip(&weights.list) {
        for (lefts, weights) in product.left.iter().zip(weights) {
            for (j, &weight) in weights.iter().enumerate() {
                let factors = lefts.iter().zip(&product.right);
                let entry = factors.map(|(&x, rights)| product_of(left.get(x), right.get(rights[j])));
                total += i128::from(weight) * entry.sum::<i128>();
            }
        }
    }
    total
}

pub(super) fn weighed_pairs<const I: usize, const J: usize, const K: usize>(
    products: &[Pairs<I, J, K>],
    weights: &PairWeights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    let mut twice = 0;
    let [of_sums, of_differences] = &weights.0;
    for ((product, of_sums), of_differences) in products.iter().zip(&of_sums.list).zip(&of_differences.list) {
        for ((lefts, of_sums), of_differences) in product.left.iter().zip(of_sums).zip(of_differences) {
            for (j, (&of_sum, &of_difference)) in of_sums.iter().zip(of_differences).enumerate() {
                for (xs, rights) in lefts.iter().zip(&product.right) {
                    let [x, x_twin] = xs.map(|place| left.get(place));
                    let [y, y_twin] = rights[j].map(|place| right.get(place));
                    let first = product_of(x, y) + product_of(x_twin, y_twin);
                    let second = product_of(x, y_twin) + product_of(x_twin, y);
                    twice +=
                        i128::from(of_sum) * (first + second) + i128::from(of_difference) * (first - second);
                }
            }
        }
    }
    twice / 2
}

/// Over all lanes.
fn product_of(left: &Line, right: &Line) -> i128 {
    (0..N_LANES).map(|lane| i128::from(left.lane(lane)) * i128::from(right.lane(lane))).sum()
}

/// Turns a matrix of 4 × 4 numbers.
#[cfg(any(not(target_arch = "x86_64"), test))]
pub(super) fn turned([a, b, c, d]: [u64; QUAD]) -> [u64; QUAD] {
    const EVEN: u64 = 0x0000_ffff_0000_ffff;
    const LOW: u64 = 0xffff_ffff;
    // First pairs of numbers, then pairs of pairs.
    let (ab_even, ab_odd) = (a & EVEN | (b & EVEN) << 16, a >> 16 & EVEN | b & !EVEN);
    let (cd_even, cd_odd) = (c & EVEN | (d & EVEN) << 16, c >> 16 & EVEN | d & !EVEN);
    [
        ab_even & LOW | cd_even << 32,
        ab_odd & LOW | cd_odd << 32,
        ab_even >> 32 | cd_even & !LOW,
        ab_odd >> 32 | cd_odd & !LOW,
    ]
}
