//! Owns the houses from which a fish is made, in the order in which they are tried: lines by their kind, then all
//! others.

use super::kinds::{Kinds, Shape, kinds_of_houses};
use crate::{CellSet, Layout};
use arau_core::Cell;

/// The number of a house in the order of trial.
pub(super) type Rank = u16;

/// The houses with the places of one symbol in them.
pub(super) struct Pools<'a, const W: usize> {
    layout: &'a Layout<W>,
    n_line_kinds: usize,
    /// The house of each rank, and back.
    house_of: Vec<usize>,
    rank_of: Vec<Rank>,
    kinds: Vec<Kinds>,
    places: Vec<CellSet<W>>,
    bases: Vec<Rank>,
    may_cover: Vec<bool>,
}

impl<'a, const W: usize> Pools<'a, W> {
    /// The houses of a layout, no symbol chosen yet.
    pub(super) fn new(layout: &'a Layout<W>) -> Pools<'a, W> {
        let (kinds, n_line_kinds) = kinds_of_houses(layout);
        let n_houses = layout.houses().len();
        let mut house_of: Vec<usize> = (0..n_houses).collect();
        let trial = |kind: Kinds| (0..n_line_kinds).position(|idx| kind == Kinds::line(idx));
        house_of.sort_by_key(|&house| trial(kinds[house]).unwrap_or(n_line_kinds));
        let mut rank_of = vec![0; n_houses];
        for (rank, &house) in house_of.iter().enumerate() {
            rank_of[house] = rank as Rank;
        }
        Pools {
            layout,
            n_line_kinds,
            kinds: house_of.iter().map(|&house| kinds[house]).collect(),
            house_of,
            rank_of,
            places: vec![CellSet::EMPTY; n_houses],
            bases: Vec::with_capacity(n_houses),
            may_cover: vec![false; n_houses],
        }
    }

    /// The kinds of bases and covers to search through, in order.
    pub(super) fn turns(&self, shape: Shape) -> Vec<(Kinds, Kinds)> {
        shape.turns(self.n_line_kinds)
    }

    /// Looks at a symbol with these places, and at houses of some kinds.
    pub(super) fn take(&mut self, (base_kinds, cover_kinds): (Kinds, Kinds), places: CellSet<W>) {
        self.bases.clear();
        for (rank, &house) in self.house_of.iter().enumerate() {
            let here = places.and(self.layout.houses()[house].set);
            self.places[rank] = here;
            self.may_cover[rank] = cover_kinds.includes(self.kinds[rank]) && !here.is_empty();
            if base_kinds.includes(self.kinds[rank]) && !here.is_empty() {
                self.bases.push(rank as Rank);
            }
        }
    }

    /// The houses that may be bases, in order.
    pub(super) fn bases(&self) -> &[Rank] {
        &self.bases
    }

    /// The houses that may be covers, in order.
    pub(super) fn covers(&self) -> impl Iterator<Item = Rank> + '_ {
        (0..self.may_cover.len()).filter(|&rank| self.may_cover[rank]).map(|rank| rank as Rank)
    }

    /// The houses of a cell that may be covers.
    pub(super) fn covers_of(&self, cell: Cell) -> impl Iterator<Item = Rank> + '_ {
        let ranks = self.layout.houses_of(cell).iter().map(|&house| self.rank_of[house]);
        ranks.filter(|&rank| self.may_cover[rank as usize])
    }

    /// The places of the symbol in a house.
    pub(super) fn places(&self, rank: Rank) -> CellSet<W> {
        self.places[rank as usize]
    }

    /// The most places that one of some houses has.
    pub(super) fn most_places(&self, ranks: &[Rank]) -> usize {
        ranks.iter().map(|&rank| self.places(rank).len()).max().unwrap_or(0)
    }

    /// The kinds of some houses.
    pub(super) fn kinds(&self, ranks: &[Rank]) -> Kinds {
        ranks.iter().fold(Kinds::NONE, |all, &rank| all.or(self.kinds[rank as usize]))
    }

    /// The houses as the layout counts them.
    pub(super) fn houses<'s>(&'s self, ranks: &'s [Rank]) -> impl Iterator<Item = usize> + 's {
        ranks.iter().map(|&rank| self.house_of[rank as usize])
    }
}
