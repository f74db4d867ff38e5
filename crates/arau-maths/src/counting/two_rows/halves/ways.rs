//! Owns in how many ways halves can be placed on a share. All halves of a family are placed on the same share, so that work is
//! shared: a half is cut again, into two parts of two or three symbols, and few parts do for all halves. The ways of a part are
//! listed with the cells that they take. The ways of a half are then those pairs of ways of its parts that take complementary
//! cells: one part is spread over all sets of cells, the other goes through its list.

use super::cover::{Choice, choose};
use super::numbering::{Numbering, all_cells};
use super::shares::{Half, Share};
use super::transversals::Transversals;
use arau_intrinsics::bits::with_bit_instructions;
use rustc_hash::FxHashMap;

/// The descriptions of some symbols, sorted.
type Part = Vec<u8>;

/// How halves are cut, and in which order their ways are counted.
pub struct Recipe {
    n: usize,
    /// The descriptions that occur, as bits.
    descriptions: u64,
    /// Parts whose ways are listed.
    listed: Vec<Part>,
    /// Parts whose ways are spread, and which halves they make with which listed parts.
    spread: Vec<(Part, Vec<Pair>)>,
    n_halves: usize,
}

struct Pair {
    listed: u32,
    half: u32,
}

/// How a part is used.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Use {
    Listed(Part),
    Spread(Part),
}

impl Recipe {
    /// Cuts halves of n symbols; the examples of shares serve to guess what a part costs.
    pub fn new(n: usize, halves: &[Half], examples: &[Share]) -> Recipe {
        let descriptions = halves.iter().flat_map(|half| &half[..n]).fold(0, |all, d| all | 1 << d);
        let lengths = lengths(n, descriptions, examples);
        let mut uses: Vec<Use> = Vec::new();
        let mut number_of = FxHashMap::default();
        let mut number = |of: Use| {
            *number_of.entry(of.clone()).or_insert_with(|| {
                uses.push(of);
                uses.len() as u32 - 1
            })
        };
        let mut choices_of = |half: &Half| {
            let cuts = cuts(&half[..n]).into_iter();
            let choices = cuts.map(|(listed, spread)| {
                let cost = COST_OF_MEETING * n_ways(&listed, &lengths);
                Choice { things: [number(Use::Listed(listed)), number(Use::Spread(spread))], cost }
            });
            choices.collect()
        };
        let options: Vec<Vec<Choice>> = halves.iter().map(&mut choices_of).collect();
        let cost_of = |of: &Use| match of {
            Use::Listed(part) => COST_OF_LISTING * n_ways(part, &lengths),
            Use::Spread(part) => COST_OF_SPREADING * n_ways(part, &lengths),
        };
        let chosen = choose(&options, &uses.iter().map(cost_of).collect::<Vec<_>>());
        let mut listed = Numbered::default();
        let mut spread = Numbered::default();
        let mut pairs: Vec<Vec<Pair>> = Vec::new();
        for (half, (options, i)) in options.iter().zip(chosen).enumerate() {
            let [a, b] = options[i].things.map(|of| match &uses[of as usize] {
                Use::Listed(part) => listed.number(part),
                Use::Spread(part) => spread.number(part),
            });
            pairs.resize_with(pairs.len().max(b as usize + 1), Vec::new);
            pairs[b as usize].push(Pair { listed: a, half: half as u32 });
        }
        let spread = spread.parts.into_iter().zip(pairs).collect();
        Recipe { n, descriptions, listed: listed.parts, spread, n_halves: halves.len() }
    }

    fn n_listed(&self) -> usize {
        self.n / 2
    }
}

/// About what a way of a part costs: to be listed, to be spread and taken away again, to be looked up.
const COST_OF_LISTING: u64 = 4;
const COST_OF_SPREADING: u64 = 7;
const COST_OF_MEETING: u64 = 1;

/// Parts in the order in which they were met.
#[derive(Default)]
struct Numbered {
    number_of: FxHashMap<Part, u32>,
    parts: Vec<Part>,
}

impl Numbered {
    fn number(&mut self, part: &Part) -> u32 {
        *self.number_of.entry(part.clone()).or_insert_with(|| {
            self.parts.push(part.clone());
            self.parts.len() as u32 - 1
        })
    }
}

