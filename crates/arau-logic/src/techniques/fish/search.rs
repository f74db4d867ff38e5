//! Owns the search for fish: all bases in order, and for each choice of bases all covers in order.
//!
//! It looks from what a fish could take away. A place goes only if it sees every fin. So, of the bases, all that the
//! place does not see must be covered, and no such cell may lie in two bases; and as the place itself uses up a cover,
//! one cover fewer than there are bases must do. A few cells of which no two share a cover tell early that these are
//! too few.

use super::pattern::{Bases, FishPattern, MAX_ENDO_FINS, Ranks};
use super::pools::{Pools, Rank};
use crate::{CellSet, Layout, Position};
use arau_core::Cell;
use std::ops::ControlFlow;

/// On boards that are much larger than the classic one, nobody looks at more places for a symbol than these: something easier
/// comes later.
const MOST_WORK_ON_LARGE: u64 = 4_000;

/// What to search for.
#[derive(Clone, Copy)]
pub(super) struct FishCriteria<const W: usize> {
    /// Number of bases.
    pub(super) size: usize,
    /// Whether there must be fins, or none.
    pub(super) fins: bool,
    /// Most places in a base.
    pub(super) max_places: usize,
    /// From where the symbol may go, if that is known: then the search looks from there.
    pub(super) targets: Option<CellSet<W>>,
}

