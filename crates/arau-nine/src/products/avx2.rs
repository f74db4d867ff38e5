//! Owns the twin for AVX2. A line is two registers of 16 lanes. Products of neighbouring lanes are added together as they are
//! made, those of both halves and of all k after that, so that eight sums of 32 bits are left for each entry. Multiplied with
//! the weight they become four of 64 bits, which stand for some products before they are added up.

use super::{Line, Lines, PairWeights, Pairs, Product, Weights};
use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_add_epi64, _mm256_load_si256, _mm256_madd_epi16,
    _mm256_mul_epi32, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_srli_epi64, _mm256_storeu_si256,
    _mm256_sub_epi16,
};
use std::array::from_fn;

#[target_feature(enable = "avx2")]
pub(super) fn weighed<const I: usize, const J: usize, const K: usize>(
    products: &[Product<I, J, K>],
    weights: &Weights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    let n = weights.n_together;
    let mut total = 0;
    for (products, weights) in products.chunks(n).zip(weights.list.chunks(n)) {
        let mut sum = _mm256_setzero_si256();
        for (product, weights) in products.iter().zip(weights) {
            let mut entries = [[_mm256_setzero_si256(); J]; I];
            for k in 0..K {
                for part in 0..2 {
                    let rights: [__m256i; J] = from_fn(|j| half(right.get(product.right[k][j]), part));
                    for (lefts, entries) in product.left.iter().zip(&mut entries) {
                        add_multiples(half(left.get(lefts[k]), part), &rights, entries);
                    }
                }
            }
            sum = add_weighed(sum, &entries, weights);
        }
        total += sum_of(sum);
    }
    total
}

#[target_feature(enable = "avx2")]
pub(super) fn weighed_pairs<const I: usize, const J: usize, const K: usize>(
    products: &[Pairs<I, J, K>],
    weights: &PairWeights<I, J>,
    left: &Lines,
    right: &Lines,
) -> i128 {
    let [of_sums, of_differences] = &weights.0;
    let n = of_sums.n_together.min(of_differences.n_together);
    let mut twice = 0;
    for ((products, of_sums), of_differences) in
        products.chunks(n).zip(of_sums.list.chunks(n)).zip(of_differences.list.chunks(n))
    {
        let mut sums = [_mm256_setzero_si256(); 2];
        for ((product, of_sums), of_differences) in products.iter().zip(of_sums).zip(of_differences) {
            // One after the other: the entries of both do not fit into the registers.
            let entries = entries_of_pairs(product, left, right, |a, b| _mm256_add_epi16(a, b));
            sums[0] = add_weighed(sums[0], &entries, of_sums);
            let entries = entries_of_pairs(product, left, right, |a, b| _mm256_sub_epi16(a, b));
            sums[1] = add_weighed(sums[1], &entries, of_differences);
        }
        twice += sum_of(sums[0]) + sum_of(sums[1]);
    }
    twice / 2
}

/// The entries of a product whose pairs become single lines.
#[inline]
#[target_feature(enable = "avx2")]
fn entries_of_pairs<const I: usize, const J: usize, const K: usize>(
    product: &Pairs<I, J, K>,
    left: &Lines,
    right: &Lines,
    join: impl Fn(__m256i, __m256i) -> __m256i,
) -> [[__m256i; J]; I] {
    let mut entries = [[_mm256_setzero_si256(); J]; I];
    for k in 0..K {
        for part in 0..2 {
            let joined =
                |lines: &Lines, [a, b]: [u16; 2]| join(half(lines.get(a), part), half(lines.get(b), part));
            let rights: [__m256i; J] = from_fn(|j| joined(right, product.right[k][j]));
            for (lefts, entries) in product.left.iter().zip(&mut entries) {
                add_multiples(joined(left, lefts[k]), &rights, entries);
            }
        }
    }
    entries
}

#[inline]
#[target_feature(enable = "avx2")]
fn half(line: &Line, half: usize) -> __m256i {
    debug_assert!(half < 2);
    // SAFETY: a line is 64 bytes and aligned to as many, so that each half is 32 readable, aligned bytes.
    unsafe { _mm256_load_si256(line.0.as_ptr().cast::<__m256i>().add(half)) }
}

/// Adds the products of one number with several.
#[inline]
#[target_feature(enable = "avx2")]
fn add_multiples<const J: usize>(left: __m256i, rights: &[__m256i; J], entries: &mut [__m256i; J]) {
    for (right, entry) in rights.iter().zip(entries) {
        *entry = _mm256_add_epi32(*entry, _mm256_madd_epi16(left, *right));
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn add_weighed<const I: usize, const J: usize>(
    mut sum: __m256i,
    entries: &[[__m256i; J]; I],
    weights: &[[i32; J]; I],
) -> __m256i {
    for (entries, weights) in entries.iter().zip(weights) {
        for (&entry, &weight) in entries.iter().zip(weights) {
            let weight = _mm256_set1_epi32(weight);
            let even = _mm256_mul_epi32(entry, weight);
            let odd = _mm256_mul_epi32(_mm256_srli_epi64::<32>(entry), weight);
            sum = _mm256_add_epi64(sum, _mm256_add_epi64(even, odd));
        }
    }
    sum
}

#[inline]
#[target_feature(enable = "avx2")]
fn sum_of(sums: __m256i) -> i128 {
    let mut numbers = [0i64; 4];
    // SAFETY: four numbers of 64 bits are 32 writable bytes.
    unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast::<__m256i>(), sums) };
    numbers.into_iter().map(i128::from).sum()
}
