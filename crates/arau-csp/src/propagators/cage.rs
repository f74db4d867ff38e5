//! A sum of cells that all hold different symbols: the sets of symbols that make it are few and listed.
//!
//! Every set that fits gives its symbols to the cells; what no set gives is taken away. Symbols that all sets share
//! must be in the cage, so they are taken from the cells that see all their places.

use super::exact::{MAX_EXACT, keep_exactly};
use super::sum_group::{FittingSets, Open, SumGroup, keep_by_bounds};
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::subsets::Subsets;
use crate::word::Word;
use std::sync::Arc;

/// `min ≤ sum(group) ≤ max`.
#[derive(Clone, Debug)]
pub struct Cage<W> {
    /// The cells, with factor 1.
    pub group: SumGroup,
    /// Least sum.
    pub min: i64,
    /// Greatest sum.
    pub max: i64,
    /// The listed sets of symbols.
    pub subsets: Arc<Subsets<W>>,
}

impl<W: Word> Cage<W> {
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let open = Open::of(&self.group, network, space);
        let (min, max) = (self.min - open.fixed_sum, self.max - open.fixed_sum);
        match open.n {
            0 if min <= 0 && 0 <= max => Ok(()),
            0 => Err(Conflict),
            1 => {
                let cell = open.cells[0];
                space.keep(network, cell, network.symbols_between(open.union, min, max))
            }
            2..=MAX_EXACT if min == max && network.values_are_consecutive => {
                keep_exactly(&open, min, network, space)
            }
            n if !self.subsets.has(n) => keep_by_bounds(&open, min, max, network, space),
            n => {
                let mut fitting = FittingSets::new();
                fitting.add(&open, self.subsets.with_sum(n, min, max));
                fitting.keep(&open, network, space)
            }
        }
    }
}
