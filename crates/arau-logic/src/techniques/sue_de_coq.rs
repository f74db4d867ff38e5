//! Sue de coq: cells where a line crosses a box have more symbols than they hold. Further cells of the line and of the
//! box, with no symbol of the crossing in common, take up exactly the rest, so that every symbol is spoken for.
//!
//! With C the cells of the crossing, V their symbols, and X further symbols of the cells A (line) or B (box):
//! |A| − |X of A| + |B| − |X of B| = |V| − |C|. No symbol of V can occur twice, nor one of X twice in A or in B; there
//! are just as many cells as that allows, so each occurs.

use super::prelude::*;

/// A line and a box, or whatever two houses share cells.
pub struct SueDeCoq;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "sue-de-coq",
    "Sue de coq",
    "the cells where a line crosses a box, with some other cells of the line and of the box, have exactly as \
     many candidates as cells; each digit can be removed from the rest of the line or box it is used up in",
)
.in_hodoku("1101", Level::Unfair, 250);

/// No more further cells of one house are tried: all that a house of nine can have.
const MOST_FURTHER_CELLS: usize = 7;

impl<const W: usize> Technique<W> for SueDeCoq {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let houses = position.layout().houses();
        let is_large = position.layout().is_large();
        let work_left = std::cell::Cell::new(if is_large { MOST_WORK_ON_LARGE } else { u64::MAX });
        for (line, line_house) in houses.iter().enumerate() {
            position.go_on()?;
            for (in_box, box_house) in houses.iter().enumerate() {
                // Of two houses that are no lines, either may come first.
                if box_house.is_line() || (!line_house.is_line() && line >= in_box) {
                    continue;
                }
                let crossing = line_house.set.and(box_house.set).and(position.open());
                if crossing.len() >= 2 {
                    let search = Search {
                        position,
                        line,
                        in_box,
                        of_line: line_house.set.and(position.open()),
                        of_box: box_house.set.and(position.open()),
                        work_left: &work_left,
                    };
                    search.try_crossing(crossing, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    line: usize,
    in_box: usize,
    of_line: CellSet<W>,
    of_box: CellSet<W>,
    /// Choices of cells that may still be looked at.
    work_left: &'a std::cell::Cell<u64>,
}

/// Choices of cells that are looked at on large boards.
const MOST_WORK_ON_LARGE: u64 = 20_000;

/// Cells with their candidates.
#[derive(Clone, Copy)]
struct Group<const W: usize> {
    cells: CellSet<W>,
    symbols: SymbolSet,
}

impl<const W: usize> Group<W> {
    fn new(cells: &[Cell], symbols: SymbolSet) -> Group<W> {
        Group { cells: cells.iter().copied().collect(), symbols }
    }
}

const GO_ON: Extension = Extension::GoOn(ControlFlow::Continue(()));

impl<const W: usize> Search<'_, W> {
    fn symbols(&self, cells: &[Cell]) -> SymbolSet {
        cells.iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(self.position.candidates(cell)))
    }

    /// Tries all choices of at least two cells of the crossing.
    fn try_crossing(&self, crossing: CellSet<W>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let cells: Vec<Cell> = crossing.iter().collect();
        for_each_subset(&cells, cells.len(), &mut |chosen, _| {
            let symbols = self.symbols(chosen);
            if chosen.len() < 2 || symbols.len() < chosen.len() + 2 {
                return GO_ON;
            }
            Extension::GoOn(self.try_line(Group::new(chosen, symbols), found))
        })
    }

    /// Tries all further cells of the line.
    fn try_line(&self, centre: Group<W>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let n_missing = centre.symbols.len() - centre.cells.len();
        let source: Vec<Cell> = self.of_line.minus(centre.cells).iter().collect();
        for_each_subset(&source, MOST_FURTHER_CELLS, &mut |chosen, n_more| {
            if self.position.is_stopped() {
                return Extension::GoOn(ControlFlow::Break(()));
            }
            if self.work_left.get() == 0 {
                return Extension::TooMany;
            }
            self.work_left.set(self.work_left.get() - 1);
            let symbols = self.symbols(chosen);
            let n_extra = symbols.minus(centre.symbols).len();
            if n_extra >= chosen.len() + n_more {
                return Extension::TooMany;
            }
            if n_extra >= chosen.len()
                || chosen.len() - n_extra >= n_missing
                || symbols.and(centre.symbols).is_empty()
            {
                return GO_ON;
            }
            let group = Group::new(chosen, symbols);
            Extension::GoOn(self.try_box(centre, group, n_missing - (chosen.len() - n_extra), found))
        })
    }

    /// Tries all further cells of the box that take up the rest.
    fn try_box(
        &self,
        centre: Group<W>,
        in_line: Group<W>,
        n_missing: usize,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let taken = in_line.symbols.and(centre.symbols);
        let is_free = |&cell: &Cell| self.position.candidates(cell).and(taken).is_empty();
        let source = self.of_box.minus(centre.cells).minus(in_line.cells);
        let source: Vec<Cell> = source.iter().filter(is_free).collect();
        for_each_subset(&source, MOST_FURTHER_CELLS, &mut |chosen, n_more| {
            let symbols = self.symbols(chosen);
            let n_extra = symbols.minus(centre.symbols).len();
            if n_extra + n_missing > chosen.len() + n_more {
                return Extension::TooMany;
            }
            if n_extra + n_missing != chosen.len() || symbols.and(centre.symbols).is_empty() {
                return GO_ON;
            }
            let step = self.step(centre, in_line, Group::new(chosen, symbols));
            Extension::GoOn(step.map_or(ControlFlow::Continue(()), &mut *found))
        })
    }

    fn step(&self, centre: Group<W>, in_line: Group<W>, in_box: Group<W>) -> Option<Step> {
        let position = self.position;
        // Extra symbols of both occur twice, once in each house.
        let in_both = in_line.symbols.and(in_box.symbols);
        let goes = |group: Group<W>, other: Group<W>| {
            centre.symbols.or(group.symbols).minus(other.symbols).or(in_both)
        };
        let candidates_of = |cells: CellSet<W>, symbols: SymbolSet| {
            cells.iter().flat_map(move |cell| {
                let lost = position.candidates(cell).and(symbols);
                lost.iter().map(move |symbol| Candidate { cell, symbol })
            })
        };
        let rest_of_box = self.of_box.minus(in_box.cells).minus(centre.cells);
        let rest_of_line = self.of_line.minus(in_line.cells).minus(centre.cells);
        let from_box = candidates_of(rest_of_box, goes(in_box, in_line));
        let gone: Vec<Candidate> =
            from_box.chain(candidates_of(rest_of_line, goes(in_line, in_box))).collect();
        let symbols = gone.iter().map(|candidate| candidate.symbol).collect();
        Step::eliminating(&INFO, gone, || {
            let houses = vec![self.line, self.in_box];
            let show = |role: Role, group: Group<W>| {
                candidates_of(group.cells, group.symbols).map(move |candidate| (role, candidate))
            };
            let cells = |group: Group<W>| Part::Cells(group.cells.iter().collect());
            Reason {
                cited: houses.iter().map(|&house| position.layout().houses()[house].constraint).collect(),
                symbols,
                shown: show(Role::Pattern, centre)
                    .chain(show(Role::Set(0), in_line))
                    .chain(show(Role::Set(1), in_box))
                    .collect(),
                parts: vec![
                    ("houses", Part::Houses(houses)),
                    ("cells", cells(centre)),
                    ("symbols", Part::Symbols(centre.symbols)),
                    ("line-cells", cells(in_line)),
                    ("line-symbols", Part::Symbols(in_line.symbols)),
                    ("box-cells", cells(in_box)),
                    ("box-symbols", Part::Symbols(in_box.symbols)),
                ],
                ..Reason::default()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn the_line_and_the_box_take_up_the_rest() {
        let grid = Sketch::of_size(9)
            .candidates(11, &[1, 2, 3, 4])
            .candidates(12, &[1, 2, 3, 4])
            .candidates(15, &[1, 2])
            .candidates(33, &[3, 4]);
        let steps = grid.steps(&SueDeCoq, &Options::default());
        let of_box = "321 421 322 422 323 423 331 431 332 432";
        let of_line = "113 213 313 413 114 214 116 216 117 217 118 218 119 219";
        assert_eq!(steps, [("sue-de-coq", format!("{of_line} {of_box}"))]);
    }

    #[test]
    fn a_symbol_in_both_spoils_it() {
        let grid = Sketch::of_size(9)
            .candidates(11, &[1, 2, 3, 4])
            .candidates(12, &[1, 2, 3, 4])
            .candidates(15, &[1, 2])
            .candidates(33, &[2, 4]);
        assert_eq!(grid.steps(&SueDeCoq, &Options::default()), []);
    }
}
