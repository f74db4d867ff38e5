//! Owns the order in which HoDoKu deletes the candidates of one step. Singles join its queues in that order, so the score
//! depends on it.

use crate::{Effect, Part, Position, Step};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// The effects of a step in the order in which HoDoKu carries them out.
pub(super) fn in_order<const W: usize>(position: &Position<W>, step: &Step) -> Vec<Effect> {
    let code = step.technique.hodoku.map_or("", |hodoku| hodoku.code);
    let stage = |candidate: Candidate| match code {
        "0110" | "0111" | "0200" | "0201" | "0202" | "0602" => house_by_house(position, step, candidate.cell),
        "1101" => box_first(position, step, candidate),
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

/// A sue de coq is deleted from the box before the line. Where the two cross, a cell may lose symbols by either.
fn box_first<const W: usize>(position: &Position<W>, step: &Step, gone: Candidate) -> usize {
    let [centre, of_line, of_box] =
        ["symbols", "line-symbols", "box-symbols"].map(|name| symbols_of(step, name));
    let goes_by_box = centre.or(of_box).minus(of_line).or(of_line.and(of_box));
    let in_box = houses(step).get(1).map(|&in_box| &position.layout().houses()[in_box].set);
    let is_of_box = goes_by_box.contains(gone.symbol) && in_box.is_some_and(|set| set.contains(gone.cell));
    usize::from(!is_of_box)
}

/// Two almost locked sets with two restricted commons: first goes what both sets see, but the first restricted common,
/// then this one, then what the first set sees alone, then what the second does.
fn common_first<const W: usize>(position: &Position<W>, step: &Step, gone: Candidate) -> usize {
    let restricted = symbols_of(step, "restricted");
    let sets: Vec<&[Cell]> = all_cells_of(step, "set").collect();
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
fn cells_of<'a>(step: &'a Step, wanted: &'static str) -> &'a [Cell] {
    all_cells_of(step, wanted).next().unwrap_or_default()
}

/// All groups of cells that a step names so.
fn all_cells_of<'a>(step: &'a Step, wanted: &'static str) -> impl Iterator<Item = &'a [Cell]> {
    step.reason.parts.iter().filter_map(move |(name, part)| match part {
        Part::Cells(cells) if *name == wanted => Some(cells.as_slice()),
        _ => None,
    })
}

/// The symbols that a step names so.
fn symbols_of(step: &Step, wanted: &'static str) -> SymbolSet {
    let named = step.reason.parts.iter().find_map(|(name, part)| match part {
        Part::Symbols(symbols) if *name == wanted => Some(*symbols),
        _ => None,
    });
    named.unwrap_or(SymbolSet::EMPTY)
}

/// The houses that a step names.
fn houses(step: &Step) -> &[usize] {
    let named = step.reason.parts.iter().find_map(|(name, part)| match part {
        Part::Houses(houses) if *name == "houses" => Some(houses.as_slice()),
        _ => None,
    });
    named.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{classic, steps};
    use crate::{All, Options, Registry, SMALL, Technique};

    fn technique(id: &str) -> &'static dyn Technique<2> {
        let has_id = |technique: &&dyn Technique<2>| technique.infos().iter().any(|info| info.id == id);
        <All as Registry<SMALL>>::techniques().into_iter().find(has_id).expect("a technique")
    }

    /// What the first step of a technique deletes, in order, each as symbol, row and column.
    fn deleted(id: &str, cells: &[(&str, &str)]) -> Vec<String> {
        let position = classic(cells);
        let options = Options { as_hodoku: true, ..Options::default() };
        let step = steps(technique(id), &position, &options).swap_remove(0);
        let name = |effect: Effect| match effect {
            Effect::Eliminate(Candidate { cell, symbol }) => {
                format!("{}{}{}", symbol.idx() + 1, cell.idx() / 9 + 1, cell.idx() % 9 + 1)
            }
            other => panic!("{other:?}"),
        };
        in_order(&position, &step).into_iter().map(name).collect()
    }

    #[test]
    fn a_locked_pair_goes_through_the_column_before_the_box() {
        let deleted = deleted("locked-pair", &[("r1c1", "12"), ("r2c1", "12")]);
        assert_eq!(deleted[..4], ["131", "231", "141", "241"]);
        // What the box loses besides, from its first row on.
        assert_eq!(deleted[14..18], ["112", "212", "113", "213"]);
    }

    #[test]
    fn a_sue_de_coq_goes_through_the_box_before_the_line() {
        let cells = [("r1c1", "1234"), ("r1c2", "1234"), ("r1c5", "12"), ("r3c3", "34")];
        let deleted = deleted("sue-de-coq", &cells);
        assert_eq!(deleted[..2], ["313", "413"]);
        // The cell where both cross comes again.
        assert_eq!(deleted[12..14], ["113", "213"]);
        assert_eq!(deleted[deleted.len() - 2..], ["119", "219"]);
    }

    #[test]
    fn chains_go_symbol_by_symbol() {
        let cells = [("r1c1", "12"), ("r1c5", "12"), ("r5c5", "12"), ("r5c9", "12")];
        assert_eq!(deleted("remote-pair", &cells), ["119", "151", "219", "251"]);
    }
}
