//! Owns the numbers by which SudokuMaker names places: cells in reading order, edges between cells, corners, and the
//! places around the board.
//!
//! ```text
//! edges of a board 3 wide      corners          outside
//!  (0) 1  2   left of a cell    0  1  2  3       0  1  2  3  4
//!   3  4  5   below a cell      4  5  6  7       5  (board)  9
//!  (6) 7  8   left of a cell    …               10          14
//! ```

use super::read::MAX_FAULTS;
use crate::json_place::JsonNode;
use arau_core::{Cell, Fault, Faults};

/// A board of this many columns and rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ids {
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Ids {
    /// The cell at a column and row, if it is on the board.
    pub(super) fn at(self, x: i64, y: i64) -> Option<Cell> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then(|| Cell::at(y * self.width + x))
    }

    /// A cell by its number.
    pub(super) fn cell(self, node: &JsonNode<'_, '_>) -> Result<Cell, Faults> {
        let number = node.int().and_then(|number| usize::try_from(number).ok());
        number.filter(|number| *number < self.width * self.height).map(Cell::at).ok_or_else(|| {
            let last = self.width * self.height - 1;
            node.expected(&format!("a cell, which has a number from 0 to {last}")).into()
        })
    }

    /// A list of cells.
    pub(super) fn cells(self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        let mut faults = Faults::default();
        let mut cells = Vec::new();
        for item in node.array()? {
            cells.extend(faults.take(self.cell(&item)));
            if faults.len() == MAX_FAULTS {
                break;
            }
        }
        faults.or_ok(cells)
    }

    /// The two cells that an edge parts.
    pub(super) fn edge(self, node: &JsonNode<'_, '_>) -> Result<[Cell; 2], Faults> {
        let found = node.int().filter(|id| *id >= 0).and_then(|id| {
            let width = self.width as i64;
            let (row, place) = (id / (2 * width), id % (2 * width));
            match place < width {
                true => Some([self.at(place - 1, row)?, self.at(place, row)?]),
                false => Some([self.at(place - width, row)?, self.at(place - width, row + 1)?]),
            }
        });
        found.ok_or_else(|| node.expected("the number of an edge between two cells").into())
    }

    /// The cells that touch a corner.
    pub(super) fn corner(self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        let cells: Vec<Cell> = node.int().filter(|id| *id >= 0).map_or(Vec::new(), |id| {
            let (x, y) = (id % (self.width as i64 + 1), id / (self.width as i64 + 1));
            let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
            around.iter().filter_map(|(x, y)| self.at(*x, *y)).collect()
        });
        match cells.is_empty() {
            true => Err(node.expected("the number of a corner of a cell").into()),
            false => Ok(cells),
        }
    }

    /// The cells that a place outside looks at, nearest first: along its row or column, or along a diagonal, 1 for one
    /// that rises to the right and -1 for one that falls.
    pub(super) fn seen_from(
        self,
        node: &JsonNode<'_, '_>,
        diagonal: Option<i64>,
    ) -> Result<Vec<Cell>, Faults> {
        let (width, height) = (self.width as i64, self.height as i64);
        let place = node.int().filter(|id| (0..(width + 2) * (height + 2)).contains(id));
        let Some((x, y)) = place.map(|id| (id % (width + 2) - 1, id / (width + 2) - 1)) else {
            return Err(node.expected("the number of a place around the board").into());
        };
        let sides = [y < 0, x >= width, y >= height, x < 0];
        let step = match (sides, diagonal) {
            ([true, false, false, false], None) => Some((0, 1)),
            ([false, true, false, false], None) => Some((-1, 0)),
            ([false, false, true, false], None) => Some((0, -1)),
            ([false, false, false, true], None) => Some((1, 0)),
            (_, None) => None,
            // A falling diagonal goes down to the right, or up to the left where that is inside.
            ([top, right, bottom, left], Some(-1)) => match (top || left, right || bottom) {
                (true, false) => Some((1, 1)),
                (false, true) => Some((-1, -1)),
                _ => None,
            },
            ([top, right, bottom, left], Some(1)) => match (top || right, left || bottom) {
                (true, false) => Some((-1, 1)),
                (false, true) => Some((1, -1)),
                _ => None,
            },
            _ => None,
        };
        let Some((right, down)) = step else {
            let fault =
                Fault::unsupported("this place outside the board belongs to no row, column or diagonal");
            return Err(node.fault(fault).into());
        };
        let line = (1..=width.max(height)).map_while(|i| self.at(x + i * right, y + i * down));
        Ok(line.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json_place::JsonText;

    const IDS: Ids = Ids { width: 3, height: 2 };

    fn with<T>(number: i64, read: impl Fn(&JsonNode<'_, '_>) -> T) -> T {
        let text = number.to_string();
        let json = JsonText::parse(&text).unwrap();
        read(&json.root())
    }

    fn numbers(cells: &[Cell]) -> Vec<usize> {
        cells.iter().map(|cell| cell.idx()).collect()
    }

    #[test]
    fn edges_part_neighbours() {
        let edge = |id| with(id, |node| IDS.edge(node).ok().map(|cells| numbers(&cells)));
        assert_eq!(edge(1), Some(vec![0, 1]));
        assert_eq!(edge(2), Some(vec![1, 2]));
        assert_eq!(edge(3), Some(vec![0, 3]));
        assert_eq!(edge(5), Some(vec![2, 5]));
        assert_eq!(edge(8), Some(vec![4, 5]));
        for none in [0, 6, 9, 12, -1, i64::MAX] {
            assert_eq!(edge(none), None, "{none}");
        }
    }

    #[test]
    fn corners_have_up_to_four_cells() {
        let corner = |id| with(id, |node| IDS.corner(node).ok().map(|cells| numbers(&cells)));
        assert_eq!(corner(5), Some(vec![0, 1, 3, 4]));
        assert_eq!(corner(0), Some(vec![0]));
        assert_eq!(corner(4), Some(vec![0, 3]));
        assert_eq!((corner(12), corner(-3)), (None, None));
    }

    #[test]
    fn places_outside_look_inside() {
        let seen =
            |id, diagonal| with(id, |node| IDS.seen_from(node, diagonal).ok().map(|cells| numbers(&cells)));
        // A frame of 5×4 places: above the second column, left of the first row, below, right.
        assert_eq!(seen(2, None), Some(vec![1, 4]));
        assert_eq!(seen(5, None), Some(vec![0, 1, 2]));
        assert_eq!(seen(17, None), Some(vec![4, 1]));
        assert_eq!(seen(14, None), Some(vec![5, 4, 3]));
        assert_eq!(seen(1, Some(-1)), Some(vec![1, 5]));
        assert_eq!(seen(3, Some(1)), Some(vec![1, 3]));
        assert_eq!(seen(0, Some(-1)), Some(vec![0, 4]));
        assert_eq!(seen(19, Some(-1)), Some(vec![5, 1]));
        for (id, diagonal) in [(0, None), (0, Some(1)), (6, None), (99, None), (2, Some(7))] {
            assert_eq!(seen(id, diagonal), None, "{id} {diagonal:?}");
        }
    }
}
