//! At least one of several lists of constraints. Each option is tried by its own propagators on a copy; what no
//! option allows is taken away, and options that fail are out.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// Constructive disjunction.
#[derive(Clone, Debug)]
pub struct AnyOf<W> {
    /// The cells that any option mentions.
    pub cells: Box<[u16]>,
    /// The options: small networks over these cells, numbered from 0 in this order.
    pub options: Box<[Network<W>]>,
}

impl<W: Word> AnyOf<W> {
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let mut allowed = std::mem::take(&mut space.scratch.words);
        let mut inner = space.spare();
        allowed.clear();
        allowed.resize(self.cells.len(), W::EMPTY);
        for option in &self.options {
            inner.restart(option, |i, start| start & space.cells[self.cells[i] as usize]);
            if inner.propagate(option).is_ok() {
                for (union, cell) in allowed.iter_mut().zip(&inner.cells) {
                    *union |= *cell;
                }
            }
        }
        let mut pairs = self.cells.iter().zip(&allowed);
        let result = pairs.try_for_each(|(&cell, &union)| space.keep(network, cell, union));
        space.spares.push(inner);
        space.scratch.words = allowed;
        result
    }
}
