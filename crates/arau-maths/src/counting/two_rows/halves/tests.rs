//! The method against published numbers, against itself with other cuts, and against a cut of another kind.

use super::super::super::factors::count_factorisations;
use super::*;

#[test]
fn published_counts() {
    assert_eq!(plan(4).count().to_string(), "29136487207403520");
    assert_eq!(plan(5).count().to_string(), "1903816047972624930994913280000");
}

/// f of a class with twelve symbols, some of which are cut off as a half.
fn ways(descriptions: &[u16], symbols: usize) -> BigUint {
    let (pattern, half, other) = splits::cut(6, descriptions, symbols);
    let family = Family::new(pattern, vec![Member { class: 0, half, other }]);
    (0..family.n_parts).flat_map(|part| family.part(part)).map(|(_, ways)| ways).sum()
}

/// Cuts with different patterns that have few shares.
fn cheap_cuts(descriptions: &[u16]) -> Vec<usize> {
    let halves = (0..1usize << 12).filter(|set| set & 1 == 1 && set.count_ones() == 6);
    let mut cuts: Vec<(Pattern, usize)> =
        halves.map(|set| (splits::cut(6, descriptions, set).0, set)).collect();
    cuts.sort_unstable();
    cuts.dedup_by_key(|&mut (pattern, _)| pattern);
    cuts.retain(|(pattern, _)| pattern.n_shares() < 15_000);
    cuts.into_iter().map(|(_, set)| set).collect()
}

#[test]
fn all_cuts_give_the_same_number() {
    // The upper row of each box has six symbols that follow each other on a circle.
    for starts in [[0, 0, 1, 2, 11, 3], [0, 0, 0, 1, 2, 4]] {
        let arc = |start: usize| (0..6).map(|i| 1usize << ((start + i) % 12)).sum::<usize>();
        let description = |x: usize| (0..6).map(|i| ((arc(starts[i]) >> x & 1) as u16) << i).sum();
        let descriptions: Vec<u16> = (0..12).map(description).collect();
        let [a, b] = [0, 1].map(|start| ways(&descriptions, arc(start)));
        assert_eq!(a, b, "{starts:?}");
        assert!(a > BigUint::from(10u32).pow(15));
    }
}

/// Square matrices of order 6 with three ones in every row and column, as rows of bits.
fn matrices() -> Vec<[u16; 6]> {
    fn extend(rows: &mut Vec<u16>, sums: [u8; 6], found: &mut Vec<[u16; 6]>) {
        if let Ok(rows) = rows[..].try_into() {
            return found.push(rows);
        }
        for row in (0..64u16).filter(|row| row.count_ones() == 3) {
            let mut sums = sums;
            (0..6).for_each(|i| sums[i] += (row >> i & 1) as u8);
            if sums.iter().all(|&sum| sum <= 3) {
                rows.push(row);
                extend(rows, sums, found);
                rows.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(&mut Vec::new(), [0; 6], &mut found);
    found
}

/// How often each column has a one in some rows.
fn sums(rows: &[u16]) -> u32 {
    rows.iter().flat_map(|row| (0..6).map(move |i| u32::from(row >> i & 1) << (4 * i))).sum()
}

/// f where three boxes have the same symbols in their upper rows, and so have the other three; this many are common to both. The
/// boxes are cut in threes instead of the symbols in halves: each symbol takes three columns in the first boxes. What is in
/// an upper row or in a lower row of three boxes is a matrix, and a Latin rectangle on it.
fn ways_by_boxes(n_common: usize) -> BigUint {
    let mut known: FxHashMap<[u16; 6], u64> = FxHashMap::default();
    let mut rectangles = |mut rows: [u16; 6]| {
        rows.sort_unstable();
        let count = || u64::try_from(count_factorisations(&rows)).expect("a small number");
        *known.entry(rows).or_insert_with(count)
    };
    let matrices = matrices();
    let mut by_sums: FxHashMap<u32, Vec<&[u16; 6]>> = FxHashMap::default();
    for lower in &matrices {
        by_sums.entry(sums(&lower[n_common..])).or_default().push(lower);
    }
    let mut sum = 0u128;
    // Columns may be permuted, so that the first symbol takes the first three. Of the others, those that the upper rows have
    // in common may be permuted, and those that they do not.
    let is_first = |upper: &&[u16; 6]| {
        upper[0] == 0b111 && upper[1..n_common].is_sorted() && upper[n_common..].is_sorted()
    };
    for upper in matrices.iter().filter(is_first) {
        let n_orders = [&upper[1..n_common], &upper[n_common..]].map(|rows| {
            let like = rows.chunk_by(|a, b| a == b).map(|like| (1..=like.len() as u64).product::<u64>());
            (1..=rows.len() as u64).product::<u64>() / like.product::<u64>()
        });
        let n_orders = 20 * n_orders[0] * n_orders[1];
        // The upper rows of the other boxes must have as many of each column.
        for &lower in by_sums.get(&sums(&upper[n_common..])).into_iter().flatten() {
            let mut mixed = [*upper, *lower];
            mixed[0][n_common..].copy_from_slice(&lower[n_common..]);
            mixed[1][n_common..].copy_from_slice(&upper[n_common..]);
            let [a, b] = mixed.map(|rows| rectangles(rows.map(|row| !row & 63)));
            let ways = u128::from(rectangles(*upper) * rectangles(*lower)) * u128::from(a * b);
            sum += ways * u128::from(n_orders);
        }
    }
    sum.into()
}

#[test]
fn cutting_boxes_gives_the_same_number() {
    for n_common in [3, 4, 5] {
        let first = 0b0000_0011_1111u16;
        let second = first << (6 - n_common);
        let description = |x: usize| if first >> x & 1 == 1 { 0b111 } else { 0 } | if second >> x & 1 == 1 { 0b11_1000 } else { 0 };
        let descriptions: Vec<u16> = (0..12).map(description).collect();
        let expected = ways_by_boxes(n_common);
        let cuts = cheap_cuts(&descriptions);
        assert!(!cuts.is_empty());
        for symbols in cuts {
            assert_eq!(ways(&descriptions, symbols), expected, "{n_common} {symbols:b}");
        }
    }
}

#[test]
fn two_latin_squares() {
    let descriptions = [[0; 6], [0b11_1111; 6]].concat();
    let squares = BigUint::from(812_851_200u32);
    for symbols in [0b11_1111, 0b1_1111 | 1 << 6] {
        assert_eq!(ways(&descriptions, symbols), &squares * &squares, "{symbols:b}");
    }
}
