//! Fireworks: where a row and a column cross inside a box, a symbol with at most one place in each of them outside the box
//! stands in the crossing cell or in one of these two places. If it stood in neither, both lines would need it inside the
//! box, and the crossing cell is the only one that they share.
//!
//! One symbol tells nothing yet. Three with the same three cells fill them, and so do two pairs of symbols in the corners
//! of a rectangle.

use super::prelude::*;

/// Fireworks of two to four symbols.
pub struct Fireworks;

const TRIPLE: TechniqueInfo = TechniqueInfo::new(
    "triple-firework",
    "Triple firework",
    "outside a box, a row and a column that cross in it have one place each for three symbols: these and the crossing cell \
     hold the three",
);

const QUADRUPLE: TechniqueInfo = TechniqueInfo::new(
    "quadruple-firework",
    "Quadruple firework",
    "two symbols are confined to three corners of a rectangle and two others to the three corners around the opposite one: \
     the corners hold the four",
);

const W_WING: TechniqueInfo = TechniqueInfo::new(
    "firework-w-wing",
    "Firework W-wing",
    "two symbols are confined to a crossing cell and two places, and cells with just these two see one place each: they go \
     from what sees all four",
);

/// A row and a column that cross in a cell of a box.
#[derive(Clone, Copy)]
struct Corner {
    cell: Cell,
    in_box: usize,
    /// The places in `Search::arms` of both lines.
    arms: [usize; 2],
}

/// A line beyond a box.
struct Arm {
    line: usize,
    /// The symbols that both lack, by the only place they have in the line outside the box; the first entry has those
    /// without any place there.
    none: SymbolSet,
    only: Vec<(Cell, SymbolSet)>,
}

impl Arm {
    fn new<const W: usize>(position: &Position<W>, line: usize, in_box: usize) -> Arm {
        let mut arm = Arm { line, none: SymbolSet::EMPTY, only: Vec::new() };
        let inside = position.layout().houses()[in_box].set;
        for symbol in position.missing(line).and(position.missing(in_box)).iter() {
            let outside = position.places_in(line, symbol).minus(inside);
            if outside.is_empty() {
                arm.none.insert(symbol);
            } else if let Some(cell) = outside.single() {
                match arm.only.iter_mut().find(|(other, _)| *other == cell) {
                    Some((_, symbols)) => symbols.insert(symbol),
                    None => arm.only.push((cell, SymbolSet::only(symbol))),
                }
            }
        }
        arm
    }

    /// The symbols that have no place in the line outside the box but this cell.
    fn confined_to(&self, cell: Cell) -> SymbolSet {
        let only = self.only.iter().find(|(other, _)| *other == cell);
        only.map_or(SymbolSet::EMPTY, |&(_, symbols)| symbols).or(self.none)
    }
}

/// Symbols that stand in one of three cells each: the corner and an end of each arm.
#[derive(Clone, Copy)]
struct Firework {
    corner: Corner,
    ends: [Cell; 2],
    symbols: SymbolSet,
}

