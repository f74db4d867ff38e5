//! Naked subsets of cages and cells: cages in a house take a minimum number of some symbols whatever their combination, and with
//! cells that have nothing else they use all of these up.

use super::prelude::*;
use crate::sums::Cage;
use crate::{CageWays, Origin, Share};

/// Subsets of one size.
pub struct KillerSubset {
    info: [&'static TechniqueInfo; 1],
    size: usize,
}

static PAIR: TechniqueInfo = TechniqueInfo::new(
    "killer-pair",
    "Killer pair",
    "cages and cells of a house are certain to use up two digits between them, so no other cell of the house \
     can be one of these",
);
static TRIPLE: TechniqueInfo = TechniqueInfo::new(
    "killer-triple",
    "Killer triple",
    "cages and cells of a house are certain to use up three digits between them, so no other cell of the \
     house can be one of these",
);
static QUADRUPLE: TechniqueInfo = TechniqueInfo::new(
    "killer-quadruple",
    "Killer quadruple",
    "cages and cells of a house are certain to use up four digits between them, so no other cell of the house \
     can be one of these",
);

impl KillerSubset {
    /// Two symbols.
    pub const PAIR: KillerSubset = KillerSubset { info: [&PAIR], size: 2 };
    /// Three symbols.
    pub const TRIPLE: KillerSubset = KillerSubset { info: [&TRIPLE], size: 3 };
    /// Four symbols.
    pub const QUADRUPLE: KillerSubset = KillerSubset { info: [&QUADRUPLE], size: 4 };
}

/// A cage with the least number of the symbols that it takes.
type Taking<'a, const W: usize> = (&'a Cage<W>, usize);

impl<const W: usize> Technique<W> for KillerSubset {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &self.info
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let all = position.cages();
        if all.is_empty() {
            return ControlFlow::Continue(());
        }
        for house in position.layout().boxes_first() {
            position.go_on()?;
            let set = position.layout().houses()[house].set;
            let inside: Vec<&Cage<W>> = all.iter().filter(|cage| cage.set.is_subset_of(&set)).collect();
            let missing: Vec<Symbol> = position.missing(house).iter().collect();
            // With fewer symbols left, the rest of the house is nothing but the cages and cells themselves.
            if inside.is_empty() || missing.len() <= self.size {
                continue;
            }
            for_each_combination(&missing, self.size, |chosen| {
                if chosen.len() < self.size {
                    return Extension::GoOn(ControlFlow::Continue(()));
                }
                let symbols: SymbolSet = chosen.iter().copied().collect();
                Extension::GoOn(self.find_with(position, house, &inside, symbols, found))
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl KillerSubset {
    fn find_with<const W: usize>(
        &self,
        position: &Position<W>,
        house: usize,
        cages: &[&Cage<W>],
        symbols: SymbolSet,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let least = |cage: &Cage<W>| cage.sets.iter().map(|set| set.and(symbols).len()).min().unwrap_or(0);
        let mut taking: Vec<Taking<'_, W>> =
            cages.iter().map(|&cage| (cage, least(cage))).filter(|&(_, n)| n > 0).collect();
        if taking.is_empty() {
            return ControlFlow::Continue(());
        }
        taking.sort_by_key(|&(cage, n)| (cage.set.len() - n, cage.ways.ways.len()));
        let open = position.layout().houses()[house].set.and(position.open());
        let naked: CellSet<W> =
            open.iter().filter(|&cell| position.candidates(cell).minus(symbols).is_empty()).collect();
        for first in 0..taking.len() {
            // Each cage comes first once; the others follow as they fit beside those before.
            let order = std::iter::once(first).chain((0..taking.len()).filter(|&other| other != first));
            let (mut chosen, mut covered, mut n_left) = (Vec::new(), CellSet::EMPTY, symbols.len());
            for (cage, n) in order.map(|i| taking[i]) {
                let is_one_sum = cage.combination.is_empty()
                    || chosen.iter().all(|(other, _): &Taking<'_, W>| other.combination.is_empty());
                if n <= n_left && !cage.set.intersects(&covered) && is_one_sum {
                    chosen.push((cage, n));
                    covered = covered.or(cage.set);
                    n_left -= n;
                }
            }
            let cells = naked.minus(covered);
            if cells.len() != n_left {
                continue;
            }
            let gone = self.gone(position, &chosen, open.minus(covered).minus(cells), symbols);
            let step = Step::eliminating(self.info[0], gone.clone(), || {
                reason(position, house, &chosen, cells, symbols, &gone)
            });
            if let Some(step) = step {
                return found(step);
            }
        }
        ControlFlow::Continue(())
    }

    /// The symbols in other cells, and what the cages hold only with more of the symbols than there are for them.
    fn gone<const W: usize>(
        &self,
        position: &Position<W>,
        chosen: &[Taking<'_, W>],
        others: CellSet<W>,
        symbols: SymbolSet,
    ) -> Vec<Candidate> {
        let of_cell = |cell: Cell, gone: SymbolSet| {
            position.candidates(cell).and(gone).iter().map(move |symbol| Candidate { cell, symbol })
        };
        let mut gone: Vec<Candidate> = others.iter().flat_map(|cell| of_cell(cell, symbols)).collect();
        for (cage, n) in chosen {
            let kept = cage.sets.iter().filter(|set| set.and(symbols).len() == *n);
            let lost = cage.possible().minus(kept.fold(SymbolSet::EMPTY, |all, &set| all.or(set)));
            gone.extend(cage.ways.cells.iter().flat_map(|&cell| of_cell(cell, lost)));
        }
        gone
    }
}

fn reason<const W: usize>(
    position: &Position<W>,
    house: usize,
    chosen: &[Taking<'_, W>],
    cells: CellSet<W>,
    symbols: SymbolSet,
    gone: &[Candidate],
) -> Reason {
    let of_cages = chosen.iter().map(|&(cage, n)| Share { cage: cage.ways.clone(), n_symbols: n });
    let of_cells = cells.iter().map(|cell| Share {
        cage: CageWays { origin: Origin::Cell, cells: vec![cell], ways: Vec::new() },
        n_symbols: 1,
    });
    let mut all: Vec<Cell> = chosen.iter().flat_map(|(cage, _)| cage.ways.cells.iter().copied()).collect();
    all.extend(cells.iter());
    let house_of = position.layout().houses()[house].constraint;
    Reason {
        cited: chosen.iter().flat_map(|(cage, _)| cage.cited.iter().copied()).chain([house_of]).collect(),
        combination: chosen.iter().flat_map(|(cage, _)| cage.combination.iter().copied()).collect(),
        symbols,
        shown: open_candidates(position, &all),
        parts: vec![
            ("house", Part::Houses(vec![house])),
            ("symbols", Part::Symbols(symbols)),
            ("shares", Part::Shares(of_cages.chain(of_cells).collect())),
            ("left", Part::Left(changes_by(position, gone))),
        ],
        ..Reason::default()
    }
}