/// Visits every fish with houses of the pools, in the order of bases, then covers.
pub(super) fn for_each_fish<const W: usize>(
    position: &Position<W>,
    pools: &Pools<'_, W>,
    criteria: FishCriteria<W>,
    visit: &mut dyn FnMut(&FishPattern<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let n_houses = layout.houses().len();
    let mut search = Search {
        position,
        layout,
        pools,
        criteria,
        shut: vec![false; n_houses],
        covers: Vec::new(),
        work_left: if layout.is_large() { MOST_WORK_ON_LARGE } else { u64::MAX },
        visit,
    };
    let none = Bases { ranks: Ranks::default(), cells: CellSet::EMPTY, endo_fins: CellSet::EMPTY };
    let anywhere = pools.bases().iter().fold(CellSet::EMPTY, |all, &base| all.or(pools.places(base)));
    search.add_bases(0, none, criteria.targets.unwrap_or(anywhere))
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    layout: &'a Layout<W>,
    pools: &'a Pools<'a, W>,
    criteria: FishCriteria<W>,
    /// The houses that cannot become covers: bases, covers already, or tried before.
    shut: Vec<bool>,
    /// The covers found for the bases at hand.
    covers: Vec<Ranks>,
    /// Places that may still be looked at.
    work_left: u64,
    visit: &'a mut dyn FnMut(&FishPattern<W>) -> ControlFlow<()>,
}

/// A place from which the symbol shall go.
#[derive(Clone, Copy)]
struct Target {
    cell: Cell,
    /// How many covers go through it at least: two if a base does.
    n_covers: usize,
}

impl<const W: usize> Search<'_, W> {
    /// Adds bases from number `from` on, until there are enough.
    fn add_bases(&mut self, from: usize, bases: Bases<W>, targets: CellSet<W>) -> ControlFlow<()> {
        let n_more = self.criteria.size - bases.ranks.len();
        if n_more == 0 {
            return self.try_covers(&bases, targets);
        }
        let pools = self.pools;
        for (idx, &base) in pools.bases().iter().enumerate().skip(from) {
            self.position.go_on()?;
            if pools.bases().len() - idx < n_more || self.work_left == 0 {
                break;
            }
            self.work_left = self.work_left.saturating_sub(1 + targets.len() as u64);
            let places = pools.places(base);
            let shared = places.and(bases.cells);
            let n_endo_fins = bases.endo_fins.len() + shared.len();
            if places.len() > self.criteria.max_places
                || (!shared.is_empty() && (!self.criteria.fins || n_endo_fins > MAX_ENDO_FINS))
            {
                continue;
            }
            let bases = Bases {
                ranks: bases.ranks.with(base),
                cells: bases.cells.or(places),
                endo_fins: bases.endo_fins.or(shared),
            };
            let seen = shared.iter().fold(targets, |seen, fin| seen.and(self.layout.peers(fin)));
            self.shut[base as usize] = true;
            let left = self.within_reach(&bases, seen);
            let flow = if left.is_empty() {
                ControlFlow::Continue(())
            } else {
                self.add_bases(idx + 1, bases, left)
            };
            self.shut[base as usize] = false;
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The targets for which covers may suffice.
    fn within_reach(&self, bases: &Bases<W>, mut targets: CellSet<W>) -> CellSet<W> {
        if !self.criteria.fins && self.needs_more_than(bases.cells, self.criteria.size) {
            return CellSet::EMPTY;
        }
        if self.criteria.targets.is_none() {
            return targets;
        }
        for cell in targets.iter() {
            let target = Target::new(cell, bases);
            if target.n_covers > self.criteria.size
                || self.open_covers(cell).count() < target.n_covers
                || self.needs_more_than(self.core(bases, target), self.criteria.size - target.n_covers)
            {
                targets.remove(cell);
            }
        }
        targets
    }

    /// The base cells that cannot be fins when the target goes, without itself.
    fn core(&self, bases: &Bases<W>, target: Target) -> CellSet<W> {
        let mut core = bases.cells.minus(self.layout.peers(target.cell));
        core.remove(target.cell);
        core
    }

    /// The covers that may still be chosen for a cell.
    fn open_covers(&self, cell: Cell) -> impl Iterator<Item = Rank> + '_ {
        self.pools.covers_of(cell).filter(|&cover| !self.shut[cover as usize])
    }

    /// Whether some of these cells, no two of which share a cover, are more than this many, or one has no cover.
    fn needs_more_than(&self, mut cells: CellSet<W>, limit: usize) -> bool {
        let mut n_needed = 0;
        while let Some(cell) = cells.first() {
            n_needed += 1;
            if n_needed > limit {
                return true;
            }
            let reached =
                self.open_covers(cell).fold(CellSet::EMPTY, |all, cover| all.or(self.pools.places(cover)));
            if reached.is_empty() {
                return true;
            }
            cells = cells.minus(reached);
        }
        false
    }

    /// Visits the fish with these bases.
    fn try_covers(&mut self, bases: &Bases<W>, targets: CellSet<W>) -> ControlFlow<()> {
        self.covers.clear();
        if self.criteria.fins {
            for cell in targets.iter() {
                let target = Target::new(cell, bases);
                self.cover(bases, self.core(bases, target), Some(target), Ranks::default());
            }
            self.covers.sort_unstable();
            self.covers.dedup();
        } else {
            self.cover(bases, bases.cells, None, Ranks::default());
            self.covers.sort_unstable();
        }
        for idx in 0..self.covers.len() {
            let covers = self.covers[idx];
            if let Some(pattern) =
                FishPattern::new(self.layout, self.pools, bases, covers, self.criteria.fins)
            {
                (self.visit)(&pattern)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses covers until all these cells have one: each way to cover the cell with the fewest ways.
    fn cover(&mut self, bases: &Bases<W>, cells: CellSet<W>, target: Option<Target>, chosen: Ranks) {
        let n_left = self.criteria.size - chosen.len() - target.map_or(0, |target| target.n_covers);
        if self.needs_more_than(cells, n_left) {
            return;
        }
        let Some(cell) = cells.iter().min_by_key(|&cell| self.open_covers(cell).count()) else {
            return self.cover_target(bases, target, chosen);
        };
        self.each_cover_of(cell, |search, cover| {
            search.cover(bases, cells.minus(search.pools.places(cover)), target, chosen.with(cover));
        });
    }

    /// Tries each cover of a cell; for the later ones, the earlier are shut, so that no choice is met twice.
    fn each_cover_of(&mut self, cell: Cell, mut each: impl FnMut(&mut Self, Rank)) {
        let pools = self.pools;
        let mut tried = 0u64;
        for (idx, cover) in pools.covers_of(cell).enumerate() {
            if !self.shut[cover as usize] {
                self.shut[cover as usize] = true;
                tried |= 1 << idx;
                each(self, cover);
            }
        }
        let is_tried = |idx: &usize| tried >> idx & 1 == 1;
        for (_, cover) in pools.covers_of(cell).enumerate().filter(|(idx, _)| is_tried(idx)) {
            self.shut[cover as usize] = false;
        }
    }

    /// Chooses the covers that go through the target.
    fn cover_target(&mut self, bases: &Bases<W>, target: Option<Target>, chosen: Ranks) {
        match target {
            Some(Target { cell, n_covers }) if n_covers > 0 => {
                let target = Some(Target { cell, n_covers: n_covers - 1 });
                self.each_cover_of(cell, |search, cover| {
                    if search.pools.places(cover).intersects(&bases.cells) {
                        search.cover_target(bases, target, chosen.with(cover));
                    }
                });
            }
            _ => self.cover_freely(bases, 0, chosen),
        }
    }

    /// Fills up with covers that nothing asks for but the number of bases.
    fn cover_freely(&mut self, bases: &Bases<W>, from: Rank, chosen: Ranks) {
        if chosen.len() == self.criteria.size {
            self.covers.push(chosen);
            return;
        }
        let pools = self.pools;
        for cover in pools.covers().filter(|&cover| cover >= from) {
            if !self.shut[cover as usize] && pools.places(cover).intersects(&bases.cells) {
                self.cover_freely(bases, cover + 1, chosen.with(cover));
            }
        }
    }
}

impl Target {
    fn new<const W: usize>(cell: Cell, bases: &Bases<W>) -> Target {
        Target { cell, n_covers: if bases.cells.contains(cell) { 2 } else { 1 } }
    }
}
