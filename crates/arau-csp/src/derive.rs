//! What follows from several constraints together, found once before the search.

use crate::compile::Draft;
use crate::propagators::{Propagator, SameSymbols};
use crate::word::Word;

/// Adds everything that can be derived.
pub fn add_derived<W: Word>(draft: &mut Draft<W>) {
    add_house_intersections(draft);
}

/// Two houses that share cells: what each has alone holds the same symbols.
fn add_house_intersections<W: Word>(draft: &mut Draft<W>) {
    for (i, a) in draft.houses.iter().enumerate() {
        for b in &draft.houses[..i] {
            let (only_a, only_b) = (minus(a, b), minus(b, a));
            // With one shared cell this says that the other cells miss the same symbol, which the houses know.
            if only_a.len() + 2 <= a.len() && !only_a.is_empty() {
                draft.propagators.push(Propagator::SameSymbols(SameSymbols { a: only_a, b: only_b }));
            }
        }
    }
}

/// The cells of one sorted list that are not in another.
fn minus(a: &[u16], b: &[u16]) -> Box<[u16]> {
    a.iter().copied().filter(|c| b.binary_search(c).is_err()).collect()
}
