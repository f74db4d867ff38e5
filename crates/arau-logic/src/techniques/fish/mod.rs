//! Fish: a few houses, the bases, need a symbol as many times as a few others, the covers, can give it. If all its places
//! in the bases lie in the covers, it stands nowhere else in the covers. A fin is a place in a base that no cover
//! reaches, or a place in two bases: then what sees every fin still goes.
//!
//! ```text
//!  pools ──▶ search ──▶ pattern ──▶ siamese ──▶ step
//!  (houses   (bases,    (fins,      (two         (what is
//!   by role)  covers)    shape)      in one)      cited)
//! ```
//!
//! The order in which fish are found is HoDoKu's: by symbol, then by which lines are bases, then by bases, then by
//! covers.

mod eliminable;
mod kinds;
mod list;
mod pattern;
mod pools;
mod search;
mod siamese;
mod step;

use super::prelude::*;
use eliminable::eliminable;
use kinds::Shape;
use pattern::{Fins, FishPattern};
use pools::Pools;
use std::collections::HashSet;

/// A kind of fish of a size.
pub struct Fish {
    info: &'static TechniqueInfo,
    size: usize,
    shape: Shape,
    fins: Fins,
}

impl<const W: usize> Technique<W> for Fish {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        if options.siamese && self.fins != Fins::None {
            return siamese::find(self, position, found);
        }
        let mut reported = HashSet::new();
        self.for_each_pattern(position, &mut |pools, symbol, pattern| {
            // Any houses make so many fish that one for each result is enough.
            let is_wanted = pattern.fins_kind() == self.fins
                && (self.shape == Shape::Basic || reported.insert((symbol, pattern.gone)));
            if !is_wanted {
                return ControlFlow::Continue(());
            }
            let step = step::of_fish(self.info, position, pools, symbol, &[pattern]);
            step.map_or(ControlFlow::Continue(()), &mut *found)
        })
    }
}

impl Fish {
    /// Visits the fish of this size and shape, with fins if this one has any, in HoDoKu's order.
    fn for_each_pattern<const W: usize>(
        &self,
        position: &Position<W>,
        visit: &mut dyn FnMut(&Pools<'_, W>, Symbol, &FishPattern<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = position.layout();
        if self.shape != Shape::Basic && layout.is_vast() {
            return ControlFlow::Continue(());
        }
        let fins = self.fins != Fins::None;
        let is_plain = self.shape == Shape::Basic && !fins;
        let mut pools = Pools::new(layout);
        let mut symbols = Vec::new();
        for symbol in position.symbols().filter(|&symbol| position.places(symbol).len() > self.size) {
            position.go_on()?;
            // A plain fish is found sooner than what could go.
            let targets = (!is_plain).then(|| eliminable(layout, position.places(symbol)));
            if targets.is_none_or(|targets| !targets.is_empty()) {
                symbols.push((symbol, targets));
            }
        }
        // Without fins, bases with few places come first, as they do for HoDoKu; lines have no more than are covered.
        let n_rounds = if fins || self.shape == Shape::Basic { 1 } else { 2 };
        for round in 0..n_rounds {
            for &(symbol, targets) in &symbols {
                let max_places = if fins || round == 1 { usize::MAX } else { self.size };
                let criteria = search::FishCriteria { size: self.size, fins, max_places, targets };
                for turn in pools.turns(self.shape) {
                    pools.take(turn, position.places(symbol));
                    search::for_each_fish(position, &pools, criteria, &mut |pattern| {
                        let is_known =
                            round == 1 && pools.most_places(pattern.bases.ranks.as_slice()) <= self.size;
                        if pattern.shape != self.shape || is_known {
                            return ControlFlow::Continue(());
                        }
                        visit(&pools, symbol, pattern)
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
