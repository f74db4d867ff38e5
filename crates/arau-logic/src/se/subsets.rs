//! Intersections, naked and hidden sets, and basic fish.
//!
//! A rating takes the first that removes anything. A chain with nested rules takes all, with the removed candidates
//! they rest on; so each search calls back with a [`Pattern`] and goes on until the callback has had enough. With an
//! earlier position `before` only patterns that need a change since then are of use, and houses without a change are
//! passed over.

use super::grid::{BOARD, BOXES, COLUMNS, Grid, ROWS};
use super::hint::{Hint, Removals};
use super::singles::fitting;
use arau_core::bits::ones;
use std::ops::ControlFlow;

/// Masks of nine bits with two, three or four bits set, in rising order.
pub(super) fn masks(size: usize) -> &'static [u16] {
    static TWO: [u16; 36] = choose(2);
    static THREE: [u16; 84] = choose(3);
    static FOUR: [u16; 126] = choose(4);
    match size {
        2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
}

const fn choose<const N: usize>(size: u32) -> [u16; N] {
    let mut all = [0; N];
    let (mut n, mut mask) = (0, 0u16);
    while mask < 512 {
        if mask.count_ones() == size {
            all[n] = mask;
            n += 1;
        }
        mask += 1;
    }
    all
}

/// A set of houses or cells that removes candidates.
pub(super) enum Pattern {
    /// All places of `symbol` in the houses `from` (a mask of houses) lie in the houses `to`.
    Lines { from: u32, to: u32, symbol: usize },
    /// The `cells` (places of the house) hold only the `symbols`.
    Naked { house: usize, cells: u16, symbols: u16 },
    /// The `symbols` have only the `cells` (places of the house).
    Hidden { house: usize, cells: u16, symbols: u16 },
}

impl Pattern {
    pub fn removals(&self, grid: &Grid) -> Removals {
        let mut removals = Removals::new();
        match *self {
            Pattern::Lines { from, to, symbol } => {
                let kept = ones(from).fold(0, |s, h| s | BOARD.house_set[h]);
                for house in ones(to) {
                    for i in ones(grid.places[house][symbol]) {
                        let cell = BOARD.cells[house][i];
                        if kept >> cell & 1 == 0 {
                            removals.push((cell, 1 << symbol));
                        }
                    }
                }
            }
            Pattern::Naked { house, cells, symbols } => {
                for i in ones(0x1ff & !cells) {
                    let cell = BOARD.cells[house][i];
                    let mask = grid.cands[cell as usize] & symbols;
                    if mask != 0 {
                        removals.push((cell, mask));
                    }
                }
            }
            Pattern::Hidden { house, cells, symbols } => {
                for i in ones(cells) {
                    let cell = BOARD.cells[house][i];
                    let mask = grid.cands[cell as usize] & !symbols;
                    if mask != 0 {
                        removals.push((cell, mask));
                    }
                }
            }
        }
        removals.sort_unstable();
        removals
    }

    /// The candidates of `before` that had to go for the pattern to appear in `now`.
    pub fn premises(&self, before: &Grid, now: &Grid, out: &mut Vec<u16>) {
        let mut push = |cell: u8, symbol: usize| out.push(u16::from(cell) * 9 + symbol as u16);
        match *self {
            Pattern::Lines { from, to, symbol } => {
                let inside = ones(to).fold(0, |s, h| s | BOARD.house_set[h]);
                for house in ones(from) {
                    for i in ones(before.places[house][symbol] & !now.places[house][symbol]) {
                        let cell = BOARD.cells[house][i];
                        if inside >> cell & 1 == 0 {
                            push(cell, symbol);
                        }
                    }
                }
            }
            Pattern::Naked { house, cells, symbols } => {
                for i in ones(cells) {
                    let cell = BOARD.cells[house][i];
                    for symbol in ones(before.cands[cell as usize] & !symbols) {
                        push(cell, symbol);
                    }
                }
            }
            Pattern::Hidden { house, cells, symbols } => {
                for i in ones(0x1ff & !cells) {
                    let cell = BOARD.cells[house][i];
                    for symbol in ones(before.cands[cell as usize] & symbols) {
                        push(cell, symbol);
                    }
                }
            }
        }
    }
}

