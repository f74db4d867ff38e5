//! A house: as many cells as symbols, each symbol once. Exclusion of fixed symbols is done by the peers; here every
//! symbol must keep a place, and the only place of a symbol is taken.

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

impl<W: Word> House<W> {
    #[inline]
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let (mut once, mut twice, mut fixed) = (W::EMPTY, W::EMPTY, W::EMPTY);
        for &cell in &self.cells {
            let candidates = space.cells[cell as usize];
            twice |= once & candidates;
            once |= candidates;
            if candidates.is_single() {
                fixed |= candidates;
            }
        }
        if once != self.all {
            return Err(Conflict);
        }
        let mut hidden = once & !twice & !fixed;
        if hidden.is_empty() {
            return Ok(());
        }
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
}
