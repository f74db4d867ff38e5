//! Unique loops: six cells or more with the same pair, two or none in every house, could all hold the pair, were it not
//! for further candidates in some of them. Four types, as of uniqueness tests.

use super::guardians::Pattern;
use crate::Layout;
use crate::rectangles::fits_houses;
use crate::techniques::prelude::*;

/// All types, shorter loops first.
pub struct UniqueLoop;

macro_rules! unique_loop {
    ($name:ident, $id:literal, $title:literal, $summary:literal) => {
        const $name: TechniqueInfo = TechniqueInfo::new($id, $title, $summary).for_one_solution();
    };
}

unique_loop!(
    TYPE_1,
    "unique-loop-1",
    "Unique loop type 1",
    "all cells of a loop share two candidates, and only one has more; if it were one of the two, they could \
     be swapped around the loop, so it is neither"
);
unique_loop!(
    TYPE_2,
    "unique-loop-2",
    "Unique loop type 2",
    "all cells of a loop share two candidates, and those with more have the same extra one; one of them must \
     be it, so cells that see all of them cannot be"
);
unique_loop!(
    TYPE_3,
    "unique-loop-3",
    "Unique loop type 3",
    "all cells of a loop share two candidates, and two of them in one house have extra ones; these act as one \
     cell, which forms a naked subset with other cells of the house"
);
unique_loop!(
    TYPE_4,
    "unique-loop-4",
    "Unique loop type 4",
    "all cells of a loop share two candidates, and two of them with extra ones are the only places for one of \
     the digits in a house; so neither can be the other digit"
);

impl<const W: usize> Technique<W> for UniqueLoop {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TYPE_1, &TYPE_2, &TYPE_3, &TYPE_4]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let mut loops = all_loops(position);
        loops.sort_by_key(|a_loop| a_loop.cells.len());
        loops.chunk_by(|a, b| a.cells.len() == b.cells.len()).try_for_each(|of_length| {
            of_length.iter().try_for_each(|a_loop| a_loop.only_cell(&TYPE_1, found))?;
            of_length.iter().try_for_each(|a_loop| match a_loop.guarded.len() {
                0 | 1 => ControlFlow::Continue(()),
                _ => a_loop.only_symbol(&TYPE_2, found),
            })?;
            for a_loop in of_length.iter().filter(|a_loop| a_loop.guarded.len() == 2) {
                if a_loop.guardians.len() > 1 {
                    a_loop.naked_subset(&TYPE_3, shared_guardians(a_loop), |_| true, found)?;
                }
            }
            of_length.iter().try_for_each(|a_loop| a_loop.locked_symbol(&TYPE_4, found))
        })
    }
}

/// The guardians that all guarded cells have.
pub(super) fn shared_guardians<const W: usize>(pattern: &Pattern<'_, W>) -> SymbolSet {
    pattern.guarded.iter().fold(pattern.guardians, |all, cell| all.and(pattern.guardians_of(cell)))
}

/// Every loop of six cells or more of which at least one has only its pair, and at most two others than these have more
/// than a single symbol outside it.
fn all_loops<const W: usize>(position: &Position<W>) -> Vec<Pattern<'_, W>> {
    let mut pairs: Vec<SymbolSet> = Vec::new();
    for cell in position.open().iter() {
        let candidates = position.candidates(cell);
        if candidates.len() == 2 && !pairs.contains(&candidates) {
            pairs.push(candidates);
        }
    }
    let mut loops = Vec::new();
    for pair in pairs {
        let both = pair.iter().fold(position.exchangeable(), |cells, s| cells.and(position.places(s)));
        let mut possible = pruned(position.layout(), both);
        let starts: CellSet<W> = possible.iter().filter(|&cell| position.candidates(cell) == pair).collect();
        while let Some(start) = starts.and(possible).first() {
            let mut growth = Growth { position, pair, possible, loops: &mut loops };
            growth.extend(&Stretch::of_start(start));
            // Loops through this cell are all known now.
            possible = pruned(position.layout(), possible.minus(CellSet::only(start)));
        }
    }
    loops
}

