//! Symbols that a cage must contain, since every combination has them: the cage's only cell for one holds it, and what sees
//! all its cells for one does not.

use super::prelude::*;
use crate::CageWays;
use crate::sums::Cage;

/// What every combination of a cage has.
pub struct CageDigits {
    info: [&'static TechniqueInfo; 1],
}

static SINGLE: TechniqueInfo = TechniqueInfo::new(
    "hidden-cage-single",
    "Hidden cage single",
    "every combination of a cage contains a digit, and only one cell of the cage can take it, so it goes \
     there",
);

static LOCKED: TechniqueInfo = TechniqueInfo::new(
    "cage-digit",
    "Digit that a cage must contain",
    "every combination of a cage contains a digit, so the digit can be removed from cells that see every \
     place for it in the cage",
);

/// More combinations than this are not named.
const MAX_NAMED: usize = 6;

impl CageDigits {
    /// One cell can take it.
    pub const SINGLE: CageDigits = CageDigits { info: [&SINGLE] };
    /// Other cells see all that can.
    pub const LOCKED: CageDigits = CageDigits { info: [&LOCKED] };
}

impl<const W: usize> Technique<W> for CageDigits {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &self.info
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let [info] = self.info;
        for cage in position.cages() {
            position.go_on()?;
            for symbol in cage.needed().iter() {
                let places: Vec<Cell> = cage.places(position, symbol).iter().collect();
                match places[..] {
                    [] => {}
                    [cell] if info.id == SINGLE.id => {
                        if position.candidates(cell).len() > 1 {
                            let reason = reason(position, cage, symbol, &places, &[]);
                            found(Step::placing(info, Candidate { cell, symbol }, reason))?;
                        }
                    }
                    [_] => {}
                    _ if info.id == SINGLE.id => {}
                    _ => {
                        let seen = position.layout().common_peers(places.iter().copied());
                        let gone = seen.and(position.places(symbol)).iter();
                        let gone: Vec<Candidate> = gone.map(|cell| Candidate { cell, symbol }).collect();
                        let step = Step::eliminating(info, gone.clone(), || {
                            reason(position, cage, symbol, &places, &gone)
                        });
                        step.map_or(ControlFlow::Continue(()), &mut *found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn reason<const W: usize>(
    position: &Position<W>,
    cage: &Cage<W>,
    symbol: Symbol,
    places: &[Cell],
    gone: &[Candidate],
) -> Reason {
    let layout = position.layout();
    let why_seen = gone
        .iter()
        .flat_map(|gone| places.iter().filter_map(|&place| layout.why_different(gone.cell, place)));
    let n_ways = cage.ways.ways.len();
    // A single combination is told by itself.
    let ways = if n_ways == 1 { Vec::new() } else { cage.ways.ways.clone() };
    Reason {
        cited: cage.cited.iter().copied().chain(why_seen).collect(),
        combination: cage.combination.clone(),
        symbols: SymbolSet::only(symbol),
        shown: places.iter().map(|&cell| (Role::Pattern, Candidate { cell, symbol })).collect(),
        parts: vec![
            ("cage", Part::Cage(CageWays { ways, ..cage.ways.clone() })),
            ("told", Part::Number(if n_ways <= MAX_NAMED { n_ways as i64 } else { 0 })),
            ("way", Part::Combinations(cage.operation(), cage.ways.ways[..1].to_vec())),
            ("symbol", Part::Symbols(SymbolSet::only(symbol))),
            ("places", Part::Cells(places.to_vec())),
            ("cells", Part::Cells(gone.iter().map(|gone| gone.cell).collect())),
        ],
        ..Reason::default()
    }
}
