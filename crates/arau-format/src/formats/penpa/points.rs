//! Owns the numbers of places on a Penpa board. A border two cells wide runs around everything, so that a board of `x`
//! columns has rows of `x + 4` places. All cells come first, then all corners, then the middles of all edges below cells, of
//! all edges to the right of cells, and last four quarters per cell:
//!
//! ```text
//! cell c       its lower right corner   the edge below it   the edge to its right   its quarter q
//!     c                 N + c               2·N + c               3·N + c           4·N + 4·c + q
//! ```

use arau_core::Cell;

/// The board within the drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Points {
    /// Places in a row and in a column, with the border.
    width: usize,
    height: usize,
    /// What lies before the first row and column of the board.
    top: usize,
    left: usize,
    /// Rows and columns of the board.
    pub(super) n_rows: usize,
    pub(super) n_cols: usize,
}

/// The width of the border.
const BORDER: usize = 2;

impl Points {
    /// The board with this many columns and rows, of which some lie around it: above, below, left and right.
    pub(super) fn new(columns: usize, rows: usize, margins: [usize; 4]) -> Option<Points> {
        let [above, below, left, right] = margins;
        Some(Points {
            width: columns.checked_add(2 * BORDER)?,
            height: rows.checked_add(2 * BORDER)?,
            top: above.checked_add(BORDER)?,
            left: left.checked_add(BORDER)?,
            n_rows: rows.checked_sub(above)?.checked_sub(below).filter(|n| *n > 0)?,
            n_cols: columns.checked_sub(left)?.checked_sub(right).filter(|n| *n > 0)?,
        })
    }

    fn n_places(self) -> usize {
        self.width * self.height
    }

    /// The cell of the board with this number.
    pub(super) fn cell(self, number: usize) -> Option<Cell> {
        let row = (number / self.width).checked_sub(self.top).filter(|row| *row < self.n_rows)?;
        let col = (number % self.width).checked_sub(self.left).filter(|col| *col < self.n_cols)?;
        (number < self.n_places()).then(|| Cell::at(row * self.n_cols + col))
    }

    /// Whether this is the number of any cell, on the board or around it.
    pub(super) fn is_cell(self, number: usize) -> bool {
        number < self.n_places()
    }

    /// The two cells of the board on both sides of the middle of an edge.
    pub(super) fn edge(self, number: usize) -> Option<[Cell; 2]> {
        let n = self.n_places();
        let (cell, next) = match number {
            _ if (2 * n..3 * n).contains(&number) => (number - 2 * n, number - 2 * n + self.width),
            _ if (3 * n..4 * n).contains(&number) => (number - 3 * n, number - 3 * n + 1),
            _ => return None,
        };
        Some([self.cell(cell)?, self.cell(next)?])
    }

    /// The cell of the board of which this is a quarter, and which: upper left, upper right, lower left, lower right.
    pub(super) fn quarter(self, number: usize) -> Option<(Cell, usize)> {
        let place = number.checked_sub(4 * self.n_places())?;
        Some((self.cell(place / 4)?, place % 4))
    }

    /// The side of a line between two corners: the two cells of the drawing that it parts, by their numbers. None if it
    /// is not as long as a cell and straight.
    pub(super) fn parted(self, from: usize, to: usize) -> Option<[usize; 2]> {
        let n = self.n_places();
        let (from, to) = (from.min(to).checked_sub(n)?, from.max(to).checked_sub(n).filter(|to| *to < n)?);
        match to - from {
            1 if to % self.width != 0 => Some([to, to + self.width]),
            distance if distance == self.width => Some([to, to + 1]),
            _ => None,
        }
    }

    /// Whether a line between two corners is the diagonal of a cell of the board, falling or rising, on the long diagonal
    /// of a square board that falls or rises.
    pub(super) fn is_on_diagonal(self, from: usize, to: usize, is_rising: bool) -> bool {
        let n = self.n_places();
        let Some((from, to)) = from.min(to).checked_sub(n).zip(from.max(to).checked_sub(n)) else {
            return false;
        };
        let distance = if is_rising { self.width - 1 } else { self.width + 1 };
        if to - from != distance {
            return false;
        }
        // Of the four cells around the line, it runs through the one below its upper end, on the right side.
        let through = if is_rising { to + 1 } else { to };
        self.cell(through).is_some_and(|cell| {
            let (row, col) = (cell.idx() / self.n_cols, cell.idx() % self.n_cols);
            self.n_rows == self.n_cols && if is_rising { row + col + 1 == self.n_rows } else { row == col }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of 9×9 with a row above it.
    fn points() -> Points {
        Points::new(9, 10, [1, 0, 0, 0]).unwrap()
    }

    #[test]
    fn cells_are_counted_without_the_border() {
        let points = points();
        assert_eq!(points.cell(41).map(|cell| cell.idx()), Some(0));
        assert_eq!(points.cell(49).map(|cell| cell.idx()), Some(8));
        assert_eq!(points.cell(54).map(|cell| cell.idx()), Some(9));
        assert_eq!((points.cell(28), points.cell(50), points.cell(9999)), (None, None, None));
        assert!(points.is_cell(28) && !points.is_cell(13 * 14));
        assert!(Points::new(2, 2, [1, 1, 0, 0]).is_none());
    }

    #[test]
    fn edges_and_quarters_belong_to_cells() {
        let points = points();
        let n = 13 * 14;
        let pair = |number| points.edge(number).map(|pair| pair.map(|cell| cell.idx()));
        assert_eq!(pair(2 * n + 41), Some([0, 9]));
        assert_eq!(pair(3 * n + 41), Some([0, 1]));
        assert_eq!((pair(3 * n + 49), pair(41), pair(5 * n)), (None, None, None));
        assert_eq!(points.quarter(4 * n + 4 * 42 + 3).map(|(cell, q)| (cell.idx(), q)), Some((1, 3)));
    }

    #[test]
    fn lines_part_cells() {
        let points = Points::new(9, 9, [0; 4]).unwrap();
        let n = 13 * 13;
        // The line below the cell 28 + 26 between its lower corners.
        assert_eq!(points.parted(n + 28 + 26 - 1, n + 28 + 26), Some([54, 67]));
        assert_eq!(points.parted(n + 28 - 13, n + 28), Some([28, 29]));
        assert_eq!(points.parted(n + 1, n + 9), None);
        assert!(points.is_on_diagonal(n + 14, n + 28, false));
        assert!(!points.is_on_diagonal(n + 15, n + 29, false));
        assert!(points.is_on_diagonal(n + 23, n + 35, true), "the cell r1c9");
        assert!(!points.is_on_diagonal(n + 22, n + 34, true));
    }
}
