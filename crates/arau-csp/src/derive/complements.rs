//! A sum over a house but for one cell gives that cell its value, and says no more.

use crate::compile::{Draft, Sum};
use crate::word::Word;
use arau_core::{Cell, CellSet};

/// Replaces sums over all but one cell of a house by the candidates of that cell.
pub fn replace<W: Word>(draft: &mut Draft<W>) {
    let n_cells = draft.start.len();
    let total: i64 = draft.values.iter().map(|&v| v as i64).sum();
    let houses: Vec<CellSet> =
        draft.houses.iter().map(|house| CellSet::of(n_cells, house.iter().copied().map(Cell))).collect();
    let n_symbols = draft.values.len();
    let last_cell = |sum: &Sum| {
        if sum.terms.len() + 1 != n_symbols || sum.terms.iter().any(|t| t.1 != 1) {
            return None;
        }
        let cells = CellSet::of(n_cells, sum.terms.iter().map(|t| Cell(t.0)));
        let house = houses.iter().find(|house| house.n_common(&cells) == sum.terms.len())?;
        house.cells().find(|&cell| !cells.contains(cell)).map(|cell| cell.0)
    };
    let (mut narrowed, mut sums) = (Vec::new(), Vec::new());
    for sum in std::mem::take(&mut draft.sums) {
        match last_cell(&sum) {
            Some(cell) => narrowed.push((cell, total - sum.max..=total - sum.min)),
            None => sums.push(sum),
        }
    }
    draft.sums = sums;
    for (cell, values) in narrowed {
        let fits = |&s: &usize| values.contains(&(draft.values[s] as i64));
        let candidates = &mut draft.start[cell as usize];
        *candidates = candidates.symbols().filter(fits).fold(W::EMPTY, |kept, s| kept | W::bit(s));
    }
}
