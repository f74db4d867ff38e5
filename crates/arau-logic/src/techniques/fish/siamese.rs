//! Owns siamese fish: two finned fish with the same bases that take different places away, reported as one step.

use super::pattern::{FishPattern, Ranks};
use super::pools::Pools;
use super::{Fish, step};
use crate::techniques::prelude::*;
use std::collections::HashSet;

/// One fish, or two with the same bases.
struct FishOrPair<const W: usize> {
    symbol: Symbol,
    first: FishPattern<W>,
    second: Option<FishPattern<W>>,
}

/// Finds the fish of a kind alone and in pairs; those that take most away come first, as for HoDoKu.
pub(super) fn find<const W: usize>(
    fish: &Fish,
    position: &Position<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let mut alone: Vec<FishOrPair<W>> = Vec::new();
    let mut paired: Vec<FishOrPair<W>> = Vec::new();
    // The fish with the bases at hand: they come one after another.
    let mut group: Vec<FishPattern<W>> = Vec::new();
    let mut bases_of_group: Option<(Symbol, Ranks)> = None;
    let mut reported = HashSet::new();
    let _ = fish.for_each_pattern(position, &mut |_, symbol, pattern| {
        if bases_of_group != Some((symbol, pattern.bases.ranks)) {
            bases_of_group = Some((symbol, pattern.bases.ranks));
            group.clear();
        }
        for first in group.iter().filter(|first| first.fins_kind() == fish.fins && is_pair(first, pattern)) {
            if reported.insert((symbol, first.gone.or(pattern.gone))) {
                paired.push(FishOrPair { symbol, first: *first, second: Some(*pattern) });
            }
        }
        if pattern.fins_kind() == fish.fins && reported.insert((symbol, pattern.gone)) {
            alone.push(FishOrPair { symbol, first: *pattern, second: None });
        }
        group.push(*pattern);
        ControlFlow::Continue(())
    });
    alone.append(&mut paired);
    alone.sort_by_key(FishOrPair::order);
    let pools = Pools::new(position.layout());
    for entry in &alone {
        let both: Vec<&FishPattern<W>> = std::iter::once(&entry.first).chain(&entry.second).collect();
        let step = step::of_fish(fish.info, position, &pools, entry.symbol, &both);
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
    }
    ControlFlow::Continue(())
}

/// Whether two fish with the same bases make one step: HoDoKu asks for another first elimination, those outside the
/// fish before those inside.
fn is_pair<const W: usize>(first: &FishPattern<W>, second: &FishPattern<W>) -> bool {
    let foremost = |fish: &FishPattern<W>| {
        let outside = fish.gone.minus(fish.cannibalistic);
        outside.first().or(fish.gone.first())
    };
    foremost(first) != foremost(second)
}

impl<const W: usize> FishOrPair<W> {
    fn order(&self) -> (std::cmp::Reverse<usize>, usize, usize, usize, Symbol) {
        let union = |of: fn(&FishPattern<W>) -> CellSet<W>| {
            self.second.iter().fold(of(&self.first), |all, second| all.or(of(second)))
        };
        let gone = union(|fish| fish.gone);
        let cannibalistic = self.first.cannibalistic;
        let endo_fins = self.first.bases.endo_fins;
        let fins = union(|fish| fish.fins).minus(endo_fins);
        (std::cmp::Reverse(gone.len()), cannibalistic.len(), endo_fins.len(), fins.len(), self.symbol)
    }
}
