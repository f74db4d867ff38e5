//! Owns the short proof of a conclusion: one symbol alone can no longer stand once in every cited house, whatever stands
//! elsewhere. Where there is none, the long proof is asked; a short one spares it the cells that do not matter.

use arau_core::{Cell, Constraint, Symbol, SymbolSet};

/// Placements after which a proof is given up.
const MAX_TRIES: usize = 20_000;

/// Whether a symbol cannot be placed in all houses of these constraints, as far as few tries tell. The domains say where
/// it may stand, and where it stands already.
pub(crate) fn has_no_room(symbol: Symbol, domains: &[SymbolSet], constraints: &[&Constraint]) -> bool {
    let mut houses: Vec<&[Cell]> = Vec::new();
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for constraint in constraints {
        match constraint {
            Constraint::Permutation { cells } => {
                houses.push(cells);
                groups.push(cells.to_vec());
            }
            Constraint::Distinct { cells } => groups.push(cells.to_vec()),
            Constraint::Relation { a, b, table } if !table.allows(symbol, symbol) => {
                groups.push(vec![*a, *b]);
            }
            _ => {}
        }
    }
    let mut places: Vec<bool> = domains.iter().map(|domain| domain.contains(symbol)).collect();
    for (idx, domain) in domains.iter().enumerate() {
        if domain.single() == Some(symbol) && !place(Cell::at(idx), &mut places, &groups) {
            return true;
        }
    }
    let mut tries_left = MAX_TRIES;
    !may_have_room(&houses, &groups, places, &mut tries_left)
}

/// Takes the symbol from all that cannot hold it besides a cell; false if the cell cannot either.
fn place(cell: Cell, places: &mut [bool], groups: &[Vec<Cell>]) -> bool {
    let is_free = places[cell.idx()];
    for group in groups.iter().filter(|group| group.contains(&cell)) {
        group.iter().filter(|&&other| other != cell).for_each(|other| places[other.idx()] = false);
    }
    is_free
}

/// Whether each of these houses can be given a place, or too many ways are to be tried.
fn may_have_room(
    houses: &[&[Cell]],
    groups: &[Vec<Cell>],
    places: Vec<bool>,
    tries_left: &mut usize,
) -> bool {
    if *tries_left == 0 {
        return true;
    }
    *tries_left -= 1;
    let n_places = |house: &&[Cell]| house.iter().filter(|cell| places[cell.idx()]).count();
    let Some(at) = (0..houses.len()).min_by_key(|&at| n_places(&houses[at])) else { return true };
    let others: Vec<&[Cell]> = (0..houses.len()).filter(|&i| i != at).map(|i| houses[i]).collect();
    houses[at].iter().filter(|cell| places[cell.idx()]).any(|&cell| {
        let mut tried = places.clone();
        place(cell, &mut tried, groups) && may_have_room(&others, groups, tried, tries_left)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four cells in a square: rows 01 and 23, columns 02 and 13.
    fn houses() -> [Constraint; 4] {
        [[0, 1], [2, 3], [0, 2], [1, 3]]
            .map(|cells| Constraint::Permutation { cells: cells.map(Cell).into() })
    }

    #[test]
    fn two_lines_without_room() {
        let both: SymbolSet = [Symbol(0), Symbol(1)].into_iter().collect();
        let houses = houses();
        let all: Vec<&Constraint> = houses.iter().collect();
        let mut domains = vec![both; 4];
        assert!(!has_no_room(Symbol(0), &domains, &all));
        domains[0] = SymbolSet::only(Symbol(1));
        domains[3] = SymbolSet::only(Symbol(1));
        assert!(!has_no_room(Symbol(0), &domains, &all));
        // The first row has no place left; the second row and the first column have one.
        domains[1] = SymbolSet::only(Symbol(1));
        assert!(has_no_room(Symbol(0), &domains, &all[..1]));
        assert!(!has_no_room(Symbol(0), &domains, &all[1..3]));
    }

    #[test]
    fn a_symbol_that_stands_twice_has_no_room() {
        let houses = houses();
        let domains = vec![SymbolSet::only(Symbol(0)); 4];
        assert!(has_no_room(Symbol(0), &domains, &[&houses[0]]));
    }
}
