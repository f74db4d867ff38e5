//! A star of triangular cells for spring Sudoku. No rule text of the original is published, so this layout is arau's
//! own: six triangles of nine cells stand like the sails of a windmill around a hexagonal hole.
//!
//! Each triangle is a house. The lines of the triangular lattice are the other houses: in each of the three directions
//! they have 1, 8, 9, 9, 9, 9, 8 and 1 cells, and the line of one cell, a tip of the star, completes the line of
//! eight that it stands on. So every house has nine cells: 6 triangles and 18 lines, four through each cell. The empty
//! board can be filled.
//!
//! ```text
//!      1        The triangles are a to f; the cells of each are counted from its tip, whose opposite side is the base
//!    2 3 4      on the hexagon: a1 is the tip, a2-a4 the next row, a5-a9 the base.
//!  5 6 7 8 9
//! ```

use super::touching::join_touching;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Faults, Geometry, Point};
use std::collections::BTreeMap;

/// Six triangles around a hole.
pub struct Star;

const INFO: ShapeInfo = ShapeInfo {
    id: "star",
    title: "Star of triangles",
    summary: "six triangles a to f of nine triangular cells each, a1 … f9; the groups are `triangle` and \
         `line`",
    params: &[],
};

/// Cells along a side of each triangle.
const SIDE: i16 = 3;

/// The side of a cell in the drawing, so that its glyph has as much room as in a square.
const EDGE: f32 = 1.6;

impl Shape for Star {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, _args: &Args) -> Result<Shaped, Faults> {
        let sails: Vec<Vec<Triangle>> = (0..6).map(sail).collect();
        let mut geometry = Geometry::new();
        for (k, sail) in sails.iter().enumerate() {
            let mut cells = Vec::new();
            for (i, triangle) in sail.iter().enumerate() {
                let label = format!("{}{}", letter(k), i + 1);
                cells.push(geometry.add_cell(label, vec![k as i16 + 1, i as i16 + 1], outline(triangle)));
            }
            geometry.add_group("triangle", format!("triangle {}", letter(k)), cells);
        }
        join_touching(&mut geometry);
        for (i, line) in lines(&sails.concat()).into_iter().enumerate() {
            geometry.add_group("line", format!("line {}", i + 1), line);
        }
        Ok(Shaped { geometry, n_symbols: 9, houses: "triangle line" })
    }
}

fn letter(k: usize) -> char {
    (b'a' + k as u8) as char
}

/// A point of the triangular lattice: this many steps to the right, this many steps up and to the right.
type Node = (i16, i16);

/// A cell by its corners.
type Triangle = [Node; 3];

/// The unit step at this many times 60°, counted from the right and against the clock.
fn step(sixths: usize) -> Node {
    (0..sixths % 6).fold((1, 0), |(right, up), _| (-up, right + up))
}

fn moved(from: Node, times: i16, step: Node) -> Node {
    (from.0 + times * step.0, from.1 + times * step.1)
}

/// The cells of the k-th sail, row by row from its tip. Its base starts at a corner of the hexagon of side 1, runs along
/// a side of it and on. Sails follow each other as the hours of a clock do; the first is at the top.
fn sail(k: usize) -> Vec<Triangle> {
    let sixths = (7 - k) % 6;
    let tip = moved(moved((0, 0), 1 + SIDE, step(sixths)), SIDE, step(sixths + 2));
    let (down, down_across, across) = (step(sixths + 3), step(sixths + 4), step(sixths + 5));
    let mut cells = Vec::new();
    for row in 0..SIDE {
        let start = moved(tip, row, down);
        for i in 0..2 * row + 1 {
            let here = moved(start, i / 2, across);
            // Cells at even places point outwards as the sail does, those between them inwards.
            let third = if i % 2 == 0 { moved(here, 1, down) } else { moved(here, 1, across) };
            cells.push([here, third, moved(here, 1, down_across)]);
        }
    }
    cells
}

fn outline(triangle: &Triangle) -> Vec<Point> {
    let point = |&(right, up): &Node| {
        let (right, up) = (right as f32, up as f32);
        Point { x: EDGE * (right + up / 2.0), y: -EDGE * up * 3f32.sqrt() / 2.0 }
    };
    triangle.iter().map(point).collect()
}

/// On which line a node lies, and how far along it.
type LinePlace = fn(&Node) -> (i16, i16);

/// The lines of the three directions; each tip stands with the line of eight that it touches.
fn lines(triangles: &[Triangle]) -> Vec<Vec<Cell>> {
    // Which line a corner lies on, and how far along it, for each direction.
    let directions: [LinePlace; 3] = [|n| (-n.1, n.0), |n| (n.0, -n.1), |n| (n.0 + n.1, n.0)];
    let mut all = Vec::new();
    for place in directions {
        let mut found: BTreeMap<i16, Vec<(i16, Cell)>> = BTreeMap::new();
        for (i, triangle) in triangles.iter().enumerate() {
            let line = triangle.iter().map(|n| place(n).0).min().unwrap_or(0);
            let distance = triangle.iter().map(|n| place(n).1).sum();
            found.entry(line).or_default().push((distance, Cell::at(i)));
        }
        let in_order = |mut line: Vec<(i16, Cell)>| {
            line.sort_unstable();
            line.into_iter().map(|(_, cell)| cell).collect::<Vec<Cell>>()
        };
        let mut lines: Vec<Vec<Cell>> = found.into_values().map(in_order).collect();
        if let [first_tip, first, .., last, last_tip] = &mut lines[..] {
            first.append(first_tip);
            last.append(last_tip);
        }
        all.extend(lines.into_iter().filter(|line| !line.is_empty()));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_has_nine_cells_and_every_cell_four_houses() {
        let geometry = Star.build(&Args::new()).unwrap().geometry;
        assert_eq!(geometry.n_cells(), 54);
        assert_eq!(geometry.groups_of("triangle").count(), 6);
        assert_eq!(geometry.groups_of("line").count(), 18);
        assert!(geometry.groups().iter().all(|g| g.cells.len() == 9));
        for cell in geometry.cells() {
            let n_houses = geometry.groups().iter().filter(|g| g.cells.contains(&cell)).count();
            assert_eq!(n_houses, 4, "{}", geometry.label(cell));
        }
    }

    #[test]
    fn the_first_triangle_stands_at_the_top() {
        let geometry = Star.build(&Args::new()).unwrap().geometry;
        let height = |label: &str| {
            let outline = &geometry.info(geometry.find(label).unwrap()).outline;
            outline.iter().map(|p| p.y).fold(f32::INFINITY, f32::min)
        };
        let top = height("a1");
        assert!(geometry.cells().all(|c| geometry.label(c) == "a1" || height(geometry.label(c)) > top));
    }
}
