//! Junior exocet: two cells of a box and a line, the base, hold two of three or four symbols; two cells in other boxes that
//! the line crosses, the targets, hold the same two.
//!
//! ```text
//!  line   B B · | · · · | · · ·     B: the base. T: the targets, one in each of two boxes.
//!         · · · | T · · | · · ·     -: no symbol of the base.
//!         · · · | - · · | · T ·     C: the cross-lines, through the third cell beside the base and through the targets.
//!  -------------+-------+------     In the second box, C is also beside the target; so it is in the third.
//!         · · C | C · · | · C ·
//! ```
//!
//! A symbol that stands in the base is gone from the rest of its box and line. So each of the three cross-lines has it in a
//! target, or outside the three boxes. If two lines cover all its places there, parallel to the base or cross-lines, then it
//! stands in at most two of the cross-lines there, and the third has it in a target. That holds for both symbols of the
//! base, so the targets hold these two.

use super::prelude::*;

/// Exocets whose base and targets lie along one line of boxes.
pub struct JuniorExocet;

const TARGET: TechniqueInfo = TechniqueInfo::new(
    "junior-exocet-target",
    "Junior exocet (targets)",
    "two target cells hold the same two symbols as two base cells: all others go from them",
);

const BASE: TechniqueInfo = TechniqueInfo::new(
    "junior-exocet-base",
    "Junior exocet (base)",
    "two target cells hold the same two symbols as two base cells: what neither target can hold goes from the base",
);

const COVER: TechniqueInfo = TechniqueInfo::new(
    "junior-exocet-cover",
    "Junior exocet (cover)",
    "two target cells hold the same two symbols as two base cells: one that would leave the other two cross-lines places in \
     one line only goes from its target",
);

const MIRROR: TechniqueInfo = TechniqueInfo::new(
    "junior-exocet-mirror",
    "Junior exocet (mirror)",
    "the symbol of a target stands in the box of the other target too, in at most two cells: the target and they have to \
     agree",
);

/// How many symbols a base may have: with two it is a naked pair, with more than four there is hardly ever an exocet.
const N_SYMBOLS: std::ops::RangeInclusive<usize> = 3..=4;

