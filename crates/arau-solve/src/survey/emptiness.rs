//! Owns the empty parts of a board: the largest rectangle without a given, and the groups without one.

use arau_core::{Cell, Group, PuzzleSpec, RectPart};

/// A rectangle of cells that hold no given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyRectangle {
    /// Rows.
    pub n_rows: usize,
    /// Columns.
    pub n_cols: usize,
    /// Its cell at the top left.
    pub corner: Cell,
}

impl EmptyRectangle {
    /// Number of cells.
    pub fn area(&self) -> usize {
        self.n_rows * self.n_cols
    }
}

/// The largest rectangle without a given in any rectangular part of the board; of equals, the first in reading order
/// of the upper edge. `None` if every cell is given or the board has no rectangular part.
pub fn largest_empty_rectangle(spec: &PuzzleSpec) -> Option<EmptyRectangle> {
    let in_parts = spec.geometry.parts().iter().filter_map(|part| largest_in_part(part, spec));
    in_parts.reduce(|best, next| if next.area() > best.area() { next } else { best })
}

fn largest_in_part(part: &RectPart, spec: &PuzzleSpec) -> Option<EmptyRectangle> {
    let mut best: Option<EmptyRectangle> = None;
    for top in 0..part.n_rows {
        // The columns that are empty from `top` down to the row in hand.
        let mut open = vec![true; part.n_cols];
        for bottom in top..part.n_rows {
            for (col, open) in open.iter_mut().enumerate() {
                let cell = part.cells[bottom * part.n_cols + col];
                *open &= cell.is_some_and(|cell| spec.givens[cell.idx()].is_none());
            }
            let (left, n_cols) = longest_run(&open);
            let n_rows = bottom - top + 1;
            if n_cols > 0 && best.is_none_or(|b| n_rows * n_cols > b.area()) {
                let corner = part.cells[top * part.n_cols + left];
                best = corner.map(|corner| EmptyRectangle { n_rows, n_cols, corner });
            }
        }
    }
    best
}

/// Start and length of the first longest run of `true`.
fn longest_run(open: &[bool]) -> (usize, usize) {
    let mut best = (0, 0);
    let mut start = 0;
    for (end, _) in open.iter().chain([&false]).enumerate().filter(|&(_, &is_open)| !is_open) {
        if end - start > best.1 {
            best = (start, end - start);
        }
        start = end + 1;
    }
    best
}

/// The groups of the board that hold no given.
pub fn empty_groups(spec: &PuzzleSpec) -> Vec<&Group> {
    let is_empty = |group: &&Group| group.cells.iter().all(|cell| spec.givens[cell.idx()].is_none());
    spec.geometry.groups().iter().filter(is_empty).collect()
}
