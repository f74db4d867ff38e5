//! Templates: all ways to place a symbol everywhere, one cell per house. What all ways have in common is true, what
//! none has is false. A way is out if it takes a cell that all ways of another symbol take.

use super::prelude::*;

/// Cells that all ways have in common.
pub struct TemplateSet;

/// Candidates that no way has.
pub struct TemplateDelete;

const SET: TechniqueInfo = TechniqueInfo::new(
    "template-set",
    "Template set",
    "every way to place a digit on the whole board uses the same cell, so the digit goes there",
)
.in_hodoku("1201", Level::Extreme, 10000);

const DELETE: TechniqueInfo = TechniqueInfo::new(
    "template-delete",
    "Template delete",
    "no way to place a digit on the whole board uses a certain cell, so the digit can be removed from it",
)
.in_hodoku("1202", Level::Extreme, 10000);

/// More ways than these are not listed: the empty grid of nine has 46,656.
const MOST_TEMPLATES: usize = 50_000;

/// Cells tried after which the list is given up.
const MOST_TRIES: usize = 200_000;

impl<const W: usize> Technique<W> for TemplateSet {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&SET]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for ways in &ways_of_all(position).unwrap_or_default() {
            let candidates = ways.candidates(ways.in_all);
            let step = Step::placing_all(&SET, candidates, || ways.reason(position));
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

impl<const W: usize> Technique<W> for TemplateDelete {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&DELETE]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for ways in &ways_of_all(position).unwrap_or_default() {
            let candidates = ways.candidates(ways.places.minus(ways.in_any));
            let step = Step::eliminating(&DELETE, candidates, || ways.reason(position));
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

/// The ways to place a symbol in open cells.
struct Ways<const W: usize> {
    symbol: Symbol,
    /// Its places in houses: ways say nothing of a cell outside.
    places: CellSet<W>,
    templates: Vec<CellSet<W>>,
    in_all: CellSet<W>,
    in_any: CellSet<W>,
    /// The symbols that the list depends on: itself, and those that ruled ways out.
    depends_on: SymbolSet,
}

/// The ways of all symbols that are left, without those of which there are too many. None if some symbol has none.
fn ways_of_all<const W: usize>(position: &Position<W>) -> Option<Vec<Ways<W>>> {
    let mut all: Vec<Ways<W>> = Vec::new();
    for symbol in position.symbols().take_while(|_| !position.is_stopped()) {
        if let Some((places, templates)) = templates(position, symbol) {
            let mut ways = Ways {
                symbol,
                places,
                templates,
                in_all: CellSet::EMPTY,
                in_any: CellSet::EMPTY,
                depends_on: SymbolSet::only(symbol),
            };
            ways.sum_up()?;
            all.push(ways);
        }
    }
    let mut changes = true;
    while changes {
        changes = false;
        for i in 0..all.len() {
            for j in (0..all.len()).filter(|&j| j != i) {
                let (taken, depends_on) = (all[j].in_all, all[j].depends_on);
                if all[i].in_any.intersects(&taken) {
                    all[i].templates.retain(|template| !template.intersects(&taken));
                    all[i].depends_on = all[i].depends_on.or(depends_on);
                    all[i].sum_up()?;
                    changes = true;
                }
            }
        }
    }
    Some(all)
}

/// The places of a symbol in houses, and all templates; none if it is placed everywhere or there are too many.
fn templates<const W: usize>(
    position: &Position<W>,
    symbol: Symbol,
) -> Option<(CellSet<W>, Vec<CellSet<W>>)> {
    let houses: Vec<CellSet<W>> =
        houses_without(position, symbol).map(|house| position.layout().houses()[house].set).collect();
    let places = houses.iter().fold(CellSet::EMPTY, |all, &house| all.or(house)).and(position.places(symbol));
    if houses.is_empty() {
        return None;
    }
    let mut listing = Listing { position, houses, templates: Vec::new(), tries_left: MOST_TRIES };
    let flow = listing.extend(CellSet::EMPTY, places);
    flow.is_continue().then_some((places, listing.templates))
}

/// The houses where a symbol is not placed yet.
fn houses_without<const W: usize>(
    position: &Position<W>,
    symbol: Symbol,
) -> impl Iterator<Item = usize> + '_ {
    let houses = position.layout().houses().iter().enumerate();
    let lacks = move |house: &House<W>| house.cells.iter().all(|&cell| position.placed(cell) != Some(symbol));
    houses.filter(move |(_, house)| lacks(house)).map(|(idx, _)| idx)
}

struct Listing<'a, const W: usize> {
    position: &'a Position<W>,
    /// Where the symbol is not placed yet.
    houses: Vec<CellSet<W>>,
    templates: Vec<CellSet<W>>,
    tries_left: usize,
}

