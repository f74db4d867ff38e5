//! Owns siamese fish: two finned fish with the same bases that take different places away, told as one step.

use super::catch::{Catch, Ranks};
use super::pools::Pools;
use super::{Fish, step};
use crate::techniques::prelude::*;
use std::collections::HashSet;

/// One fish, or two with the same bases.
struct Tale<const W: usize> {
    symbol: Symbol,
    first: Catch<W>,
    second: Option<Catch<W>>,
}

/// Finds the fish of a kind alone and in pairs; those that take most away come first, as for HoDoKu.
pub(super) fn find<const W: usize>(
    fish: &Fish,
    position: &Position<W>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut alone: Vec<Tale<W>> = Vec::new();
    let mut paired: Vec<Tale<W>> = Vec::new();
    // The fish with the bases at hand: they come one after another.
    let mut group: Vec<Catch<W>> = Vec::new();
    let mut bases_of_group: Option<(Symbol, Ranks)> = None;
    let mut told = HashSet::new();
    let _ = fish.for_each_catch(position, &mut |_, symbol, caught| {
        if bases_of_group != Some((symbol, caught.bases.ranks)) {
            bases_of_group = Some((symbol, caught.bases.ranks));
            group.clear();
        }
        for first in group.iter().filter(|first| first.fins_kind() == fish.fins && is_pair(first, caught)) {
            if told.insert((symbol, first.gone.or(caught.gone))) {
                paired.push(Tale { symbol, first: *first, second: Some(*caught) });
            }
        }
        if caught.fins_kind() == fish.fins && told.insert((symbol, caught.gone)) {
            alone.push(Tale { symbol, first: *caught, second: None });
        }
        group.push(*caught);
        ControlFlow::Continue(())
    });
    alone.append(&mut paired);
    alone.sort_by_key(Tale::order);
    let pools = Pools::new(position.layout());
    for tale in &alone {
        let both: Vec<&Catch<W>> = std::iter::once(&tale.first).chain(&tale.second).collect();
        let step = step::of_fish(fish.info, position, &pools, tale.symbol, &both);
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
    }
    ControlFlow::Continue(())
}

/// Whether two fish with the same bases make one step: HoDoKu asks for another first elimination, those outside the
/// fish before those inside.
fn is_pair<const W: usize>(first: &Catch<W>, second: &Catch<W>) -> bool {
    let foremost = |fish: &Catch<W>| {
        let outside = fish.gone.minus(fish.cannibalistic);
        outside.first().or(fish.gone.first())
    };
    foremost(first) != foremost(second)
}

impl<const W: usize> Tale<W> {
    fn order(&self) -> (std::cmp::Reverse<usize>, usize, usize, usize, Symbol) {
        let union = |of: fn(&Catch<W>) -> CellSet<W>| {
            self.second.iter().fold(of(&self.first), |all, second| all.or(of(second)))
        };
        let gone = union(|fish| fish.gone);
        let cannibalistic = self.first.cannibalistic;
        let endo_fins = self.first.bases.endo_fins;
        let fins = union(|fish| fish.fins).minus(endo_fins);
        (std::cmp::Reverse(gone.len()), cannibalistic.len(), endo_fins.len(), fins.len(), self.symbol)
    }
}
