//! Owns what cells can add up to, with cells that differ kept apart.

use super::Known;
use crate::Range;
use arau_core::{Cell, Symbol};

/// This many symbols are tried at most; then cells that differ are not kept apart.
const MAX_STEPS: usize = 20_000;

/// The least and the most that the values of some cells, each with its factor, come to.
pub(crate) fn range_of_sum(terms: &[(Cell, i64)], known: &impl Known) -> Range {
    let extreme = |sign: i64| {
        let mut search = Search::new(terms, sign, known);
        search.go(&mut Vec::new(), 0);
        search.best()
    };
    let (lowest, least) = extreme(1);
    let (_, most) = extreme(-1);
    Range { lowest, least, most: -most }
}

/// Looks for the least sum.
struct Search<'a, K> {
    known: &'a K,
    /// The cells with what they may hold and what that counts for, the least first.
    cells: Vec<(Cell, Vec<(Symbol, i64)>)>,
    /// The least that the cells from each on come to, if they may repeat each other.
    behind: Vec<i64>,
    best: Option<(i64, Vec<Symbol>)>,
    steps_left: usize,
}

impl<'a, K: Known> Search<'a, K> {
    fn new(terms: &[(Cell, i64)], sign: i64, known: &'a K) -> Search<'a, K> {
        let counted = |&(cell, factor): &(Cell, i64)| {
            let product = |symbol: Symbol| (symbol, sign * factor * known.value(symbol));
            let mut products: Vec<(Symbol, i64)> = known.domain(cell).iter().map(product).collect();
            products.sort_by_key(|&(_, product)| product);
            (cell, products)
        };
        let cells: Vec<(Cell, Vec<(Symbol, i64)>)> = terms.iter().map(counted).collect();
        let mut behind = vec![0; cells.len() + 1];
        for (i, (_, products)) in cells.iter().enumerate().rev() {
            behind[i] = behind[i + 1] + products.first().map_or(0, |&(_, product)| product);
        }
        Search { known, cells, behind, best: None, steps_left: MAX_STEPS }
    }

    fn go(&mut self, chosen: &mut Vec<Symbol>, sum: i64) {
        let at = chosen.len();
        if self.best.as_ref().is_some_and(|&(best, _)| sum + self.behind[at] >= best) || self.steps_left == 0
        {
            return;
        }
        if at == self.cells.len() {
            self.best = Some((sum, chosen.clone()));
            return;
        }
        for i in 0..self.cells[at].1.len() {
            let (cell, (symbol, product)) = (self.cells[at].0, self.cells[at].1[i]);
            let clashes =
                |other: usize| chosen[other] == symbol && self.known.differ(self.cells[other].0, cell);
            if (0..at).any(clashes) {
                continue;
            }
            self.steps_left = self.steps_left.saturating_sub(1);
            chosen.push(symbol);
            self.go(chosen, sum + product);
            chosen.pop();
        }
    }

    /// The values that make the least sum, and the sum. A search that was cut short falls back to the plain bound.
    fn best(self) -> (Vec<i64>, i64) {
        match self.best {
            Some((sum, symbols)) if self.steps_left > 0 => {
                (symbols.iter().map(|&symbol| self.known.value(symbol)).collect(), sum)
            }
            _ => (Vec::new(), self.behind[0]),
        }
    }
}
