//! Owns what a product leaves: every way to make it is walked through.

use super::{Known, Left};
use arau_core::{Cell, Symbol, SymbolSet};

pub(super) fn left(cells: &[Cell], product: i64, known: &impl Known) -> Left {
    let mut walk = Walk {
        cells,
        product,
        known,
        chosen: Vec::with_capacity(cells.len()),
        left: vec![SymbolSet::EMPTY; cells.len()],
        steps_left: known.most_steps(),
    };
    let done = walk.go(1);
    known.spend(known.most_steps() - walk.steps_left);
    match done {
        Some(()) => cells.iter().copied().zip(walk.left).collect(),
        None => cells.iter().map(|&cell| (cell, known.domain(cell))).collect(),
    }
}

struct Walk<'a, K> {
    cells: &'a [Cell],
    product: i64,
    known: &'a K,
    chosen: Vec<Symbol>,
    left: Vec<SymbolSet>,
    steps_left: usize,
}

impl<K: Known> Walk<'_, K> {
    /// Goes on from what is chosen; nothing if that takes too many steps.
    fn go(&mut self, so_far: i64) -> Option<()> {
        let i = self.chosen.len();
        let Some(&cell) = self.cells.get(i) else {
            if so_far == self.product {
                self.chosen.iter().zip(&mut self.left).for_each(|(&symbol, left)| left.insert(symbol));
            }
            return Some(());
        };
        for symbol in self.known.domain(cell).iter() {
            let differs =
                |(&other, &held): (&Cell, &Symbol)| held != symbol || !self.known.differ(cell, other);
            if !self.cells.iter().zip(&self.chosen).all(differs) {
                continue;
            }
            let Some(next) = so_far.checked_mul(self.known.value(symbol)) else { continue };
            // What does not divide the product now never will.
            if next != 0 && self.product % next != 0 {
                continue;
            }
            self.steps_left = self.steps_left.checked_sub(1)?;
            self.chosen.push(symbol);
            self.go(next)?;
            self.chosen.pop();
        }
        Some(())
    }
}
