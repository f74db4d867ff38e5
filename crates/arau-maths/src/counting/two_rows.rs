//! Owns the number of grids with boxes of two rows, 2×n (method of Pettersen, 2006).
//!
//! Such a grid has two stacks, of n columns each. In the left stack let A₁ … Aₙ be the symbols in the upper rows of its n boxes;
//! the lower rows hold the others. In the right stack upper and lower are exchanged. Given these sets the stacks do not
//! depend on each other, and each can be filled in the same number of ways f(A): split the graph of symbols and rows
//! into n perfect matchings, the columns. So the number is Σ f(A)².
//!
//! A symbol is described by the upper rows in which it stands, n bits. Only how many symbols have which description
//! matters, and neither the order of the boxes nor which row of a box is the upper one. Classes under these symmetries are built
//! box by box with the number of choices of A that lead to them.

use super::forms::Known;
use super::plan::Plan;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The descriptions of all symbols, sorted.
type Descriptions = Vec<u16>;

/// The plan for boxes of 2×n, 2 ≤ n ≤ 5.
pub fn plan(n: usize) -> Plan {
    let classes = classes(n);
    let known = Known::default();
    Plan::new(format!("grids 2x{n}"), classes.len(), 1u32, move |i| {
        let (descriptions, n_choices) = &classes[i];
        let ways = known.count_factorisations(&rows_of_symbols(descriptions, n));
        &ways * &ways * n_choices
    })
}

/// Representatives, and how many choices of the sets each stands for.
fn classes(n: usize) -> Vec<(Descriptions, BigUint)> {
    let mut classes = FxHashMap::from_iter([(vec![0; 2 * n], BigUint::from(1u32))]);
    for n_boxes in 1..=n {
        let symmetries = symmetries(n_boxes);
        let mut next: FxHashMap<Descriptions, BigUint> = FxHashMap::default();
        for (descriptions, n_choices) in classes {
            for (longer, n_ways) in with_another_box(&descriptions, n, n_boxes - 1) {
                *next.entry(canonical(&longer, &symmetries)).or_default() += &n_choices * n_ways;
            }
        }
        classes = next;
    }
    let mut classes: Vec<_> = classes.into_iter().collect();
    classes.sort();
    classes
}

/// The descriptions with a bit more, and the number of sets of n symbols that lead there.
fn with_another_box(descriptions: &[u16], n: usize, bit: usize) -> FxHashMap<Descriptions, u64> {
    let mut found = FxHashMap::default();
    for upper in (0u32..1 << (2 * n)).filter(|upper| upper.count_ones() as usize == n) {
        let mut longer: Descriptions =
            descriptions.iter().enumerate().map(|(i, d)| d | ((upper >> i & 1) as u16) << bit).collect();
        longer.sort_unstable();
        *found.entry(longer).or_default() += 1;
    }
    found
}

/// What permuting boxes and exchanging their rows makes of each description.
fn symmetries(n_boxes: usize) -> Vec<Vec<u16>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..n_boxes {
        let extended = orders.iter().flat_map(|order: &Vec<usize>| {
            (0..n_boxes).filter(|i| !order.contains(i)).map(|i| [&order[..], &[i]].concat())
        });
        orders = extended.collect();
    }
    let mut symmetries = Vec::new();
    for order in &orders {
        for exchanged in 0..1 << n_boxes {
            let image = |d: u16| {
                order.iter().enumerate().fold(exchanged, |image, (i, to)| image ^ (d >> i & 1) << to)
            };
            symmetries.push((0..1 << n_boxes).map(image).collect());
        }
    }
    symmetries
}

fn canonical(descriptions: &[u16], symmetries: &[Vec<u16>]) -> Descriptions {
    let images = symmetries.iter().map(|symmetry| {
        let mut image: Descriptions = descriptions.iter().map(|&d| symmetry[d as usize]).collect();
        image.sort_unstable();
        image
    });
    images.min().expect("there is a symmetry")
}

/// The rows of the left stack that hold each symbol.
fn rows_of_symbols(descriptions: &[u16], n: usize) -> Vec<u16> {
    let rows = |d: u16| (0..n).fold(0, |rows, i| rows | 1 << (2 * i + (d >> i & 1) as usize));
    descriptions.iter().map(|&d| rows(d)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_classes() {
        assert_eq!([2, 3, 4].map(|n| classes(n).len()), [2, 4, 26]);
    }

    #[test]
    fn classes_cover_every_choice() {
        for (n, choices_of_a_box) in [(2, 6u32), (3, 20), (4, 70)] {
            let covered: BigUint = classes(n).into_iter().map(|(_, n_choices)| n_choices).sum();
            assert_eq!(covered, BigUint::from(choices_of_a_box).pow(n as u32));
        }
    }

    #[test]
    fn published_counts() {
        let published = ["288", "28200960", "29136487207403520"];
        assert_eq!([2, 3, 4].map(|n| plan(n).count().to_string()), published);
    }
}
