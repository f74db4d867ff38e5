//! Owns how often each symbol of a list stands in it, and the automaton of rules that ask for this many of each. Not a
//! rule itself.

use super::because::{Look, explain};
use super::houses::share_house;
use arau_core::{Because, Cell, Constraint, Fact, Lowering, Situation, Symbol, SymbolSet};
use std::collections::BTreeMap;

/// Automata for more combinations than this would cost more than they find.
const MAX_COMBINATIONS: usize = 256;

/// How the number of a symbol's places compares to how often it is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tally {
    /// This many or more.
    AtLeast,
    /// This many and no more.
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
/// symbols to come, nothing else fits. It also sees which cells share a house, so that one of them at most holds a symbol.
pub fn post_multiset(cells: &[Cell], wanted: &BTreeMap<Symbol, u32>, tally: Tally, to: &mut Lowering<'_>) {
    let n_cells = cells.len() as u32;
    for (&symbol, &n) in wanted {
        let max = if tally == Tally::Exactly { n } else { n_cells };
        to.post(Constraint::Count { cells: cells.into(), symbols: SymbolSet::only(symbol), min: n, max });
    }
    let n_combinations = wanted.values().try_fold(1usize, |product, &n| product.checked_mul(n as usize + 1));
    if n_combinations.is_none_or(|n| n > MAX_COMBINATIONS) {
        return;
    }
    let seen = if cells.len() <= MAX_CELLS { earlier_in_house(cells, to) } else { Vec::new() };
    let can_clash = wanted.values().any(|&n| n > 1) && seen.iter().any(|earlier| *earlier != 0);
    if wanted.len() > 1 || can_clash {
        let start = State { place: 0, missing: wanted.clone(), taken: Vec::new() };
        let step = |state: &State, symbol: Symbol| state.after(symbol, wanted, tally, &seen);
        to.post_automaton(cells, start, step, |state| state.missing.values().all(|&n| n == 0));
    }
}

/// On longer lists, houses are not looked at: there would be too much to remember.
const MAX_CELLS: usize = 12;

/// For each cell the earlier ones that share a house with it, as bits.
fn earlier_in_house(cells: &[Cell], to: &Lowering<'_>) -> Vec<u32> {
    let bits = |i: usize| {
        let earlier = (0..i).filter(|&j| share_house(to.spec(), cells[i], cells[j]));
        earlier.fold(0, |bits, j| bits | 1 << j)
    };
    (0..cells.len()).map(bits).collect()
}

/// What is remembered while the cells are read.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// Cells read; stays 0 where houses are not looked at.
    place: usize,
    /// How often each symbol is still to come.
    missing: BTreeMap<Symbol, u32>,
    /// Where symbols that are wanted more than once stood, as bits, as far as later cells share a house with the place.
    taken: Vec<(Symbol, u32)>,
}

impl State {
    fn after(
        &self,
        symbol: Symbol,
        wanted: &BTreeMap<Symbol, u32>,
        tally: Tally,
        seen: &[u32],
    ) -> Option<State> {
        let mut next = self.clone();
        match next.missing.get_mut(&symbol) {
            Some(0) if tally == Tally::Exactly => return None,
            Some(n) => *n = n.saturating_sub(1),
            None => {}
        }
        let Some(&earlier) = seen.get(self.place) else { return seen.is_empty().then_some(next) };
        let places = self.taken.iter().find(|taken| taken.0 == symbol).map_or(0, |taken| taken.1);
        if places & earlier != 0 {
            return None;
        }
        next.place += 1;
        next.taken.retain(|taken| taken.0 != symbol);
        if wanted.get(&symbol).is_some_and(|&n| n > 1) {
            next.taken.push((symbol, places | 1 << self.place));
        }
        let still_seen = seen[next.place..].iter().fold(0, |all, earlier| all | earlier);
        next.taken.iter_mut().for_each(|taken| taken.1 &= still_seen);
        next.taken.retain(|taken| taken.1 != 0);
        next.taken.sort_unstable();
        Some(next)
    }
}

/// Why candidates go where cells hold each symbol so often: the places that are left for some of them.
pub fn by_places(cells: &[Cell], wanted: &BTreeMap<Symbol, u32>, at: &Situation<'_>) -> Option<Because> {
    let mut missing = wanted.clone();
    let mut placed = Vec::new();
    for &cell in cells {
        if let Some(symbol) = at.held(cell) {
            placed.push(cell);
            if let Some(n) = missing.get_mut(&symbol) {
                *n = n.saturating_sub(1);
            }
        }
    }
    missing.retain(|_, n| *n > 0);
    let n_missing: u32 = missing.values().sum();
    let kinds: SymbolSet = missing.keys().copied().collect();
    let is_open = |cell: &Cell| at.held(*cell).is_none();
    let useful = |symbols: SymbolSet| -> Vec<Cell> {
        cells
            .iter()
            .copied()
            .filter(is_open)
            .filter(|&cell| !at.candidates(cell).and(symbols).is_empty())
            .collect()
    };
    // All that is missing takes all cells that are left for it.
    let open = useful(kinds);
    if n_missing > 0 && open.len() as u32 == n_missing {
        let useless: Vec<Cell> = cells.iter().copied().filter(|cell| !open.contains(cell)).collect();
        let facts = vec![
            ("known", at.known(&useless)),
            ("others", Fact::Cells(open.clone())),
            ("missing", Fact::Each(missing.iter().flat_map(|(&s, &n)| (0..n).map(move |_| s)).collect())),
        ];
        let rest = explain(at, "rest", facts, |cell, symbol| open.contains(&cell) && !kinds.contains(symbol));
        if rest.is_some() {
            return rest;
        }
    }
    // Some symbols have just as many cells as they need.
    let mut subsets: Vec<SymbolSet> = vec![SymbolSet::EMPTY];
    for &symbol in missing.keys().take(9) {
        let with: Vec<SymbolSet> = subsets.iter().map(|set| set.or(SymbolSet::only(symbol))).collect();
        subsets.extend(with);
    }
    subsets.sort_by_key(|set| set.len());
    subsets.into_iter().filter(|set| !set.is_empty()).find_map(|set| {
        let places = useful(set);
        let n_needed: u32 = set.iter().map(|symbol| missing[&symbol]).sum();
        if places.len() as u32 != n_needed {
            return None;
        }
        let facts = vec![
            ("needed", Fact::Each(set.iter().flat_map(|s| (0..missing[&s]).map(move |_| s)).collect())),
            ("places", Fact::Cells(places.clone())),
        ];
        explain(at, "places", facts, |cell, symbol| places.contains(&cell) && !set.contains(symbol))
    })
}