/// About in how many ways a part can be placed, up to a factor.
fn n_ways(part: &[u8], lengths: &[u64]) -> u64 {
    let n_orders = part.chunk_by(|a, b| a == b).map(|like| (1..=like.len() as u64).product::<u64>());
    part.iter().map(|&d| lengths[usize::from(d)]).product::<u64>() / n_orders.product::<u64>()
}

/// The average numbers of transversals, at least 1.
fn lengths(n: usize, descriptions: u64, examples: &[Share]) -> Vec<u64> {
    let mut transversals = Transversals::new();
    let mut lengths = vec![0; 1 << n];
    for share in examples {
        transversals.list(share, n, descriptions);
        for (description, length) in lengths.iter_mut().enumerate() {
            *length += transversals.n_like(description as u8) as u64;
        }
    }
    lengths.into_iter().map(|length| length / (examples.len() as u64).max(1) + 1).collect()
}

/// All ways to cut a half.
fn cuts(half: &[u8]) -> Vec<(Part, Part)> {
    let n = half.len();
    let sets = (0u32..1 << n).filter(|set| set.count_ones() as usize == n / 2);
    let mut cuts: Vec<(Part, Part)> = sets
        .map(|set| {
            let with = |bit| (0..n).filter(|i| set >> i & 1 == bit).map(|i| half[i]).collect();
            (with(1), with(0))
        })
        .collect();
    cuts.sort_unstable();
    cuts.dedup();
    cuts
}

/// Counts ways, on one share after the other.
pub struct Counter {
    transversals: Transversals,
    numbering: Numbering,
    /// The numbers of what listed parts take, one after the other; where each ends; in how many orders each stands.
    taken: Vec<u32>,
    ends: Vec<(usize, u64)>,
    /// The numbers of what a spread part leaves, and in how many ways it leaves each set of cells.
    left: Vec<u32>,
    leaving: Vec<u8>,
}

impl Counter {
    /// Nothing is counted yet.
    pub fn new() -> Counter {
        Counter {
            transversals: Transversals::new(),
            numbering: Numbering::new(),
            taken: Vec::new(),
            ends: Vec::new(),
            left: Vec::new(),
            leaving: Vec::new(),
        }
    }

    /// The ways of each half.
    pub fn count(&mut self, share: &Share, recipe: &Recipe) -> Vec<u64> {
        self.transversals.list(share, recipe.n, recipe.descriptions);
        self.numbering.number(share, recipe.n, recipe.n_listed() as u32);
        self.leaving.clear();
        self.leaving.resize(self.numbering.n_numbers(), 0);
        with_bit_instructions(|| self.list(&recipe.listed));
        let mut ways = vec![0; recipe.n_halves];
        for (part, pairs) in &recipe.spread {
            let n_orders = with_bit_instructions(|| self.spread(recipe.n, part));
            for pair in pairs {
                ways[pair.half as usize] = n_orders * self.meet(pair.listed as usize);
            }
            self.left.iter().for_each(|&number| self.leaving[number as usize] = 0);
        }
        ways
    }

    #[inline(always)]
    fn list(&mut self, parts: &[Part]) {
        self.taken.clear();
        self.ends.clear();
        for part in parts {
            let n_orders =
                self.transversals.each_union(part, |code| self.taken.push(self.numbering.of(code)));
            self.ends.push((self.taken.len(), n_orders));
        }
    }

    /// Counts how often each set of cells is left by a part.
    #[inline(always)]
    fn spread(&mut self, n: usize, part: &[u8]) -> u64 {
        let all = all_cells(n);
        self.left.clear();
        let n_orders =
            self.transversals.each_union(part, |code| self.left.push(self.numbering.of(all - code)));
        for &number in &self.left {
            let n_ways = &mut self.leaving[number as usize];
            // Three symbols share out the same cells in 144 ways at most.
            *n_ways = n_ways.checked_add(1).expect("so few ways");
        }
        n_orders
    }

    fn meet(&self, listed: usize) -> u64 {
        let from = listed.checked_sub(1).map_or(0, |before| self.ends[before].0);
        let (to, n_orders) = self.ends[listed];
        let meeting = self.taken[from..to].iter().map(|&number| u64::from(self.leaving[number as usize]));
        meeting.sum::<u64>() * n_orders
    }
}
