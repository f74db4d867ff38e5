//! Owns the rule of thumb that turns pictures into adjacency: cells whose outlines share an edge are neighbours.

use arau_core::{Cell, Geometry, Point};
use std::collections::HashMap;

/// Corners closer than one part in this many count as the same.
const GRAIN: f32 = 1024.0;

/// Makes neighbours of every two cells that share an edge of their outlines, from corner to corner.
pub fn join_touching(geometry: &mut Geometry) {
    let mut owners: HashMap<[(i64, i64); 2], Cell> = HashMap::new();
    let mut pairs = Vec::new();
    for cell in geometry.cells() {
        for edge in edges(&geometry.info(cell).outline) {
            match owners.get(&edge) {
                Some(&other) => pairs.push((other, cell)),
                None => {
                    owners.insert(edge, cell);
                }
            }
        }
    }
    for (a, b) in pairs {
        geometry.add_neighbours(a, b);
    }
}

/// The edges of an outline, each with its corners in a fixed order.
pub fn edges(outline: &[Point]) -> impl Iterator<Item = [(i64, i64); 2]> + '_ {
    let corner = |p: Point| ((p.x * GRAIN).round() as i64, (p.y * GRAIN).round() as i64);
    (0..outline.len()).map(move |i| {
        let mut edge = [corner(outline[i]), corner(outline[(i + 1) % outline.len()])];
        edge.sort_unstable();
        edge
    })
}

/// Twice the area that an outline encloses.
pub fn twice_area(outline: &[Point]) -> f32 {
    let cross = |i: usize| {
        let (p, q) = (outline[i], outline[(i + 1) % outline.len()]);
        p.x * q.y - q.x * p.y
    };
    (0..outline.len()).map(cross).sum::<f32>().abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::rect::square;

    #[test]
    fn a_shared_edge_joins_and_a_shared_corner_does_not() {
        let mut geometry = Geometry::new();
        for (label, row, col) in [("a", 0.0, 0.0), ("b", 0.0, 1.0), ("c", 1.0, 1.0)] {
            geometry.add_cell(label, Vec::new(), square(row, col));
        }
        join_touching(&mut geometry);
        let pairs: Vec<(Cell, Cell)> = geometry.adjacent_pairs().collect();
        assert_eq!(pairs, [(Cell(0), Cell(1)), (Cell(1), Cell(2))]);
        assert_eq!(twice_area(&square(3.0, 4.0)), 2.0);
    }
}
