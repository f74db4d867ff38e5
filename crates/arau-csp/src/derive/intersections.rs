//! Two houses that share cells: what each has alone holds the same symbols.

use super::minus;
use crate::compile::Draft;
use crate::propagators::{Propagator, SameSymbols};
use crate::word::Word;

/// Adds a propagator for every two houses that share at least two cells.
pub fn add<W: Word>(draft: &mut Draft<W>) {
    let n_cells = draft.houses.iter().flatten().max().map_or(0, |&last| usize::from(last) + 1);
    // Most pairs of houses on large boards are far apart, so they are found through their cells.
    let mut houses_at: Vec<Vec<usize>> = vec![Vec::new(); n_cells];
    for (i, a) in draft.houses.iter().enumerate() {
        let mut n_shared = vec![0; i];
        for &cell in a {
            houses_at[usize::from(cell)].iter().for_each(|&j| n_shared[j] += 1);
            houses_at[usize::from(cell)].push(i);
        }
        for (b, n_shared) in draft.houses.iter().zip(n_shared) {
            // With one shared cell this says that the other cells miss the same symbol, which the houses know.
            if (2..a.len()).contains(&n_shared) {
                let same = SameSymbols { a: minus(a, b).into(), b: minus(b, a).into() };
                draft.propagators.push(Propagator::SameSymbols(same));
            }
        }
    }
}
