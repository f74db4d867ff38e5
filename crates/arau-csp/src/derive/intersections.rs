//! Two houses that share cells: what each has alone holds the same symbols.

use super::minus;
use crate::compile::Draft;
use crate::propagators::{Propagator, SameSymbols};
use crate::word::Word;

/// Adds a propagator for every two houses that share at least two cells.
pub fn add<W: Word>(draft: &mut Draft<W>) {
    for (i, a) in draft.houses.iter().enumerate() {
        for b in &draft.houses[..i] {
            let (only_a, only_b) = (minus(a, b), minus(b, a));
            // With one shared cell this says that the other cells miss the same symbol, which the houses know.
            if only_a.len() + 2 <= a.len() && !only_a.is_empty() {
                let same = SameSymbols { a: only_a.into(), b: only_b.into() };
                draft.propagators.push(Propagator::SameSymbols(same));
            }
        }
    }
}
