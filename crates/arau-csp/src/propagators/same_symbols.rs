//! Two sets of cells that hold the same symbols, as the law of leftovers gives: where two unions of houses have the
//! same size, what each has alone holds the same symbols. For a row and a box this is the locked-candidates rule.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// The symbols of `a` are those of `b`, with multiplicity.
#[derive(Clone, Debug)]
pub struct SameSymbols {
    /// One side.
    pub a: Box<[u16]>,
    /// The other side, as many cells.
    pub b: Box<[u16]>,
}

impl SameSymbols {
    #[inline]
    pub fn run<W: Word>(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let union = |cells: &[u16]| cells.iter().fold(W::EMPTY, |u, &c| u | space.cells[c as usize]);
        let (in_a, in_b) = (union(&self.a), union(&self.b));
        if in_a == in_b {
            return Ok(());
        }
        let common = in_a & in_b;
        for (cells, seen) in [(&self.a, in_a), (&self.b, in_b)] {
            if seen != common {
                for &cell in cells {
                    space.keep(network, cell, common)?;
                }
            }
        }
        Ok(())
    }
}
