//! Owns [`Covered`]: cells with the covers that take up all their candidates, and the step that follows.

use super::super::prelude::*;

/// A house with a symbol, which it takes only once.
pub(super) type Cover = (usize, Symbol);

/// Cells whose candidates all lie in these covers, each in at least one. The covers are told in their order.
#[derive(Clone, Debug)]
pub(super) struct Covered<const W: usize> {
    pub cells: CellSet<W>,
    pub covers: Vec<Cover>,
}

impl<const W: usize> Covered<W> {
    /// The candidates outside the cells that lie in a cover, and those inside that would use up two.
    fn gone(&self, position: &Position<W>) -> (Vec<Candidate>, Vec<Candidate>) {
        let houses = position.layout().houses();
        let outside = self.covers.iter().flat_map(|&(house, symbol)| {
            let places = position.places_in(house, symbol).minus(self.cells);
            places.iter().map(move |cell| Candidate { cell, symbol })
        });
        let covers = |candidate: &Candidate| {
            let has = |&&(house, symbol): &&Cover| {
                symbol == candidate.symbol && houses[house].set.contains(candidate.cell)
            };
            self.covers.iter().filter(has).count()
        };
        let of_cell =
            |cell: Cell| position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol });
        let inside = self.cells.iter().flat_map(of_cell).filter(|candidate| covers(candidate) > 1);
        (outside.collect(), inside.collect())
    }

    /// What follows if there are as many covers as cells; nothing otherwise, or if it is known.
    /// The parts say where the cells are.
    pub fn step(
        &self,
        position: &Position<W>,
        info: &'static TechniqueInfo,
        parts: impl FnOnce() -> Vec<(&'static str, Part)>,
    ) -> Option<Step> {
        if self.covers.len() != self.cells.len() {
            return None;
        }
        let (outside, inside) = self.gone(position);
        let gone = outside.iter().chain(&inside).copied().collect::<Vec<_>>();
        Step::eliminating(info, gone, || self.reason(position, inside, parts()))
    }

    fn reason(
        &self,
        position: &Position<W>,
        twice: Vec<Candidate>,
        mut parts: Vec<(&'static str, Part)>,
    ) -> Reason {
        let layout = position.layout();
        let mut by_house: Vec<(usize, SymbolSet)> = Vec::new();
        for &(house, symbol) in &self.covers {
            match by_house.iter_mut().find(|(known, _)| *known == house) {
                Some((_, symbols)) => symbols.insert(symbol),
                None => by_house.push((house, SymbolSet::only(symbol))),
            }
        }
        let cells: Vec<Cell> = self.cells.iter().collect();
        parts.extend([
            ("cells", Part::Cells(cells.clone())),
            ("covers", Part::Covers(by_house.clone())),
            ("twice", Part::Candidates(twice)),
        ]);
        Reason {
            cited: by_house.iter().map(|&(house, _)| layout.houses()[house].constraint).collect(),
            symbols: self.covers.iter().map(|&(_, symbol)| symbol).collect(),
            shown: open_candidates(position, &cells),
            parts,
            ..Reason::default()
        }
    }
}

/// The fewest of some houses that have all places of a symbol among cells, if that is no more than so many; of several
/// choices, the one that takes most candidates away.
pub(super) fn smallest_cover<const W: usize>(
    position: &Position<W>,
    cells: CellSet<W>,
    symbol: Symbol,
    among: &[usize],
    at_most: usize,
) -> Option<Vec<usize>> {
    let places = cells.and(position.places(symbol));
    let search = Search { position, among, places, symbol, cells };
    (0..=at_most).find_map(|size| {
        let mut best = None;
        search.extend(&mut Vec::with_capacity(size), places, size, &mut best);
        best.map(|(_, houses)| houses)
    })
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    among: &'a [usize],
    places: CellSet<W>,
    symbol: Symbol,
    cells: CellSet<W>,
}

impl<const W: usize> Search<'_, W> {
    /// Adds houses for the places that are left, the first of these first.
    fn extend(
        &self,
        chosen: &mut Vec<usize>,
        left: CellSet<W>,
        n_more: usize,
        best: &mut Option<(usize, Vec<usize>)>,
    ) {
        let houses = self.position.layout().houses();
        let Some(cell) = left.first() else {
            let n_gone = self.n_gone(chosen);
            if best.as_ref().is_none_or(|(most, _)| n_gone > *most) {
                *best = Some((n_gone, chosen.clone()));
            }
            return;
        };
        if n_more == 0 {
            return;
        }
        for &house in self.among.iter().filter(|&&house| houses[house].set.contains(cell)) {
            chosen.push(house);
            self.extend(chosen, left.minus(houses[house].set), n_more - 1, best);
            chosen.pop();
        }
    }

    fn n_gone(&self, chosen: &[usize]) -> usize {
        let houses = self.position.layout().houses();
        let union = chosen.iter().fold(CellSet::EMPTY, |all: CellSet<W>, &house| all.or(houses[house].set));
        let outside = union.and(self.position.places(self.symbol)).minus(self.cells).len();
        let is_twice =
            |cell: &Cell| chosen.iter().filter(|&&house| houses[house].set.contains(*cell)).count() > 1;
        outside + self.places.iter().filter(is_twice).count()
    }
}
