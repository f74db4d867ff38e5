//! Owns the canonical form of full grids.
//!
//! The first row reads 123456789 whatever it is, so what counts is the second: 36 pairs of lines (two of a band or stack, in
//! either order) are looked up in a table, and only those with the smallest second row stay. Each comes with the few
//! column orders that make it so. These fix everything else: the third row of the band is compared next, and then the
//! others, whose order follows from their first digits.

use super::branch::sorted;
use super::map::Map;
use super::row_pairs::{ColumnOrder, Columns, ROW_PAIRS, RowPairs};
use super::{BothWays, Canonical, Line, RowKey, at, both_ways, form_of};
use arau_core::Classic;
use std::cmp::Ordering;

/// A search for canonical forms of grids, one after the other.
pub struct GridSearch {
    tables: &'static RowPairs,
    starts: Vec<Start>,
    candidates: Vec<Candidate>,
}

/// Two lines that begin with the smallest two rows.
#[derive(Clone, Copy)]
struct Start {
    way: usize,
    first: usize,
    second: usize,
    /// Where the tables know about them.
    index: usize,
}

/// A start with an order of the columns.
#[derive(Clone, Copy)]
struct Candidate {
    start: Start,
    order: ColumnOrder,
}

/// The place of each digit in each line.
type Places = [[[u8; 16]; 9]; 2];

impl Default for GridSearch {
    fn default() -> GridSearch {
        GridSearch { tables: &ROW_PAIRS, starts: Vec::new(), candidates: Vec::new() }
    }
}

impl GridSearch {
    /// The canonical form of a grid.
    pub fn canonical(&mut self, grid: &Classic) -> Canonical {
        let ways = both_ways(grid);
        let places = places_of(&ways);
        let class = self.find_starts(&ways, &places);
        let third_row = self.find_candidates(&ways, &places);
        let mut keys = [RowKey::MAX; 6];
        let mut best = None;
        let mut n_best = 0;
        for candidate in &self.candidates {
            let finish = Finish::of(candidate, &ways);
            match finish.compare(&mut keys) {
                Ordering::Less => (best, n_best) = (Some(finish), 1),
                Ordering::Equal => n_best += 1,
                Ordering::Greater => {}
            }
        }
        let map = best.map_or(Map::IDENTITY, |best| best.map());
        let second_row = key_of(self.tables.second_row(class), |value| value + 1);
        let [a, b, c, d, e, f] = keys;
        let form = form_of(&[0x1_2345_6789, second_row, third_row, a, b, c, d, e, f]);
        Canonical { form, map, n_automorphisms: n_best }
    }

    /// Finds the pairs of lines with the smallest second row, and tells their class.
    fn find_starts(&mut self, ways: &BothWays, places: &Places) -> u8 {
        self.starts.clear();
        let mut least = u8::MAX;
        for way in 0..2 {
            for band in [0, 3, 6] {
                for (i, j) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
                    let (first, second) = (band + i, band + j);
                    let f = permutation(&ways[way][second], &places[way][first]);
                    let index = self.tables.index(&f);
                    let class = self.tables.class(index);
                    if class < least {
                        least = class;
                        self.starts.clear();
                    }
                    if class == least {
                        self.starts.push(Start { way, first, second, index });
                    }
                }
            }
        }
        least
    }

    /// Finds the column orders with the smallest third row, and tells it.
    fn find_candidates(&mut self, ways: &BothWays, places: &Places) -> RowKey {
        self.candidates.clear();
        let mut least = RowKey::MAX;
        for &start in &self.starts {
            let Start { way, first, .. } = start;
            let g = permutation(&ways[way][third_of(&start)], &places[way][first]);
            for order in self.tables.orders(start.index) {
                let key =
                    key_of(&order.columns, |column| order.places[usize::from(g[usize::from(column)])] + 1);
                if key < least {
                    least = key;
                    self.candidates.clear();
                }
                if key == least {
                    self.candidates.push(Candidate { start, order: *order });
                }
            }
        }
        least
    }
}

/// The other row of the band.
fn third_of(start: &Start) -> usize {
    start.first / 3 * 9 + 3 - start.first - start.second
}

fn places_of(ways: &BothWays) -> Places {
    let mut places = [[[0; 16]; 9]; 2];
    for (lines, places) in ways.iter().zip(&mut places) {
        for (line, places) in lines.iter().zip(places) {
            for (place, &digit) in (0..).zip(&line[..9]) {
                places[usize::from(digit & 15)] = place;
            }
        }
    }
    places
}

/// The column in which the first row has the digit of another row, for each column.
#[inline]
fn permutation(row: &Line, places: &[u8; 16]) -> Columns {
    let mut columns = [0; 9];
    for (column, &digit) in columns.iter_mut().zip(row) {
        *column = at(places, digit);
    }
    columns
}

/// A row of what is found at these columns.
#[inline]
fn key_of(columns: &Columns, digit_at: impl Fn(u8) -> u8) -> RowKey {
    columns.iter().fold(0, |key, &column| key << 4 | RowKey::from(digit_at(column)))
}

/// A candidate with all its rows in their order.
struct Finish<'a> {
    candidate: &'a Candidate,
    lines: &'a [Line; 9],
    names: [u8; 16],
    /// The rows behind the first three.
    rest: [usize; 6],
}

impl<'a> Finish<'a> {
    fn of(candidate: &'a Candidate, ways: &'a BothWays) -> Finish<'a> {
        let Candidate { start, order } = candidate;
        let lines = &ways[start.way];
        let mut names = [0; 16];
        for (place, &column) in (1..).zip(&order.columns) {
            names[usize::from(at(&lines[start.first], column) & 15)] = place;
        }
        let head = |row: usize| at(&names, at(&lines[row], order.columns[0]));
        let band_from = |first: usize| sorted([first, first + 1, first + 2].map(|row| (head(row), row)), 3);
        // Rows of the other two bands go in the order of their first digits, and so do these bands.
        let (one, other) = match start.first / 3 {
            0 => (band_from(3), band_from(6)),
            1 => (band_from(0), band_from(6)),
            _ => (band_from(0), band_from(3)),
        };
        let ([(_, a), (_, b), (_, c)], [(_, d), (_, e), (_, f)]) =
            if one[0] < other[0] { (one, other) } else { (other, one) };
        Finish { candidate, lines, names, rest: [a, b, c, d, e, f] }
    }

    /// Whether the last rows are smaller than the best so far, which they replace then.
    fn compare(&self, best: &mut [RowKey; 6]) -> Ordering {
        let mut order = Ordering::Equal;
        for (best, &row) in best.iter_mut().zip(&self.rest) {
            let cells = &self.lines[row];
            let name = |column: u8| at(&self.names, at(cells, column));
            let key = key_of(&self.candidate.order.columns, name);
            if order == Ordering::Equal {
                order = key.cmp(best);
            }
            match order {
                Ordering::Less => *best = key,
                Ordering::Equal => {}
                Ordering::Greater => break,
            }
        }
        order
    }

    fn map(&self) -> Map {
        let Candidate { start, order } = self.candidate;
        let [a, b, c, d, e, f] = self.rest;
        let mut rows = [0; 9];
        let sources = [start.first, start.second, third_of(start), a, b, c, d, e, f];
        rows.iter_mut().zip(sources).for_each(|(row, source)| *row = source as u8);
        let mut names = [0; 10];
        names.copy_from_slice(&self.names[..10]);
        Map { is_transposed: start.way == 1, rows, columns: order.columns, names }
    }
}
