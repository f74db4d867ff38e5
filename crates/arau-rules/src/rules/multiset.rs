//! Owns how often each symbol of a list stands in it, and the automaton of rules that ask for so many of each. Not a
//! rule itself.

use arau_core::{Cell, Constraint, Lowering, Symbol, SymbolSet};
use std::collections::BTreeMap;

/// Automata for more combinations than this would cost more than they find.
const MAX_COMBINATIONS: usize = 256;

/// How the number of a symbol's places compares to how often it is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tally {
    /// So many or more.
    AtLeast,
    /// So many and no more.
    Exactly,
}

/// How often each symbol stands in a list.
pub fn multiplicities(symbols: &[Symbol]) -> BTreeMap<Symbol, u32> {
    let mut counts = BTreeMap::new();
    for &symbol in symbols {
        *counts.entry(symbol).or_insert(0) += 1;
    }
    counts
}

/// Posts that each symbol stands at least so often in the cells, or exactly so often. Besides a count per symbol,
/// which engines and people follow easily, one automaton sees all the symbols together: with two cells left and two
/// symbols to come, nothing else fits.
pub fn post_multiset(cells: &[Cell], wanted: &[Symbol], tally: Tally, to: &mut Lowering<'_>) {
    let counts = multiplicities(wanted);
    let n_cells = cells.len() as u32;
    for (&symbol, &n) in &counts {
        let max = if tally == Tally::Exactly { n } else { n_cells };
        to.post(Constraint::Count { cells: cells.into(), symbols: SymbolSet::only(symbol), min: n, max });
    }
    let n_combinations = counts.values().try_fold(1usize, |product, &n| product.checked_mul(n as usize + 1));
    if counts.len() > 1 && n_combinations.is_some_and(|n| n <= MAX_COMBINATIONS) {
        let step = |missing: &BTreeMap<Symbol, u32>, symbol: Symbol| {
            let mut missing = missing.clone();
            match missing.get_mut(&symbol) {
                Some(0) if tally == Tally::Exactly => return None,
                Some(n) => *n = n.saturating_sub(1),
                None => {}
            }
            Some(missing)
        };
        to.post_automaton(cells, counts, step, |missing| missing.values().all(|&n| n == 0));
    }
}
