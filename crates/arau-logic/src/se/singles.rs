//! Steps that put a symbol into a cell without writing candidates down: singles, and the intersections and hidden
//! sets that lead to a hidden single at once.

use super::grid::{BOARD, BOXES, COLUMNS, Grid, ROWS};
use super::hint::Hint;
use super::subsets::masks;
use arau_core::bits::ones;

pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    let mut empty = [0; 27];
    for (cell, _) in grid.placed.iter().enumerate().filter(|(_, p)| **p == 0) {
        for &house in &BOARD.houses[cell] {
            empty[house as usize] += 1;
        }
    }
    for last_cell in [true, false] {
        for start in [BOXES, COLUMNS, ROWS] {
            for (house, &empty) in empty.iter().enumerate().skip(start).take(9) {
                if (empty == 1) != last_cell {
                    continue;
                }
                for (symbol, &places) in grid.places[house].iter().enumerate() {
                    if places.is_power_of_two() {
                        let cell = BOARD.cells[house][places.trailing_zeros() as usize] as usize;
                        let rating = match (last_cell, start) {
                            (true, _) => 1.0,
                            (false, BOXES) => 1.2,
                            _ => 1.5,
                        };
                        return Some(Hint::placing("Hidden Single", rating, cell, symbol));
                    }
                }
            }
        }
    }
    None
}

pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = grid.cands.iter().position(|c| c.is_power_of_two())?;
    Some(Hint::placing("Naked Single", 2.3, cell, grid.cands[cell].trailing_zeros() as usize))
}

/// A symbol of a house lies in another house altogether, and a third house is left with one place for it.
pub(super) fn direct_intersection(grid: &Grid) -> Option<Hint> {
    for (first, second) in [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)] {
        for from in first..first + 9 {
            for to in second..second + 9 {
                let inside = BOARD.shared[from][to];
                if inside == 0 {
                    continue;
                }
                for symbol in 0..9 {
                    let places = grid.places[from][symbol];
                    if places.count_ones() < 2 || places & !inside != 0 {
                        continue;
                    }
                    for third in (first..first + 9).filter(|&h| h != from) {
                        let shared = BOARD.shared[third][to];
                        let places = grid.places[third][symbol];
                        if shared == 0 || places.count_ones() < 2 {
                            continue;
                        }
                        let rest = places & !shared;
                        if rest.is_power_of_two() {
                            let cell = BOARD.cells[third][rest.trailing_zeros() as usize] as usize;
                            let (name, rating) = if first == BOXES {
                                ("Direct Pointing", 1.7)
                            } else {
                                ("Direct Claiming", 1.9)
                            };
                            return Some(Hint::placing(name, rating, cell, symbol));
                        }
                    }
                }
            }
        }
    }
    None
}

/// A hidden set of `size` symbols that leaves another symbol of its house one place.
pub(super) fn direct_hidden_set(grid: &Grid, size: usize) -> Option<Hint> {
    for start in [BOXES, COLUMNS, ROWS] {
        for house in start..start + 9 {
            let places = &grid.places[house];
            let fit = fitting(places, size);
            if (fit.count_ones() as usize) < size || grid.empty_cells(house) <= size {
                continue;
            }
            for &symbols in masks(size).iter().filter(|&&m| m & !fit == 0) {
                let union = ones(symbols).fold(0, |u, s| u | places[s]);
                if union.count_ones() as usize != size {
                    continue;
                }
                for symbol in ones(0x1ff & !symbols) {
                    let rest = places[symbol] & !union;
                    if places[symbol].count_ones() > 1 && rest.is_power_of_two() {
                        let cell = BOARD.cells[house][rest.trailing_zeros() as usize] as usize;
                        let (name, rating) = if size == 2 {
                            ("Direct Hidden Pair", 2.0)
                        } else {
                            ("Direct Hidden Triplet", 2.5)
                        };
                        return Some(Hint::placing(name, rating, cell, symbol));
                    }
                }
            }
        }
    }
    None
}

/// Which of nine masks have from two to `size` bits.
pub(super) fn fitting(masks: &[u16; 9], size: usize) -> u16 {
    (0..9).filter(|&i| (2..=size).contains(&(masks[i].count_ones() as usize))).fold(0, |m, i| m | 1 << i)
}
