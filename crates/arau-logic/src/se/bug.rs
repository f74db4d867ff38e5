//! Bivalue universal graves: every candidate but a few extra ones stands twice in each of its houses.

use super::grid::{BOARD, Cells, Grid};
use super::hint::{Hint, Removals};
use arau_core::bits::ones;

/// The extra candidates of a grave.
struct Grave {
    /// In the order in which they were met.
    cells: Vec<usize>,
    /// The extra symbols of each of these cells.
    extra: Vec<u16>,
    all_extra: u16,
    /// Cells that see all of them.
    common: Cells,
}

pub(super) fn first_grave(grid: &Grid) -> Option<Hint> {
    let grave = find(grid)?;
    if grave.cells.len() == 1 {
        let cell = grave.cells[0];
        let removals = vec![(cell as u8, grid.cands[cell] & !grave.all_extra)];
        return Some(Hint::removing("BUG type 1", 5.6, removals));
    }
    if grave.all_extra.is_power_of_two() {
        type_2(grid, &grave).or_else(|| type_4(grid, &grave))
    } else if grave.common != 0 {
        type_4(grid, &grave).or_else(|| type_3(grid, &grave))
    } else {
        None
    }
}

fn find(grid: &Grid) -> Option<Grave> {
    let mut grave = Grave { cells: Vec::new(), extra: Vec::new(), all_extra: 0, common: !0 };
    let mut rest = grid.clone();
    for house in 0..27 {
        for symbol in 0..9 {
            let places = grid.places[house][symbol];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut large = ones(places)
                .map(|i| BOARD.cells[house][i] as usize)
                .filter(|&c| grid.cands[c].count_ones() > 2);
            let cell = large.next()?;
            if large.next().is_some() {
                continue;
            }
            let at = grave.cells.iter().position(|&c| c == cell).unwrap_or_else(|| {
                grave.cells.push(cell);
                grave.extra.push(0);
                grave.cells.len() - 1
            });
            grave.extra[at] |= 1 << symbol;
            grave.all_extra |= 1 << symbol;
            rest.remove(cell, symbol);
            grave.common &= BOARD.peer_set[cell];
            grave.common &= !grave.cells.iter().fold(0, |s: Cells, &c| s | 1 << c);
            if grave.cells.len() > 1 && grave.all_extra.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    let twos = (0..81).all(|c| rest.placed[c] != 0 || rest.cands[c].count_ones() == 2)
        && rest.places.iter().flatten().all(|p| matches!(p.count_ones(), 0 | 2));
    (twos && !grave.cells.is_empty()).then_some(grave)
}

fn type_2(grid: &Grid, grave: &Grave) -> Option<Hint> {
    let symbol = grave.all_extra.trailing_zeros() as usize;
    let removals: Removals =
        ones(grave.common).filter(|&c| grid.has(c, symbol)).map(|c| (c as u8, 1 << symbol)).collect();
    (!removals.is_empty()).then(|| Hint::removing("BUG type 2", 5.7, removals))
}

/// The houses that all cells of the grave share, boxes first.
fn shared_houses(grave: &Grave) -> impl Iterator<Item = usize> {
    let first = grave.cells[0];
    (0..3)
        .filter(move |&k| grave.cells.iter().all(|&c| BOARD.houses[c][k] == BOARD.houses[first][k]))
        .map(move |k| BOARD.houses[first][k] as usize)
}

fn type_3(grid: &Grid, grave: &Grave) -> Option<Hint> {
    for house in shared_houses(grave) {
        let cells: Vec<usize> = BOARD.peers[grave.cells[0]]
            .iter()
            .map(|&c| c as usize)
            .filter(|&c| (grave.common & BOARD.house_set[house]) >> c & 1 != 0)
            .collect();
        for size in 2..=6 {
            if cells.len() < size {
                continue;
            }
            for chosen in 1u16..1 << cells.len() {
                if chosen.count_ones() as usize != size - 1 {
                    continue;
                }
                let picked = || ones(chosen).map(|i| grid.cands[cells[i]]);
                let union = picked().fold(0, |u, m| u | m);
                if union.count_ones() as usize != size
                    || grave.all_extra & !union != 0
                    || picked().any(|m| m.count_ones() < 2)
                {
                    continue;
                }
                let mut removals: Removals = (0..cells.len())
                    .filter(|i| chosen >> i & 1 == 0)
                    .map(|i| (cells[i] as u8, grid.cands[cells[i]] & union))
                    .filter(|&(_, m)| m != 0)
                    .collect();
                if !removals.is_empty() {
                    removals.sort_unstable();
                    let rating = 5.7 + (size - 1) as f64 * 0.1;
                    return Some(Hint::removing("BUG type 3", rating, removals));
                }
            }
        }
    }
    None
}

fn type_4(grid: &Grid, grave: &Grave) -> Option<Hint> {
    let &[a, b] = grave.cells.as_slice() else { return None };
    let locked = grid.cands[a] & grid.cands[b] & !grave.all_extra;
    if !locked.is_power_of_two() {
        return None;
    }
    shared_houses(grave).next()?;
    let gone = |i: usize, c: usize| (c as u8, grid.cands[c] & !grave.extra[i] & !locked);
    Some(Hint::removing("BUG type 4", 5.7, vec![gone(0, a), gone(1, b)]))
}
