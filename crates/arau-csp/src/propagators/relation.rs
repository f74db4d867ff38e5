//! Two cells that go together by a table.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;
use arau_core::Relation;
use std::sync::Arc;

/// Alphabets up to this size get a table over all sets of symbols, so that the partners of a set are one look-up.
const MAX_TABLED_SYMBOLS: usize = 10;

/// Which symbols go with a set of symbols.
#[derive(Clone, Debug)]
pub struct PairTable<W> {
    rows: Vec<W>,
    /// `of_set[set]` for every set, or empty.
    of_set: Vec<W>,
}

impl<W: Word> PairTable<W> {
    /// From a relation.
    pub fn new(relation: &Relation) -> PairTable<W> {
        let rows: Vec<W> = relation.rows.iter().map(|&row| W::from_set(row)).collect();
        let mut of_set = Vec::new();
        if rows.len() <= MAX_TABLED_SYMBOLS {
            of_set = vec![W::EMPTY; 1 << rows.len()];
            for set in 1..of_set.len() {
                of_set[set] = of_set[set & (set - 1)] | rows[set.trailing_zeros() as usize];
            }
        }
        PairTable { rows, of_set }
    }

    /// The symbols that go with some symbol of a set.
    #[inline]
    pub fn partners(&self, set: W) -> W {
        if self.of_set.is_empty() {
            return set.symbols().fold(W::EMPTY, |partners, s| partners | self.rows[s]);
        }
        self.of_set[set.table_idx()]
    }
}

/// Two cells and their table in both directions.
#[derive(Clone, Debug)]
pub struct Pair<W> {
    /// First cell.
    pub a: u16,
    /// Second cell.
    pub b: u16,
    /// From the first to the second.
    pub forth: Arc<PairTable<W>>,
    /// From the second to the first.
    pub back: Arc<PairTable<W>>,
}

impl<W: Word> Pair<W> {
    #[inline]
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        space.keep(network, self.b, self.forth.partners(space.cells[self.a as usize]))?;
        space.keep(network, self.a, self.back.partners(space.cells[self.b as usize]))
    }
}
