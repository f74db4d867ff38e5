//! Owns the number of magic grids: classic ones in which the rows and columns of every box sum to 15 (Stertenbrink). There are
//! 72 such boxes. Bands are counted by the column sets of their boxes, and three bands fit together if these are
//! disjoint.

use super::plan::Plan;
use arau_core::bits::ones;
use rustc_hash::FxHashMap;

const ALL: u16 = 0b1_1111_1111;

/// The symbols of each row, or of each column, of a box.
pub type Lines = [u16; 3];

/// The plan for magic grids.
pub fn plan() -> Plan {
    Plan::known("grids magic", count())
}

fn count() -> u64 {
    let boxes = boxes();
    let mut n_with_columns: FxHashMap<[Lines; 3], u64> = FxHashMap::default();
    for band in bands(&boxes) {
        *n_with_columns.entry(band.map(|i| boxes[i].1)).or_default() += 1;
    }
    let mut n_grids = 0;
    for (upper, n_upper) in &n_with_columns {
        for (middle, n_middle) in &n_with_columns {
            let fits = (0..3).all(|stack| disjoint(upper[stack], middle[stack]));
            if fits {
                let lower = [0, 1, 2].map(|stack| rest(upper[stack], middle[stack]));
                n_grids += n_upper * n_middle * n_with_columns.get(&lower).copied().unwrap_or(0);
            }
        }
    }
    n_grids
}

/// All bands, by the numbers of their boxes.
pub fn bands(boxes: &[(Lines, Lines)]) -> Vec<[usize; 3]> {
    let mut bands = Vec::new();
    for (left, (left_rows, _)) in boxes.iter().enumerate() {
        for (middle, (middle_rows, _)) in boxes.iter().enumerate() {
            if !disjoint(*left_rows, *middle_rows) {
                continue;
            }
            let rows = rest(*left_rows, *middle_rows);
            let right = boxes.iter().enumerate().filter(|(_, right)| right.0 == rows);
            bands.extend(right.map(|(right, _)| [left, middle, right]));
        }
    }
    bands
}

/// The rows and columns of all boxes.
pub fn boxes() -> Vec<(Lines, Lines)> {
    let triples: Vec<u16> = (0..=ALL).filter(|set| set.count_ones() == 3 && sum(*set) == 15).collect();
    let mut lines = Vec::new();
    for &a in &triples {
        for &b in triples.iter().filter(|&b| a & b == 0) {
            if triples.contains(&(ALL & !a & !b)) {
                lines.push([a, b, ALL & !a & !b]);
            }
        }
    }
    let cross = |rows: &Lines, columns: &Lines| {
        rows.iter().all(|row| columns.iter().all(|column| (row & column).count_ones() == 1))
    };
    let with =
        |rows: Lines| lines.iter().filter(move |columns| cross(&rows, columns)).map(move |c| (rows, *c));
    lines.iter().flat_map(|rows| with(*rows)).collect()
}

/// The sum of symbols 1 to 9.
fn sum(set: u16) -> u32 {
    ones(set).map(|i| i as u32 + 1).sum()
}

/// Whether no row, or column, has a symbol in common with the same one of another box.
pub fn disjoint(a: Lines, b: Lines) -> bool {
    (0..3).all(|i| a[i] & b[i] == 0)
}

/// What is left for a third box.
pub fn rest(a: Lines, b: Lines) -> Lines {
    [0, 1, 2].map(|i| ALL & !a[i] & !b[i])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_count() {
        assert_eq!(boxes().len(), 72);
        assert_eq!(count(), 5_971_968);
    }
}
