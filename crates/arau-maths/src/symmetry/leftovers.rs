//! Owns houses that follow from others: where two or three houses, disjoint, cover one fewer that are disjoint too, what
//! is left over holds every symbol once. Windoku has five such houses besides its four windows, and a symmetry that makes
//! windows of boxes is seen only with them.

use arau_core::bits::ones_of;
use std::collections::HashSet;

/// A set of cells, a bit each.
type Cells = Vec<u64>;

/// With so many houses, nobody looks for more.
const MOST: usize = 300;

/// Houses of the same size, and all that follow from two or three of them, again and again.
pub fn with_leftovers(n_cells: usize, houses: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut known: Vec<Cells> = houses.iter().map(|house| set_of(n_cells, house)).collect();
    known.sort_unstable();
    known.dedup();
    loop {
        let fresh = leftovers(&known);
        if fresh.is_empty() || known.len() + fresh.len() > MOST {
            break;
        }
        known.extend(fresh);
    }
    let cells = |set: &Cells| (0..n_cells).filter(|&cell| has(set, cell)).collect();
    known.iter().map(cells).collect()
}

fn set_of(n_cells: usize, cells: &[usize]) -> Cells {
    let mut set = vec![0; n_cells.div_ceil(64)];
    cells.iter().for_each(|cell| set[cell / 64] |= 1 << (cell % 64));
    set
}

fn has(set: &[u64], cell: usize) -> bool {
    set[cell / 64] >> (cell % 64) & 1 == 1
}

fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

fn either(a: &[u64], b: &[u64]) -> Cells {
    a.iter().zip(b).map(|(a, b)| a | b).collect()
}

fn without(a: &[u64], b: &[u64]) -> Cells {
    a.iter().zip(b).map(|(a, b)| a & !b).collect()
}

/// What is left over anywhere and is not known yet, sorted.
fn leftovers(known: &[Cells]) -> Vec<Cells> {
    if known.len() > MOST {
        return Vec::new();
    }
    let mut found = HashSet::new();
    for (i, a) in known.iter().enumerate() {
        cover(a, &vec![0; a.len()], 2, known, &mut found);
        for b in known[i + 1..].iter().filter(|b| !meet(a, b)) {
            cover(&either(a, b), &vec![0; a.len()], 3, known, &mut found);
        }
    }
    let mut fresh: Vec<Cells> = found.into_iter().filter(|set| !known.contains(set)).collect();
    fresh.sort_unstable();
    fresh
}

/// Covers what is open with so many houses, all disjoint, in every way; what they have besides is left over.
fn cover(inner: &[u64], covered: &[u64], n_left: usize, known: &[Cells], found: &mut HashSet<Cells>) {
    let open = without(inner, covered);
    let Some(first) = ones_of(open).next() else {
        if n_left == 0 {
            found.insert(without(covered, inner));
        }
        return;
    };
    if n_left > 0 {
        for house in known.iter().filter(|house| has(house, first) && !meet(house, covered)) {
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
