//! Owns the choices of symbols for the upper rows of n boxes, up to symmetries: neither the order of the boxes, nor which
//! row of a box is the upper one, nor the names of the symbols matter. Classes are built box by box, with the number of
//! choices that lead to them.

use crate::counting::permutations::permutations;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rustc_hash::FxHashMap;

/// For every symbol the upper rows in which it stands, a bit for each box; sorted.
pub type Descriptions = Vec<u16>;

/// Representatives for boxes of 2×n, sorted, and how many choices each stands for.
pub fn classes(n: usize) -> Vec<(Descriptions, u64)> {
    let mut classes = vec![(vec![0; 2 * n], 1)];
    for n_boxes in 1..=n {
        let orders = orders(n_boxes);
        let longer = classes.into_par_iter().map(|(descriptions, n_choices)| {
            let longer = with_another_box(&descriptions, n_boxes - 1).into_iter();
            merged(longer.map(|(longer, n_ways)| (canonical(&longer, &orders), n_choices * n_ways)))
        });
        classes = merged(longer.collect::<Vec<_>>().into_iter().flatten()).into_iter().collect();
    }
    classes.sort_unstable();
    classes
}

fn merged(numbers: impl Iterator<Item = (Descriptions, u64)>) -> FxHashMap<Descriptions, u64> {
    let mut sums = FxHashMap::default();
    for (descriptions, n) in numbers {
        *sums.entry(descriptions).or_default() += n;
    }
    sums
}

/// The descriptions with a bit more, and the number of sets of n symbols that lead there.
fn with_another_box(descriptions: &[u16], bit: usize) -> FxHashMap<Descriptions, u64> {
    let n_symbols = descriptions.len();
    // The first symbol may be left below: exchanging the rows of the box is a symmetry.
    let sets =
        (0u32..1 << n_symbols).filter(|set| set.count_ones() as usize * 2 == n_symbols && set & 1 == 0);
    merged(sets.map(|set| {
        let with_bit = |(i, d): (usize, &u16)| d | ((set >> i & 1) as u16) << bit;
        let mut longer: Descriptions = descriptions.iter().enumerate().map(with_bit).collect();
        longer.sort_unstable();
        (longer, 2)
    }))
}

/// A permutation of the boxes: where it takes each, and what it makes of each description.
struct Order {
    to: Vec<usize>,
    images: Vec<u16>,
}

fn orders(n_boxes: usize) -> Vec<Order> {
    let order = |to: Vec<usize>| {
        let image = |d: usize| to.iter().enumerate().fold(0, |image, (i, to)| image | (d >> i & 1) << to);
        Order { images: (0..1 << n_boxes).map(|d| image(d) as u16).collect(), to }
    };
    permutations(n_boxes).into_iter().map(order).collect()
}

/// The least image among those that some traits single out: boxes are in the order of their traits, and the rows are
/// exchanged so that a symbol of the rarest kind is below everywhere.
fn canonical(descriptions: &[u16], orders: &[Order]) -> Descriptions {
    let n_boxes = orders[0].to.len();
    let boxes: Vec<u32> = (0..n_boxes).map(|i| trait_of_box(descriptions, n_boxes, i)).collect();
    let mut sorted = boxes.clone();
    sorted.sort_unstable();
    let symbols: Vec<u64> = descriptions.iter().map(|&d| trait_of_symbol(descriptions, d)).collect();
    let n_like = |of: u64| symbols.iter().filter(|&&other| other == of).count();
    let rarest = symbols.iter().map(|&of| (n_like(of), of)).min();
    let is_rarest = |of: u64| rarest.is_some_and(|(_, rarest)| of == rarest);
    let mut below: Vec<u16> =
        descriptions.iter().zip(&symbols).filter(|&(_, &of)| is_rarest(of)).map(|(&d, _)| d).collect();
    below.dedup();
    let mut best = Descriptions::new();
    let mut image = descriptions.to_vec();
    for order in orders.iter().filter(|order| order.to.iter().zip(&boxes).all(|(&to, of)| sorted[to] == *of))
    {
        for &zero in &below {
            for (image, d) in image.iter_mut().zip(descriptions) {
                *image = order.images[usize::from(d ^ zero)];
            }
            image.sort_unstable();
            if best.is_empty() || image < best {
                best.clone_from(&image);
            }
        }
    }
    best
}

/// How often a box agrees with others on how many symbols, whichever rows are the upper ones.
fn trait_of_box(descriptions: &[u16], n_boxes: usize, i: usize) -> u32 {
    let n_symbols = descriptions.len();
    let others = (0..n_boxes).map(|j| {
        let n_apart = descriptions.iter().filter(|&d| (d >> i ^ d >> j) & 1 == 1).count();
        1 << (4 * n_apart.min(n_symbols - n_apart))
    });
    others.sum()
}

/// How often a symbol stands like others in how many boxes.
fn trait_of_symbol(descriptions: &[u16], of: u16) -> u64 {
    descriptions.iter().map(|d| 1 << (4 * (d ^ of).count_ones())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_cover_every_choice() {
        let of_box = [(2, 6u64), (3, 20), (4, 70), (5, 252), (6, 924)];
        let published = [2, 4, 26, 355, 63_199];
        for ((n, choices_of_a_box), n_classes) in of_box.into_iter().zip(published) {
            let classes = classes(n);
            assert_eq!(classes.len(), n_classes);
            let covered: u64 = classes.into_iter().map(|(_, n_choices)| n_choices).sum();
            assert_eq!(covered, choices_of_a_box.pow(n as u32));
        }
    }
}
