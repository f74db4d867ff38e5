//! Owns the borders of regions: which lines part cells, and which regions they enclose.

use super::points::Points;
use std::collections::BTreeSet;

/// The styles of lines that are borders.
const BORDER_STYLES: &[i64] = &[2, 21];

/// Borders between cells of the board.
pub(super) struct Borders {
    points: Points,
    /// Pairs of cells of the board that are parted, by their places on it.
    parted: BTreeSet<(usize, usize)>,
}

impl Borders {
    /// No borders yet.
    pub(super) fn new(points: Points) -> Borders {
        Borders { points, parted: BTreeSet::new() }
    }

    /// Adds a line between two corners; false if it is no border of a cell of the board.
    pub(super) fn add(&mut self, from: usize, to: usize, style: i64) -> bool {
        if !BORDER_STYLES.contains(&style) {
            return false;
        }
        let Some(sides) = self.points.parted(from, to) else { return false };
        match sides.map(|side| self.points.cell(side)) {
            [Some(a), Some(b)] => {
                self.parted.insert((a.idx().min(b.idx()), a.idx().max(b.idx())));
                true
            }
            // A part of the frame around the board.
            [a, b] => a.is_some() || b.is_some(),
        }
    }

    /// Whether no two cells are parted.
    pub(super) fn is_empty(&self) -> bool {
        self.parted.is_empty()
    }

    /// The number of its region for each cell.
    pub(super) fn regions(&self) -> Vec<Option<i64>> {
        let (n_rows, n_cols) = (self.points.n_rows, self.points.n_cols);
        let mut regions: Vec<Option<i64>> = vec![None; n_rows * n_cols];
        let mut n_regions = 0;
        for first in 0..regions.len() {
            if regions[first].is_some() {
                continue;
            }
            let mut open = vec![first];
            while let Some(cell) = open.pop() {
                if regions[cell].is_some() {
                    continue;
                }
                regions[cell] = Some(n_regions);
                let (row, col) = (cell / n_cols, cell % n_cols);
                let beside = [
                    (col > 0).then(|| cell - 1),
                    (col + 1 < n_cols).then(|| cell + 1),
                    (row > 0).then(|| cell - n_cols),
                    (row + 1 < n_rows).then(|| cell + n_cols),
                ];
                let is_open = |next: &usize| !self.parted.contains(&(cell.min(*next), cell.max(*next)));
                open.extend(beside.into_iter().flatten().filter(is_open));
            }
            n_regions += 1;
        }
        regions
    }
}