/// The cells without those that are alone in one of their houses, again and again.
fn pruned<const W: usize>(layout: &Layout<W>, mut cells: CellSet<W>) -> CellSet<W> {
    loop {
        let is_alone = |cell: &Cell| {
            layout.houses_of(*cell).iter().any(|&h| layout.houses()[h].set.and(cells).len() < 2)
        };
        let alone: CellSet<W> = cells.iter().filter(is_alone).collect();
        if alone.is_empty() {
            return cells;
        }
        cells = cells.minus(alone);
    }
}

/// The growth of loops from a start, cell by cell.
struct Growth<'a, 'l, const W: usize> {
    position: &'a Position<W>,
    pair: SymbolSet,
    possible: CellSet<W>,
    loops: &'l mut Vec<Pattern<'a, W>>,
}

/// Some cells of a loop. Those that share a house hold different symbols, so they are of two colours.
#[derive(Clone)]
struct Stretch<const W: usize> {
    colours: [CellSet<W>; 2],
    in_order: Vec<Cell>,
    n_guarded: usize,
    guardians: SymbolSet,
}

impl<const W: usize> Stretch<W> {
    fn of_start(start: Cell) -> Stretch<W> {
        let colours = [CellSet::only(start), CellSet::EMPTY];
        Stretch { colours, in_order: vec![start], n_guarded: 0, guardians: SymbolSet::EMPTY }
    }

    fn cells(&self) -> CellSet<W> {
        self.colours[0].or(self.colours[1])
    }
}

impl<const W: usize> Growth<'_, '_, W> {
    /// Adds a second cell to a house that has one, in every way, until no house has only one.
    fn extend(&mut self, part: &Stretch<W>) {
        let layout = self.position.layout();
        let cells = part.cells();
        // The latest cell first, so that the order of the cells follows the loop where it can.
        let lonely = part.in_order.iter().rev().find_map(|&cell| {
            let mut houses = layout.houses_of(cell).iter().map(|&house| layout.houses()[house].set);
            houses.find(|set| set.and(cells).len() == 1).map(|set| (cell, set))
        });
        let Some((cell, house)) = lonely else {
            if cells.len() >= 6 && fits_houses(layout, &cells) {
                let in_order = part.in_order.iter().copied();
                self.loops.push(Pattern::with_pair(self.position, in_order, self.pair));
            }
            return;
        };
        let colour = usize::from(part.colours[0].contains(cell));
        for next in self.possible.and(house).minus(cells).iter() {
            if let Some(longer) = self.with(part, next, colour) {
                self.extend(&longer);
            }
        }
    }

    fn with(&self, part: &Stretch<W>, next: Cell, colour: usize) -> Option<Stretch<W>> {
        let layout = self.position.layout();
        let has_room = |&house: &usize| {
            let set = layout.houses()[house].set;
            !set.intersects(&part.colours[colour]) && set.and(part.colours[1 - colour]).len() < 2
        };
        let outside = self.position.candidates(next).minus(self.pair);
        let guardians = part.guardians.or(outside);
        let n_guarded = part.n_guarded + usize::from(!outside.is_empty());
        if !layout.houses_of(next).iter().all(has_room) || (n_guarded > 2 && guardians.len() > 1) {
            return None;
        }
        let mut longer = Stretch { n_guarded, guardians, ..part.clone() };
        longer.colours[colour].insert(next);
        longer.in_order.push(next);
        Some(longer)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{candidates, eliminations, position};
    use super::*;

    #[test]
    fn a_loop_with_guardians_in_one_cell() {
        let cells = "8......+7..59..+7.+2..76.........524786...713942...896513...671......932.6....458.3.";
        let found = eliminations(&UniqueLoop, &position(cells, "119 419 539 939"));
        assert_eq!(found[0], candidates("579 979"));
    }

    #[test]
    fn a_loop_with_guardians_in_a_subset() {
        let cells = "5..+1+3..+2+88.+372.9+1.+1..+8...43+6.4+59.8+3+1+9+8.3+1...+4+31+5..+827+9+4.+8.+73+1+9.2+3+198.+4.+77....1+38.";
        let found = eliminations(&UniqueLoop, &position(cells, "656"));
        assert!(found.contains(&candidates("537 637")), "{found:?}");
    }
}
