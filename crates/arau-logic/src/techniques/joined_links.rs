//! Two strong links of one symbol that are joined: one of their far ends is true, so that the symbol goes from what
//! both see. By the houses it is a skyscraper (parallel lines joined by a crossing line), a two-string kite (crossing
//! lines joined by a box) or, whatever the houses, a turbot fish.

use super::prelude::*;
use super::ranking::Ranking;
use super::strong_links::{JoinedLinks, StrongLink, strong_links};
use crate::Layout;

/// Two parallel lines, joined by a line.
pub struct Skyscraper;

/// Two crossing lines, joined by a box or whatever is no line.
pub struct TwoStringKite;

/// Any two houses, joined in any way.
pub struct TurbotFish;

const SKYSCRAPER: TechniqueInfo = TechniqueInfo::new(
    "skyscraper",
    "Skyscraper",
    "in two parallel lines a digit has two places each, and one place of each is in the same crossing line; \
     one of the other two must be true, so cells that see both cannot be the digit",
)
.in_hodoku("0400", Level::Hard, 130);

const KITE: TechniqueInfo = TechniqueInfo::new(
    "two-string-kite",
    "2-string kite",
    "a digit has two places in a row and two in a column, and one place of each is in the same box; one of \
     the other two must be true, so the cell that sees both cannot be the digit",
)
.in_hodoku("0401", Level::Hard, 150);

const DUAL_KITE: TechniqueInfo = TechniqueInfo::new(
    "dual-two-string-kite",
    "Dual 2-string kite",
    "two 2-string kites share the same two cells of a box, and both of their eliminations hold",
)
.in_hodoku("0404", Level::Hard, 150);

const TURBOT: TechniqueInfo = TechniqueInfo::new(
    "turbot-fish",
    "Turbot fish",
    "a digit has two places in each of two houses, and one place of each sees the other; one of the remaining \
     two must be true, so cells that see both cannot be the digit",
)
.in_hodoku("0403", Level::Hard, 120);

