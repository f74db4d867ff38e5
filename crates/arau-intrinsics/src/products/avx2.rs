//! Owns the twin for AVX2, and turns matrices with what every x86-64 processor has. A line is two registers of 16 lanes.
//! Products of neighbouring lanes are added together as they are made, those of both halves and of all k after that, so
//! that eight sums of 32 bits are left for each entry. Multiplied with the weight they become four of 64 bits, which
//! collect some products before they are added up.
//!
//! Every function enables the instructions that it uses, so the compiler lets nothing call it without `unsafe` that does
//! not enable them too.
#![allow(unsafe_code)]

use super::{Line, Lines, N_LANES, PairWeights, Pairs, Product, QUAD, Weights};
use std::arch::asm;
use std::arch::x86_64::{
    __m256i, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_unpackhi_epi32, _mm_unpackhi_epi64,
    _mm_unpacklo_epi16, _mm_unpacklo_epi32, _mm256_add_epi16, _mm256_add_epi64, _mm256_load_si256,
    _mm256_mul_epi32, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_srli_epi64, _mm256_storeu_si256,
    _mm256_sub_epi16,
};
use std::array::from_fn;

/// Registers that a line fills.
const N_PARTS: usize = N_LANES / 16;

/// Words of four lanes that fill a register.
const QUADS_OF_PART: usize = 16 / QUAD;

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
        let mut sum = Sum::zero();
        for (product, weights) in products.iter().zip(weights) {
            let mut entries = [[_mm256_setzero_si256(); J]; I];
            for k in 0..K {
                let lefts: [&Line; I] = from_fn(|i| left.get(product.left[i][k]));
                let rights: [&Line; J] = from_fn(|j| right.get(product.right[k][j]));
                for part in 0..N_PARTS {
                    let rights: [__m256i; J] = rights.map(|right| part_of(right, part));
                    for (left, entries) in lefts.iter().zip(&mut entries) {
                        add_multiples(part_of(left, part), &rights, entries);
                    }
                }
            }
            sum.add(&entries, weights);
        }
        total += sum.total();
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
        let mut sums = [Sum::zero(); 2];
        for ((product, of_sums), of_differences) in products.iter().zip(of_sums).zip(of_differences) {
            // One after the other: the entries of both do not fit into the registers.
            let entries = entries_of_pairs(product, left, right, |a, b| _mm256_add_epi16(a, b));
            sums[0].add(&entries, of_sums);
            let entries = entries_of_pairs(product, left, right, |a, b| _mm256_sub_epi16(a, b));
            sums[1].add(&entries, of_differences);
        }
        twice += sums[0].total() + sums[1].total();
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
        let lefts: [[&Line; 2]; I] = from_fn(|i| product.left[i][k].map(|line| left.get(line)));
        let rights: [[&Line; 2]; J] = from_fn(|j| product.right[k][j].map(|line| right.get(line)));
        for part in 0..N_PARTS {
            let joined = |[a, b]: [&Line; 2]| join(part_of(a, part), part_of(b, part));
            let rights: [__m256i; J] = rights.map(joined);
            for (&left, entries) in lefts.iter().zip(&mut entries) {
                add_multiples(joined(left), &rights, entries);
            }
        }
    }
    entries
}

#[inline]
#[target_feature(enable = "avx2")]
fn part_of(line: &Line, part: usize) -> __m256i {
    let (parts, _) = line.0.as_chunks::<QUADS_OF_PART>();
    // SAFETY: a part is 32 readable bytes, and lines are aligned to 64.
    unsafe { _mm256_load_si256(parts[part].as_ptr().cast()) }
}

/// Adds the products of one number with several.
#[inline]
#[target_feature(enable = "avx2")]
fn add_multiples<const J: usize>(left: __m256i, rights: &[__m256i; J], entries: &mut [__m256i; J]) {
    for (&right, entry) in rights.iter().zip(entries) {
        // As intrinsics these two are put into another order, for which there are not enough registers.
        // SAFETY: only registers are read and written, and this function enables the instructions.
        unsafe {
            asm!(
                "vpmaddwd {product}, {left}, {right}",
                "vpaddd {entry}, {entry}, {product}",
                product = out(ymm_reg) _,
                left = in(ymm_reg) left,
                right = in(ymm_reg) right,
                entry = inout(ymm_reg) *entry,
                options(pure, nomem, nostack, preserves_flags),
            );
        }
    }
}

/// Weighed sums, of even and of odd lanes. They are kept apart, since even · weight + odd · weight would be compiled as
/// (even + odd) · weight, for which there is no instruction.
#[derive(Clone, Copy)]
struct Sum([__m256i; 2]);

impl Sum {
    #[inline]
    #[target_feature(enable = "avx2")]
    fn zero() -> Sum {
        Sum([_mm256_setzero_si256(); 2])
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn add<const I: usize, const J: usize>(&mut self, entries: &[[__m256i; J]; I], weights: &[[i32; J]; I]) {
        let Sum([even, odd]) = self;
        for (entries, weights) in entries.iter().zip(weights) {
            for (&entry, &weight) in entries.iter().zip(weights) {
                let weight = _mm256_set1_epi32(weight);
                *even = _mm256_add_epi64(*even, _mm256_mul_epi32(entry, weight));
                *odd = _mm256_add_epi64(*odd, _mm256_mul_epi32(_mm256_srli_epi64::<32>(entry), weight));
            }
        }
    }

    #[target_feature(enable = "avx2")]
    fn total(self) -> i128 {
        let mut numbers = [[0i64; 4]; 2];
        for (numbers, sums) in numbers.iter_mut().zip(self.0) {
            // SAFETY: four numbers of 64 bits are 32 writable bytes.
            unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast::<__m256i>(), sums) };
        }
        numbers.into_iter().flatten().map(i128::from).sum()
    }
}

/// Turns a matrix of 4 × 4 numbers, by instructions that every such machine has.
#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn turned(rows: [u64; QUAD]) -> [u64; QUAD] {
    let [a, b, c, d] = rows.map(|row| _mm_cvtsi64_si128(row.cast_signed()));
    let (ab, cd) = (_mm_unpacklo_epi16(a, b), _mm_unpacklo_epi16(c, d));
    let (low, high) = (_mm_unpacklo_epi32(ab, cd), _mm_unpackhi_epi32(ab, cd));
    let word = |words| _mm_cvtsi128_si64(words).cast_unsigned();
    [low, _mm_unpackhi_epi64(low, low), high, _mm_unpackhi_epi64(high, high)].map(word)
}
