//! Empty rectangle: all places of a symbol in a box lie on two lines, the arm and the stem. A strong link leads from
//! the arm, outside the box, to a cell that sees the stem.
//!
//! ```text
//!   . . .  │
//!   ─ + ─  │  ─ near     near is true: none on the arm in the box, so one on the stem there, none at x
//!   . │ .  │      ║
//!  ────────┘      ║
//!     x ── ── ── far     far is true: it sees x
//! ```

use super::prelude::*;
use super::ranking::Ranking;
use super::strong_links::{StrongLink, strong_links};
use crate::{Layout, Link, Node};

/// The places of a symbol in a box lie on two lines.
pub struct EmptyRectangle;

const RECTANGLE: TechniqueInfo = TechniqueInfo::new(
    "empty-rectangle",
    "Empty rectangle",
    "within a box a digit lies only on one row and one column; a strong link leads from one of these lines to \
     a cell that sees the other, and the digit can be removed where they meet",
)
.in_hodoku("0402", Level::Hard, 120);

const DUAL: TechniqueInfo = TechniqueInfo::new(
    "dual-empty-rectangle",
    "Dual empty rectangle",
    "one empty rectangle combines with two strong links, and both of their eliminations hold",
)
.in_hodoku("0405", Level::Hard, 120);

struct Rectangle<const W: usize> {
    symbol: Symbol,
    in_box: usize,
    places: CellSet<W>,
    /// The line that the strong link starts from.
    arm: usize,
    /// The line that loses candidates.
    stem: usize,
    /// From the arm.
    link: StrongLink,
    gone: CellSet<W>,
}

impl<const W: usize> Technique<W> for EmptyRectangle {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&RECTANGLE, &DUAL]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        let mut all: Vec<Rectangle<W>> = Vec::new();
        for symbol in position.symbols() {
            let mut links = strong_links(position, symbol);
            links.retain(|link| layout.houses()[link.house].is_line());
            if links.is_empty() {
                continue;
            }
            for_each_rectangle(position, options, symbol, &links, &mut |rectangle| {
                if options.duals {
                    all.push(rectangle);
                    return ControlFlow::Continue(());
                }
                rectangle.step(layout).map_or(ControlFlow::Continue(()), &mut *found)
            })?;
        }
        let mut ranking = Ranking::new(layout.n_cells());
        for rectangle in &all {
            ranking.add(rectangle.candidates(), rectangle.step(layout));
        }
        for (i, one) in all.iter().enumerate() {
            for two in all[i + 1..].iter().filter(|two| one.is_dual_to(two)) {
                ranking.add(one.candidates().chain(two.candidates()), one.dual_step(two, layout));
            }
        }
        ranking.emit(found)
    }
}

