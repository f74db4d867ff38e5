//! Owns the canonical form of full grids.
//!
//! The first row reads 123456789 whatever it is, so what counts is the second: 36 pairs of lines (two of a band or stack, in
//! either order) are looked up in a table, and only those with the smallest second row stay. Each comes with the few
//! column orders that make it so. These fix everything else: the third row of the band is compared next, and then the
//! others, whose order follows from their first digits.

use super::map::Map;
use super::row_pairs::{ColumnOrder, Columns, ROW_PAIRS, RowPairs};
use super::{BothWays, Canonical, Digits, RowKey, both_ways, form_of};

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
type Places = [[[u8; 10]; 9]; 2];

impl Default for GridSearch {
    fn default() -> GridSearch {
        GridSearch { tables: &ROW_PAIRS, starts: Vec::new(), candidates: Vec::new() }
    }
}

impl GridSearch {
    /// The canonical form of a grid.
    pub fn canonical(&mut self, grid: &Digits) -> Canonical {
        let ways = both_ways(grid);
        let places = places_of(&ways);
        let class = self.find_starts(&ways, &places);
        let third_row = self.find_candidates(&ways, &places);
        let mut best: Option<Finish> = None;
        let mut n_best = 0;
        for candidate in &self.candidates {
            let finish = Finish::of(candidate, &ways, &places);
            match best.as_ref().map_or(std::cmp::Ordering::Less, |best| finish.keys.cmp(&best.keys)) {
                std::cmp::Ordering::Less => (best, n_best) = (Some(finish), 1),
                std::cmp::Ordering::Equal => n_best += 1,
                std::cmp::Ordering::Greater => {}
            }
        }
        let Some(Finish { keys: [a, b, c, d, e, f], map }) = best else {
            unreachable!("every grid has a pair of rows");
        };
        let second_row = key_of(self.tables.second_row(class).map(|value| value + 1));
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
                    let f = ways[way][second].map(|digit| places[way][first][usize::from(digit)]);
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
            let g = ways[way][third_of(&start)].map(|digit| places[way][first][usize::from(digit)]);
            for order in self.tables.orders(start.index) {
                let key =
                    key_of(order.columns.map(|column| order.places[usize::from(g[usize::from(column)])] + 1));
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
    let mut places = [[[0; 10]; 9]; 2];
    for (lines, places) in ways.iter().zip(&mut places) {
        for (line, places) in lines.iter().zip(places) {
            for (place, &digit) in (0..).zip(line) {
                places[usize::from(digit)] = place;
            }
        }
    }
    places
}

#[inline]
fn key_of(row: Columns) -> RowKey {
    row.iter().fold(0, |key, &digit| key << 4 | RowKey::from(digit))
}

/// The last six rows of a candidate, and the map that leads to them.
struct Finish {
    keys: [RowKey; 6],
    map: Map,
}

impl Finish {
    fn of(Candidate { start, order }: &Candidate, ways: &BothWays, places: &Places) -> Finish {
        let lines = &ways[start.way];
        let names = places[start.way][start.first].map(|column| order.places[usize::from(column)] + 1);
        let head = |row: usize| names[usize::from(lines[row][usize::from(order.columns[0])])];
        // Rows of the other two bands in the order of their first digits; bands likewise.
        let band = start.first / 3;
        let mut bands = [(band + 1) % 3, (band + 2) % 3].map(|band| {
            let mut rows = [3 * band, 3 * band + 1, 3 * band + 2];
            rows.sort_unstable_by_key(|&row| head(row));
            rows
        });
        if head(bands[1][0]) < head(bands[0][0]) {
            bands.swap(0, 1);
        }
        let [[a, b, c], [d, e, f]] = bands;
        let key = |row: usize| {
            key_of(order.columns.map(|column| names[usize::from(lines[row][usize::from(column)])]))
        };
        let rows = [start.first, start.second, third_of(start), a, b, c, d, e, f].map(|row| row as u8);
        let names = std::array::from_fn(|digit| if digit == 0 { 0 } else { names[digit] });
        let map = Map { is_transposed: start.way == 1, rows, columns: order.columns, names };
        Finish { keys: [a, b, c, d, e, f].map(key), map }
    }
}
