//! Owns what a sum leaves. Every way to make the sum is walked through, with cells that differ kept apart; where there are
//! too many cells for that, the sums that some of them can reach are taken instead.

use super::{Known, Left};
use arau_core::{Cell, Symbol, SymbolSet};

/// Ways are walked through only up to so many steps.
const MAX_STEPS: usize = 20_000;

/// A cell with its factor and what it may hold, as products.
struct Term {
    cell: Cell,
    products: Vec<(Symbol, i64)>,
    /// Terms before this one whose cells hold other symbols.
    differs_from: Vec<usize>,
}

pub(super) fn left(terms: &[(Cell, i32)], min: i64, max: i64, known: &impl Known) -> Left {
    let mut terms: Vec<Term> = terms.iter().map(|&(cell, factor)| term(cell, factor, known)).collect();
    // Cells with few candidates first: the walk turns back early.
    terms.sort_by_key(|term| (term.products.len(), term.cell));
    for i in 0..terms.len() {
        let differs_from = (0..i).filter(|&j| known.differ(terms[i].cell, terms[j].cell)).collect();
        terms[i].differs_from = differs_from;
    }
    let bounds = bounds_behind(&terms);
    let mut walk = Walk {
        terms: &terms,
        bounds: &bounds,
        min,
        max,
        chosen: Vec::with_capacity(terms.len()),
        left: vec![SymbolSet::EMPTY; terms.len()],
        steps_left: MAX_STEPS,
    };
    let left = match walk.go(0) {
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

struct Walk<'a> {
    terms: &'a [Term],
    bounds: &'a [(i64, i64)],
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
        let Some(term) = self.terms.get(i) else {
            self.chosen.iter().zip(&mut self.left).for_each(|(&symbol, left)| left.insert(symbol));
            return Some(true);
        };
        let mut any = false;
        for &(symbol, product) in &term.products {
            if term.differs_from.iter().any(|&j| self.chosen[j] == symbol) {
                continue;
            }
            self.steps_left = self.steps_left.checked_sub(1)?;
            self.chosen.push(symbol);
            any |= self.go(sum + product)?;
            self.chosen.pop();
        }
        Some(any)
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
