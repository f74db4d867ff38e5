//! The propagators: one file per way of reasoning. Each looks at the candidates of its cells and takes away what
//! cannot be; none keeps a state of its own, so that going back in the search is copying candidates back.

mod any_of;
mod automaton;
mod cage;
mod count;
mod exact;
mod house;
mod linear;
mod linear_bounds;
mod listed_sets;
mod relation;
mod same_symbols;
mod sum_bits;
mod sum_group;

pub use any_of::AnyOf;
pub use automaton::{Dfa, readable};
pub use cage::Cage;
pub use count::Count;
pub use house::House;
pub use linear::{GroupedSum, MAX_GROUPS, divide};
pub use linear_bounds::LinearBounds;
pub use listed_sets::{ListedSets, MAX_LISTED};
pub use relation::{Pair, PairTable};
pub use same_symbols::SameSymbols;
pub use sum_group::{MAX_GROUP, SumGroup};

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// Any propagator. A closed set, so that the inner loop is a jump instead of a call through a table.
#[derive(Clone, Debug)]
pub enum Propagator<W> {
    /// Every symbol has a place in a house.
    House(House<W>),
    /// Two cells go together by a table.
    Pair(Pair<W>),
    /// Two sets of cells hold the same symbols.
    SameSymbols(SameSymbols),
    /// A sum of mutually exclusive cells.
    Cage(Cage<W>),
    /// One of a few sets of symbols in mutually exclusive cells.
    ListedSets(ListedSets<W>),
    /// A sum over groups of mutually exclusive cells, exact up to the placing inside a group.
    GroupedSum(GroupedSum<W>),
    /// A sum by bounds only.
    LinearBounds(LinearBounds),
    /// How many cells hold a symbol of a set.
    Count(Count<W>),
    /// A word accepted by an automaton.
    Dfa(Dfa<W>),
    /// At least one of several lists of constraints.
    AnyOf(AnyOf<W>),
}

impl<W: Word> Propagator<W> {
    /// Takes away what cannot be.
    #[inline]
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        // Most runs are runs of houses: asking for them first spares those the jump through a table.
        if let Propagator::House(p) = self { p.run(network, space) } else { self.run_other(network, space) }
    }

    fn run_other(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        match self {
            Propagator::House(p) => p.run(network, space),
            Propagator::Pair(p) => p.run(network, space),
            Propagator::SameSymbols(p) => p.run(network, space),
            Propagator::Cage(p) => p.run(network, space),
            Propagator::ListedSets(p) => p.run(network, space),
            Propagator::GroupedSum(p) => p.run(network, space),
            Propagator::LinearBounds(p) => p.run(network, space),
            Propagator::Count(p) => p.run(network, space),
            Propagator::Dfa(p) => p.run(network, space),
            Propagator::AnyOf(p) => p.run(network, space),
        }
    }

    /// The cells whose changes matter.
    pub fn watched(&self) -> Vec<u16> {
        match self {
            Propagator::House(p) => p.cells.to_vec(),
            Propagator::Pair(p) => vec![p.a, p.b],
            Propagator::SameSymbols(p) => p.a.iter().chain(&p.b).copied().collect(),
            Propagator::Cage(p) => p.group.cells.to_vec(),
            Propagator::ListedSets(p) => p.group.cells.to_vec(),
            Propagator::GroupedSum(p) => p.cells(),
            Propagator::LinearBounds(p) => p.terms.iter().map(|t| t.0).collect(),
            Propagator::Count(p) => p.cells.to_vec(),
            Propagator::Dfa(p) => p.cells.to_vec(),
            Propagator::AnyOf(p) => p.cells.to_vec(),
        }
    }

    /// Whether it looks only when a cell is fixed, not whenever one loses a candidate: measured to be worth it for
    /// redundant reasoning that is dear and seldom tells.
    pub fn only_fixing(&self) -> bool {
        matches!(self, Propagator::SameSymbols(_))
    }

    /// Whether it may be left to look only when a cell is fixed once it has shown that it seldom tells. Many derived sums
    /// follow from others.
    pub fn may_sleep(&self) -> bool {
        matches!(self, Propagator::GroupedSum(_) | Propagator::LinearBounds(_))
    }

    /// The order in which waiting propagators run: the cheap and telling first.
    pub fn price(&self) -> u32 {
        match self {
            Propagator::House(_) => 0,
            Propagator::Pair(_) => 1,
            Propagator::Count(_) => 2,
            Propagator::Cage(_) => 3,
            Propagator::ListedSets(p) => 10 + p.group.cells.len() as u32,
            Propagator::SameSymbols(p) => 12 + p.a.len() as u32,
            Propagator::GroupedSum(p) => 20 + p.n_cells() as u32,
            Propagator::LinearBounds(p) => 30 + p.terms.len() as u32,
            Propagator::Dfa(_) => 100,
            Propagator::AnyOf(_) => 200,
        }
    }
    /// Whether it runs before the peers of newly fixed cells are told. Cages first gives conflicts whose last told cell
    /// is a good one to branch on; anything dearer first would only have to run again.
    pub fn is_immediate(&self) -> bool {
        self.price() <= 3
    }
}
