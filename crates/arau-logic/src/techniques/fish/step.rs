//! Owns how a fish becomes a step: what it cites, shows and names.

use super::pattern::FishPattern;
use super::pools::Pools;
use crate::techniques::prelude::*;
use crate::{Cited, Layout};

/// The step of one fish, or of several with the same bases.
pub(super) fn of_fish<const W: usize>(
    info: &'static TechniqueInfo,
    position: &Position<W>,
    pools: &Pools<'_, W>,
    symbol: Symbol,
    fish: &[&FishPattern<W>],
) -> Option<Step> {
    let union =
        |of: fn(&FishPattern<W>) -> CellSet<W>| fish.iter().fold(CellSet::EMPTY, |all, one| all.or(of(one)));
    let candidates = |cells: CellSet<W>| cells.iter().map(move |cell| Candidate { cell, symbol });
    Step::eliminating(info, candidates(union(|one| one.gone)), || {
        let fins = union(|one| one.fins);
        let endo_fins = union(|one| one.bases.endo_fins);
        let cells = union(|one| one.bases.cells).minus(fins);
        let pattern = candidates(cells).map(|candidate| (Role::Pattern, candidate));
        Reason {
            cited: fish.iter().flat_map(|one| cited(position.layout(), pools, one)).collect(),
            symbols: SymbolSet::only(symbol),
            shown: pattern.chain(candidates(fins).map(|candidate| (Role::Fin, candidate))).collect(),
            parts: vec![
                ("fish", Part::Number(fish.len() as i64)),
                ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                ("bases", Part::Houses(houses(fish, |one| pools.houses(one.bases.ranks.as_slice())))),
                ("covers", Part::Houses(houses(fish, |one| pools.houses(one.covers.as_slice())))),
                ("cells", Part::Cells(cells.iter().collect())),
                ("all fins", Part::Cells(fins.iter().collect())),
                ("fins", Part::Cells(fins.minus(endo_fins).iter().collect())),
                ("endo-fins", Part::Cells(endo_fins.iter().collect())),
            ],
            ..Reason::default()
        }
    })
}

/// Houses of all the fish, in order, each once.
fn houses<'a, const W: usize, I: Iterator<Item = usize>>(
    fish: &[&'a FishPattern<W>],
    of: impl Fn(&'a FishPattern<W>) -> I,
) -> Vec<usize> {
    let mut all: Vec<usize> = Vec::new();
    for house in fish.iter().flat_map(|&one| of(one)) {
        if !all.contains(&house) {
            all.push(house);
        }
    }
    all
}

/// The bases, the covers, and by what each place that loses the symbol sees each fin.
fn cited<const W: usize>(layout: &Layout<W>, pools: &Pools<'_, W>, fish: &FishPattern<W>) -> Vec<Cited> {
    let ranks = [fish.bases.ranks, fish.covers];
    let houses = ranks.iter().flat_map(|ranks| pools.houses(ranks.as_slice()));
    let mut cited: Vec<Cited> = houses.map(|house| layout.houses()[house].constraint).collect();
    for gone in fish.gone.iter() {
        for fin in fish.fins.iter() {
            let both = CellSet::only(gone).or(CellSet::only(fin));
            let is_cited = |house: usize| cited.contains(&layout.houses()[house].constraint);
            if !layout.houses_around(&both).any(is_cited) {
                cited.extend(layout.why_different(gone, fin));
            }
        }
    }
    cited
}
