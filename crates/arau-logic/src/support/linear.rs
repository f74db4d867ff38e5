//! Owns what a sum leaves. Every way to make the sum is walked through, with cells that differ kept apart; where there are
//! too many cells for that, the sums that some of them can reach are taken instead.

use super::{Known, Left, distinct};
use arau_core::{Cell, Symbol, SymbolSet};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A cell with its factor and what it may hold, as products.
struct Term {
    cell: Cell,
    products: Vec<(Symbol, i64)>,
    /// Terms before this one whose cells hold other symbols.
    differs_from: Vec<usize>,
}

pub(super) fn left(terms: &[(Cell, i32)], min: i64, max: i64, known: &impl Known) -> Left {
    if let Some(left) = distinct::left(terms, min, max, known) {
        return left;
    }
    let mut terms: Vec<Term> = terms.iter().map(|&(cell, factor)| term(cell, factor, known)).collect();
    // Cells with few candidates first: the walk turns back early.
    terms.sort_by_key(|term| (term.products.len(), term.cell));
    for i in 0..terms.len() {
        let differs_from = (0..i).filter(|&j| known.differ(terms[i].cell, terms[j].cell)).collect();
        terms[i].differs_from = differs_from;
    }
    let bounds = bounds_behind(&terms);
    let alike = if terms.len() < FEWEST_REMEMBERED { Vec::new() } else { alike_before(&terms) };
    let mut walk = Walk {
        terms: &terms,
        bounds: &bounds,
        alike: &alike,
        known: HashMap::default(),
        min,
        max,
        chosen: Vec::with_capacity(terms.len()),
        left: vec![SymbolSet::EMPTY; terms.len()],
        steps_left: known.most_steps(),
    };
    let done = walk.go(0);
    known.spend(known.most_steps() - walk.steps_left);
    let left = match done {
        Some(_) => walk.left,
        None => by_bounds(&terms, min, max),
    };
    terms.iter().zip(left).map(|(term, left)| (term.cell, left)).collect()
}

fn term(cell: Cell, factor: i32, known: &impl Known) -> Term {
    let product = |symbol: Symbol| (symbol, i64::from(factor) * known.value(symbol));
    Term { cell, products: known.domain(cell).iter().map(product).collect(), differs_from: Vec::new() }
}

fn range(term: &Term) -> (i64, i64) {
    let products = || term.products.iter().map(|&(_, product)| product);
    (products().min().unwrap_or(0), products().max().unwrap_or(0))
}

/// The least and greatest sum of the terms from each on.
fn bounds_behind(terms: &[Term]) -> Vec<(i64, i64)> {
    let mut bounds = vec![(0, 0); terms.len() + 1];
    for (i, term) in terms.iter().enumerate().rev() {
        let (low, high) = range(term);
        bounds[i] = (bounds[i + 1].0 + low, bounds[i + 1].1 + high);
    }
    bounds
}

/// Sums of fewer cells are walked through without a look at where they were before.
const FEWEST_REMEMBERED: usize = 4;

/// More sets of terms that are alike are not told apart in a key.
const MAX_ALIKE: usize = 4;

/// For each term, the terms before it that bear on it or on later ones, by what they bear on: of those that bear on the same
/// terms, only the set of their symbols counts. None where there are too many sets.
fn alike_before(terms: &[Term]) -> Vec<Option<Vec<Vec<usize>>>> {
    let sets_before = |i: usize| {
        let mut sets: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
        for j in 0..i {
            let bears_on: Vec<usize> =
                (i..terms.len()).filter(|&k| terms[k].differs_from.contains(&j)).collect();
            match sets.iter_mut().find(|(on, _)| *on == bears_on) {
                _ if bears_on.is_empty() => {}
                Some((_, set)) => set.push(j),
                None => sets.push((bears_on, vec![j])),
            }
        }
        (sets.len() <= MAX_ALIKE).then(|| sets.into_iter().map(|(_, set)| set).collect())
    };
    (0..terms.len()).map(sets_before).collect()
}

/// Where a walk is, as far as it matters for what comes.
type Key = (usize, i64, [u128; MAX_ALIKE]);

/// A quick hash of keys, which nobody chooses in order to collide.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_i64(&mut self, word: i64) {
        self.write_u64(word as u64);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        if word >> 64 != 0 {
            self.write_u64((word >> 64) as u64);
        }
    }
}

struct Walk<'a> {
    terms: &'a [Term],
    bounds: &'a [(i64, i64)],
    /// See [`alike_before`]; empty if nothing is remembered.
    alike: &'a [Option<Vec<Vec<usize>>>],
    /// Whether the sum can be made from where the walk was before.
    known: HashMap<Key, bool, BuildHasherDefault<KeyHasher>>,
    min: i64,
    max: i64,
    chosen: Vec<Symbol>,
    left: Vec<SymbolSet>,
    steps_left: usize,
}

impl Walk<'_> {
    /// Whether the sum can be made from what is chosen; nothing if that takes too many steps.
    fn go(&mut self, sum: i64) -> Option<bool> {
        let i = self.chosen.len();
        let (low, high) = self.bounds[i];
        if sum + low > self.max || sum + high < self.min {
            return Some(false);
        }
        let Some(term) = self.terms.get(i) else { return Some(true) };
        let key = self.key(sum);
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return Some(*known);
        }
        let mut any = false;
        for &(symbol, product) in &term.products {
            if term.differs_from.iter().any(|&j| self.chosen[j] == symbol) {
                continue;
            }
            self.steps_left = self.steps_left.checked_sub(1)?;
            self.chosen.push(symbol);
            if self.go(sum + product)? {
                any = true;
                self.left[i].insert(symbol);
            }
            self.chosen.pop();
        }
        if let Some(key) = key {
            self.known.insert(key, any);
        }
        Some(any)
    }

    /// Where the walk is; none where that is not remembered: at its start, and near its end.
    fn key(&self, sum: i64) -> Option<Key> {
        let i = self.chosen.len();
        if i < 2 || i + 2 > self.terms.len() {
            return None;
        }
        let sets = self.alike.get(i)?.as_ref()?;
        let mut masks = [0; MAX_ALIKE];
        for (mask, set) in masks.iter_mut().zip(sets) {
            *mask = set.iter().fold(0, |mask, &j| mask | SymbolSet::only(self.chosen[j]).0);
        }
        Some((i, sum, masks))
    }
}

/// What is left by the least and greatest sums of the other terms.
fn by_bounds(terms: &[Term], min: i64, max: i64) -> Vec<SymbolSet> {
    let ranges: Vec<(i64, i64)> = terms.iter().map(range).collect();
    let (low, high) = ranges.iter().fold((0, 0), |sum, range| (sum.0 + range.0, sum.1 + range.1));
    let left = |(term, (least, most)): (&Term, &(i64, i64))| {
        let fits =
            |&&(_, product): &&(Symbol, i64)| low - least + product <= max && high - most + product >= min;
        term.products.iter().filter(fits).map(|&(symbol, _)| symbol).collect()
    };
    terms.iter().zip(&ranges).map(left).collect()
}
