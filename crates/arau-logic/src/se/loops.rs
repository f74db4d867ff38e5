//! Unique rectangles and loops: cells with the same two candidates that would leave two solutions.
//!
//! The search follows links between cells house by house. It also keeps what the original search keeps by oversight:
//! the extra symbols of a cell that was looked at but not taken stay in force for the cells looked at after it.

use super::grid::{BOARD, Cells, Grid};
use super::hint::{Hint, Removals};
use arau_core::bits::ones;

pub(super) fn first_loop(grid: &Grid) -> Option<Hint> {
    let mut best = Best::default();
    for cell in 0..81 {
        let pair = grid.cands[cell];
        if pair.count_ones() == 2 {
            let (low, high) = (pair.trailing_zeros() as usize, 15 - pair.leading_zeros() as usize);
            let places = std::array::from_fn(|h| grid.places[h][low] & grid.places[h][high]);
            let mut walk = Walk {
                grid,
                pair,
                places,
                loop_cells: Vec::with_capacity(16),
                houses: [0; 2],
                best: &mut best,
            };
            walk.from(cell, 2, 0, usize::MAX);
        }
    }
    best.hint
}

/// The best so far: by rating, then by type, then the first.
#[derive(Default)]
struct Best {
    hint: Option<Hint>,
    kind: u8,
}

impl Best {
    fn offer(&mut self, kind: u8, rating: f64, removals: Removals) {
        if removals.is_empty() {
            return;
        }
        let better = match &self.hint {
            None => true,
            Some(h) => rating < h.rating || (rating == h.rating && kind < self.kind),
        };
        if better {
            const NAMES: [&str; 4] =
                ["Unique Loop type 1", "Unique Loop type 2", "Unique Loop type 3", "Unique Loop type 4"];
            self.kind = kind;
            self.hint = Some(Hint::removing(NAMES[kind as usize - 1], rating, removals));
        }
    }
}

struct Walk<'a> {
    grid: &'a Grid,
    pair: u16,
    /// The places of each house where both symbols of the pair may stand.
    places: [u16; 27],
    loop_cells: Vec<usize>,
    /// Houses visited by the cells at even and at odd places of the loop.
    houses: [u32; 2],
    best: &'a mut Best,
}

fn houses_of(cell: usize) -> u32 {
    BOARD.houses[cell].iter().fold(0, |m, &h| m | 1 << h)
}

