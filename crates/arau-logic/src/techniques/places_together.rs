//! Places together: two or three houses give their places to one symbol at once. A cell that sees one of them however they
//! do cannot hold it. With houses of any shape, and cells that see each other for any reason, this is what fish with fins,
//! grouped chains and colourings of one symbol come to.
//!
//! Which houses are worth it is found out by trials: where a candidate fails by the places of its own symbol in few houses,
//! these houses are filled in every way. The step rests on that, not on the trial.

use super::prelude::*;
use crate::trial::{Argument, Depth, Search};
use crate::{Basis, Claim, Inference};
use std::collections::HashSet;

/// The places of a symbol in few houses.
pub struct PlacesTogether;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "places-together",
    "Places together",
    "wherever a symbol goes in two or three houses at once, a cell sees one of these places and cannot hold it",
);

/// In more houses nobody looks for the places of a symbol at once.
const MAX_HOUSES: usize = 3;

/// More ways to place a symbol are not named.
const MAX_NAMED: usize = 4;

impl<const W: usize> Technique<W> for PlacesTogether {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let is_stopped = || position.is_stopped();
        let Ok(mut search) = Search::new(position.layout().network(), position, &is_stopped) else {
            return ControlFlow::Continue(());
        };
        let failing = search.simple_where(Depth::Singles, |argument| houses_of(argument).is_some());
        position.go_on()?;
        let mut placed = HashSet::new();
        for (Candidate { symbol, .. }, argument) in failing {
            if let Some(houses) =
                houses_of(&argument).filter(|houses| placed.insert((symbol, houses.clone())))
            {
                place(position, symbol, houses, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The houses that an argument looks through, if it is about the places of one symbol in few houses.
fn houses_of(argument: &Argument) -> Option<Vec<usize>> {
    let Claim::True(first) = argument.story.first()?.claim else { return None };
    let mut houses = Vec::new();
    for Inference { level, claim, basis } in &argument.story {
        match (claim, basis) {
            (Claim::True(_), Basis::Assumed) => {}
            (Claim::True(candidate), Basis::LastPlace(house)) if candidate.symbol == first.symbol => {
                houses.push(*house);
            }
            (Claim::NoPlaceFor(symbol, house), _) if *symbol == first.symbol => houses.push(*house),
            _ => return None,
        }
        if *level > 1 {
            return None;
        }
    }
    houses.sort_unstable();
    houses.dedup();
    (2..=MAX_HOUSES).contains(&houses.len()).then_some(houses)
}

/// Gives places to a symbol in these houses in every way.
fn place<const W: usize>(
    position: &Position<W>,
    symbol: Symbol,
    houses: Vec<usize>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let mut ways: Vec<Vec<Cell>> = vec![Vec::new()];
    for &house in &houses {
        let places = position.places_in(house, symbol);
        let goes_with = |way: &[Cell], place: Cell| {
            way.iter().all(|&other| other == place || !layout.peers(other).contains(place))
        };
        let extended = |way: &Vec<Cell>| -> Vec<Vec<Cell>> {
            let fitting = places.iter().filter(|&place| goes_with(way, place));
            fitting.map(|place| [&way[..], &[place]].concat()).collect()
        };
        ways = ways.iter().flat_map(extended).collect();
    }
    if ways.is_empty() {
        // There is no solution; that is for others to tell.
        return ControlFlow::Continue(());
    }
    for way in &mut ways {
        way.sort_unstable();
        way.dedup();
    }
    ways.sort();
    ways.dedup();
    let seen_from = |way: &Vec<Cell>| {
        way.iter().fold(CellSet::EMPTY, |all: CellSet<W>, &place| all.or(layout.peers(place)))
    };
    let always = ways.iter().map(seen_from).reduce(|all, seen| all.and(seen)).unwrap_or(CellSet::EMPTY);
    let gone: Vec<Candidate> =
        always.and(position.places(symbol)).iter().map(|cell| Candidate { cell, symbol }).collect();
    let places: Vec<Cell> = {
        let all = ways.iter().flatten().copied().collect::<CellSet<W>>();
        all.iter().collect()
    };
    let step = Step::eliminating(&INFO, gone.clone(), || {
        let all_places = houses.iter().flat_map(|&house| position.places_in(house, symbol).iter());
        let all_places: Vec<Cell> = all_places.chain(gone.iter().map(|gone| gone.cell)).collect();
        let of_houses = houses.iter().map(|&house| layout.houses()[house].constraint);
        Reason {
            cited: layout.why_differ(&all_places).into_iter().chain(of_houses).collect(),
            symbols: SymbolSet::only(symbol),
            shown: places.iter().map(|&cell| (Role::Pattern, Candidate { cell, symbol })).collect(),
            parts: vec![
                ("houses", Part::Houses(houses.clone())),
                ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                ("places", Part::Places(if ways.len() <= MAX_NAMED { ways.clone() } else { Vec::new() })),
            ],
            ..Reason::default()
        }
    });
    step.map_or(ControlFlow::Continue(()), found)
}
