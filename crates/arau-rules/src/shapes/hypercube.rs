//! A hypercube of n⁴ cells `a1b1c1d1`, drawn as a square of n²×n² cells: row n·a + b, column n·c + d.
//!
//! Fixing any two of the four coordinates leaves a plane of n² cells, and all these planes are houses. Three of the six
//! pairs give the rows (a, b), columns (c, d) and boxes (a, c) of the drawn square; the other three are what the
//! hypercube variant adds to it.

use super::rect::square;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Faults, Geometry, Param, ParamKind, RectPart};

/// A cube of four dimensions.
pub struct Hypercube;

const INFO: ShapeInfo = ShapeInfo {
    id: "hypercube",
    title: "Hypercube",
    summary: "n⁴ cells a1b1c1d1 … in four dimensions; the groups `row`, `column`, `box` and `plane` fix two \
         coordinates each",
    params: &[Param::optional(
        "size",
        ParamKind::Int { min: 1, max: 11 },
        "cells along an edge; 3 if left out",
    )],
};

const AXES: [char; 4] = ['a', 'b', 'c', 'd'];

/// The kinds of groups with the two coordinates that are the same in all their cells.
const FIXED: [(&str, usize, usize); 6] =
    [("row", 0, 1), ("column", 2, 3), ("box", 0, 2), ("plane", 1, 3), ("plane", 0, 3), ("plane", 1, 2)];

impl Shape for Hypercube {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let size = args.int("size").unwrap_or(3).clamp(1, 11) as usize;
        let n = size * size;
        let mut geometry = Geometry::new();
        for row in 0..n {
            for col in 0..n {
                let coords = coords(row, col, size);
                let label =
                    AXES.iter().zip(coords).map(|(axis, k)| format!("{axis}{}", k + 1)).collect::<String>();
                let outline = square(row as f32, col as f32);
                geometry.add_cell(label, coords.iter().map(|&k| k as i16 + 1).collect(), outline);
            }
        }
        for cell in geometry.cells() {
            for axis in 0..4 {
                let mut next = geometry.info(cell).coords.clone();
                next[axis] += 1;
                if let Some(other) = geometry.at(&next) {
                    geometry.add_neighbours(cell, other);
                }
            }
        }
        for (kind, first, second) in FIXED {
            for i in 0..n {
                let (k, l) = (i / size, i % size);
                let in_plane = |cell: &Cell| {
                    let here = coords(cell.idx() / n, cell.idx() % n, size);
                    here[first] == k && here[second] == l
                };
                let cells = geometry.cells().filter(in_plane).collect();
                let name = format!("{kind} {}{}{}{}", AXES[first], k + 1, AXES[second], l + 1);
                geometry.add_group(kind, name, cells);
            }
        }
        let cells = geometry.cells().map(Some).collect();
        geometry.add_part(RectPart { n_rows: n, n_cols: n, box_size: Some((size, size)), cells });
        Ok(Shaped { geometry, n_symbols: n, houses: "row column box plane" })
    }
}

/// The four coordinates of a drawn place, from 0.
fn coords(row: usize, col: usize, size: usize) -> [usize; 4] {
    [row / size, row % size, col / size, col % size]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::rect::rect_geometry;

    #[test]
    fn rows_columns_and_boxes_are_three_of_the_six_kinds_of_planes() {
        let geometry = Hypercube.build(&Args::new()).unwrap().geometry;
        assert_eq!(geometry.n_cells(), 81);
        assert_eq!(geometry.groups().len(), 54);
        assert!(geometry.groups().iter().all(|g| g.cells.len() == 9));
        for group in rect_geometry(9, 9, Some((3, 3))).groups() {
            let same = |g: &arau_core::Group| g.kind == group.kind && g.cells == group.cells;
            assert!(geometry.groups().iter().any(same), "{}", group.name);
        }
    }

    #[test]
    fn the_middle_has_eight_neighbours() {
        let geometry = Hypercube.build(&Args::new()).unwrap().geometry;
        let middle = geometry.find("a2b2c2d2").unwrap();
        assert_eq!(geometry.neighbours(middle).len(), 8);
    }
}
