//! Bivalue universal grave: if every open cell had two candidates, and every house each symbol that it lacks in two
//! places, all of them could be exchanged. So one of the candidates beyond that is true.

use super::guardians::{Pattern, of_cell};
use super::loops::shared_guardians;
use crate::techniques::prelude::*;

/// The grave with a single candidate beyond it.
pub struct BivalueGravePlusOne;

/// The grave with more candidates beyond it.
pub struct BivalueGrave;

const PLUS_ONE: TechniqueInfo = TechniqueInfo::new(
    "bug-plus-1",
    "Bivalue universal grave + 1",
    "but for one extra candidate, every empty cell would have two candidates and every house each digit \
     twice, which never gives one solution; so that candidate is true",
)
.for_one_solution()
.in_hodoku("0610", Level::Hard, 100);

const TYPE_1: TechniqueInfo = TechniqueInfo::new(
    "bug-1",
    "Bivalue universal grave type 1",
    "all the extra \
     candidates that prevent a bivalue universal grave are in one cell, so the cell must be one of them",
)
.for_one_solution();

const TYPE_2: TechniqueInfo = TechniqueInfo::new(
    "bug-2",
    "Bivalue universal grave type 2",
    "all the extra candidates that prevent a bivalue universal grave are the same digit, so the digit can be \
     removed from cells that see all of them",
)
.for_one_solution();

const TYPE_3: TechniqueInfo = TechniqueInfo::new("bug-3", "Bivalue universal grave type 3", "the extra \
     candidates that prevent a bivalue universal grave act as one cell, which forms a naked subset with other \
     cells of a house").for_one_solution();

const TYPE_4: TechniqueInfo = TechniqueInfo::new(
    "bug-4",
    "Bivalue universal grave type 4",
    "the extra candidates that prevent a bivalue universal grave are in two cells, which are also the only \
     places for a digit in a house; one cell is that digit and the other an extra candidate, so all else can \
     be removed",
)
.for_one_solution();

impl<const W: usize> Technique<W> for BivalueGravePlusOne {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&PLUS_ONE]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Some(grave) = grave(position) else { return ControlFlow::Continue(()) };
        match grave.guardians.single() {
            Some(_) => grave.only_cell(&PLUS_ONE, found),
            None => ControlFlow::Continue(()),
        }
    }
}

impl<const W: usize> Technique<W> for BivalueGrave {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TYPE_1, &TYPE_2, &TYPE_3, &TYPE_4]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Some(grave) = grave(position) else { return ControlFlow::Continue(()) };
        if grave.guarded.len() == 1 {
            return match grave.guardians.len() {
                // That is the grave + 1.
                1 => ControlFlow::Continue(()),
                _ => grave.only_cell(&TYPE_1, found),
            };
        }
        grave.only_symbol(&TYPE_2, found)?;
        if grave.guardians.len() > 1 {
            grave.naked_subset(&TYPE_3, shared_guardians(&grave), |_| true, found)?;
        }
        grave.locked_symbol(&TYPE_4, found)
    }
}

/// The open cells with pairs that make a grave, if there are such pairs and the cells with more candidates are close
/// enough together to tell anything.
fn grave<const W: usize>(position: &Position<W>) -> Option<Pattern<'_, W>> {
    let layout = position.layout();
    let open = position.open();
    let n_candidates = |cell: Cell| position.candidates(cell).len();
    let large: CellSet<W> = open.iter().filter(|&cell| n_candidates(cell) > 2).collect();
    let is_close = large.len() == 1 || !layout.common_peers(large.iter()).is_empty();
    if !open.is_subset_of(&position.exchangeable()) || open.iter().any(|c| n_candidates(c) < 2) || !is_close {
        return None;
    }
    let sets: Vec<CellSet<W>> = layout.houses().iter().map(|house| house.set.and(open)).collect();
    let mut places: Vec<CellSet<W>> = position.symbols().map(|symbol| position.places(symbol)).collect();
    let mut undecided: Vec<Candidate> =
        large.iter().flat_map(|cell| of_cell(cell, position.candidates(cell))).collect();
    // A candidate of a large cell stays if a house has its symbol in one other place, and goes if in none or two;
    // each house tells where all the other places are certain.
    loop {
        let uncertain = undecided.clone();
        undecided.retain(|&Candidate { cell, symbol }| {
            let is_other = |other: &&Candidate| other.symbol == symbol && other.cell != cell;
            let others: CellSet<W> = uncertain.iter().filter(is_other).map(|other| other.cell).collect();
            let telling = layout.houses_of(cell).iter().find(|&&house| !sets[house].intersects(&others));
            let Some(&house) = telling else { return true };
            if sets[house].and(places[symbol.idx()]).len() != 2 {
                places[symbol.idx()].remove(cell);
            }
            false
        });
        if undecided.is_empty() {
            break;
        }
        if undecided.len() == uncertain.len() {
            return None;
        }
    }
    let fits = |set: &CellSet<W>| places.iter().all(|places| [0, 2].contains(&set.and(*places).len()));
    if !sets.iter().all(fits) || !layout.distincts().iter().all(|distinct| fits(&distinct.set)) {
        return None;
    }
    let pair = |cell: Cell| position.symbols().filter(|symbol| places[symbol.idx()].contains(cell)).collect();
    let pairs: Vec<(Cell, SymbolSet)> = open.iter().map(|cell| (cell, pair(cell))).collect();
    pairs.iter().all(|(_, pair)| pair.len() == 2).then(|| Pattern::new(position, pairs))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{candidates, eliminations, position};
    use super::*;

    #[test]
    fn one_candidate_too_many() {
        let cells = "8....+5.+7+9.59..+7.+2+4.76..+9.+5+1..+45782+63.+2.416+7+98...923+1+4+5...651937.+3.892416..+1734582";
        let found = eliminations(&BivalueGravePlusOne, &position(cells, "327 331"));
        assert_eq!(found, [candidates("114 214")]);
        // With yet another candidate there is no telling.
        assert!(eliminations(&BivalueGravePlusOne, &position(cells, "327")).is_empty());
    }

    #[test]
    fn one_symbol_too_many() {
        let cells = "+1+2+34..7.945+7+1..+23.689..+3+51+42+6.93.+1.+7+3+7....69.5+91+8+6+7+4+2+3+7+12348+9..8+4+56..+3+72+93+6..2+8+41";
        assert_eq!(
            eliminations(&BivalueGrave, &position(cells, "")).first(),
            Some(&candidates("554 559 546"))
        );
    }

    #[test]
    fn two_cells_with_a_locked_symbol() {
        let cells = "1.3+4+5.+7...5.7+8...3+79.2+31+5.+4....68.575...+2+46..+8+6+1+59+743+2+3+1+294+5+876+64+5+8+732+91+9..6+1+234+5";
        assert_eq!(eliminations(&BivalueGrave, &position(cells, "")).last(), Some(&candidates("618 128")));
    }
}
