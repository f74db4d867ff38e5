//! Owns the canonical form of puzzles.
//!
//! It goes row by row. All ways to begin the canonical form are kept side by side ([`Partial`]); each is tried with every
//! row that may come next, and only those with the smallest next row go on. Columns that were empty so far are not told
//! apart until they must be (`branch.rs`), and of empty rows or bands that look the same one is tried for all.

use super::branch::{Partial, extend, named, next_row, sorted};
use super::map::{Map, completed};
use super::{BothWays, Canonical, Line, RowKey, both_ways, form_of};
use arau_core::Classic;
use arau_core::bits::ones;

/// A search for canonical forms of puzzles, one after the other.
#[derive(Default)]
pub struct PuzzleSearch {
    partials: Vec<Partial>,
    longer: Vec<Partial>,
    best: Vec<Extension>,
}

/// A row that may come next.
#[derive(Clone, Copy)]
struct Extension {
    partial: usize,
    row: usize,
    /// For how many rows that look the same it stands.
    n_alike: u32,
}

impl PuzzleSearch {
    /// The canonical form of a puzzle in which no house has two equal givens.
    pub fn canonical(&mut self, puzzle: &Classic) -> Canonical {
        let ways = both_ways(puzzle);
        let empty_rows = [empty_rows(&ways[0]), empty_rows(&ways[1])];
        let mut keys = [0; 9];
        self.partials.clear();
        self.partials.extend([false, true].map(Partial::start));
        for (level, key) in keys.iter_mut().enumerate() {
            let unnamed = match level {
                0 if empty_rows == [0, 0] => self.find_first(&ways),
                _ => self.find_best(level, &ways, &empty_rows),
            };
            *key = named(unnamed, self.partials[0].n_names);
            self.longer.clear();
            for &Extension { partial, row, n_alike } in &self.best {
                let before = &self.partials[partial];
                let cells = &ways[usize::from(before.is_transposed)][row];
                extend(before, level, row, cells, n_alike, &mut self.longer);
            }
            std::mem::swap(&mut self.partials, &mut self.longer);
        }
        let Partial { is_transposed, rows, columns, names, .. } = self.partials[0];
        let given_name = |digit: usize| if names[digit] > 9 { 0 } else { names[digit] };
        let names = completed(std::array::from_fn(given_name));
        let map = Map { is_transposed, rows, columns, names };
        let n_automorphisms = self.partials.iter().map(Partial::n_symmetries).sum();
        Canonical { form: form_of(&keys), map, n_automorphisms }
    }

    /// Finds all lines that can be the first, none of them being empty, and tells it. As no digit has a name yet, all that
    /// counts is how many givens the minis have, in order.
    fn find_first(&mut self, ways: &BothWays) -> RowKey {
        self.best.clear();
        let mut least = [u8::MAX; 3];
        for (partial, rows) in ways.iter().enumerate() {
            for (row, cells) in rows.iter().enumerate() {
                let n_givens = sorted(givens_of_minis(cells), 3);
                if n_givens < least {
                    least = n_givens;
                    self.best.clear();
                }
                if n_givens == least {
                    self.best.push(Extension { partial, row, n_alike: 1 });
                }
            }
        }
        let Extension { partial, row, .. } = self.best[0];
        next_row(&self.partials[partial], &ways[partial][row])
    }

    /// Finds all that have the smallest row at this level, and tells it.
    fn find_best(&mut self, level: usize, ways: &BothWays, empty_rows: &[u16; 2]) -> RowKey {
        self.best.clear();
        let mut least = RowKey::MAX;
        for (i, partial) in self.partials.iter().enumerate() {
            let way = usize::from(partial.is_transposed);
            let open = partial.open_rows(level);
            let empty = open & empty_rows[way];
            if empty != 0 {
                if least != 0 {
                    least = 0;
                    self.best.clear();
                }
                choose_empty(empty, partial.unused_rows, |row, n_alike| {
                    self.best.push(Extension { partial: i, row, n_alike });
                });
                continue;
            }
            if least == 0 {
                continue;
            }
            for row in ones(open) {
                let key = next_row(partial, &ways[way][row]);
                if key < least {
                    least = key;
                    self.best.clear();
                }
                if key == least {
                    self.best.push(Extension { partial: i, row, n_alike: 1 });
                }
            }
        }
        least
    }
}

/// How many givens each mini of a row has.
#[inline]
fn givens_of_minis(cells: &Line) -> [u8; 3] {
    let given = |place: usize| u8::from(cells[place] != 0);
    [given(0) + given(1) + given(2), given(3) + given(4) + given(5), given(6) + given(7) + given(8)]
}

/// The rows without a given, a bit each.
fn empty_rows(rows: &[Line; 9]) -> u16 {
    (0..9).filter(|&row| rows[row] == [0; 16]).fold(0, |empty, row| empty | 1 << row)
}

/// Of empty rows, one of each band, and for how many it stands; of bands that are empty from the start, one.
fn choose_empty(empty: u16, unused: u16, mut choose: impl FnMut(usize, u32)) {
    let rows_of = |band: usize| empty >> (3 * band) & 7;
    let is_untouched = |band: usize| unused >> (3 * band) & 7 == 7;
    let n_empty_bands = (0..3).filter(|&band| rows_of(band) == 7 && is_untouched(band)).count() as u32;
    let mut has_empty_band = false;
    for band in 0..3 {
        let rows = rows_of(band);
        if rows == 0 {
            continue;
        }
        let is_empty_band = rows == 7 && is_untouched(band);
        if is_empty_band && has_empty_band {
            continue;
        }
        has_empty_band |= is_empty_band;
        let n_bands = if is_empty_band { n_empty_bands } else { 1 };
        choose(3 * band + rows.trailing_zeros() as usize, rows.count_ones() * n_bands);
    }
}
