//! Owns sums over cells that all differ: a variable per set of symbols that adds up says that the cells hold this set.
//! As one weighted sum, 1 and 9 in equal shares look like 5 and 5; as sets, they do not.

use super::scope::{Scope, Sum};
use super::{Program, VarId};
use arau_core::{Cell, Constraint, Puzzle, Symbol, SymbolSet};

/// With more sets than this, one row is the better statement.
const MAX_SETS: usize = 500;

/// Which cells never hold the same symbol, because they share a house or a cage.
pub struct Different {
    n_cells: usize,
    is_different: Vec<bool>,
}

impl Different {
    /// By the constraints that always hold.
    pub fn of(puzzle: &Puzzle) -> Different {
        let n_cells = puzzle.n_variables();
        let mut is_different = vec![false; n_cells * n_cells];
        for posted in puzzle.constraints() {
            let (Constraint::Permutation { cells } | Constraint::Distinct { cells }) = &posted.constraint
            else {
                continue;
            };
            for (i, a) in cells.iter().enumerate() {
                for b in &cells[i + 1..] {
                    is_different[a.idx() * n_cells + b.idx()] = true;
                    is_different[b.idx() * n_cells + a.idx()] = true;
                }
            }
        }
        Different { n_cells, is_different }
    }

    fn all(&self, cells: &[Cell]) -> bool {
        let differ = |a: &Cell, b: &Cell| self.is_different[a.idx() * self.n_cells + b.idx()];
        cells.iter().enumerate().all(|(i, a)| cells[i + 1..].iter().all(|b| differ(a, b)))
    }
}

/// The sets that the cells of a sum can hold, if the cells all differ and count alike, and the sets are not too many.
pub fn sets_of_sum(
    terms: &[(Cell, i32)],
    bounds: (i64, i64),
    values: &[i32],
    different: &Different,
) -> Option<Vec<SymbolSet>> {
    let factor = terms.first()?.1;
    let cells: Vec<Cell> = terms.iter().map(|term| term.0).collect();
    if cells.len() < 2 || terms.iter().any(|term| term.1 != factor) || !different.all(&cells) {
        return None;
    }
    let products: Vec<i64> = values.iter().map(|&value| i64::from(factor) * i64::from(value)).collect();
    let mut search = Search { products: &products, bounds, sets: Vec::new() };
    search.extend(0, cells.len(), 0, SymbolSet::EMPTY)?;
    Some(search.sets)
}

struct Search<'a> {
    products: &'a [i64],
    bounds: (i64, i64),
    sets: Vec<SymbolSet>,
}

impl Search<'_> {
    /// Adds `n_more` symbols from `from` on. `None` if there are too many sets.
    fn extend(&mut self, from: usize, n_more: usize, sum: i64, set: SymbolSet) -> Option<()> {
        if n_more == 0 {
            if (self.bounds.0..=self.bounds.1).contains(&sum) {
                self.sets.push(set);
            }
            return (self.sets.len() <= MAX_SETS).then_some(());
        }
        for symbol in from..(self.products.len() + 1).saturating_sub(n_more) {
            let with = set.or(SymbolSet::only(Symbol(symbol as u8)));
            self.extend(symbol + 1, n_more - 1, sum + self.products[symbol], with)?;
        }
        Some(())
    }
}

impl Program {
    /// Posts that the cells hold one of the sets, each of its symbols once.
    pub(super) fn push_sets(&mut self, name: &str, cells: &[Cell], sets: &[SymbolSet], scope: &Scope) {
        if sets.is_empty() {
            return self.push_never(name, scope);
        }
        let held: Vec<VarId> =
            (1..=sets.len()).map(|i| self.new_variable(format!("y_{name}_set{i}"))).collect();
        let one = held.iter().map(|&variable| (variable, 1)).collect();
        self.push(format!("{name}_sets"), Sum::equal(one, 1), scope);
        for symbol in Symbol::first(self.n_symbols) {
            let with = held.iter().zip(sets).filter(|(_, set)| set.contains(symbol));
            let places = self.candidates_in(scope, cells, SymbolSet::only(symbol)).into_iter();
            let places = places.map(|variable| (variable, 1));
            let terms = places.chain(with.map(|(held, _)| (*held, -1))).collect();
            self.push(format!("{name}_sets_{}", symbol.idx() + 1), Sum::equal(terms, 0), scope);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets of this many of the digits 1 to 9 with this sum, as in the tables of killer solvers.
    fn n_sets(n_cells: u16, sum: i64) -> usize {
        let terms: Vec<(Cell, i32)> = (0..n_cells).map(|cell| (Cell(cell), 1)).collect();
        let different = Different { n_cells: 9, is_different: vec![true; 81] };
        let values: Vec<i32> = (1..=9).collect();
        sets_of_sum(&terms, (sum, sum), &values, &different).expect("few sets").len()
    }

    #[test]
    fn sets_are_those_of_the_tables() {
        assert_eq!([n_sets(2, 17), n_sets(2, 10), n_sets(3, 15), n_sets(4, 20)], [1, 4, 8, 12]);
        assert_eq!([n_sets(5, 25), n_sets(9, 45), n_sets(9, 44), n_sets(2, 2)], [12, 1, 0, 0]);
    }

    #[test]
    fn cells_that_may_be_equal_or_count_differently_are_left_to_a_sum() {
        let mut is_different = vec![true; 4];
        (is_different[1], is_different[2]) = (false, false);
        let equal = Different { n_cells: 2, is_different };
        let different = Different { n_cells: 2, is_different: vec![true; 4] };
        let values = [1, 2, 3];
        assert_eq!(sets_of_sum(&[(Cell(0), 1), (Cell(1), 1)], (4, 4), &values, &equal), None);
        assert_eq!(sets_of_sum(&[(Cell(0), 1), (Cell(1), 2)], (4, 4), &values, &different), None);
        assert!(sets_of_sum(&[(Cell(0), 2), (Cell(1), 2)], (8, 8), &values, &different).is_some());
    }
}
