//! A hexagon of hexagonal cells, as in hanidoku: side 5 gives 61 cells in 27 lines.
//!
//! ```text
//!     r1c1  r1c2  r1c3          Rows run across; the c-th cell of a row is counted from its left end.
//!   r2c1  r2c2  r2c3  r2c4      Coordinates are axial (row, diagonal), so that a range such as r1c1-r3c3 is a
//! r3c1  r3c2  r3c3  r3c4  r3c5  straight line in any of the three directions.
//!   r4c1  r4c2  r4c3  r4c4
//!     r5c1  r5c2  r5c3
//! ```

use super::touching::join_touching;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Faults, Geometry, Param, ParamKind, Point};
use std::collections::BTreeMap;

/// A hexagon of hexagons.
pub struct Hexagon;

/// The longest line, of `2·side − 1` cells, must not outgrow the alphabet.
const MAX_SIDE: i64 = 64;

const INFO: ShapeInfo = ShapeInfo {
    id: "hexagon",
    title: "Hexagon of hexagons",
    summary: "hexagonal cells r1c1, r1c2 … in rows; the groups are `line` in three directions",
    params: &[Param::optional(
        "side",
        ParamKind::Int { min: 1, max: MAX_SIDE },
        "cells along each side; 5 if left out",
    )],
};

impl Shape for Hexagon {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let side = args.int("side").unwrap_or(5).clamp(1, MAX_SIDE) as i16;
        let mut geometry = Geometry::new();
        for row in 0..2 * side - 1 {
            for (place, diagonal) in diagonals(side, row).enumerate() {
                let label = format!("r{}c{}", row + 1, place + 1);
                geometry.add_cell(label, vec![row, diagonal], hexagon(row, diagonal));
            }
        }
        join_touching(&mut geometry);
        add_lines(&mut geometry, "across", |row, _| row);
        add_lines(&mut geometry, "falling", |_, diagonal| diagonal);
        add_lines(&mut geometry, "rising", |row, diagonal| row + diagonal);
        Ok(Shaped { geometry, n_symbols: 2 * side as usize - 1, houses: "line" })
    }
}

/// The second coordinates of a row's cells, from left to right. Rows of the upper half begin ever further left.
fn diagonals(side: i16, row: i16) -> std::ops::Range<i16> {
    let (middle, n_diagonals) = (side - 1, 2 * side - 1);
    let first = (middle - row).max(0);
    let last = n_diagonals - (row - middle).max(0);
    first..last
}

/// A hexagon with upright left and right edges, one unit wide.
fn hexagon(row: i16, diagonal: i16) -> Vec<Point> {
    let (half, side) = (0.5, 1.0 / 3f32.sqrt());
    let x = diagonal as f32 + 0.5 * row as f32 + half;
    let y = 1.5 * side * row as f32 + side;
    let corner = |dx: f32, dy: f32| Point { x: x + dx, y: y + dy };
    vec![
        corner(0.0, -side),
        corner(half, -side / 2.0),
        corner(half, side / 2.0),
        corner(0.0, side),
        corner(-half, side / 2.0),
        corner(-half, -side / 2.0),
    ]
}

/// Adds a line for every value of a key, in the order of the keys.
fn add_lines(geometry: &mut Geometry, direction: &str, key: impl Fn(i16, i16) -> i16) {
    let mut lines: BTreeMap<i16, Vec<Cell>> = BTreeMap::new();
    for cell in geometry.cells() {
        let coords = &geometry.info(cell).coords;
        lines.entry(key(coords[0], coords[1])).or_default().push(cell);
    }
    for (i, cells) in lines.into_values().enumerate() {
        geometry.add_group("line", format!("{direction} {}", i + 1), cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn side_five_is_the_board_of_hanidoku() {
        let shaped = Hexagon.build(&Args::new()).unwrap();
        assert_eq!(shaped.geometry.n_cells(), 61);
        assert_eq!(shaped.n_symbols, 9);
        let lengths: Vec<usize> = shaped.geometry.groups_of("line").map(|g| g.cells.len()).collect();
        assert_eq!(lengths, [5, 6, 7, 8, 9, 8, 7, 6, 5].repeat(3));
        let centre = shaped.geometry.find("r5c5").unwrap();
        assert_eq!(shaped.geometry.neighbours(centre).len(), 6);
    }

    #[test]
    fn ranges_are_straight_in_all_directions() {
        let geometry = Hexagon.build(&Args::new()).unwrap().geometry;
        for line in geometry.groups_of("line") {
            let (first, last) = (line.cells[0], line.cells[line.cells.len() - 1]);
            let range = format!("{}-{}", geometry.label(first), geometry.label(last));
            assert_eq!(geometry.parse_cells(&range).unwrap(), line.cells, "{range}");
        }
    }
}