impl<const W: usize> Technique<W> for Skyscraper {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&SKYSCRAPER]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let houses = position.layout().houses();
        let mut kinds: Vec<&str> = Vec::new();
        for house in houses.iter().filter(|house| house.is_line()) {
            if !kinds.contains(&house.kind.as_str()) {
                kinds.push(&house.kind);
            }
        }
        for kind in kinds {
            for symbol in position.symbols() {
                let mut links = strong_links(position, symbol);
                links.retain(|link| houses[link.house].kind == kind);
                for (i, &first) in links.iter().enumerate() {
                    for &second in &links[i + 1..] {
                        find_skyscrapers(position, symbol, first, second, found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The skyscrapers of two strong links; more than one only on boards whose lines cross twice.
fn find_skyscrapers<const W: usize>(
    position: &Position<W>,
    symbol: Symbol,
    first: StrongLink,
    second: StrongLink,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let kind = &layout.houses()[first.house].kind;
    let share_line = |a: Cell, b: Cell| {
        let crosses = |house: &House<W>| house.is_line() && house.kind != *kind && house.set.contains(b);
        layout.houses_of(a).iter().any(|&house| crosses(&layout.houses()[house]))
    };
    if layout.houses()[first.house].set.intersects(&layout.houses()[second.house].set) {
        return ControlFlow::Continue(());
    }
    for [a, b] in [[0, 0], [1, 1], [0, 1], [1, 0]] {
        let (near, other_near) = (first.cells[a], second.cells[b]);
        let (far, other_far) = (first.cells[1 - a], second.cells[1 - b]);
        // Joined at both ends it would be an X-wing.
        if !share_line(near, other_near) || share_line(far, other_far) {
            continue;
        }
        let joined = JoinedLinks {
            symbol,
            first: StrongLink { cells: [far, near], ..first },
            second: StrongLink { cells: [other_near, other_far], ..second },
        };
        let gone = position.places(symbol).and(layout.common_peers(joined.far_ends()));
        joined.step(&SKYSCRAPER, layout, gone).map_or(ControlFlow::Continue(()), &mut *found)?;
    }
    ControlFlow::Continue(())
}

struct Kite<const W: usize> {
    joined: JoinedLinks,
    gone: CellSet<W>,
}

impl<const W: usize> Technique<W> for TwoStringKite {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&KITE, &DUAL_KITE]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        let mut kites = Vec::new();
        for symbol in position.symbols() {
            let seen = kites.len();
            add_kites(position, symbol, &mut kites);
            if !options.duals {
                for kite in &kites[seen..] {
                    let step = kite.joined.step(&KITE, layout, kite.gone);
                    step.map_or(ControlFlow::Continue(()), &mut *found)?;
                }
            }
        }
        if !options.duals || kites.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut ranking = Ranking::new(layout.n_cells());
        for kite in &kites {
            ranking.add(kite.candidates(), kite.joined.step(&KITE, layout, kite.gone));
        }
        for (i, kite) in kites.iter().enumerate() {
            for other in kites[i + 1..].iter().filter(|other| kite.is_dual_to(other)) {
                ranking.add(kite.candidates().chain(other.candidates()), kite.dual_step(other, layout));
            }
        }
        ranking.emit(found)
    }
}

/// Adds the kites of a symbol.
fn add_kites<const W: usize>(position: &Position<W>, symbol: Symbol, kites: &mut Vec<Kite<W>>) {
    let layout = position.layout();
    let houses = layout.houses();
    let mut links = strong_links(position, symbol);
    links.retain(|link| houses[link.house].is_line());
    let share_box = |a: Cell, b: Cell| {
        let joins = |&house: &usize| !houses[house].is_line() && houses[house].set.contains(b);
        layout.houses_of(a).iter().any(joins)
    };
    for (i, &one) in links.iter().enumerate() {
        let crosses = |other: &&StrongLink| houses[other.house].kind != houses[one.house].kind;
        for &other in links[i + 1..].iter().filter(crosses) {
            if one.cells.iter().any(|cell| other.cells.contains(cell)) {
                continue;
            }
            for (first, second) in [
                (one.reversed(), other),
                (one.reversed(), other.reversed()),
                (one, other),
                (one, other.reversed()),
            ] {
                let joined = JoinedLinks { symbol, first, second };
                let [near, other_near] = joined.near_ends();
                if share_box(near, other_near) {
                    let gone = position.places(symbol).and(crossing(layout, &joined));
                    if !gone.is_empty() {
                        kites.push(Kite { joined, gone });
                    }
                }
            }
        }
    }
}

/// Where further lines through the far ends cross.
fn crossing<const W: usize>(layout: &Layout<W>, joined: &JoinedLinks) -> CellSet<W> {
    let [end, other_end] = joined.far_ends();
    let other_lines = |cell: Cell, link: StrongLink| {
        let houses = layout.houses_of(cell).iter().filter(move |&&house| house != link.house);
        houses.map(|&house| &layout.houses()[house]).filter(|house| house.is_line())
    };
    let mut cells = CellSet::EMPTY;
    for line in other_lines(end, joined.first) {
        for other in other_lines(other_end, joined.second) {
            cells = cells.or(line.set.and(other.set));
        }
    }
    cells.minus(joined.far_ends().into_iter().collect())
}

impl<const W: usize> Kite<W> {
    fn candidates(&self) -> impl Iterator<Item = Candidate> + use<W> {
        let symbol = self.joined.symbol;
        self.gone.iter().map(move |cell| Candidate { cell, symbol })
    }

    /// Joined by the same cells, and taking different candidates away. The symbols may differ: both kites hold.
    fn is_dual_to(&self, other: &Kite<W>) -> bool {
        let ([a, b], ends) = (self.joined.near_ends(), other.joined.near_ends());
        let same_ends = ends == [a, b] || ends == [b, a];
        same_ends && (self.joined.symbol != other.joined.symbol || self.gone != other.gone)
    }

    fn dual_step(&self, other: &Kite<W>, layout: &Layout<W>) -> Option<Step> {
        let one = self.joined.step(&KITE, layout, self.gone)?;
        let two = other.joined.step(&KITE, layout, other.gone)?;
        Step::eliminating(&DUAL_KITE, self.candidates().chain(other.candidates()), || {
            let houses = [&self.joined, &other.joined].map(|kite| [kite.first.house, kite.second.house]);
            let ends = [&self.joined, &other.joined].map(|kite| kite.far_ends());
            Reason {
                cited: [one.reason.cited, two.reason.cited].concat(),
                // HoDoKu names the symbol of the first kite only.
                symbols: one.reason.symbols,
                shown: [one.reason.shown, two.reason.shown].concat(),
                links: [one.reason.links, two.reason.links].concat(),
                parts: vec![
                    ("symbols", Part::Symbols(one.reason.symbols.or(two.reason.symbols))),
                    ("houses", Part::Houses(houses.concat())),
                    ("joined", Part::Cells(self.joined.near_ends().to_vec())),
                    ("cells", Part::Cells(ends.concat())),
                ],
                ..Reason::default()
            }
        })
    }
}

impl<const W: usize> Technique<W> for TurbotFish {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TURBOT]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        let links: Vec<Vec<StrongLink>> =
            position.symbols().map(|symbol| strong_links(position, symbol)).collect();
        let linked: Vec<CellSet<W>> =
            links.iter().map(|links| links.iter().flat_map(|link| link.cells).collect()).collect();
        let mut ranking = Ranking::new(layout.n_cells());
        for start in position.open().iter() {
            for symbol in position.candidates(start).iter() {
                if linked[symbol.idx()].contains(start) {
                    add_turbots(
                        position,
                        symbol,
                        start,
                        &links[symbol.idx()],
                        linked[symbol.idx()],
                        &mut ranking,
                    );
                }
            }
        }
        ranking.emit(found)
    }
}

/// Adds the turbot fish from a cell to later cells.
fn add_turbots<const W: usize>(
    position: &Position<W>,
    symbol: Symbol,
    start: Cell,
    links: &[StrongLink],
    linked: CellSet<W>,
    ranking: &mut Ranking,
) {
    let layout = position.layout();
    let seen_by_start = position.places(symbol).and(layout.peers(start));
    let mut nears_tried = CellSet::<W>::EMPTY;
    for first in links.iter().filter_map(|link| link.starting_at(start)) {
        let near = first.cells[1];
        if nears_tried.contains(near) {
            continue;
        }
        nears_tried.insert(near);
        let mut rest = linked.and(layout.peers(near)).minus(CellSet::only(start));
        // House by house, then what differs for other reasons.
        let houses = layout.houses_of(near).iter().map(|&house| layout.houses()[house].set);
        for set in houses.chain([rest]) {
            for other_near in rest.and(set).iter() {
                let mut ends_tried = CellSet::<W>::EMPTY;
                for second in links.iter().filter_map(|link| link.starting_at(other_near)) {
                    let end = second.cells[1];
                    let gone = seen_by_start.and(layout.peers(end));
                    if end <= start || end == near || ends_tried.contains(end) || gone.is_empty() {
                        continue;
                    }
                    ends_tried.insert(end);
                    let joined = JoinedLinks { symbol, first, second };
                    let candidates = gone.iter().map(|cell| Candidate { cell, symbol });
                    ranking.add(candidates, joined.step(&TURBOT, layout, gone));
                }
            }
            rest = rest.minus(set);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn parallel_lines_joined_by_a_line() {
        let grid = Sketch::of_size(9).places("row 1", 1, &[11, 14]).places("row 5", 1, &[51, 55]);
        let steps = grid.steps(&Skyscraper, &Options::default());
        assert_eq!(steps, [("skyscraper", "125 135 144 164".to_string())]);
        assert_eq!(
            grid.steps(&TurbotFish, &Options::default()),
            [("turbot-fish", "125 135 144 164".to_string())]
        );
    }

    #[test]
    fn lines_joined_at_both_ends_are_no_skyscraper() {
        let grid = Sketch::of_size(9).places("row 1", 1, &[11, 14]).places("row 5", 1, &[51, 54]);
        assert_eq!(grid.steps(&Skyscraper, &Options::default()), []);
    }

    #[test]
    fn two_kites_with_the_same_tail() {
        let kite = Sketch::of_size(9).places("row 1", 1, &[11, 17]).places("column 2", 1, &[22, 82]);
        let one = ("two-string-kite", "187".to_string());
        assert_eq!(kite.steps(&TwoStringKite, &Options::default()), std::slice::from_ref(&one));
        let dual = kite.places("row 2", 1, &[22, 26]).places("column 1", 1, &[11, 71]);
        let other = ("two-string-kite", "176".to_string());
        let both = ("dual-two-string-kite", "176 187".to_string());
        let duals = |duals: bool| dual.steps(&TwoStringKite, &Options { duals, ..Options::default() });
        assert_eq!(duals(true), [both, other.clone(), one.clone()]);
        assert_eq!(duals(false), [one, other]);
    }
}
