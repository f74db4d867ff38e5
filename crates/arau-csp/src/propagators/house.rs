//! A house: as many cells as symbols, each symbol once. Exclusion of fixed symbols is done by the peers; here every
//! symbol must keep a place, the only place of a symbol is taken, and two cells with the same two candidates keep these
//! for themselves.

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

/// So many cells with two candidates are compared with each other, the first of a house; more are rare.
const MAX_PAIRS: usize = 16;

impl<W: Word> House<W> {
    #[inline]
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let (mut once, mut twice, mut fixed) = (W::EMPTY, W::EMPTY, W::EMPTY);
        let mut pairs = [W::EMPTY; MAX_PAIRS];
        let mut n_pairs = 0;
        for &cell in &self.cells {
            let candidates = space.cells[cell as usize];
            twice |= once & candidates;
            once |= candidates;
            let others = candidates.without_lowest();
            if others.is_empty() {
                fixed |= candidates;
            } else if others.is_single() && n_pairs < MAX_PAIRS {
                pairs[n_pairs] = candidates;
                n_pairs += 1;
            }
        }
        if once != self.all {
            return Err(Conflict);
        }
        let hidden = once & !twice & !fixed;
        if !hidden.is_empty() {
            return self.take_only_places(hidden, network, space);
        }
        for i in 1..n_pairs {
            if pairs[..i].contains(&pairs[i]) {
                self.keep_to_pair(pairs[i], network, space)?;
            }
        }
        Ok(())
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
