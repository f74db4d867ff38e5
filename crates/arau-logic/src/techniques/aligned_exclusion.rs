//! Aligned exclusion: of all ways to fill two or three cells, those go that use up the candidates of a cell seen by all
//! of them, or repeat a symbol where cells see each other. A candidate that no way is left for is false.

use super::prelude::*;
use crate::Layout;

/// Two or three cells that are filled together.
pub struct AlignedExclusion {
    info: &'static TechniqueInfo,
    n_cells: usize,
}

impl AlignedExclusion {
    /// Two cells.
    pub const PAIR: AlignedExclusion = AlignedExclusion { info: &PAIR, n_cells: 2 };
    /// Three cells.
    pub const TRIPLET: AlignedExclusion = AlignedExclusion { info: &TRIPLET, n_cells: 3 };
}

const PAIR: TechniqueInfo = TechniqueInfo::new(
    "aligned-pair-exclusion",
    "Aligned pair exclusion",
    "list the ways to fill two cells, without those that leave a cell that both see with no candidate; a \
     candidate that is in none of the rest can be removed",
);

const TRIPLET: TechniqueInfo = TechniqueInfo::new(
    "aligned-triplet-exclusion",
    "Aligned triplet exclusion",
    "list the ways to fill three cells, without those that leave a cell that all three see with no candidate; \
     a candidate that is in none of the rest can be removed",
);

