//! Owns the number of grids with boxes of 2×n for larger n, by cutting the symbols of each class into halves.
//!
//! A half takes n cells of each column of a stack, its *share*, and the other half the rest. So f(A) = Σ α(s) β(rest of s)
//! over shares s, where α and β are the ways to place the halves. `splits.rs` says which halves, so that few kinds of
//! halves with few shares do for all classes; `shares.rs` lists shares up to symmetries; `ways.rs` places halves.
//!
//! A part is some shares of one pattern: all halves of the pattern are placed on each, and every class of the pattern gets its
//! sum of products. Classes have sums of their own, since f is squared only when all its shares are done.

mod shares;
mod splits;
mod ways;

use super::super::plan::{Plan, Share as PartOfSum};
use super::classes::classes;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use shares::{Half, Orbit, Pattern};
use splits::Member;
use std::sync::OnceLock;
use ways::Transversals;

/// The plan for boxes of 2×n, 4 ≤ n ≤ 6.
pub fn plan(n: usize) -> Plan {
    let classes = classes(n);
    let descriptions: Vec<&[u16]> = classes.iter().map(|(descriptions, _)| &descriptions[..]).collect();
    let families: Vec<Family> = splits::choose(n, &descriptions)
        .into_iter()
        .map(|(pattern, members)| Family::new(pattern, members))
        .collect();
    let parts: Vec<(usize, usize)> = families
        .iter()
        .enumerate()
        .flat_map(|(family, of)| (0..of.n_parts).map(move |part| (family, part)))
        .collect();
    let n_choices: Vec<u64> = classes.iter().map(|&(_, n_choices)| n_choices).collect();
    Plan::with_sums(
        format!("grids 2x{n} by halves"),
        parts.len(),
        classes.len(),
        move |i| families[parts[i].0].part(parts[i].1),
        move |ways| ways.iter().zip(&n_choices).map(|(ways, n)| ways * ways * n).sum(),
    )
}

/// The classes whose halves have the same pattern.
struct Family {
    pattern: Pattern,
    members: Vec<Member>,
    n_symmetries: usize,
    /// All images of the halves of all members.
    halves: Vec<Half>,
    /// For each member and symmetry the images of its halves.
    pairs: Vec<[u32; 2]>,
    /// The descriptions that occur, as bits.
    descriptions: u64,
    n_parts: usize,
    /// What all parts need, made when the first of them is begun.
    orbits: OnceLock<Vec<Orbit>>,
}

/// How much a part may cost, in nanoseconds, if the guess is right.
const COST_OF_PART: u64 = 10_000_000_000;

impl Family {
    fn new(pattern: Pattern, members: Vec<Member>) -> Family {
        let symmetries = pattern.symmetries();
        let mut halves = Vec::new();
        let mut number_of = FxHashMap::default();
        let mut pairs = Vec::new();
        for member in &members {
            for symmetry in &symmetries {
                pairs.push([member.half, member.other].map(|half| {
                    let image = symmetry.of_half(&half, pattern.n);
                    *number_of.entry(image).or_insert_with(|| {
                        halves.push(image);
                        halves.len() as u32 - 1
                    })
                }));
            }
        }
        let cost = splits::cost_of_half(pattern.n_shares()) * halves.len() as u64 / symmetries.len() as u64;
        Family {
            pattern,
            members,
            n_symmetries: symmetries.len(),
            descriptions: halves.iter().flat_map(|half| &half[..pattern.n]).fold(0, |all, d| all | 1 << d),
            halves,
            pairs,
            n_parts: cost.div_ceil(COST_OF_PART) as usize,
            orbits: OnceLock::new(),
        }
    }

    /// What some of the shares add to the ways of each class.
    fn part(&self, part: usize) -> Vec<PartOfSum> {
        let orbits = self.orbits.get_or_init(|| self.pattern.orbits(&self.pattern.symmetries()));
        let mut sums = vec![0u128; self.members.len()];
        let mut transversals = Transversals::new();
        let mut ways_on = |share| {
            transversals.list(share, self.pattern.n, self.descriptions);
            self.halves.iter().map(|half| transversals.count(half)).collect::<Vec<u64>>()
        };
        for orbit in orbits.iter().skip(part).step_by(self.n_parts) {
            let (on_share, on_rest) = (ways_on(&orbit.share), ways_on(&orbit.rest));
            for (sum, pairs) in sums.iter_mut().zip(self.pairs.chunks(self.n_symmetries)) {
                let mut of_images = products(pairs, &on_share, &on_rest);
                if !orbit.is_rest_alike {
                    of_images += products(pairs, &on_rest, &on_share);
                }
                *sum += of_images * u128::from(orbit.size) / self.n_symmetries as u128;
            }
        }
        self.members.iter().zip(sums).map(|(member, sum)| (member.class, BigUint::from(sum))).collect()
    }
}

fn products(pairs: &[[u32; 2]], ways: &[u64], ways_of_others: &[u64]) -> u128 {
    let of = |&[half, other]: &[u32; 2]| {
        u128::from(ways[half as usize]) * u128::from(ways_of_others[other as usize])
    };
    pairs.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_counts() {
        assert_eq!(plan(4).count().to_string(), "29136487207403520");
        assert_eq!(plan(5).count().to_string(), "1903816047972624930994913280000");
    }
}
