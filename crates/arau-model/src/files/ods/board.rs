//! Owns where the cells of a puzzle stand in a table: as they lie on the board if they are squares of a lattice, else one
//! below the other.

use super::look::{Frame, Line};
use arau_core::{Geometry, Point};
use std::collections::HashMap;

/// The cells as a table.
pub struct Board {
    /// Rows of the table.
    pub n_rows: usize,
    /// Columns of the table.
    pub n_cols: usize,
    /// Whether cells stand one below the other, so that they need their labels.
    pub is_list: bool,
    /// Row and column of each cell.
    pub places: Vec<(usize, usize)>,
    by_place: HashMap<(usize, usize), usize>,
}

impl Board {
    /// The table of a board.
    pub fn of(geometry: &Geometry) -> Board {
        let lattice = lattice(geometry);
        let is_list = lattice.is_none();
        let places = lattice.unwrap_or_else(|| (0..geometry.n_cells()).map(|cell| (cell, 0)).collect());
        let n_rows = places.iter().map(|place| place.0 + 1).max().unwrap_or(0);
        let n_cols = places.iter().map(|place| place.1 + 1).max().unwrap_or(0);
        let by_place = places.iter().enumerate().map(|(cell, &place)| (place, cell)).collect();
        Board { n_rows, n_cols, is_list, places, by_place }
    }

    /// Whether cells form one shape that people see: each touches another, at least by a corner.
    pub fn is_one_shape(&self, cells: &[usize]) -> bool {
        let near = |a: usize, b: usize| {
            let ((row, col), (other_row, other_col)) = (self.places[a], self.places[b]);
            row.abs_diff(other_row) <= 1 && col.abs_diff(other_col) <= 1
        };
        let mut reached: Vec<usize> = cells.iter().take(1).copied().collect();
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            let more = cells.iter().filter(|&&cell| near(from, cell) && !reached.contains(&cell));
            reached.extend(more.copied().collect::<Vec<_>>());
            next += 1;
        }
        reached.len() == cells.len()
    }

    /// The lines around a cell: thick where its number ends, or the board.
    pub fn frame(&self, cell: usize, numbers: Option<&[i64]>) -> Frame {
        let (row, col) = self.places[cell];
        let line = |row: Option<usize>, col: Option<usize>| {
            let neighbour = row.zip(col).and_then(|place| self.by_place.get(&place));
            match (neighbour, numbers) {
                (None, _) => Line::Thick,
                (Some(&other), Some(numbers)) if numbers[other] != numbers[cell] => Line::Thick,
                _ => Line::Thin,
            }
        };
        Frame {
            top: line(row.checked_sub(1), Some(col)),
            bottom: line(Some(row + 1), Some(col)),
            left: line(Some(row), col.checked_sub(1)),
            right: line(Some(row), Some(col + 1)),
        }
    }
}

/// Row and column of each cell, if all are squares of side 1 on one lattice, each in a place of its own.
fn lattice(geometry: &Geometry) -> Option<Vec<(usize, usize)>> {
    let corners: Option<Vec<Point>> =
        geometry.cells().map(|cell| corner(&geometry.info(cell).outline)).collect();
    let corners = corners?;
    let left = corners.iter().map(|corner| corner.x).reduce(f32::min)?;
    let top = corners.iter().map(|corner| corner.y).reduce(f32::min)?;
    let whole = |length: f32| ((length - length.round()).abs() < 1e-3).then(|| length.round() as usize);
    let place = |corner: &Point| Some((whole(corner.y - top)?, whole(corner.x - left)?));
    let places = corners.iter().map(place).collect::<Option<Vec<_>>>()?;
    let distinct = places.iter().collect::<std::collections::HashSet<_>>().len() == places.len();
    distinct.then_some(places)
}

/// The upper left corner of a square of side 1.
fn corner(outline: &[Point]) -> Option<Point> {
    let x = outline.iter().map(|point| point.x).reduce(f32::min)?;
    let y = outline.iter().map(|point| point.y).reduce(f32::min)?;
    let near = |a: f32, b: f32| (a - b).abs() < 1e-3;
    let on_corner = |point: &Point| {
        (near(point.x, x) || near(point.x, x + 1.0)) && (near(point.y, y) || near(point.y, y + 1.0))
    };
    (outline.len() == 4 && outline.iter().all(on_corner)).then_some(Point { x, y })
}