impl<const W: usize> Technique<W> for AlignedExclusion {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        if layout.is_vast() {
            return ControlFlow::Continue(());
        }
        let n_candidates = |cell: &Cell| position.candidates(*cell).len();
        let is_excluder = |cell: &Cell| (2..=self.n_cells).contains(&n_candidates(cell));
        let excluders: CellSet<W> = position.open().iter().filter(is_excluder).collect();
        let is_base = |cell: &Cell| n_candidates(cell) >= 2 && layout.peers(*cell).intersects(&excluders);
        let base: Vec<Cell> = position.open().iter().filter(is_base).collect();
        let base_set: CellSet<W> = base.iter().copied().collect();
        let mut told: Vec<[Cell; 3]> = Vec::new();
        for (i, &second) in base.iter().enumerate() {
            position.go_on()?;
            for &first in &base[..i] {
                let common = excluders.and(layout.common_peers([first, second]));
                if common.len() < 2 {
                    continue;
                }
                if self.n_cells == 2 {
                    self.emit(position, &[first, second], common, found)?;
                    continue;
                }
                let pair: CellSet<W> = [first, second].into_iter().collect();
                let mut rest = excluders.and(base_set).minus(pair);
                for third in [first, second].into_iter().flat_map(|cell| peers_by_house(layout, cell)) {
                    let common = common.and(layout.peers(third));
                    if !rest.contains(third) || common.len() < 2 {
                        continue;
                    }
                    rest.remove(third);
                    let mut sorted = [first, second, third];
                    sorted.sort_unstable();
                    if !told.contains(&sorted)
                        && self.emit(position, &[first, second, third], common, found)?
                    {
                        told.push(sorted);
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The peers of a cell: those of its boxes, then those of its lines, then others. Some occur more than once.
fn peers_by_house<const W: usize>(layout: &Layout<W>, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let houses = move |lines: bool| {
        let houses = layout.houses_of(cell).iter().map(|&house| &layout.houses()[house]);
        houses.filter(move |house| house.is_line() == lines).flat_map(|house| house.cells.iter().copied())
    };
    houses(false).chain(houses(true)).filter(move |&other| other != cell).chain(layout.peers(cell).iter())
}

/// A way to fill the cells, in their order; the last is unused for a pair.
type Way = [Symbol; 3];

impl AlignedExclusion {
    /// Hands over the step of these cells, if there is one, and says whether.
    fn emit<const W: usize>(
        &self,
        position: &Position<W>,
        cells: &[Cell],
        excluders: CellSet<W>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<(), bool> {
        let layout = position.layout();
        let sets: Vec<SymbolSet> = excluders.iter().map(|cell| position.candidates(cell)).collect();
        let mut possible = [SymbolSet::EMPTY; 3];
        for_each_way(position, cells, |way| {
            let is_new = way.iter().zip(&possible).take(cells.len()).any(|(&s, set)| !set.contains(s));
            if is_new
                && repeats(layout, cells, &way).is_none()
                && excluder(&sets, &way, cells.len()).is_none()
            {
                way.iter().zip(&mut possible).take(cells.len()).for_each(|(&s, set)| set.insert(s));
            }
        });
        let gone: Vec<Candidate> = cells
            .iter()
            .zip(possible)
            .flat_map(|(&cell, possible)| {
                let lost = position.candidates(cell).minus(possible);
                lost.iter().map(move |symbol| Candidate { cell, symbol })
            })
            .collect();
        let step =
            Step::eliminating(self.info, gone.iter().copied(), || reason(position, cells, excluders, &gone));
        match step {
            Some(step) => found(step).map_continue(|()| true),
            None => ControlFlow::Continue(false),
        }
    }
}

/// Visits every choice of a candidate for each cell.
fn for_each_way<const W: usize>(position: &Position<W>, cells: &[Cell], mut visit: impl FnMut(Way)) {
    let third = cells.get(2).map_or(SymbolSet::only(Symbol(0)), |&cell| position.candidates(cell));
    for a in position.candidates(cells[0]).iter() {
        for b in position.candidates(cells[1]).iter() {
            third.iter().for_each(|c| visit([a, b, c]));
        }
    }
}

/// Two cells that see each other and hold the same symbol.
fn repeats<const W: usize>(layout: &Layout<W>, cells: &[Cell], way: &Way) -> Option<(Cell, Cell)> {
    let pairs = (1..cells.len()).flat_map(|i| (0..i).map(move |j| (j, i)));
    pairs
        .filter(|&(j, i)| way[i] == way[j])
        .map(|(j, i)| (cells[j], cells[i]))
        .find(|&(a, b)| layout.peers(a).contains(b))
}

/// The first set of candidates that a way uses up.
fn excluder(sets: &[SymbolSet], way: &Way, n_cells: usize) -> Option<usize> {
    let used: SymbolSet = way[..n_cells].iter().copied().collect();
    sets.iter().position(|set| set.minus(used).is_empty())
}

/// Cites what rules out each way that has one of the candidates that go.
fn reason<const W: usize>(
    position: &Position<W>,
    cells: &[Cell],
    excluders: CellSet<W>,
    gone: &[Candidate],
) -> Reason {
    let layout = position.layout();
    let excluders: Vec<Cell> = excluders.iter().collect();
    let sets: Vec<SymbolSet> = excluders.iter().map(|&cell| position.candidates(cell)).collect();
    let mut cited = Vec::new();
    let mut used = CellSet::<W>::EMPTY;
    for_each_way(position, cells, |way| {
        let at = |(&cell, &symbol): (&Cell, &Symbol)| gone.contains(&Candidate { cell, symbol });
        if !cells.iter().zip(&way).any(at) {
            return;
        }
        if let Some((a, b)) = repeats(layout, cells, &way) {
            cited.extend(layout.why_different(a, b));
        } else if let Some(nth) = excluder(&sets, &way, cells.len()) {
            used.insert(excluders[nth]);
            let bears = |&(_, &symbol): &(&Cell, &Symbol)| sets[nth].contains(symbol);
            let bearing = cells.iter().zip(&way).filter(bears);
            cited.extend(bearing.filter_map(|(&cell, _)| layout.why_different(cell, excluders[nth])));
        }
    });
    let all = |role: Role, cells: Vec<Cell>| {
        cells.into_iter().flat_map(move |cell| {
            position.candidates(cell).iter().map(move |symbol| (role, Candidate { cell, symbol }))
        })
    };
    Reason {
        cited,
        symbols: gone.iter().map(|candidate| candidate.symbol).collect(),
        shown: all(Role::Pattern, cells.to_vec()).chain(all(Role::Set(0), used.iter().collect())).collect(),
        parts: vec![
            ("cells", Part::Cells(cells.to_vec())),
            ("excluders", Part::Cells(used.iter().collect())),
            ("symbols", Part::Symbols(gone.iter().map(|candidate| candidate.symbol).collect())),
        ],
        ..Reason::default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn a_pair_without_a_way() {
        let grid = Sketch::of_size(9)
            .candidates(11, &[1, 2])
            .candidates(12, &[3, 4])
            .candidates(21, &[1, 3])
            .candidates(22, &[1, 4]);
        let steps = grid.steps(&AlignedExclusion::PAIR, &Options::default());
        assert_eq!(steps[0], ("aligned-pair-exclusion", "111".to_string()));
        assert!(steps.iter().all(|(_, gone)| gone != "211"), "{steps:?}");
    }

    #[test]
    fn a_triplet_without_a_way() {
        let grid = Sketch::of_size(9)
            .candidates(11, &[1, 2])
            .candidates(12, &[3, 4])
            .candidates(13, &[5, 6])
            .candidates(21, &[1, 3, 5])
            .candidates(22, &[1, 4, 5])
            .candidates(23, &[1, 3, 6])
            .candidates(31, &[1, 4, 6]);
        let steps = grid.steps(&AlignedExclusion::TRIPLET, &Options::default());
        assert!(steps.contains(&("aligned-triplet-exclusion", "111".to_string())), "{steps:?}");
        assert_eq!(grid.steps(&AlignedExclusion::PAIR, &Options::default()), []);
    }
}
