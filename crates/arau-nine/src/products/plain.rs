//! Owns the twin in plain Rust, which says what the numbers are.

use super::{Line, Lines, N_LANES, PairWeights, Pairs, Product, Weights};

pub(super) fn weighed<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    weights: &Weights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    let mut total = 0;
    for (product, weights) in products.iter().zip(&weights.list) {
        for i in 0..I {
            for j in 0..J {
                let entry =
                    |k: usize| product_of(left.get(product.left[i][k]), right.get(product.right[k][j]));
                total += i128::from(weights[i][j]) * (0..K).map(entry).sum::<i128>();
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
        for i in 0..I {
            for j in 0..J {
                for k in 0..K {
                    let [x, x_twin] = product.left[i][k].map(|line| left.get(line));
                    let [y, y_twin] = product.right[k][j].map(|line| right.get(line));
                    let first = product_of(x, y) + product_of(x_twin, y_twin);
                    let second = product_of(x, y_twin) + product_of(x_twin, y);
                    twice += i128::from(of_sums[i][j]) * (first + second)
                        + i128::from(of_differences[i][j]) * (first - second);
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
