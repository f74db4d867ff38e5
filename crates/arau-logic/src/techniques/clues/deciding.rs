//! Owns the argument that names the few cells on which it depends that candidates go, and of each only what matters.

use super::Change;
use crate::Deciding;
use crate::clue::Clue;
use crate::joint::Narrowed;
use crate::support::{Known, left_by};
use crate::techniques::prelude::*;

/// More cells than this are not named.
const MAX_NAMED: usize = 4;

/// What goes from more cells than this is not told together.
const MAX_TOLD: usize = 8;

/// Cells of clues that have more are not tried one by one.
const MAX_CELLS: usize = 20;

/// The cells on which it depends that all these candidates go, or those of one cell, or one candidate: the first for which
/// they are few.
pub(super) fn argue<const W: usize>(
    constraint: &Constraint,
    clue: &Clue,
    changes: &[Change],
    position: &Position<W>,
) -> Option<Deciding> {
    if clue.cells.len() > MAX_CELLS {
        return None;
    }
    let of_change = |change: &Change| -> Vec<Candidate> {
        change.gone.iter().map(|symbol| Candidate { cell: change.cell, symbol }).collect()
    };
    let all: Vec<Candidate> = changes.iter().flat_map(of_change).collect();
    let by_cell = changes.iter().map(of_change);
    let one_by_one = all.iter().map(|&candidate| vec![candidate]);
    let together = (changes.len() <= MAX_TOLD).then(|| all.clone());
    let groups = together.into_iter().chain(by_cell).chain(one_by_one);
    let mut best: Option<Deciding> = None;
    for gone in groups {
        let is_better = |found: &Deciding| {
            best.as_ref()
                .is_none_or(|best| found.known.len() + usize::from(best.gone.len() > 1) < best.known.len())
        };
        if let Some(found) = (Question { constraint, clue, position, gone }).answer().filter(is_better) {
            let is_short = found.known.len() < MAX_NAMED;
            best = Some(found);
            if is_short {
                break;
            }
        }
    }
    best.filter(|best| best.known.len() <= MAX_NAMED)
}

/// Why do these candidates go?
struct Question<'a, const W: usize> {
    constraint: &'a Constraint,
    clue: &'a Clue,
    position: &'a Position<W>,
    gone: Vec<Candidate>,
}

impl<const W: usize> Question<'_, W> {
    /// Whether the candidates go where the cells of the clue may hold this.
    fn go(&self, domains: &[SymbolSet]) -> bool {
        let supposed = Narrowed { position: self.position, open: &self.clue.cells, domains };
        let left = left_by(self.constraint, &supposed);
        self.gone
            .iter()
            .all(|gone| left.iter().any(|&(cell, left)| cell == gone.cell && !left.contains(gone.symbol)))
    }

    /// Forgets of one cell after the other what it may hold, as far as the candidates still go; nothing if they do not even
    /// at the beginning.
    fn answer(self) -> Option<Deciding> {
        let cells = &self.clue.cells;
        let all = SymbolSet::all(self.position.layout().n_symbols());
        let actual: Vec<SymbolSet> = cells.iter().map(|&cell| self.position.domain(cell)).collect();
        let mut domains = actual.clone();
        if !self.go(&domains) {
            return None;
        }
        let mut order: Vec<usize> = (0..cells.len()).collect();
        let is_told = |at: usize| self.gone.iter().any(|gone| gone.cell == cells[at]);
        order.sort_by_key(|&at| (!is_told(at), std::cmp::Reverse(actual[at].len())));
        for at in order {
            for simpler in simpler(actual[at], all) {
                let before = std::mem::replace(&mut domains[at], simpler);
                if self.go(&domains) {
                    break;
                }
                domains[at] = before;
            }
        }
        let known = cells.iter().copied().zip(domains).filter(|&(_, domain)| domain != all).collect();
        Some(Deciding { known, gone: self.gone, balance: None })
    }
}

/// What says less of a cell than what it may hold, the least first.
fn simpler(domain: SymbolSet, all: SymbolSet) -> Vec<SymbolSet> {
    if domain.len() == 1 {
        return vec![all];
    }
    let (low, high) = (domain.lowest(), domain.iter().last());
    let at_least: SymbolSet = all.iter().filter(|&symbol| Some(symbol) >= low).collect();
    let at_most: SymbolSet = all.iter().filter(|&symbol| Some(symbol) <= high).collect();
    let one_less = all.minus(domain).iter().map(|symbol| all.minus(SymbolSet::only(symbol)));
    let mut simpler = vec![all];
    if all.minus(domain).len() <= 4 {
        simpler.extend(one_less);
    }
    simpler.extend([at_least, at_most, at_least.and(at_most)]);
    simpler.retain(|&set| set != domain);
    simpler
}
