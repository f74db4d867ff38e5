//! Which of several chains is told first: the one with the most eliminations, then the shortest, then the one whose
//! eliminations come first on the board. HoDoKu does not care for the length; of chains that it ranks alike it takes the
//! one whose eliminations were found first. Of chains with the same eliminations only the shortest is kept.

use super::super::prelude::*;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Chains of one or several kinds as they are found.
pub(super) struct Ranking<T> {
    found: Vec<Option<Ranked<T>>>,
    /// By kind and eliminations.
    known: HashMap<(usize, Vec<Candidate>), usize>,
    as_hodoku: bool,
}

/// A chain with what it eliminates.
pub(super) struct Ranked<T> {
    pub kind: usize,
    pub eliminated: Vec<Candidate>,
    length: usize,
    /// Which of all eliminations these were, in the order in which they were found.
    number: usize,
    pub chain: T,
}

impl<T> Ranking<T> {
    pub fn new(options: &Options) -> Ranking<T> {
        Ranking { found: Vec::new(), known: HashMap::new(), as_hodoku: options.as_hodoku }
    }

    /// Whether a chain of this kind that is not longer does the same. The eliminations are of one symbol, in order.
    pub fn is_known(&self, kind: usize, eliminated: &[Candidate], length: usize) -> bool {
        let known = self.known.get(&(kind, eliminated.to_vec()));
        known.and_then(|&known| self.found[known].as_ref()).is_some_and(|known| known.length <= length)
    }

    /// Adds a chain unless an equal or shorter one of its kind does the same. There is at least one elimination.
    pub fn add(
        &mut self,
        kind: usize,
        mut eliminated: Vec<Candidate>,
        length: usize,
        chain: impl FnOnce() -> T,
    ) {
        eliminated.sort_unstable_by_key(|candidate| (candidate.symbol, candidate.cell));
        eliminated.dedup();
        let key = (kind, eliminated);
        let mut number = self.found.len();
        if let Some(&known) = self.known.get(&key) {
            if self.found[known].as_ref().is_some_and(|known| known.length <= length) {
                return;
            }
            number = self.found[known].take().map_or(number, |longer| longer.number);
        }
        let eliminated = key.1.clone();
        self.known.insert(key, self.found.len());
        self.found.push(Some(Ranked { kind, eliminated, length, number, chain: chain() }));
    }

    /// The chains, best first.
    pub fn ranked(self, n_cells: usize) -> Vec<Ranked<T>> {
        let mut chains: Vec<Ranked<T>> = self.found.into_iter().flatten().collect();
        chains.sort_by_key(|chain| {
            let place = place_on_board(&chain.eliminated, n_cells);
            let rest = if self.as_hodoku { (place, chain.number) } else { (chain.length, place) };
            (Reverse(chain.eliminated.len()), rest)
        });
        chains
    }
}

/// A number that is small for candidates in low cells; the later ones of a list weigh more. As in HoDoKu, which breaks
/// ties by it.
fn place_on_board(candidates: &[Candidate], n_cells: usize) -> usize {
    let weight = |i: usize| 1 + i * (n_cells - 1);
    let number =
        |(i, candidate): (usize, &Candidate)| candidate.cell.idx() * weight(i) + candidate.symbol.idx() + 1;
    candidates.iter().enumerate().map(number).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(cell: u16, symbol: u8) -> Candidate {
        Candidate { cell: Cell(cell), symbol: Symbol(symbol) }
    }

    #[test]
    fn the_best_chain_comes_first_and_the_shorter_of_two_alike_stays() {
        let mut ranking = Ranking::new(&Options::default());
        ranking.add(0, vec![candidate(7, 1)], 5, || "late");
        ranking.add(0, vec![candidate(3, 1)], 5, || "early");
        ranking.add(0, vec![candidate(4, 1), candidate(2, 0), candidate(4, 1)], 9, || "long");
        ranking.add(0, vec![candidate(2, 0), candidate(4, 1)], 7, || "two");
        ranking.add(0, vec![candidate(4, 1), candidate(2, 0)], 7, || "two again");
        ranking.add(1, vec![candidate(3, 1)], 3, || "other kind");
        let ranked = ranking.ranked(81);
        assert_eq!(
            ranked.iter().map(|chain| chain.chain).collect::<Vec<_>>(),
            ["two", "other kind", "early", "late"]
        );
        assert_eq!(ranked[0].eliminated, [candidate(2, 0), candidate(4, 1)]);
    }

    #[test]
    fn hodoku_ranks_by_place_and_then_by_what_was_found_first() {
        let mut ranking = Ranking::new(&Options { as_hodoku: true, ..Options::default() });
        ranking.add(0, vec![candidate(7, 1)], 5, || "late and short");
        ranking.add(0, vec![candidate(3, 1)], 9, || "early and long");
        // The place is the sum of cell and symbol.
        ranking.add(0, vec![candidate(2, 2)], 5, || "as early, but found later");
        ranking.add(0, vec![candidate(3, 1)], 7, || "early and shorter");
        assert_eq!(
            ranking.ranked(81).iter().map(|chain| chain.chain).collect::<Vec<_>>(),
            ["early and shorter", "as early, but found later", "late and short"]
        );
    }
}
