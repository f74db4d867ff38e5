//! How many cells hold a symbol of a set.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// Between `min` and `max` cells hold a symbol of `symbols`.
#[derive(Clone, Debug)]
pub struct Count<W> {
    /// The cells.
    pub cells: Box<[u16]>,
    /// What is counted.
    pub symbols: W,
    /// At least.
    pub min: u32,
    /// At most.
    pub max: u32,
}

impl<W: Word> Count<W> {
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let (mut sure, mut possible) = (0, 0);
        for &cell in &self.cells {
            let candidates = space.cells[cell as usize];
            let inside = candidates & self.symbols;
            sure += u32::from(inside == candidates);
            possible += u32::from(!inside.is_empty());
        }
        if sure > self.max || possible < self.min {
            return Err(Conflict);
        }
        if sure == possible {
            return Ok(());
        }
        // Of the undecided cells, all must be out if the count is full, all in if every one is needed.
        let wanted = match (sure == self.max, possible == self.min) {
            (true, _) => !self.symbols,
            (_, true) => self.symbols,
            _ => return Ok(()),
        };
        for &cell in &self.cells {
            let candidates = space.cells[cell as usize];
            let inside = candidates & self.symbols;
            if !inside.is_empty() && inside != candidates {
                space.keep(network, cell, wanted)?;
            }
        }
        Ok(())
    }
}
