//! Owns [`FishPattern`]: one fish in the making, from its bases and covers to what it takes away.

use super::kinds::Shape;
use super::pools::{Pools, Rank};
use crate::{CellSet, Layout};

/// Most bases that a fish may have.
pub(super) const MAX_SIZE: usize = 7;

/// Most fins that are looked for: HoDoKu's limit. Fish with more are hardly ever of use.
pub(super) const MAX_FINS: usize = 5;

/// Most fins that lie in two bases.
pub(super) const MAX_ENDO_FINS: usize = 2;

/// What is asked of the fins of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fins {
    /// There are none.
    None,
    /// There are some.
    Finned,
    /// There are some, and a base that has one place besides them; of basic fish only.
    Sashimi,
}

/// A few houses in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Ranks {
    ranks: [Rank; MAX_SIZE],
    len: usize,
}

impl Ranks {
    pub(super) fn as_slice(&self) -> &[Rank] {
        &self.ranks[..self.len]
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The same with one house more.
    pub(super) fn with(mut self, rank: Rank) -> Ranks {
        let mut at = self.len;
        while at > 0 && self.ranks[at - 1] > rank {
            self.ranks[at] = self.ranks[at - 1];
            at -= 1;
        }
        self.ranks[at] = rank;
        self.len += 1;
        self
    }
}

/// The bases of a fish.
#[derive(Clone, Copy)]
pub(super) struct Bases<const W: usize> {
    pub(super) ranks: Ranks,
    /// The places in any of them.
    pub(super) cells: CellSet<W>,
    /// The places in two of them: as both bases count the symbol there, these are fins.
    pub(super) endo_fins: CellSet<W>,
}

/// A fish.
#[derive(Clone, Copy)]
pub(super) struct FishPattern<const W: usize> {
    pub(super) bases: Bases<W>,
    pub(super) covers: Ranks,
    pub(super) shape: Shape,
    /// All fins.
    pub(super) fins: CellSet<W>,
    /// Where the symbol goes.
    pub(super) gone: CellSet<W>,
    /// Those of them that lie in a base, or in two covers.
    pub(super) cannibalistic: CellSet<W>,
    is_sashimi: bool,
}

impl<const W: usize> FishPattern<W> {
    /// The fish with these bases and covers, if it takes anything away and has fins only if they are wanted.
    pub(super) fn new(
        layout: &Layout<W>,
        pools: &Pools<'_, W>,
        bases: &Bases<W>,
        covers: Ranks,
        wants_fins: bool,
    ) -> Option<FishPattern<W>> {
        let (mut covered, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for &cover in covers.as_slice() {
            twice = twice.or(covered.and(pools.places(cover)));
            covered = covered.or(pools.places(cover));
        }
        let fins = bases.cells.minus(covered).or(bases.endo_fins);
        if fins.is_empty() == wants_fins || fins.len() > MAX_FINS {
            return None;
        }
        let mut gone = covered.minus(bases.cells).or(twice);
        for fin in fins.iter() {
            gone = gone.and(layout.peers(fin));
        }
        if gone.is_empty() {
            return None;
        }
        let shape = Shape::of(pools.kinds(bases.ranks.as_slice()), pools.kinds(covers.as_slice()));
        let is_thin = |&base: &Rank| pools.places(base).minus(fins).len() <= 1;
        let is_sashimi = shape == Shape::Basic && bases.ranks.as_slice().iter().any(is_thin);
        if is_sashimi && !wants_fins {
            // A line with one place is a single, not part of a fish.
            return None;
        }
        Some(FishPattern {
            bases: *bases,
            covers,
            shape,
            fins,
            gone,
            cannibalistic: gone.and(twice),
            is_sashimi,
        })
    }

    /// What it has for fins.
    pub(super) fn fins_kind(&self) -> Fins {
        match (self.fins.is_empty(), self.is_sashimi) {
            (true, _) => Fins::None,
            (false, true) => Fins::Sashimi,
            (false, false) => Fins::Finned,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_stay_in_order() {
        let ranks = Ranks::default().with(5).with(2).with(9).with(3);
        assert_eq!(ranks.as_slice(), [2, 3, 5, 9]);
        assert!(ranks < Ranks::default().with(2).with(4).with(5).with(6));
    }
}