impl<const W: usize> Technique<W> for JuniorExocet {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TARGET, &BASE, &COVER, &MIRROR]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let houses = position.layout().houses();
        if position.layout().is_large() || houses.len() > HouseBits::BITS as usize {
            return ControlFlow::Continue(());
        }
        let spots = Spots::new(position);
        for line in (0..houses.len()).filter(|&house| houses[house].is_line()) {
            position.go_on()?;
            let meets = |&house: &usize| {
                !houses[house].is_line() && houses[house].set.and(houses[line].set).len() >= 3
            };
            let boxes: Vec<usize> = (0..houses.len()).filter(meets).collect();
            for &in_box in &boxes {
                let crossing = houses[in_box].set.and(houses[line].set);
                let open: Vec<Cell> = crossing.and(position.open()).iter().collect();
                for_each_of_size(&open, 2, |base| {
                    let base = [base[0], base[1]];
                    let symbols = position.candidates(base[0]).or(position.candidates(base[1]));
                    if !N_SYMBOLS.contains(&symbols.len()) {
                        return ControlFlow::Continue(());
                    }
                    Search { position, spots: &spots, line, boxes: &boxes, in_box, base, symbols }.find(found)
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// A set of houses by their indices.
type HouseBits = u128;

/// What a search looks up again and again.
struct Spots<const W: usize> {
    /// Where each symbol is placed or may stand.
    of_symbol: Vec<CellSet<W>>,
    /// The lines through each cell.
    lines: Vec<Vec<usize>>,
}

impl<const W: usize> Spots<W> {
    fn new(position: &Position<W>) -> Spots<W> {
        let layout = position.layout();
        let mut of_symbol: Vec<CellSet<W>> =
            position.symbols().map(|symbol| position.places(symbol)).collect();
        for cell in layout.cells() {
            if let Some(symbol) = position.placed(cell) {
                of_symbol[symbol.idx()].insert(cell);
            }
        }
        let is_line = |house: &usize| layout.houses()[*house].is_line();
        let lines = |cell: Cell| layout.houses_of(cell).iter().copied().filter(is_line).collect();
        Spots { of_symbol, lines: layout.cells().map(lines).collect() }
    }
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    spots: &'a Spots<W>,
    line: usize,
    /// All that the line crosses.
    boxes: &'a [usize],
    in_box: usize,
    base: [Cell; 2],
    symbols: SymbolSet,
}

/// A line across the base's with what it has of the boxes: a target, or nothing.
#[derive(Clone, Copy)]
struct Cross {
    line: usize,
    in_box: usize,
    target: Option<Cell>,
    /// For each symbol of the base, the lines along the base's in which this one has it outside the boxes.
    rows: [HouseBits; *N_SYMBOLS.end()],
}

/// Base, targets and why they agree.
struct Exocet {
    targets: [Cell; 2],
    /// The cross-line beside the base, and those of the targets.
    cross: [Cross; 3],
    /// For each symbol of the base, the lines that cover its places outside the boxes.
    covers: Vec<(Symbol, Vec<usize>)>,
}

impl<const W: usize> Search<'_, W> {
    fn houses(&self) -> &[House<W>] {
        self.position.layout().houses()
    }

    fn find(&self, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let houses = self.houses();
        let beside = houses[self.in_box].set.and(houses[self.line].set);
        let beside = beside.minus(self.base.into_iter().collect());
        let targets: Vec<Cross> = self.boxes.iter().flat_map(|&in_box| self.targets_in(in_box)).collect();
        for cell in beside.iter() {
            let Some(first) = self.cross(cell, self.in_box, None) else { continue };
            for (i, &second) in targets.iter().enumerate() {
                for &third in targets[i + 1..].iter() {
                    let [a, b] = [second, third].map(|cross| houses[cross.in_box].set);
                    let cross = [first, second, third];
                    if a.intersects(&b) || !self.are_covered(&cross) {
                        continue;
                    }
                    if let Some(exocet) = self.exocet(cross) {
                        self.steps(&exocet, found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The line of the other kind through a cell.
    fn across(&self, cell: Cell) -> Option<usize> {
        let mut lines = self.spots.lines[cell.idx()].iter().copied();
        lines.find(|&line| self.houses()[line].kind != self.houses()[self.line].kind)
    }

    /// The line beside the base's through a cell.
    fn along(&self, cell: Cell) -> Option<usize> {
        let mut lines = self.spots.lines[cell.idx()].iter().copied();
        lines.find(|&line| self.houses()[line].kind == self.houses()[self.line].kind)
    }

    /// What a cell may hold, or holds.
    fn domain(&self, cell: Cell) -> SymbolSet {
        self.position.placed(cell).map_or(self.position.candidates(cell), SymbolSet::only)
    }

    fn cross(&self, cell: Cell, in_box: usize, target: Option<Cell>) -> Option<Cross> {
        let mut cross = Cross { line: self.across(cell)?, in_box, target, rows: Default::default() };
        for (i, symbol) in self.symbols.iter().enumerate() {
            let lines = self.places_of(&cross, symbol).iter().filter_map(|cell| self.along(cell));
            cross.rows[i] = lines.fold(0, |rows, line| rows | 1 << line);
        }
        Some(cross)
    }

    /// The targets that a box may have: the other cells of their cross-lines in the box have no symbol of the base, but for
    /// those in the base's line.
    fn targets_in(&self, in_box: usize) -> Vec<Cross> {
        let houses = self.houses();
        if houses[in_box].set.intersects(&houses[self.in_box].set) {
            return Vec::new();
        }
        let off_line = houses[in_box].set.minus(houses[self.line].set);
        let cross = |cell: Cell| {
            let companions = off_line.and(houses[self.across(cell)?].set).minus(CellSet::only(cell));
            let is_target = !self.position.candidates(cell).and(self.symbols).is_empty()
                && companions.iter().all(|other| self.domain(other).and(self.symbols).is_empty());
            if is_target { self.cross(cell, in_box, Some(cell)) } else { None }
        };
        off_line.and(self.position.open()).iter().filter_map(cross).collect()
    }

    /// Where a cross-line has a symbol outside the boxes.
    fn places_of(&self, cross: &Cross, symbol: Symbol) -> CellSet<W> {
        let houses = self.houses();
        let boxes = houses[cross.in_box].set.or(houses[self.line].set);
        houses[cross.line].set.and(self.spots.of_symbol[symbol.idx()]).minus(boxes)
    }

    /// Whether no symbol of the base can stand in all three cross-lines outside the boxes, each time in another line along
    /// the base's. By Kőnig's theorem, one or two lines then cover its places.
    fn are_covered(&self, cross: &[Cross; 3]) -> bool {
        (0..self.symbols.len()).all(|i| {
            let [a, b, c] = cross.map(|cross| cross.rows[i]);
            let n_in_pairs = [a | b, a | c, b | c].map(HouseBits::count_ones);
            [a, b, c].contains(&0) || n_in_pairs.contains(&1) || (a | b | c).count_ones() <= 2
        })
    }

    fn exocet(&self, cross: [Cross; 3]) -> Option<Exocet> {
        let [_, Some(one), Some(other)] = cross.map(|cross| cross.target) else { return None };
        let covers: Option<Vec<(Symbol, Vec<usize>)>> =
            self.symbols.iter().map(|symbol| Some((symbol, self.cover(&cross, symbol)?))).collect();
        Some(Exocet { targets: [one, other], cross, covers: covers? })
    }

    /// One or two lines with all places of a symbol in the cross-lines outside the boxes, lines along the base's before
    /// others.
    fn cover(&self, cross: &[Cross; 3], symbol: Symbol) -> Option<Vec<usize>> {
        let houses = self.houses();
        let places =
            cross.iter().fold(CellSet::EMPTY, |all: CellSet<W>, cross| all.or(self.places_of(cross, symbol)));
        let mut lines: Vec<usize> = places.iter().filter_map(|cell| self.along(cell)).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.extend(cross.iter().map(|cross| cross.line));
        let left = |line: usize| places.minus(houses[line].set);
        let one = lines.iter().find(|&&line| left(line).is_empty()).map(|&line| vec![line]);
        let two = || {
            let mut pairs =
                lines.iter().enumerate().flat_map(|(i, &a)| lines[i + 1..].iter().map(move |&b| (a, b)));
            pairs.find(|&(a, b)| left(a).minus(houses[b].set).is_empty()).map(|(a, b)| vec![a, b])
        };
        // A symbol without places there cannot stand in the base, which easier techniques see.
        if places.is_empty() { None } else { one.or_else(two) }
    }

    fn steps(&self, exocet: &Exocet, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let position = self.position;
        let [one, other] = exocet.targets;
        let of_targets = position.candidates(one).or(position.candidates(other));
        let take = |cells: [Cell; 2], which: SymbolSet| {
            cells.into_iter().flat_map(move |cell| {
                let lost = position.candidates(cell).and(which);
                lost.iter().map(move |symbol| Candidate { cell, symbol })
            })
        };
        let gone = take(exocet.targets, of_targets.minus(self.symbols));
        let step = Step::eliminating(&TARGET, gone, || self.reason(exocet));
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
        let gone = take(self.base, self.symbols.minus(of_targets));
        let step = Step::eliminating(&BASE, gone, || self.reason(exocet));
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
        let [_, one, other] = exocet.cross;
        self.crowded(exocet, [one, other], found)?;
        self.crowded(exocet, [other, one], found)?;
        self.mirror(exocet, [one, other], found)?;
        self.mirror(exocet, [other, one], found)
    }

    /// A symbol in the first target is not in the second one, so that the other two cross-lines have it outside the boxes: not
    /// both in one line.
    fn crowded(&self, exocet: &Exocet, cross: [Cross; 2], found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (position, houses) = (self.position, self.houses());
        let [Cross { target: Some(target), .. }, other] = cross else { return ControlFlow::Continue(()) };
        let pair = [exocet.cross[0], other];
        for symbol in position.candidates(target).and(self.symbols).iter() {
            let [one, two] = pair.map(|cross| self.places_of(&cross, symbol));
            let places = one.or(two);
            let Some(row) = places.first().and_then(|cell| self.along(cell)) else { continue };
            if !places.is_subset_of(&houses[row].set) {
                continue;
            }
            let step = Step::eliminating(&COVER, [Candidate { cell: target, symbol }], || {
                let mut reason = self.reason(exocet);
                reason.cited.push(houses[row].constraint);
                reason.parts.extend([
                    ("target", Part::Cells(vec![target])),
                    ("other", Part::Cells(other.target.into_iter().collect())),
                    ("pair", Part::Houses(sorted(pair.map(|cross| cross.line)))),
                    ("row", Part::Houses(vec![row])),
                ]);
                reason
            });
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }

    /// The symbol of the first target stands in the box of the second one as well: neither in the base's line nor in that of
    /// the target, nor in the second cross-line.
    fn mirror(&self, exocet: &Exocet, cross: [Cross; 2], found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (position, houses) = (self.position, self.houses());
        let [Cross { target: Some(target), .. }, other] = cross else { return ControlFlow::Continue(()) };
        let Some(along) = self.along(target) else { return ControlFlow::Continue(()) };
        let taken = [self.line, along, other.line].map(|line| houses[line].set);
        let mirror = taken.into_iter().fold(houses[other.in_box].set, |left, set| left.minus(set));
        let common = position.candidates(target).and(self.symbols);
        let can_be = |cell: &Cell| !self.domain(*cell).and(common).is_empty();
        let holding: Vec<Cell> = mirror.iter().filter(can_be).collect();
        let of_mirror = holding.iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(self.domain(cell)));
        let of_cell = |cell: Cell, which: SymbolSet| {
            let lost = position.candidates(cell).and(which);
            lost.iter().map(move |symbol| Candidate { cell, symbol })
        };
        let reason = |which: i64| {
            let mut reason = self.reason(exocet);
            reason.cited.extend([along, other.in_box].map(|house| houses[house].constraint));
            reason.shown.extend(
                holding
                    .iter()
                    .flat_map(|&cell| of_cell(cell, common).map(|candidate| (Role::Set(2), candidate))),
            );
            reason.parts.extend([
                ("target", Part::Cells(vec![target])),
                ("taken", Part::Houses(vec![self.line, along])),
                ("box", Part::Houses(vec![other.in_box])),
                ("other", Part::Cells(other.target.into_iter().collect())),
                ("mirror", Part::Cells(holding.clone())),
                ("of mirror", Part::Number(which)),
            ]);
            reason
        };
        if holding.is_empty() {
            return ControlFlow::Continue(());
        }
        let step = Step::eliminating(&MIRROR, of_cell(target, common.minus(of_mirror)), || reason(0));
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
        let [only] = holding[..] else { return ControlFlow::Continue(()) };
        let lost = position.candidates(only).minus(common);
        let step = Step::eliminating(&MIRROR, of_cell(only, lost), || reason(1));
        step.map_or(ControlFlow::Continue(()), found)
    }

    fn reason(&self, exocet: &Exocet) -> Reason {
        let (position, houses) = (self.position, self.houses());
        let lines = exocet.cross.iter().map(|cross| cross.line);
        let covers = exocet.covers.iter().flat_map(|(_, cover)| cover.iter().copied());
        let cited = [self.line, self.in_box].into_iter().chain(lines).chain(covers);
        let show = |cells: [Cell; 2], role: Role| {
            cells.into_iter().flat_map(move |cell| {
                let symbols = position.candidates(cell).and(self.symbols);
                symbols.iter().map(move |symbol| (role, Candidate { cell, symbol }))
            })
        };
        let beyond = exocet.cross.iter().flat_map(|cross| {
            let of_symbol = |symbol: Symbol| {
                let open = self.places_of(cross, symbol).and(position.open());
                open.iter().map(move |cell| (Role::Set(1), Candidate { cell, symbol }))
            };
            self.symbols.iter().flat_map(of_symbol).collect::<Vec<_>>()
        });
        let mut by_cover: Vec<(SymbolSet, &Vec<usize>)> = Vec::new();
        for (symbol, cover) in &exocet.covers {
            match by_cover.iter_mut().find(|(_, other)| *other == cover) {
                Some((symbols, _)) => symbols.insert(*symbol),
                None => by_cover.push((SymbolSet::only(*symbol), cover)),
            }
        }
        let mut parts = vec![
            ("houses", Part::Houses(vec![self.in_box, self.line])),
            ("base", Part::Cells(self.base.to_vec())),
            ("symbols", Part::Symbols(self.symbols)),
            ("targets", Part::Cells(exocet.targets.to_vec())),
            ("crossing", Part::Houses(sorted(exocet.cross.map(|cross| cross.line)))),
            ("boxes", Part::Houses(sorted(exocet.cross.map(|cross| cross.in_box)))),
            ("covers", Part::Number(by_cover.len() as i64)),
        ];
        for (symbols, cover) in by_cover {
            parts.push(("covered", Part::Symbols(symbols)));
            parts.push(("cover", Part::Houses(cover.clone())));
        }
        Reason {
            cited: cited.map(|house| houses[house].constraint).collect(),
            symbols: self.symbols,
            shown: show(self.base, Role::Pattern)
                .chain(show(exocet.targets, Role::Set(0)))
                .chain(beyond)
                .collect(),
            parts,
            ..Reason::default()
        }
    }
}

fn sorted<const N: usize>(mut houses: [usize; N]) -> Vec<usize> {
    houses.sort_unstable();
    houses.to_vec()
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    /// A base in r1c1 and r1c2 with 1, 2 and 3, cross-lines in columns 3, 4 and 8 where these have places in two rows, and
    /// targets in r2c4 and r3c8 with more.
    fn exocet() -> Sketch {
        let base = Sketch::of_size(9)
            .candidates(11, &[1, 2, 3])
            .candidates(12, &[1, 2, 3])
            .candidates(24, &[1, 2, 3, 4])
            .candidates(38, &[1, 2, 3, 5])
            .candidates(34, &[6, 7, 8, 9])
            .candidates(28, &[6, 7, 8, 9]);
        let beyond = [3, 4, 8].into_iter().flat_map(|column| [4, 6, 7, 9].map(|row| 10 * row + column));
        beyond.fold(base, |grid, cell| grid.candidates(cell, &[4, 5, 6, 7, 8, 9]))
    }

    fn steps(grid: &Sketch) -> Vec<(&'static str, String)> {
        grid.steps(&JuniorExocet, &Options::default())
    }

    #[test]
    fn the_targets_hold_what_the_base_holds() {
        assert_eq!(steps(&exocet()), [("junior-exocet-target", "424 538".to_string())]);
    }

    #[test]
    fn a_third_row_is_too_many() {
        let narrow = [3, 4, 8].into_iter().flat_map(|column| [4, 6, 9].map(|row| 10 * row + column));
        let base = Sketch::of_size(9).candidates(11, &[1, 2, 3]).candidates(12, &[1, 2, 3]);
        let base = base.candidates(24, &[1, 2, 3, 4]).candidates(38, &[1, 2, 3, 5]);
        let base = base.candidates(34, &[6, 7, 8, 9]).candidates(28, &[6, 7, 8, 9]);
        let grid = narrow.fold(base, |grid, cell| grid.candidates(cell, &[4, 5, 6, 7, 8, 9]));
        assert_eq!(steps(&grid), []);
    }

    #[test]
    fn what_no_target_can_hold_goes_from_the_base() {
        let grid = exocet().candidates(24, &[1, 2]).candidates(38, &[1, 2]);
        assert_eq!(steps(&grid), [("junior-exocet-base", "311 312".to_string())]);
    }

    #[test]
    fn a_target_and_its_mirror_agree() {
        // What r3c8 holds stands in row 2 of box 2, where only r2c5 and r2c6 can take it.
        let grid = exocet().candidates(24, &[1, 2, 3]).candidates(38, &[1, 2, 3]);
        let grid = grid.candidates(25, &[4, 5]).candidates(26, &[1, 2, 6]);
        let mirror = |effects: &str| ("junior-exocet-mirror", effects.to_string());
        assert_eq!(steps(&grid), [mirror("338"), mirror("626")]);
    }
    #[test]
    fn two_cross_lines_cannot_both_use_one_row() {
        // 3 has places in columns 3 and 8 in row 5 only: in r2c4, it would be in both.
        let grid = exocet().candidates(24, &[1, 2, 3]).candidates(38, &[1, 2, 3]);
        let grid =
            [83, 88].into_iter().fold(grid, |grid, cell| grid.candidates(cell, &[1, 2, 4, 5, 6, 7, 8, 9]));
        assert_eq!(steps(&grid), [("junior-exocet-cover", "324".to_string())]);
    }
}
