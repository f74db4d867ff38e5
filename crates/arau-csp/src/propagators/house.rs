//! A house: as many cells as symbols, each symbol once. Exclusion of fixed symbols is done by the peers; here every
//! symbol must keep a place, the only place of a symbol is taken, and two cells with the same two candidates keep these
//! for themselves.

use crate::lanes::{LANES, Tally, gather, only_first, union};
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// Every symbol has a place.
#[derive(Clone, Debug)]
pub struct House<W> {
    /// As many as there are symbols.
    pub cells: Box<[u16]>,
    /// All symbols.
    pub all: W,
}

/// This many cells with two candidates are compared with each other, the first of a house; more are rare.
const MAX_PAIRS: usize = 15;

/// What is seen in the cells of a house.
struct Seen<W> {
    symbols: Tally<W>,
    fixed: [W; LANES],
    /// Symbols of cells that have two candidates.
    pairs: Tally<W>,
}

impl<W: Word> Seen<W> {
    #[inline(always)]
    fn add(&mut self, lanes: [W; LANES]) {
        self.symbols.add(lanes);
        let mut pairs = [W::EMPTY; LANES];
        for (i, candidates) in lanes.into_iter().enumerate() {
            let others = candidates.without_lowest();
            self.fixed[i] |= if others.is_empty() { candidates } else { W::EMPTY };
            let open = if others.is_empty() { W::EMPTY } else { candidates };
            pairs[i] = if others.without_lowest().is_empty() { open } else { W::EMPTY };
        }
        self.pairs.add(pairs);
    }
}

impl<W: Word> House<W> {
    /// The most frequent of all propagators.
    #[inline]
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let mut seen = Seen { symbols: Tally::new(), fixed: [W::EMPTY; LANES], pairs: Tally::new() };
        let (portions, rest) = self.cells.as_chunks::<LANES>();
        for portion in portions {
            seen.add(gather(&space.cells, portion));
        }
        match *rest {
            [] => {}
            // A single cell over is frequent; naming its lane spares a way through memory.
            [cell] => seen.add(only_first(space.cells[cell as usize])),
            _ => seen.add(gather(&space.cells, rest)),
        }
        let (once, twice) = seen.symbols.total();
        if once != self.all {
            return Err(Conflict);
        }
        let hidden = once & !twice & !union(seen.fixed);
        if !hidden.is_empty() {
            return self.take_only_places(hidden, network, space);
        }
        let (_, in_two_pairs) = seen.pairs.total();
        if in_two_pairs.without_lowest().is_empty() {
            return Ok(());
        }
        self.keep_to_pairs(in_two_pairs, network, space)
    }

    /// Each of the symbols has one place: it goes there.
    #[inline]
    fn take_only_places(
        &self,
        mut hidden: W,
        network: &Network<W>,
        space: &mut Space<W>,
    ) -> Result<(), Conflict> {
        for &cell in &self.cells {
            let here = space.cells[cell as usize] & hidden;
            if !here.is_empty() {
                if !here.is_single() {
                    return Err(Conflict);
                }
                space.keep(network, cell, here)?;
                hidden &= !here;
                if hidden.is_empty() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Looks for two cells with the same two candidates, both of them in the set.
    fn keep_to_pairs(&self, within: W, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        // With room to write one that does not count.
        let mut pairs = [W::EMPTY; MAX_PAIRS + 1];
        let mut n = 0;
        for &cell in &self.cells {
            let candidates = space.cells[cell as usize];
            let others = candidates.without_lowest();
            pairs[n] = candidates;
            let is_pair =
                (candidates & !within).is_empty() & !others.is_empty() & others.without_lowest().is_empty();
            n = (n + usize::from(is_pair)).min(MAX_PAIRS);
        }
        for i in 1..n {
            if pairs[..i].contains(&pairs[i]) {
                self.keep_to_pair(pairs[i], network, space)?;
            }
        }
        Ok(())
    }

    /// Two cells hold these two symbols between them: no other cell does.
    fn keep_to_pair(&self, pair: W, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let mut n_owners = 0;
        for &cell in &self.cells {
            if space.cells[cell as usize] == pair {
                n_owners += 1;
            } else {
                space.remove(network, cell, pair)?;
            }
        }
        if n_owners > 2 { Err(Conflict) } else { Ok(()) }
    }
}
