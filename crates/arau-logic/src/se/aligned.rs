//! Aligned exclusion: of two or three cells, the combinations of symbols that would leave a common peer nothing.

use super::grid::{BOARD, Cells, Grid};
use super::hint::{Hint, Removals};
use arau_core::bits::ones;

/// A cell that may take part, and the peers that could be left with nothing.
struct Base {
    cell: usize,
    excluders: Cells,
}

impl Base {
    /// The excluders in the order of the peers.
    fn near(&self) -> impl Iterator<Item = &'static u8> + '_ {
        BOARD.peers[self.cell].iter().filter(|&&c| self.excluders >> c & 1 != 0)
    }
}

fn bases(grid: &Grid, size: u32) -> Vec<Base> {
    let small = (0..81)
        .filter(|&c| (2..=size).contains(&grid.cands[c].count_ones()))
        .fold(0, |s: Cells, c| s | 1 << c);
    let single = (0..81).filter(|&c| grid.cands[c].is_power_of_two()).fold(0, |s: Cells, c| s | 1 << c);
    (0..81)
        .filter(|&c| grid.cands[c].count_ones() >= 2 && BOARD.peer_set[c] & single == 0)
        .map(|cell| Base { cell, excluders: BOARD.peer_set[cell] & small })
        .filter(|b| b.excluders != 0)
        .collect()
}

pub(super) fn first_pair_exclusion(grid: &Grid) -> Option<Hint> {
    let bases = bases(grid, 2);
    for j in 1..bases.len() {
        for i in 0..j {
            let common = bases[i].excluders & bases[j].excluders;
            if common.count_ones() < 2 {
                continue;
            }
            let removals = excluded(grid, &[bases[i].cell, bases[j].cell], common);
            if !removals.is_empty() {
                return Some(Hint::removing("Aligned Pair Exclusion", 6.2, removals));
            }
        }
    }
    None
}

pub(super) fn first_triplet_exclusion(grid: &Grid) -> Option<Hint> {
    let bases = bases(grid, 3);
    if bases.len() < 3 {
        return None;
    }
    let mut of_cell: [Cells; 81] = [0; 81];
    for base in &bases {
        of_cell[base.cell] = base.excluders;
    }
    for j in 1..bases.len() {
        for i in 0..j {
            let (a, b) = (&bases[i], &bases[j]);
            let common = a.excluders & b.excluders;
            if common.count_ones() < 2 {
                continue;
            }
            // The third cell, in the order in which the first two see it.
            let after = b.near().filter(|&&c| a.excluders >> c & 1 == 0);
            for &third in a.near().chain(after) {
                let third = third as usize;
                if third == a.cell || third == b.cell {
                    continue;
                }
                let common = common & of_cell[third];
                if common.count_ones() < 2 || was_tried(a.cell, b.cell, third, &of_cell) {
                    continue;
                }
                let removals = excluded(grid, &[a.cell, b.cell, third], common);
                if !removals.is_empty() {
                    return Some(Hint::removing("Aligned Triplet Exclusion", 7.5, removals));
                }
            }
        }
    }
    None
}

/// Whether the same three cells came up before, when another of them was the third. Pairs come in the order of their
/// later cell; a third cell is one that excludes for the first or the second.
fn was_tried(a: usize, b: usize, third: usize, excluders: &[Cells; 81]) -> bool {
    let mut cells = [a, b, third];
    cells.sort_unstable();
    let [x, y, z] = cells;
    let third_of = |a: usize, b: usize, c: usize| (excluders[a] | excluders[b]) >> c & 1 != 0;
    match third {
        _ if third == z => false,
        _ if third == y => third_of(x, y, z),
        _ => third_of(x, y, z) || third_of(x, z, y),
    }
}

/// The candidates of `cells` that no allowed combination has. A combination is allowed if it puts no symbol twice
/// into cells that see each other, and leaves each of the `excluders` a candidate.
fn excluded(grid: &Grid, cells: &[usize], excluders: Cells) -> Removals {
    let mut locks = [0u16; 20];
    let mut count = 0;
    for cell in ones(excluders) {
        locks[count] = grid.cands[cell];
        count += 1;
    }
    let locks = &locks[..count];
    let apart = |i: usize, j: usize| BOARD.peer_set[cells[i]] >> cells[j] & 1 == 0;
    let all: [u16; 3] = std::array::from_fn(|i| cells.get(i).map_or(0, |&c| grid.cands[c]));
    let mut kept = [0u16; 3];
    for v0 in ones(all[0]) {
        for v1 in ones(all[1]) {
            if v0 == v1 && !apart(0, 1) {
                continue;
            }
            let known = kept[0] >> v0 & 1 != 0 && kept[1] >> v1 & 1 != 0;
            if known && kept[2] == all[2] {
                continue;
            }
            // What the third cell must not hold: the last candidate of an excluder.
            let pair = 1 << v0 | 1 << v1;
            let mut free = !0u16;
            for &lock in locks {
                match lock & !pair {
                    0 => free = 0,
                    rest if rest & (rest - 1) == 0 => free &= !rest,
                    _ => {}
                }
            }
            if cells.len() == 3 {
                for (i, v) in [(0, v0), (1, v1)] {
                    if !apart(i, 2) {
                        free &= !(1 << v);
                    }
                }
                free &= all[2];
                kept[2] |= free;
            }
            // With two cells a combination is forbidden only if an excluder has nothing left.
            if free != 0 {
                kept[0] |= 1 << v0;
                kept[1] |= 1 << v1;
            }
        }
    }
    let mut removals: Removals = cells
        .iter()
        .zip(kept)
        .map(|(&c, kept)| (c as u8, grid.cands[c] & !kept))
        .filter(|&(_, gone)| gone != 0)
        .collect();
    removals.sort_unstable();
    removals
}
