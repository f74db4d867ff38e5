//! Owns what a sum of cells leaves that all differ: which sets of symbols the first cells can hold, cell by cell. The order
//! within a set does not matter, so there are few.

use super::{Known, Left};
use arau_core::{Cell, Symbol, SymbolSet};

/// Fewer cells are quicker walked through.
const FEWEST_CELLS: usize = 4;

/// More symbols make too many sets.
const MOST_SYMBOLS: usize = 12;

/// What the sum leaves; nothing if its cells do not all differ or count differently, or if there are too many symbols.
pub(super) fn left(terms: &[(Cell, i32)], min: i64, max: i64, known: &impl Known) -> Option<Left> {
    let &(_, factor) = terms.first()?;
    let all = terms.iter().fold(SymbolSet::EMPTY, |all, &(cell, _)| all.or(known.domain(cell)));
    let is_apt = terms.len() >= FEWEST_CELLS
        && all.len() <= MOST_SYMBOLS
        && terms.iter().all(|&(_, other)| other == factor)
        && terms.iter().enumerate().all(|(i, &(a, _))| terms[..i].iter().all(|&(b, _)| known.differ(a, b)));
    if !is_apt {
        return None;
    }
    let symbols: Vec<Symbol> = all.iter().collect();
    let products: Vec<i64> = symbols.iter().map(|&symbol| i64::from(factor) * known.value(symbol)).collect();
    let domains: Vec<u32> = terms
        .iter()
        .map(|&(cell, _)| {
            let domain = known.domain(cell);
            (0..symbols.len()).filter(|&i| domain.contains(symbols[i])).fold(0, |mask, i| mask | 1 << i)
        })
        .collect();
    let mut sums: Vec<i64> = vec![0; 1 << symbols.len()];
    let mut is_known: Vec<bool> = vec![false; 1 << symbols.len()];
    // The sets that the first cells can hold.
    let mut layers: Vec<Vec<u32>> = vec![vec![0]];
    for (i, domain) in domains.iter().enumerate() {
        let mut next = Vec::new();
        for &held in &layers[i] {
            for bit in bits(domain & !held) {
                let with = (held | 1 << bit) as usize;
                if !std::mem::replace(&mut is_known[with], true) {
                    sums[with] = sums[held as usize] + products[bit];
                    next.push(with as u32);
                }
            }
        }
        layers.push(next);
    }
    known.spend(layers.iter().map(Vec::len).sum());
    // Of these, the sets from which the rest can make the sum.
    let mut is_good = is_known;
    is_good.fill(false);
    for &held in &layers[terms.len()] {
        is_good[held as usize] = (min..=max).contains(&sums[held as usize]);
    }
    let mut left: Left = terms.iter().map(|&(cell, _)| (cell, SymbolSet::EMPTY)).collect();
    for (i, domain) in domains.iter().enumerate().rev() {
        for &held in &layers[i] {
            for bit in
                bits(domain & !held).filter(|bit| is_good[(held | 1 << bit) as usize]).collect::<Vec<_>>()
            {
                is_good[held as usize] = true;
                left[i].1.insert(symbols[bit]);
            }
        }
    }
    Some(left)
}

fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        let is_any = mask != 0;
        mask &= mask.wrapping_sub(1);
        is_any.then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine symbols worth 1 to 9, cells that all differ.
    struct Cells(Vec<SymbolSet>);

    impl Known for Cells {
        fn domain(&self, cell: Cell) -> SymbolSet {
            self.0[cell.idx()]
        }

        fn differ(&self, _: Cell, _: Cell) -> bool {
            true
        }

        fn value(&self, symbol: Symbol) -> i64 {
            i64::from(symbol.0) + 1
        }
    }

    #[test]
    fn four_cells_that_make_ten_hold_the_least() {
        let cells = Cells(vec![SymbolSet::all(9); 4]);
        let terms: Vec<(Cell, i32)> = (0..4).map(|i| (Cell::at(i), 1)).collect();
        let left = left(&terms, 10, 10, &cells).expect("an answer");
        assert!(left.iter().all(|&(_, left)| left == SymbolSet::all(4)), "{left:?}");
    }

    #[test]
    fn what_no_cell_can_make_is_seen() {
        let cells = Cells(vec![SymbolSet::all(4); 4]);
        let terms: Vec<(Cell, i32)> = (0..4).map(|i| (Cell::at(i), 1)).collect();
        let left = left(&terms, 11, 11, &cells).expect("an answer");
        assert!(left.iter().all(|(_, left)| left.is_empty()), "{left:?}");
    }
}