impl Walk<'_> {
    fn from(&mut self, cell: usize, allowed: i8, mut extra: u16, last_kind: usize) {
        let parity = self.loop_cells.len() % 2;
        self.loop_cells.push(cell);
        self.houses[parity] |= houses_of(cell);
        for kind in (0..3).filter(|&k| k != last_kind) {
            let house = BOARD.houses[cell][kind] as usize;
            for place in ones(self.places[house]) {
                let next = BOARD.cells[house][place] as usize;
                if next == self.loop_cells[0] && self.loop_cells.len() >= 4 {
                    if self.houses[0] == self.houses[1] {
                        self.closed();
                    }
                    continue;
                }
                if self.loop_cells.contains(&next) {
                    continue;
                }
                let cands = self.grid.cands[next];
                extra |= cands & !self.pair;
                let large = cands.count_ones() > 2;
                if !large || extra.is_power_of_two() || allowed > 0 {
                    // A house visited twice by cells of one parity can never make a valid loop.
                    if houses_of(next) & self.houses[1 - parity] == 0 {
                        self.from(next, allowed - i8::from(large), extra, kind);
                    }
                }
            }
        }
        self.loop_cells.pop();
        self.houses[parity] &= !houses_of(cell);
    }

    fn rating(&self) -> f64 {
        let size = self.loop_cells.len();
        let mut rating = 4.5;
        if size >= 10 {
            rating += 0.3;
        }
        if size >= 8 {
            rating += 0.2;
        } else if size >= 6 {
            rating += 0.1;
        }
        rating
    }

    fn closed(&mut self) {
        let grid = self.grid;
        let large: Vec<usize> =
            self.loop_cells.iter().copied().filter(|&c| grid.cands[c].count_ones() > 2).collect();
        let rating = self.rating();
        match *large.as_slice() {
            [] => {}
            [cell] => self.best.offer(1, rating, vec![(cell as u8, self.pair)]),
            [a, b] => {
                let extra = (grid.cands[a] | grid.cands[b]) & !self.pair;
                if extra.is_power_of_two() {
                    self.type_2(&large, rating);
                } else {
                    self.type_3(a, b, extra, rating);
                }
                self.type_4(a, b, rating);
            }
            _ => self.type_2(&large, rating),
        }
    }

    fn type_2(&mut self, large: &[usize], rating: f64) {
        let symbol = (self.grid.cands[large[0]] & !self.pair).trailing_zeros() as usize;
        let seen = large.iter().fold(!0 as Cells, |s, &c| s & BOARD.peer_set[c]);
        let removals =
            ones(seen).filter(|&c| self.grid.has(c, symbol)).map(|c| (c as u8, 1 << symbol)).collect();
        self.best.offer(2, rating, removals);
    }

    fn type_3(&mut self, a: usize, b: usize, extra: u16, rating: f64) {
        let size = extra.count_ones() as usize;
        for degree in size..=7 {
            for kind in 0..3 {
                let house = BOARD.houses[a][kind];
                if house != BOARD.houses[b][kind] {
                    continue;
                }
                let empty = self.grid.empty_cells(house as usize);
                let (at, other) = (BOARD.index[a][kind], BOARD.index[b][kind]);
                if degree * 2 <= empty {
                    self.type_3_naked(house as usize, degree, [a, b], [at, other], extra, rating);
                }
                if degree * 2 < empty {
                    self.type_3_hidden(house as usize, degree, [at, other], extra, rating);
                }
            }
        }
    }

    fn type_3_naked(
        &mut self,
        house: usize,
        degree: usize,
        ab: [usize; 2],
        at: [u8; 2],
        extra: u16,
        rating: f64,
    ) {
        let cands: [u16; 9] = std::array::from_fn(|i| self.grid.cands[BOARD.cells[house][i] as usize]);
        let common = extra & self.grid.cands[ab[0]] & self.grid.cands[ab[1]];
        for chosen in (0u16..512).filter(|m| m.count_ones() as usize == degree) {
            if chosen >> at[0] & 1 == 0 || chosen >> at[1] & 1 != 0 {
                continue;
            }
            let others = chosen & !(1 << at[0]);
            let union = ones(others).fold(0, |u, i| u | cands[i]);
            if (union | common).count_ones() as usize != degree
                || (union | extra).count_ones() as usize != degree
                || extra.count_ones() < 2
                || ones(others).any(|i| cands[i].count_ones() < 2)
            {
                continue;
            }
            let set = union | extra;
            let removals = ones(0x1ff & !chosen & !(1 << at[1]))
                .map(|i| (BOARD.cells[house][i], cands[i] & set))
                .filter(|&(_, m)| m != 0)
                .collect();
            self.best.offer(3, rating + (degree - 1) as f64 * 0.1, removals);
        }
    }

    fn type_3_hidden(&mut self, house: usize, degree: usize, at: [u8; 2], extra: u16, rating: f64) {
        let rest = 0x1ff & !self.pair & !extra;
        if degree < 2 || degree - 2 > rest.count_ones() as usize || rest == 0 {
            return;
        }
        // Subsets of the remaining symbols, in rising order of their masks.
        for chosen in (0u16..512).filter(|m| m & !rest == 0 && m.count_ones() as usize == degree - 2) {
            let symbols = chosen | self.pair;
            let mut union = 0;
            let mut all = true;
            for s in ones(symbols) {
                let places = self.grid.places[house][s] & !(1 << at[1]);
                all &= places != 0;
                union |= places;
            }
            if !all || union.count_ones() as usize != degree {
                continue;
            }
            let cells = union & !(1 << at[0] | 1 << at[1]);
            let removals = ones(cells)
                .map(|i| BOARD.cells[house][i])
                .map(|c| (c, self.grid.cands[c as usize] & !symbols))
                .filter(|&(_, m)| m != 0)
                .collect();
            let longer = f64::from(cells.count_ones() as i32 - 1) * 0.1;
            self.best.offer(3, rating + longer, removals);
        }
    }

    fn type_4(&mut self, a: usize, b: usize, rating: f64) {
        let (low, high) = (self.pair.trailing_zeros() as usize, 15 - self.pair.leading_zeros() as usize);
        let locked = |symbol: usize| {
            (0..3).any(|k| {
                let house = BOARD.houses[a][k];
                house == BOARD.houses[b][k]
                    && self.grid.places[house as usize][symbol]
                        & !(1 << BOARD.index[a][k] | 1 << BOARD.index[b][k])
                        == 0
            })
        };
        let gone = if locked(low) {
            high
        } else if locked(high) {
            low
        } else {
            return;
        };
        let mut removals = vec![(a as u8, 1 << gone), (b as u8, 1 << gone)];
        removals.sort_unstable();
        self.best.offer(4, rating, removals);
    }
}
