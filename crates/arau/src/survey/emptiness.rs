//! The empty parts of a board: the largest rectangle without a given, and the groups without one.

use arau_core::{Cell, Group, PuzzleSpec, RectPart};
use std::cmp::Reverse;

/// A rectangle of cells without a given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyRectangle {
    /// Rows.
    pub n_rows: usize,
    /// Columns.
    pub n_cols: usize,
    /// Its top left cell.
    pub corner: Cell,
}

impl EmptyRectangle {
    /// Number of cells.
    pub fn area(&self) -> usize {
        self.n_rows * self.n_cols
    }
}

/// The largest rectangle without a given in any rectangular part of the board. Ties are resolved by the topmost upper
/// edge, then the smallest height, then the leftmost position. `None` if every cell is given or the board has no
/// rectangular part.
pub fn largest_empty_rectangle(spec: &PuzzleSpec) -> Option<EmptyRectangle> {
    let in_parts = spec.geometry.parts().iter().filter_map(|part| largest_in_part(part, spec));
    in_parts.reduce(|best, next| if next.area() > best.area() { next } else { best })
}

fn largest_in_part(part: &RectPart, spec: &PuzzleSpec) -> Option<EmptyRectangle> {
    let runs = runs_to_the_right(part, spec);
    let mut best: Option<EmptyRectangle> = None;
    let mut best_rank = (0, Reverse(0), Reverse(0));
    for top in 0..part.n_rows {
        for left in 0..part.n_cols {
            let mut n_cols = usize::MAX;
            for bottom in top..part.n_rows {
                n_cols = n_cols.min(runs[bottom * part.n_cols + left]);
                // Not even all the rows below would make it large enough.
                if n_cols == 0 || n_cols * (part.n_rows - top) < best_rank.0 {
                    break;
                }
                let n_rows = bottom - top + 1;
                let rank = (n_rows * n_cols, Reverse(top), Reverse(n_rows));
                if rank > best_rank {
                    let corner = part.cells[top * part.n_cols + left];
                    best = corner.map(|corner| EmptyRectangle { n_rows, n_cols, corner });
                    best_rank = rank;
                }
            }
        }
    }
    best
}

/// For each position of a part, the number of cells without a given from there to the right.
fn runs_to_the_right(part: &RectPart, spec: &PuzzleSpec) -> Vec<usize> {
    let mut runs = vec![0; part.cells.len()];
    for (row, cells) in
        runs.chunks_exact_mut(part.n_cols.max(1)).zip(part.cells.chunks_exact(part.n_cols.max(1)))
    {
        let mut run = 0;
        for (here, cell) in row.iter_mut().zip(cells).rev() {
            let is_empty = cell.is_some_and(|cell| spec.givens[cell.idx()].is_none());
            run = if is_empty { run + 1 } else { 0 };
            *here = run;
        }
    }
    runs
}

/// The groups of the board without a given.
pub fn empty_groups(spec: &PuzzleSpec) -> Vec<&Group> {
    let is_empty = |group: &&Group| group.cells.iter().all(|cell| spec.givens[cell.idx()].is_none());
    spec.geometry.groups().iter().filter(is_empty).collect()
}
