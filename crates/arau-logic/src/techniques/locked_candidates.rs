//! Locked candidates: all places of a symbol in one house lie in a second house, so that it cannot stand elsewhere in
//! the second.

use super::prelude::*;

/// From a box, or whatever is no line, into another house.
pub struct Pointing;

/// From a line into another house.
pub struct Claiming;

const POINTING: TechniqueInfo = TechniqueInfo::new(
    "pointing",
    "Locked candidates (pointing)",
    "within a box, a digit can only go in one row or column, so it can be removed from the rest of that line",
)
.in_hodoku("0100", Level::Medium, 50);

const CLAIMING: TechniqueInfo = TechniqueInfo::new(
    "claiming",
    "Locked candidates (claiming)",
    "within a row or column, a digit can only go in one box, so it can be removed from the rest of that box",
)
.in_hodoku("0101", Level::Medium, 50);

impl<const W: usize> Technique<W> for Pointing {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&POINTING]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        find_from(position, &POINTING, |house| !house.is_line(), found)
    }
}

impl<const W: usize> Technique<W> for Claiming {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&CLAIMING]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        find_from(position, &CLAIMING, |house| house.is_line(), found)
    }
}

fn find_from<const W: usize>(
    position: &Position<W>,
    info: &'static TechniqueInfo,
    is_start: impl Fn(&House<W>) -> bool,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    for (from, house) in layout.houses().iter().enumerate().filter(|(_, house)| is_start(house)) {
        for symbol in position.symbols() {
            let places = position.places_in(from, symbol);
            if places.len() < 2 {
                continue;
            }
            for into in layout.houses_around(&places).filter(|&into| into != from) {
                let gone = position.places_in(into, symbol).minus(house.set);
                let candidates = gone.iter().map(|cell| Candidate { cell, symbol });
                let step = Step::eliminating(info, candidates, || Reason {
                    cited: vec![house.constraint, layout.houses()[into].constraint],
                    symbols: SymbolSet::only(symbol),
                    shown: places.iter().map(|cell| (Role::Pattern, Candidate { cell, symbol })).collect(),
                    parts: vec![
                        ("from", Part::Houses(vec![from])),
                        ("into", Part::Houses(vec![into])),
                        ("cells", Part::Cells(places.iter().collect())),
                        ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                    ],
                    ..Reason::default()
                });
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
    }
    ControlFlow::Continue(())
}
