//! Owns orthogonal mates: two Latin squares are orthogonal if every pair of symbols stands in one cell. The cells of one
//! symbol of a mate are a *transversal*: one cell of each row, each column and each symbol. So mates, up to the names of
//! their symbols, are the ways to cover the cells by disjoint transversals.

use super::square::Square;
use crate::counting::disjoint::count_choices;
use std::ops::ControlFlow;

/// Mates are sought up to this order: the cells of a square are a set of 128 bits.
pub const MAX_ORDER: usize = 11;

/// The transversals of a square, as sets of cells.
pub struct Transversals<'a> {
    square: &'a Square,
    /// By their cell in the first row.
    lists: Vec<Vec<u128>>,
}

impl Transversals<'_> {
    /// All transversals; nothing if the square is larger than [`MAX_ORDER`].
    pub fn new(square: &Square) -> Option<Transversals<'_>> {
        let n = square.order();
        if n > MAX_ORDER {
            return None;
        }
        let mut lists = vec![Vec::new(); n];
        for (column, list) in lists.iter_mut().enumerate() {
            let symbol = square.symbols()[column];
            extend(square, 1, 1 << column, 1 << symbol, 1 << column, list);
        }
        Some(Transversals { square, lists })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.lists.iter().map(Vec::len).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of mates whose first row is in order; renaming their symbols gives n! times as many.
    pub fn n_mates(&self) -> u64 {
        count_choices(&self.lists)
    }

    /// Calls back with every mate whose first row is in order, until told to stop.
    pub fn for_each_mate(&self, mut found: impl FnMut(&Square) -> ControlFlow<()>) -> ControlFlow<()> {
        self.cover(&mut Vec::with_capacity(self.square.order()), 0, &mut found)
    }

    fn cover(
        &self,
        chosen: &mut Vec<u128>,
        used: u128,
        found: &mut impl FnMut(&Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(list) = self.lists.get(chosen.len()) else { return found(&self.mate(chosen)) };
        for transversal in list.iter().filter(|transversal| *transversal & used == 0) {
            chosen.push(*transversal);
            self.cover(chosen, used | transversal, found)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }

    fn mate(&self, chosen: &[u128]) -> Square {
        let n = self.square.order();
        let symbol = |cell: usize| chosen.iter().position(|transversal| transversal >> cell & 1 == 1);
        let symbols = (0..n * n).map(|cell| symbol(cell).expect("every cell is covered") as u8);
        Square::of(n, symbols.collect())
    }
}

fn extend(square: &Square, row: usize, columns: u16, symbols: u16, cells: u128, found: &mut Vec<u128>) {
    let n = square.order();
    if row == n {
        found.push(cells);
        return;
    }
    for column in (0..n).filter(|column| columns >> column & 1 == 0) {
        let cell = row * n + column;
        let symbol = 1 << square.symbols()[cell];
        if symbols & symbol == 0 {
            extend(square, row + 1, columns | 1 << column, symbols | symbol, cells | 1 << cell, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn numbers(square: &Square) -> (usize, u64) {
        let transversals = Transversals::new(square).unwrap();
        (transversals.len(), transversals.n_mates())
    }

    /// All squares whose first row is in order, and the first column too if asked.
    fn squares(n: usize, is_reduced: bool) -> Vec<Square> {
        fn fill(n: usize, symbols: &mut Vec<u8>, is_reduced: bool, found: &mut Vec<Square>) {
            let (row, column) = (symbols.len() / n, symbols.len() % n);
            if row == n {
                found.push(Square::of(n, symbols.clone()));
                return;
            }
            for symbol in 0..n as u8 {
                let is_fixed = row == 0 || (is_reduced && column == 0);
                if is_fixed && usize::from(symbol) != row + column {
                    continue;
                }
                let fits = (0..column).all(|c| symbols[row * n + c] != symbol)
                    && (0..row).all(|r| symbols[r * n + column] != symbol);
                if fits {
                    symbols.push(symbol);
                    fill(n, symbols, is_reduced, found);
                    symbols.pop();
                }
            }
        }
        let mut found = Vec::new();
        fill(n, &mut Vec::new(), is_reduced, &mut found);
        found
    }

    fn are_orthogonal(a: &Square, b: &Square) -> bool {
        let pairs: HashSet<(u8, u8)> = a.symbols().iter().copied().zip(b.symbols().iter().copied()).collect();
        pairs.len() == a.symbols().len()
    }

    #[test]
    fn cyclic_squares_have_the_published_transversals() {
        // OEIS A006717 for odd orders; Euler 1782 for even ones.
        for (n, published) in [(1, 1), (3, 3), (5, 15), (7, 133), (9, 2025)] {
            assert_eq!(Transversals::new(&Square::cyclic(n)).unwrap().len(), published, "{n}");
        }
        for n in [2, 4, 6, 8, 10] {
            assert_eq!(numbers(&Square::cyclic(n)), (0, 0), "{n}");
        }
        assert!(Transversals::new(&Square::cyclic(12)).is_none());
    }

    #[test]
    fn of_the_groups_of_order_4_only_kleins_has_mates() {
        assert_eq!(numbers(&Square::parse("1234214334124321").unwrap()), (8, 2));
        assert_eq!(numbers(&Square::parse("1234234134124123").unwrap()), (0, 0));
    }

    #[test]
    fn squares_with_mates_are_as_many_as_they_should_be() {
        // All 12 squares of order 3; the 144 like Klein's group; the 17,280 like the cyclic square of order 5.
        for (n, n_with_mates, n_mates) in [(3, 12, 1), (4, 144, 2), (5, 17_280, 3)] {
            let factorial: usize = (1..=n).product();
            let found: Vec<u64> = squares(n, false).iter().map(|square| numbers(square).1).collect();
            let with_mates = || found.iter().filter(|found| **found > 0);
            assert_eq!(with_mates().count() * factorial, n_with_mates, "{n}");
            assert!(with_mates().all(|found| *found == n_mates), "{n}");
        }
    }

    #[test]
    fn mates_agree_with_trying_all_squares() {
        let all = squares(5, false);
        for square in all.iter().step_by(97) {
            let tried: HashSet<&Square> = all.iter().filter(|mate| are_orthogonal(square, mate)).collect();
            let transversals = Transversals::new(square).unwrap();
            let mut n_found = 0;
            let ended = transversals.for_each_mate(|mate| {
                assert!(tried.contains(mate), "{square} {mate}");
                n_found += 1;
                ControlFlow::Continue(())
            });
            assert!(ended.is_continue());
            assert_eq!((n_found, transversals.n_mates()), (tried.len(), tried.len() as u64), "{square}");
        }
    }

    #[test]
    fn no_square_of_order_6_has_a_mate() {
        // Tarry 1901. Other squares only exchange rows, columns and names.
        let reduced = squares(6, true);
        assert_eq!(reduced.len(), 9408);
        assert!(reduced.iter().all(|square| numbers(square).1 == 0));
        assert!(reduced.iter().any(|square| numbers(square).0 > 0));
    }
}