/// Stops a search when the callback breaks.
pub(super) type Flow = ControlFlow<()>;

pub(super) fn intersections(
    grid: &Grid,
    before: Option<&Grid>,
    found: &mut impl FnMut(Pattern) -> Flow,
) -> Flow {
    // A line mask folded by thirds: bit i says that the third i has a place.
    let third = |m: u16| (m & 7 != 0) as u8 | ((m >> 3 & 7 != 0) as u8) << 1 | ((m >> 6 & 7 != 0) as u8) << 2;
    for (first, second) in [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)] {
        for from in 0..9 {
            if before.is_some_and(|b| b.places[first + from] == grid.places[first + from]) {
                continue;
            }
            // Each symbol's part of the house, if it keeps to one part.
            let mut in_part = [0u16; 3];
            for symbol in 0..9 {
                let places = grid.places[first + from][symbol];
                if places & places.wrapping_sub(1) == 0
                    || before.is_some_and(|b| b.places[first + from][symbol] == places)
                {
                    continue;
                }
                let folded = if first == BOXES && second == COLUMNS {
                    let m = places | places >> 3 | places >> 6;
                    (m & 7) as u8
                } else {
                    third(places)
                };
                if folded.is_power_of_two() {
                    in_part[folded.trailing_zeros() as usize] |= 1 << symbol;
                }
            }
            for (part, &symbols) in in_part.iter().enumerate() {
                if symbols == 0 {
                    continue;
                }
                let to = match (first, second) {
                    (BOXES, COLUMNS) => COLUMNS + from % 3 * 3 + part,
                    (BOXES, _) => ROWS + from / 3 * 3 + part,
                    (COLUMNS, _) => BOXES + part * 3 + from / 3,
                    _ => BOXES + from / 3 * 3 + part,
                };
                for symbol in ones(symbols) {
                    // Something to remove: the other house has more places than this one.
                    if grid.places[to][symbol].count_ones() > grid.places[first + from][symbol].count_ones() {
                        found(Pattern::Lines { from: 1 << (first + from), to: 1 << to, symbol })?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// The houses in the order of the scale; only those that have changed, if it is known what was before.
fn changed_houses<'a>(grid: &'a Grid, before: Option<&'a Grid>) -> impl Iterator<Item = usize> + 'a {
    let all = [BOXES, COLUMNS, ROWS].into_iter().flat_map(|start| start..start + 9);
    all.filter(move |&house| before.is_none_or(|before| before.places[house] != grid.places[house]))
}

/// The choices of this many of nine sets that have as many elements together, with these.
#[inline]
fn closed_choices(sets: &[u16; 9], size: usize) -> impl Iterator<Item = (u16, u16)> + '_ {
    let fit = fitting(sets, size);
    let masks: &[u16] = if fit.count_ones() as usize >= size { masks(size) } else { &[] };
    masks.iter().filter(move |&&chosen| chosen & !fit == 0).filter_map(move |&chosen| {
        let together = ones(chosen).fold(0, |all, i| all | sets[i]);
        (together.count_ones() as usize == size).then_some((chosen, together))
    })
}

pub(super) fn hidden_sets(
    grid: &Grid,
    before: Option<&Grid>,
    size: usize,
    found: &mut impl FnMut(Pattern) -> Flow,
) -> Flow {
    for house in changed_houses(grid, before).filter(|&house| grid.empty_cells(house) > size * 2) {
        for (symbols, cells) in closed_choices(&grid.places[house], size) {
            if ones(cells).any(|i| grid.cands[BOARD.cells[house][i] as usize] & !symbols != 0) {
                found(Pattern::Hidden { house, cells, symbols })?;
            }
        }
    }
    Flow::Continue(())
}

pub(super) fn naked_sets(
    grid: &Grid,
    before: Option<&Grid>,
    size: usize,
    found: &mut impl FnMut(Pattern) -> Flow,
) -> Flow {
    for house in changed_houses(grid, before).filter(|&house| grid.empty_cells(house) >= size * 2) {
        let cands: [u16; 9] = std::array::from_fn(|i| grid.cands[BOARD.cells[house][i] as usize]);
        for (cells, symbols) in closed_choices(&cands, size) {
            if ones(0x1ff & !cells).any(|i| cands[i] & symbols != 0) {
                found(Pattern::Naked { house, cells, symbols })?;
            }
        }
    }
    Flow::Continue(())
}

pub(super) fn fish(
    grid: &Grid,
    before: Option<&Grid>,
    size: usize,
    found: &mut impl FnMut(Pattern) -> Flow,
) -> Flow {
    let occurrences = grid.occurrences();
    for (base, cover) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        let mut fit = [0u16; 9];
        let mut possible = 0u16;
        for symbol in (0..9).filter(|&s| occurrences[s] + size * 2 <= 9) {
            let same = |b: &Grid| (base..base + 9).all(|h| b.places[h][symbol] == grid.places[h][symbol]);
            if before.is_some_and(same) {
                continue;
            }
            for line in 0..9 {
                let n = grid.places[base + line][symbol].count_ones() as usize;
                if (2..=size).contains(&n) {
                    fit[symbol] |= 1 << line;
                }
            }
            if fit[symbol].count_ones() as usize >= size {
                possible |= 1 << symbol;
            }
        }
        if possible == 0 {
            continue;
        }
        for &lines in masks(size) {
            for symbol in ones(possible).filter(|&s| lines & !fit[s] == 0) {
                let across = ones(lines).fold(0, |u, l| u | grid.places[base + l][symbol]);
                if across.count_ones() as usize == size
                    && ones(across).any(|l| grid.places[cover + l][symbol] & !lines != 0)
                {
                    let (from, to) = (u32::from(lines) << base, u32::from(across) << cover);
                    found(Pattern::Lines { from, to, symbol })?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The first pattern of a search as a hint.
fn first(
    grid: &Grid,
    search: impl FnOnce(&mut dyn FnMut(Pattern) -> Flow) -> Flow,
) -> Option<(Pattern, Removals)> {
    let mut result = None;
    let _ = search(&mut |pattern| {
        let removals = pattern.removals(grid);
        result = Some((pattern, removals));
        Flow::Break(())
    });
    result
}

pub(super) fn first_intersection(grid: &Grid) -> Option<Hint> {
    let (pattern, removals) = first(grid, |f| intersections(grid, None, &mut |p| f(p)))?;
    let pointing = matches!(pattern, Pattern::Lines { from, .. } if from < 1 << ROWS);
    let (name, rating) = if pointing { ("Pointing", 2.6) } else { ("Claiming", 2.8) };
    Some(Hint::removing(name, rating, removals))
}

pub(super) fn first_naked_set(grid: &Grid, size: usize) -> Option<Hint> {
    let (_, removals) = first(grid, |f| naked_sets(grid, None, size, &mut |p| f(p)))?;
    let (name, rating) = [("Naked Pair", 3.0), ("Naked Triplet", 3.6), ("Naked Quad", 5.0)][size - 2];
    Some(Hint::removing(name, rating, removals))
}

pub(super) fn first_hidden_set(grid: &Grid, size: usize) -> Option<Hint> {
    let (_, removals) = first(grid, |f| hidden_sets(grid, None, size, &mut |p| f(p)))?;
    let (name, rating) = [("Hidden Pair", 3.4), ("Hidden Triplet", 4.0), ("Hidden Quad", 5.4)][size - 2];
    Some(Hint::removing(name, rating, removals))
}

pub(super) fn first_fish(grid: &Grid, size: usize) -> Option<Hint> {
    let (_, removals) = first(grid, |f| fish(grid, None, size, &mut |p| f(p)))?;
    let (name, rating) = [("X-Wing", 3.2), ("Swordfish", 3.8), ("Jellyfish", 5.2)][size - 2];
    Some(Hint::removing(name, rating, removals))
}
