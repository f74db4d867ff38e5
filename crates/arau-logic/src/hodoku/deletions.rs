//! Owns the order in which HoDoKu deletes the candidates of one step. Singles join its queues in that order, so the score
//! depends on it.

use crate::technique::Hodoku;
use crate::{Effect, Part, Position, Step};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// The effects of a step in the order in which HoDoKu carries them out.
pub(super) fn in_order<const W: usize>(position: &Position<W>, step: &Step) -> Vec<Effect> {
    let code = step.technique.hodoku.map_or("", |hodoku: Hodoku| hodoku.code);
    let stage = |candidate: Candidate| match code {
        "0110" | "0111" | "0200" | "0201" | "0202" | "0602" => house_by_house(position, step, candidate.cell),
        "1101" => box_first(position, step, candidate.cell),
        "0901" => common_first(position, step, candidate),
        "0501" | "0503" => usize::from(!cells_of(step, "first").contains(&candidate.cell)),
        "0502" => clash_by_clash(position, step, candidate.cell),
        _ => 0,
    };
    let mut effects = step.effects.clone();
    effects.sort_by_cached_key(|effect| match *effect {
        Effect::Eliminate(candidate) => {
            let by_cell = (candidate.cell.idx(), candidate.symbol.idx());
            let by_symbol = (candidate.symbol.idx(), candidate.cell.idx());
            let is_by_symbol = code.starts_with("07") || code.starts_with("09");
            (stage(candidate), if is_by_symbol { by_symbol } else { by_cell })
        }
        Effect::Place(_) | Effect::Contradiction => (0, (0, 0)),
    });
    effects
}

/// Subsets are deleted from the row, then from the column, then from the box that their cells share.
fn house_by_house<const W: usize>(position: &Position<W>, step: &Step, cell: Cell) -> usize {
    let mut houses = houses(step).to_vec();
    houses.sort_unstable();
    let has_cell = |house: &usize| position.layout().houses()[*house].set.contains(cell);
    houses.iter().position(has_cell).unwrap_or(houses.len())
}

/// A sue de coq is deleted from the box before the line.
fn box_first<const W: usize>(position: &Position<W>, step: &Step, cell: Cell) -> usize {
    let is_in_box =
        houses(step).get(1).is_some_and(|&in_box| position.layout().houses()[in_box].set.contains(cell));
    usize::from(!is_in_box)
}

/// Two almost locked sets with two restricted commons: first goes what both sets see, but the first restricted common,
/// then this one, then what the first set sees alone, then what the second does.
fn common_first<const W: usize>(position: &Position<W>, step: &Step, gone: Candidate) -> usize {
    let mut restricted = SymbolSet::EMPTY;
    let mut sets: Vec<&[Cell]> = Vec::new();
    for (name, part) in &step.reason.parts {
        match part {
            Part::Symbols(symbols) if *name == "restricted" => restricted = *symbols,
            Part::Cells(cells) if *name == "set" => sets.push(cells),
            _ => {}
        }
    }
    let sees = |set: &[Cell], symbol: Symbol| {
        let mut places = set.iter().filter(|&&cell| position.candidates(cell).contains(symbol)).peekable();
        places.peek().is_some() && places.all(|&place| position.layout().peers(place).contains(gone.cell))
    };
    let [first, second] = sets[..] else { return 0 };
    match (sees(first, gone.symbol), sees(second, gone.symbol)) {
        (true, true) => usize::from(restricted.len() > 1 && restricted.lowest() == Some(gone.symbol)),
        (true, false) => 2,
        _ => 3,
    }
}

/// Two colourings: for each pair of colours that see each other, what sees both of their opposites.
fn clash_by_clash<const W: usize>(position: &Position<W>, step: &Step, gone: Cell) -> usize {
    let colours = ["first", "second", "third", "fourth"].map(|name| cells_of(step, name));
    let sees = |cell: Cell, colour: &[Cell]| {
        colour.iter().any(|&other| position.layout().peers(cell).contains(other))
    };
    let clashes = [[0, 2], [0, 3], [1, 2], [1, 3]];
    let goes_by = |&[one, two]: &[usize; 2]| {
        let do_clash = colours[one].iter().any(|&cell| sees(cell, colours[two]));
        do_clash && sees(gone, colours[one ^ 1]) && sees(gone, colours[two ^ 1])
    };
    clashes.iter().position(goes_by).unwrap_or(clashes.len())
}

/// The cells that a step names so.
fn cells_of<'a>(step: &'a Step, wanted: &str) -> &'a [Cell] {
    let named = step.reason.parts.iter().find_map(|(name, part)| match part {
        Part::Cells(cells) if *name == wanted => Some(cells.as_slice()),
        _ => None,
    });
    named.unwrap_or_default()
}

/// The houses that a step names.
fn houses(step: &Step) -> &[usize] {
    let named = step.reason.parts.iter().find_map(|(name, part)| match part {
        Part::Houses(houses) if *name == "houses" => Some(houses.as_slice()),
        _ => None,
    });
    named.unwrap_or_default()
}