/// Visits the empty rectangles of a symbol with the strong links that make them useful.
fn for_each_rectangle<const W: usize>(
    position: &Position<W>,
    options: &Options,
    symbol: Symbol,
    links: &[StrongLink],
    visit: &mut dyn FnMut(Rectangle<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.layout().houses();
    for (in_box, house) in houses.iter().enumerate().filter(|(_, house)| !house.is_line()) {
        let places = position.places_in(in_box, symbol);
        if places.len() < 2 {
            continue;
        }
        let is_line = |&(_, line): &(usize, &House<W>)| line.is_line() && line.set.intersects(&house.set);
        let lines: Vec<(usize, &House<W>)> = houses.iter().enumerate().filter(is_line).collect();
        for (nth, &(one, one_house)) in lines.iter().enumerate().rev() {
            let rest = places.minus(one_house.set);
            if rest.is_empty() {
                continue;
            }
            for &(two, two_house) in lines[nth + 1..].iter().rev() {
                if one_house.kind == two_house.kind
                    || !rest.is_subset_of(&two_house.set)
                    || places.is_subset_of(&two_house.set)
                {
                    continue;
                }
                let on_both = |line: &House<W>| places.and(line.set).len();
                if !options.small_rectangles && on_both(one_house) < 2 && on_both(two_house) < 2 {
                    continue;
                }
                for (arm, stem) in [(one, two), (two, one)] {
                    let mut rectangle =
                        Rectangle { symbol, in_box, places, arm, stem, link: links[0], gone: CellSet::EMPTY };
                    rectangle.for_each_link(position, links, visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl<const W: usize> Rectangle<W> {
    /// Visits the rectangle with each strong link from the arm that takes something from the stem.
    fn for_each_link(
        &mut self,
        position: &Position<W>,
        links: &[StrongLink],
        visit: &mut dyn FnMut(Rectangle<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = position.layout();
        let houses = layout.houses();
        let outside = |line: usize| position.places_in(line, self.symbol).minus(houses[self.in_box].set);
        let (starts, targets) = (outside(self.arm), outside(self.stem));
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        for start in starts.iter() {
            let leads_away = |link: &StrongLink| link.house != self.arm && link.house != self.stem;
            for link in links.iter().filter_map(|link| link.starting_at(start)).filter(leads_away) {
                let far = link.cells[1];
                let lines = layout.houses_of(far).iter().filter(|&&line| line != link.house);
                let seen = lines
                    .map(|&line| &houses[line])
                    .filter(|line| line.is_line())
                    .fold(CellSet::EMPTY, |seen, line| seen.or(line.set));
                let gone = targets.and(seen).minus(link.cells.into_iter().collect());
                if !gone.is_empty() {
                    visit(Rectangle { link, gone, ..*self })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn candidates(&self) -> impl Iterator<Item = Candidate> + use<W> {
        let symbol = self.symbol;
        self.gone.iter().map(move |cell| Candidate { cell, symbol })
    }

    fn is_dual_to(&self, other: &Rectangle<W>) -> bool {
        self.symbol == other.symbol && self.in_box == other.in_box && self.gone != other.gone
    }

    fn step(&self, layout: &Layout<W>) -> Option<Step> {
        Step::eliminating(&RECTANGLE, self.candidates(), || self.reason(layout))
    }

    fn dual_step(&self, other: &Rectangle<W>, layout: &Layout<W>) -> Option<Step> {
        Step::eliminating(&DUAL, self.candidates().chain(other.candidates()), || {
            let (one, two) = (self.reason(layout), other.reason(layout));
            let link_houses = vec![self.link.house, other.link.house];
            let mut cells = self.link.cells.to_vec();
            cells.extend(other.link.cells.into_iter().filter(|cell| !self.link.cells.contains(cell)));
            Reason {
                cited: [one.cited, two.cited].concat(),
                symbols: one.symbols,
                shown: [one.shown, two.shown].concat(),
                links: [one.links, two.links].concat(),
                parts: vec![
                    ("symbol", Part::Symbols(one.symbols)),
                    ("box", Part::Houses(vec![self.in_box])),
                    ("houses", Part::Houses(link_houses)),
                    ("cells", Part::Cells(cells)),
                ],
                ..Reason::default()
            }
        })
    }

    fn reason(&self, layout: &Layout<W>) -> Reason {
        let symbol = self.symbol;
        let houses = layout.houses();
        let used = [self.in_box, self.arm, self.stem, self.link.house];
        let mut cited: Vec<usize> = used.iter().map(|&house| houses[house].constraint).collect();
        cited.extend(self.gone.iter().filter_map(|cell| layout.why_different(cell, self.link.cells[1])));
        let node = |cells: CellSet<W>| Node { symbol, cells: cells.iter().collect() };
        let on_arm = node(self.places.minus(houses[self.stem].set));
        let on_stem = node(self.places.and(houses[self.stem].set));
        let [near, far] = self.link.cells.map(|cell| node(CellSet::only(cell)));
        let chain = [on_stem, on_arm, near, far];
        let link =
            |i: usize| Link { from: chain[i].clone(), to: chain[i + 1].clone(), strong: i.is_multiple_of(2) };
        let inside = self.places.iter().map(|cell| (Role::Fin, Candidate { cell, symbol }));
        let linked = self.link.cells.map(|cell| (Role::Pattern, Candidate { cell, symbol }));
        Reason {
            cited,
            symbols: SymbolSet::only(symbol),
            shown: inside.chain(linked).collect(),
            links: (0..3).map(link).collect(),
            parts: vec![
                ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                ("box", Part::Houses(vec![self.in_box])),
                ("lines", Part::Houses(vec![self.arm, self.stem])),
                ("houses", Part::Houses(vec![self.link.house])),
                ("cells", Part::Cells(self.link.cells.to_vec())),
                ("chain", Part::Chain(chain.to_vec())),
            ],
            ..Reason::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn a_strong_link_from_the_arm() {
        let grid = Sketch::of_size(9).places("box 1", 1, &[12, 13, 21]).places("column 5", 1, &[15, 85]);
        let steps = grid.steps(&EmptyRectangle, &Options::default());
        assert_eq!(steps, [("empty-rectangle", "181".to_string())]);
    }

    #[test]
    fn two_candidates_are_a_matter_of_choice() {
        let grid = Sketch::of_size(9).places("box 1", 1, &[12, 21]).places("column 5", 1, &[15, 85]);
        let steps = |small_rectangles: bool| {
            grid.steps(&EmptyRectangle, &Options { small_rectangles, ..Options::default() })
        };
        assert_eq!(steps(false), []);
        assert_eq!(steps(true), [("empty-rectangle", "181".to_string())]);
    }

    #[test]
    fn two_strong_links_make_a_dual() {
        let grid = Sketch::of_size(9)
            .places("box 1", 1, &[12, 13, 21])
            .places("column 5", 1, &[15, 85])
            .places("column 8", 1, &[18, 68]);
        let steps = grid.steps(&EmptyRectangle, &Options { duals: true, ..Options::default() });
        assert_eq!(steps[0], ("dual-empty-rectangle", "161 181".to_string()));
        assert_eq!(steps.len(), 3);
    }
}
