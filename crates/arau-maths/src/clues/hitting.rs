//! Owns the kernel of searches for givens: all sets of a number of cells of a band that meet every set of a list.
//!
//! A set of the list is taken that has fewest cells left, and each of these is tried. A cell that was tried is out for the
//! next ones, so that each answer comes about once. The search turns back where more sets than cells to come are disjoint.

use super::bands::{BandCells, WHOLE_BAND};

/// Calls back with every set of `n` cells of a band that meets all of `sets`.
pub fn each_hitting_set(sets: &[BandCells], n: u32, found: &mut impl FnMut(BandCells)) {
    if sets.contains(&0) {
        return;
    }
    extend(sets, n, 0, WHOLE_BAND, found);
}

fn extend(
    sets: &[BandCells],
    n: u32,
    chosen: BandCells,
    mut live: BandCells,
    found: &mut impl FnMut(BandCells),
) {
    if sets.is_empty() {
        return any(n, chosen, live, found);
    }
    if n <= 1 {
        if n == 1 {
            any(1, chosen, sets.iter().fold(live, |common, set| common & set), found);
        }
        return;
    }
    let Some(mut cells) = shortest(sets, n, live) else { return };
    let mut rest = [0; MOST_SETS];
    while cells != 0 {
        let cell = cells & cells.wrapping_neg();
        cells ^= cell;
        let mut n_rest = 0;
        for set in sets {
            rest[n_rest] = set & live;
            n_rest += usize::from(set & cell == 0);
        }
        live ^= cell;
        extend(&rest[..n_rest], n - 1, chosen | cell, live, found);
    }
}

/// No list is longer.
pub const MOST_SETS: usize = 1024;

/// Every choice of `n` cells among those that are left.
fn any(n: u32, chosen: BandCells, mut live: BandCells, found: &mut impl FnMut(BandCells)) {
    if n == 0 {
        return found(chosen);
    }
    while live != 0 {
        let cell = live & live.wrapping_neg();
        live ^= cell;
        any(n - 1, chosen | cell, live, found);
    }
}

/// A set with the fewest live cells, which are returned. Nothing if a set has none left, or if more than `n` sets are
/// disjoint.
fn shortest(sets: &[BandCells], n: u32, live: BandCells) -> Option<BandCells> {
    let (mut shortest, mut length) = (0, u32::MAX);
    let (mut used, mut n_disjoint) = (0, 0);
    for set in sets {
        let set = set & live;
        let n_cells = set.count_ones();
        if n_cells < length {
            if n_cells == 0 {
                return None;
            }
            (shortest, length) = (set, n_cells);
        }
        if set & used == 0 {
            used |= set;
            n_disjoint += 1;
            if n_disjoint > n {
                return None;
            }
        }
    }
    Some(shortest)
}

/// Whether more than `n` of the sets are disjoint, as far as taking one after the other tells.
pub fn needs_more_than(n: u32, sets: &[BandCells]) -> bool {
    let (mut used, mut n_disjoint) = (0, 0);
    for set in sets {
        if set & used == 0 {
            used |= set;
            n_disjoint += 1;
            if n_disjoint > n {
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_those_of_trying_everything() {
        let all: Vec<BandCells> = (0..1 << 12).collect();
        let lists: [&[BandCells]; 4] =
            [&[], &[0b11, 0b110, 0b1100_0000], &[0b111, 0b11_1000, 0b1111_0000_0000], &[0b1, 0b0]];
        for sets in lists {
            for n in 0..5 {
                let mut found = Vec::new();
                each_hitting_set(sets, n, &mut |cells| {
                    if cells < 1 << 12 {
                        found.push(cells);
                    }
                });
                found.sort_unstable();
                let hits = |cells: &BandCells| {
                    cells.count_ones() == n && sets.iter().all(|set| set & cells != 0)
                };
                assert_eq!(found, all.iter().copied().filter(hits).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn disjoint_sets_are_counted() {
        let sets = [0b11, 0b110, 0b1100, 0b1_0000];
        assert!(needs_more_than(2, &sets) && !needs_more_than(3, &sets));
    }
}