impl<const W: usize> Technique<W> for Fireworks {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TRIPLE, &QUADRUPLE, &W_WING]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        if position.layout().is_vast() {
            return ControlFlow::Continue(());
        }
        let search = Search::new(position);
        let fireworks = search.fireworks();
        fireworks.iter().try_for_each(|firework| search.triples(firework, found))?;
        for (i, first) in fireworks.iter().enumerate() {
            position.go_on()?;
            fireworks[i + 1..].iter().try_for_each(|second| search.quadruples(first, second, found))?;
        }
        fireworks.iter().try_for_each(|firework| search.w_wings(firework, found))
    }
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    arms: Vec<Arm>,
    corners: Vec<Corner>,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(position: &'a Position<W>) -> Search<'a, W> {
        let mut search = Search { position, arms: Vec::new(), corners: Vec::new() };
        let houses = position.layout().houses();
        for in_box in (0..houses.len()).filter(|&house| !houses[house].is_line()) {
            let first = search.arms.len();
            let crosses =
                |&line: &usize| houses[line].is_line() && houses[line].set.and(houses[in_box].set).len() >= 2;
            let lines = (0..houses.len()).filter(crosses);
            search.arms.extend(lines.map(|line| Arm::new(position, line, in_box)));
            let arms = first..search.arms.len();
            for (i, j) in arms.clone().flat_map(|i| (i + 1..arms.end).map(move |j| (i, j))) {
                let crossing = houses[search.arms[i].line].set.and(houses[search.arms[j].line].set).single();
                if let Some(cell) = crossing.filter(|&cell| houses[in_box].set.contains(cell)) {
                    search.corners.push(Corner { cell, in_box, arms: [i, j] });
                }
            }
        }
        search
    }

    /// Everything that two symbols or more make, in cells where nothing is placed.
    fn fireworks(&self) -> Vec<Firework> {
        let mut fireworks = Vec::new();
        for &corner in self.corners.iter().filter(|corner| self.position.open().contains(corner.cell)) {
            let [first, second] = corner.arms.map(|arm| &self.arms[arm]);
            for &(end, _) in &first.only {
                for &(other_end, _) in &second.only {
                    let symbols = first.confined_to(end).and(second.confined_to(other_end));
                    if symbols.len() >= 2 {
                        fireworks.push(Firework { corner, ends: [end, other_end], symbols });
                    }
                }
            }
        }
        fireworks
    }

    fn houses_of(&self, corner: &Corner) -> [usize; 3] {
        let [first, second] = corner.arms.map(|arm| self.arms[arm].line);
        [first, second, corner.in_box]
    }

    fn cited(&self, corner: &Corner) -> [Cited; 3] {
        self.houses_of(corner).map(|house| self.position.layout().houses()[house].constraint)
    }

    /// The candidates of a cell but for these symbols.
    fn others(&self, cell: Cell, symbols: SymbolSet) -> impl Iterator<Item = Candidate> + use<W> {
        self.position.candidates(cell).minus(symbols).iter().map(move |symbol| Candidate { cell, symbol })
    }

    /// Where the box has these symbols in neither line: they stand in one of the three cells only, so that a line where
    /// they are at no end has them in the box.
    fn off_lines(&self, corner: &Corner, symbols: SymbolSet) -> Vec<Candidate> {
        let houses = self.position.layout().houses();
        let [first, second, in_box] = self.houses_of(corner).map(|house| houses[house].set);
        let cells = in_box.minus(first).minus(second);
        let of_symbol = |symbol: Symbol| {
            let places = cells.and(self.position.places(symbol));
            places.iter().map(move |cell| Candidate { cell, symbol })
        };
        symbols.iter().flat_map(of_symbol).collect()
    }

    fn triples(&self, firework: &Firework, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Firework { corner, ends, symbols } = firework;
        let all: Vec<Symbol> = symbols.iter().collect();
        for_each_of_size(&all, 3, |chosen| {
            let chosen: SymbolSet = chosen.iter().copied().collect();
            let cells = [corner.cell, ends[0], ends[1]];
            let off_lines = self.off_lines(corner, chosen);
            let gone =
                cells.iter().flat_map(|&cell| self.others(cell, chosen)).chain(off_lines.iter().copied());
            let step = Step::eliminating(&TRIPLE, gone, || Reason {
                cited: self.cited(corner).to_vec(),
                symbols: chosen,
                shown: self.shown(&cells, chosen, Role::Pattern),
                parts: [self.parts(firework, chosen), vec![self.told(&off_lines)]].concat(),
                ..Reason::default()
            });
            step.map_or(ControlFlow::Continue(()), &mut *found)
        })
    }

    fn quadruples(&self, first: &Firework, second: &Firework, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let [a, b] = first.ends;
        let is_opposite = [[a, b], [b, a]].contains(&second.ends)
            && first.corner.cell != second.corner.cell
            && first.corner.in_box != second.corner.in_box;
        if !is_opposite || first.symbols.or(second.symbols).len() < 4 {
            return ControlFlow::Continue(());
        }
        let of_first: Vec<Symbol> = first.symbols.iter().collect();
        for_each_of_size(&of_first, 2, |pair| {
            let pair: SymbolSet = pair.iter().copied().collect();
            let of_second: Vec<Symbol> = second.symbols.minus(pair).iter().collect();
            for_each_of_size(&of_second, 2, |other| {
                let other = other.iter().copied().collect();
                let step = self.quadruple(first, pair, second, other);
                step.map_or(ControlFlow::Continue(()), &mut *found)
            })
        })
    }

    fn quadruple(
        &self,
        first: &Firework,
        pair: SymbolSet,
        second: &Firework,
        other: SymbolSet,
    ) -> Option<Step> {
        let all = pair.or(other);
        let (one, two) = (first.corner, second.corner);
        let off_lines = [self.off_lines(&one, pair), self.off_lines(&two, other)].concat();
        let of_ends = first.ends.into_iter().flat_map(|end| self.others(end, all));
        let of_corners = self.others(one.cell, pair).chain(self.others(two.cell, other));
        let gone = of_ends.chain(of_corners).chain(off_lines.iter().copied());
        Step::eliminating(&QUADRUPLE, gone, || Reason {
            cited: [self.cited(&one), self.cited(&two)].concat(),
            symbols: all,
            shown: [
                self.shown(&[one.cell], pair, Role::Set(0)),
                self.shown(&[two.cell], other, Role::Set(1)),
                self.shown(&first.ends, all, Role::Pattern),
            ]
            .concat(),
            parts: [
                self.parts(first, pair),
                self.parts(second, other),
                vec![("all", Part::Symbols(all)), self.told(&off_lines)],
            ]
            .concat(),
            ..Reason::default()
        })
    }

    fn w_wings(&self, firework: &Firework, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (position, layout) = (self.position, self.position.layout());
        let Firework { corner, ends: [end, other_end], symbols } = *firework;
        let all: Vec<Symbol> = symbols.iter().collect();
        for_each_of_size(&all, 2, |pair| {
            let pair: SymbolSet = pair.iter().copied().collect();
            let is_pair = |cell: &Cell| position.candidates(*cell) == pair;
            let seeing_both = layout.common_peers([end, other_end]).minus(CellSet::only(corner.cell));
            let seeing_both =
                seeing_both.iter().filter(|&cell| !position.candidates(cell).and(pair).is_empty());
            for target in seeing_both.filter(|cell| !is_pair(cell)) {
                let near = |end: Cell| layout.common_peers([end, target]).iter().find(is_pair);
                let (Some(one), Some(other)) = (near(end), near(other_end)) else { continue };
                let lost = position.candidates(target).and(pair);
                let gone = lost.iter().map(|symbol| Candidate { cell: target, symbol });
                let step = Step::eliminating(&W_WING, gone, || {
                    let seen = [(target, end), (target, other_end), (target, one), (target, other)];
                    let seen = seen.into_iter().chain([(one, end), (other, other_end)]);
                    let why = seen.filter_map(|(a, b)| layout.why_different(a, b));
                    let mut parts = self.parts(firework, pair);
                    parts.push(("pairs", Part::Cells(vec![one, other])));
                    parts.push(("target", Part::Cells(vec![target])));
                    Reason {
                        cited: self.cited(&corner).into_iter().chain(why).collect(),
                        symbols: pair,
                        shown: [
                            self.shown(&[corner.cell, end, other_end], pair, Role::Pattern),
                            self.shown(&[one, other], pair, Role::Set(0)),
                        ]
                        .concat(),
                        parts,
                        ..Reason::default()
                    }
                });
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn shown(&self, cells: &[Cell], symbols: SymbolSet, role: Role) -> Vec<(Role, Candidate)> {
        let of_cell = |&cell: &Cell| {
            let inside = self.position.candidates(cell).and(symbols);
            inside.iter().map(move |symbol| (role, Candidate { cell, symbol })).collect::<Vec<_>>()
        };
        cells.iter().flat_map(of_cell).collect()
    }

    /// What a sentence names of a firework.
    fn parts(&self, firework: &Firework, symbols: SymbolSet) -> Vec<(&'static str, Part)> {
        let [first, second, in_box] = self.houses_of(&firework.corner);
        vec![
            ("lines", Part::Houses(vec![first, second])),
            ("box", Part::Houses(vec![in_box])),
            ("corner", Part::Cells(vec![firework.corner.cell])),
            ("ends", Part::Cells(firework.ends.to_vec())),
            ("symbols", Part::Symbols(symbols)),
        ]
    }

    /// Whether anything goes from the boxes, so that the sentence says why.
    fn told(&self, off_lines: &[Candidate]) -> (&'static str, Part) {
        ("off lines", Part::Number(i64::from(!off_lines.is_empty())))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    /// The symbols 1, 2 and so on have one place each in row 1 and column 1 outside box 1.
    fn burst(symbols: &[u8]) -> Sketch {
        symbols.iter().fold(Sketch::of_size(9), |grid, &symbol| {
            grid.places("row 1", symbol, &[11, 12, 13, 17]).places("column 1", symbol, &[11, 21, 31, 61])
        })
    }

    #[test]
    fn three_symbols_fill_three_cells_and_leave_the_rest_of_the_box() {
        let steps = burst(&[1, 2, 3]).steps(&Fireworks, &Options::default());
        let cells = "411 511 611 711 811 911 417 517 617 717 817 917";
        let of_box = "122 222 322 123 223 323 132 232 332 133 233 333";
        let of_end = "461 561 661 761 861 961";
        assert_eq!(steps, [("triple-firework", format!("{cells} {of_box} {of_end}"))]);
    }

    #[test]
    fn two_places_in_a_line_are_too_many() {
        let grid = burst(&[1, 2]).places("row 1", 3, &[11, 17, 18]).places("column 1", 3, &[11, 61]);
        assert_eq!(grid.steps(&Fireworks, &Options::default()), []);
    }

    #[test]
    fn two_pairs_fill_a_rectangle() {
        let grid = [3, 4].into_iter().fold(burst(&[1, 2]), |grid, symbol| {
            grid.places("row 6", symbol, &[61, 67, 68, 69]).places("column 7", symbol, &[17, 47, 57, 67])
        });
        let steps = grid.steps(&Fireworks, &Options::default());
        let [("quadruple-firework", effects)] = &steps[..] else { panic!("{steps:?}") };
        for gone in ["311", "411", "911", "167", "267", "517", "561", "122", "348"] {
            assert!(effects.split(' ').any(|effect| effect == gone), "{gone} in {effects}");
        }
        for stays in ["111", "211", "367", "467", "117", "317", "161", "461", "112"] {
            assert!(!effects.split(' ').any(|effect| effect == stays), "{stays} in {effects}");
        }
    }

    #[test]
    fn two_cells_with_the_pair_spoil_the_fourth_corner() {
        let grid = burst(&[1, 2]).candidates(97, &[1, 2]).candidates(64, &[1, 2]);
        assert_eq!(grid.steps(&Fireworks, &Options::default()), [("firework-w-wing", "167 267".to_string())]);
    }
}