impl<const W: usize> Listing<'_, W> {
    /// Places the symbol in the house with the fewest places left, in every way. Breaks off if there are too many.
    fn extend(&mut self, chosen: CellSet<W>, places: CellSet<W>) -> ControlFlow<()> {
        let waiting = self.houses.iter().filter(|house| !house.intersects(&chosen));
        let Some(tightest) = waiting.map(|house| house.and(places)).min_by_key(CellSet::len) else {
            self.templates.push(chosen);
            let is_full = self.templates.len() > MOST_TEMPLATES;
            return if is_full { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        };
        for cell in tightest.iter() {
            if self.tries_left == 0 {
                return ControlFlow::Break(());
            }
            self.tries_left -= 1;
            let only = CellSet::only(cell);
            self.extend(chosen.or(only), places.minus(self.position.layout().peers(cell)).minus(only))?;
        }
        ControlFlow::Continue(())
    }
}

impl<const W: usize> Ways<W> {
    /// What the templates have in common; `None` if there is no template.
    fn sum_up(&mut self) -> Option<()> {
        let (&first, others) = self.templates.split_first()?;
        self.in_all = others.iter().fold(first, |all, &template| all.and(template));
        self.in_any = others.iter().fold(first, |any, &template| any.or(template));
        Some(())
    }

    fn candidates(&self, cells: CellSet<W>) -> impl Iterator<Item = Candidate> + use<W> {
        let symbol = self.symbol;
        cells.iter().map(move |cell| Candidate { cell, symbol })
    }

    fn reason(&self, position: &Position<W>) -> Reason {
        let layout = position.layout();
        let mut cited: Vec<usize> = Vec::new();
        for symbol in self.depends_on.iter() {
            cited.extend(houses_without(position, symbol).map(|house| layout.houses()[house].constraint));
            let places = position.places(symbol);
            for cell in places.iter() {
                let others = places.and(layout.peers(cell)).iter().filter(|&other| other > cell);
                cited.extend(
                    others
                        .filter(|&other| layout.shared_house(cell, other).is_none())
                        .filter_map(|other| layout.why_different(cell, other)),
                );
            }
        }
        Reason {
            cited,
            symbols: SymbolSet::only(self.symbol),
            shown: self.candidates(self.in_any).map(|candidate| (Role::Pattern, candidate)).collect(),
            parts: vec![
                ("symbol", Part::Symbols(SymbolSet::only(self.symbol))),
                ("symbols", Part::Symbols(self.depends_on)),
                ("templates", Part::Number(self.templates.len() as i64)),
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
    fn what_no_way_and_what_all_ways_have() {
        let grid = Sketch::of_size(4).places("row 1", 1, &[11, 13]).places("row 4", 1, &[41, 43]);
        let steps = grid.steps(&TemplateDelete, &Options::default());
        assert_eq!(steps, [("template-delete", "121 123 131 133".to_string())]);
        assert_eq!(grid.steps(&TemplateSet, &Options::default()), []);
        let steps = grid.candidates(24, &[2, 3, 4]).steps(&TemplateSet, &Options::default());
        assert_eq!(steps, [("template-set", "+113 +122 +134 +141".to_string())]);
    }

    #[test]
    fn ways_of_other_symbols_rule_ways_out() {
        // The symbol 2 must stand in r2c4, which the symbol 1 then cannot have.
        let grid = Sketch::of_size(4).places("row 1", 1, &[11, 13]).places("row 4", 1, &[41, 43]).places(
            "row 2",
            2,
            &[24],
        );
        let steps = grid.steps(&TemplateSet, &Options::default());
        assert_eq!(steps[0], ("template-set", "+113 +122 +134 +141".to_string()));
    }
}
