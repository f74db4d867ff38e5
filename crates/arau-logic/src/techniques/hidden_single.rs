//! Hidden single: a symbol has one place in a house. Seen from the symbol it is cross-hatching, seen from the house it
//! is counting.

use super::prelude::*;

/// A symbol with a single place in a house stands there.
pub struct HiddenSingle;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "hidden-single",
    "Hidden single",
    "only one cell of a house can take a digit, so the digit goes there",
)
.in_hodoku("0002", Level::Easy, 14);

impl<const W: usize> Technique<W> for HiddenSingle {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for house in 0..position.layout().houses().len() {
            for symbol in position.symbols() {
                if let Some(step) = hidden_single(position, house, symbol) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn elaborate(&self, position: &Position<W>, step: &mut Step) {
        add_blockers(position, step);
    }
}

/// Why the other open cells of the house cannot hold the symbol: the fewest houses where it is placed already, cells where
/// it is placed that share no house with some of them, and those that have lost it otherwise.
pub(super) fn add_blockers<const W: usize>(position: &Position<W>, step: &mut Step) {
    let (Some(("house", Part::Houses(house))), Some(Candidate { cell, symbol })) =
        (step.reason.parts.first(), step.placements().next())
    else {
        return;
    };
    let layout = position.layout();
    let house = house[0];
    let others = layout.houses()[house].set.and(position.open()).minus(CellSet::only(cell));
    let is_placed = |&cell: &Cell| position.placed(cell) == Some(symbol);
    let has_it = |&house: &usize| layout.houses()[house].cells.iter().any(&is_placed);
    let mut houses: Vec<usize> = others.iter().flat_map(|other| layout.houses_of(other)).copied().collect();
    houses.sort_unstable();
    houses.dedup();
    houses.retain(has_it);
    let in_houses =
        houses.iter().fold(CellSet::EMPTY, |all, &house| all.or(layout.houses()[house].set.and(others)));
    let mut left = others.minus(in_houses);
    let mut from = Vec::new();
    for placed in layout.cells().filter(is_placed) {
        let seen = layout.peers(placed).and(left);
        if !seen.is_empty() {
            from.push(placed);
            left = left.minus(seen);
        }
    }
    let by = fewest_around(position, &houses, in_houses);
    step.reason.parts.extend([
        ("ruled out by", Part::Houses(by)),
        ("ruled out from", Part::Cells(from)),
        ("lost", Part::Cells(left.iter().collect())),
        ("others", Part::Number(others.len() as i64)),
    ]);
}

/// The fewest of some houses that have all of some cells; the first such. If more than four are needed, perhaps not the
/// fewest.
fn fewest_around<const W: usize>(position: &Position<W>, houses: &[usize], cells: CellSet<W>) -> Vec<usize> {
    let set = |house: &usize| position.layout().houses()[*house].set;
    if cells.is_empty() {
        return Vec::new();
    }
    for size in 1..=4 {
        let mut fewest = None;
        let _ = for_each_combination(houses, size, |chosen| {
            let is_whole = chosen.len() == size
                && cells
                    .minus(chosen.iter().fold(CellSet::EMPTY, |all, house| all.or(set(house))))
                    .is_empty();
            Extension::GoOn(match is_whole {
                true => {
                    fewest = Some(chosen.to_vec());
                    ControlFlow::Break(())
                }
                false => ControlFlow::Continue(()),
            })
        });
        if let Some(fewest) = fewest {
            return fewest;
        }
    }
    let mut left = cells;
    let mut chosen = Vec::new();
    while let Some(&house) = houses.iter().max_by_key(|house| left.and(set(house)).len())
        && !left.is_empty()
    {
        left = left.minus(set(&house));
        chosen.push(house);
    }
    chosen.sort_unstable();
    chosen
}

/// The one of a symbol in a house.
pub(crate) fn hidden_single<const W: usize>(
    position: &Position<W>,
    house: usize,
    symbol: Symbol,
) -> Option<Step> {
    let cell = position.places_in(house, symbol).single()?;
    let candidate = Candidate { cell, symbol };
    let reason = Reason {
        cited: vec![position.layout().houses()[house].constraint],
        symbols: SymbolSet::only(symbol),
        shown: vec![(Role::Pattern, candidate)],
        parts: vec![
            ("house", Part::Houses(vec![house])),
            ("cell", Part::Cells(vec![cell])),
            ("symbol", Part::Symbols(SymbolSet::only(symbol))),
        ],
        ..Reason::default()
    };
    Some(Step::placing(&INFO, candidate, reason))
}
