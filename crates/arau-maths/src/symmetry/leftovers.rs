//! Owns houses that follow from others: where two or three houses, disjoint, cover one fewer that are disjoint too, what
//! is left over holds every symbol once. Windoku has five such houses besides its four windows, and a symmetry that makes
//! windows of boxes is seen only with them.

use arau_core::{Cell, CellSet};
use std::collections::HashSet;

/// From this many houses on, no more are sought.
const MOST: usize = 300;

/// Houses of the same size, and all that follow from two or three of them, again and again.
pub fn with_leftovers(n_cells: usize, houses: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let set_of = |house: &Vec<usize>| CellSet::of(n_cells, house.iter().map(|&cell| Cell::at(cell)));
    let mut known: Vec<CellSet> = houses.iter().map(set_of).collect();
    known.sort_unstable();
    known.dedup();
    loop {
        let fresh = leftovers(&known);
        if fresh.is_empty() || known.len() + fresh.len() > MOST {
            break;
        }
        known.extend(fresh);
    }
    known.iter().map(|set| set.cells().map(Cell::idx).collect()).collect()
}

fn either(a: &CellSet, b: &CellSet) -> CellSet {
    let mut either = a.clone();
    either.insert_all(b);
    either
}

fn without(a: &CellSet, b: &CellSet) -> CellSet {
    let mut rest = a.clone();
    rest.remove_all(b);
    rest
}

/// What is left over anywhere and is not known yet, sorted.
fn leftovers(known: &[CellSet]) -> Vec<CellSet> {
    if known.len() > MOST {
        return Vec::new();
    }
    let mut found = HashSet::new();
    for (i, a) in known.iter().enumerate() {
        let nothing = without(a, a);
        cover(a, &nothing, 2, known, &mut found);
        for b in known[i + 1..].iter().filter(|b| !a.intersects(b)) {
            cover(&either(a, b), &nothing, 3, known, &mut found);
        }
    }
    let mut fresh: Vec<CellSet> = found.into_iter().filter(|set| !known.contains(set)).collect();
    fresh.sort_unstable();
    fresh
}

/// Covers what is open with this many houses, all disjoint, in every way; what they have besides is left over.
fn cover(inner: &CellSet, covered: &CellSet, n_left: usize, known: &[CellSet], found: &mut HashSet<CellSet>) {
    let Some(first) = without(inner, covered).first() else {
        if n_left == 0 {
            found.insert(without(covered, inner));
        }
        return;
    };
    if n_left > 0 {
        for house in known.iter().filter(|house| house.contains(first) && !house.intersects(covered)) {
            cover(inner, &either(covered, house), n_left - 1, known, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::houses::{classic_houses, diagonals, windows};
    use arau_core::bits::ones;

    fn n_with_leftovers(houses: &[u128]) -> usize {
        let cells = |house: &u128| ones(*house).collect();
        with_leftovers(81, houses.iter().map(cells).collect()).len()
    }

    /// Classic houses are complete; of the nine regions of Windoku, four make the other five.
    #[test]
    fn windows_leave_five_regions() {
        assert_eq!(n_with_leftovers(&classic_houses()), 27);
        assert_eq!(n_with_leftovers(&diagonals().houses), 29);
        let windoku = windows().houses;
        assert_eq!(n_with_leftovers(&windoku), 36);
        let windows = [27, 28, 30, 31].map(|i| windoku[i]);
        assert_eq!(n_with_leftovers(&[&windoku[..27], &windows].concat()), 36);
        assert_eq!(n_with_leftovers(&windows), 4);
    }
}
