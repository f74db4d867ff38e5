//! Owns the number of grids with boxes of 2×n for larger n, by cutting the symbols of each class into halves.
//!
//! A half takes n cells of each column of a stack, its *share*, and the other half the rest. So f(A) = Σ α(s) β(rest of s)
//! over shares s, where α and β are the ways to place the halves. `splits.rs` says which halves, so that few kinds of
//! halves with few shares do for all classes; `shares.rs` lists shares up to symmetries; `ways.rs` places halves.
//!
//! A part is some shares of one pattern: all halves of the pattern are placed on each, and every class of the pattern gets its
//! sum of products. Classes have sums of their own, since f is squared only when all its shares are done.

mod cover;
mod numbering;
mod shares;
mod splits;
mod transversals;
mod ways;

use super::super::plan::{Plan, Share as PartOfSum};
use super::classes::classes;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use shares::{Half, Orbit, Pattern, Share};
use splits::Member;
use std::sync::OnceLock;
use ways::{Counter, Recipe};

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
        format!("grids 2x{n} by halves, cut as {:016x}", fingerprint(&families)),
        parts.len(),
        classes.len(),
        move |i| families[parts[i].0].part(parts[i].1),
        move |ways| ways.iter().zip(&n_choices).map(|(ways, n)| ways * ways * n).sum(),
    )
}

/// Tells apart plans that cut differently: what one has done is of no use to another.
fn fingerprint(families: &[Family]) -> u64 {
    let numbers = families.iter().flat_map(|family| {
        let members = family.members.iter();
        members.flat_map(|of| {
            [of.class as u64].into_iter().chain([of.half, of.other].concat().into_iter().map(u64::from))
        })
    });
    numbers.fold(families.len() as u64, |sum, number| (sum ^ number).wrapping_mul(0x0100_0000_01b3))
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
    n_parts: usize,
    /// What all parts need, made when the first of them is begun.
    prepared: OnceLock<(Vec<Orbit>, Recipe)>,
}

/// How much a part may cost, in nanoseconds, if the guess is right.
const COST_OF_PART: u64 = 10_000_000_000;

/// This many shares show about what it costs to place symbols.
const N_EXAMPLES: usize = 10;

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
            halves,
            pairs,
            n_parts: cost.div_ceil(COST_OF_PART) as usize,
            prepared: OnceLock::new(),
        }
    }

    fn prepare(&self) -> (Vec<Orbit>, Recipe) {
        let orbits = self.pattern.orbits(&self.pattern.symmetries());
        let some = orbits.iter().step_by(orbits.len().div_ceil(N_EXAMPLES));
        let examples: Vec<Share> = some.map(|orbit| orbit.share).collect();
        let recipe = Recipe::new(self.pattern.n, &self.halves, &examples);
        (orbits, recipe)
    }

    /// What some of the shares add to the ways of each class.
    fn part(&self, part: usize) -> Vec<PartOfSum> {
        let (orbits, recipe) = self.prepared.get_or_init(|| self.prepare());
        let mut sums = vec![0u128; self.members.len()];
        let mut counter = Counter::new();
        for orbit in orbits.iter().skip(part).step_by(self.n_parts) {
            let [on_share, on_rest] = [&orbit.share, &orbit.rest].map(|share| counter.count(share, recipe));
            let ways: Vec<[u64; 2]> = on_share.into_iter().zip(on_rest).map(|(a, b)| [a, b]).collect();
            let most = u128::from(ways.iter().flatten().max().copied().unwrap_or(0));
            let is_small = 2 * most * most * self.n_symmetries as u128 <= u64::MAX.into();
            let sum_of = if is_small { sum_of_small_products } else { sum_of_products };
            for (sum, pairs) in sums.iter_mut().zip(self.pairs.chunks(self.n_symmetries)) {
                let of_images = sum_of(pairs, &ways, orbit.is_rest_alike);
                *sum += of_images * u128::from(orbit.size) / self.n_symmetries as u128;
            }
        }
        self.members.iter().zip(sums).map(|(member, sum)| (member.class, BigUint::from(sum))).collect()
    }
}

/// The sum of products of ways over pairs of halves, one on a share and one on its rest. Pairs whose halves change places count
/// as well, unless they are among the others.
fn sum_of_products(pairs: &[[u32; 2]], ways: &[[u64; 2]], is_rest_alike: bool) -> u128 {
    let both = |&[a, b]: &[u32; 2]| (ways[a as usize], ways[b as usize]);
    if is_rest_alike {
        pairs.iter().map(both).map(|(a, b)| u128::from(a[0]) * u128::from(b[1])).sum()
    } else {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        pairs.iter().map(both).map(|(a, b)| product(a[0], b[1]) + product(a[1], b[0])).sum()
    }
}

/// The same where nothing exceeds 64 bits, which is faster.
fn sum_of_small_products(pairs: &[[u32; 2]], ways: &[[u64; 2]], is_rest_alike: bool) -> u128 {
    let both = |&[a, b]: &[u32; 2]| (ways[a as usize], ways[b as usize]);
    let sum: u64 = if is_rest_alike {
        pairs.iter().map(both).map(|(a, b)| a[0] * b[1]).sum()
    } else {
        pairs.iter().map(both).map(|(a, b)| a[0] * b[1] + a[1] * b[0]).sum()
    };
    sum.into()
}

#[cfg(test)]
mod tests;
