//! A dial of ring sectors, as in clock Sudoku: 6 rings × 12 sectors, symbols 1–12.
//!
//! Ring 1 is the outermost, sector 1 begins at twelve o'clock, and both count as the clock runs: `r2s3`. Houses are
//! the rings, the pairs of opposite sectors and the coloured pairs of sectors. The colouring is arau's own choice:
//! sectors 1 and 2 have the first colour, 3 and 4 the second, and so on.

use super::touching::join_touching;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Fault, Faults, Geometry, Param, ParamKind, Point};
use std::f32::consts::TAU;

/// A dial.
pub struct Clock;

/// The alphabet ends there.
const MAX_SECTORS: i64 = 128;

const INFO: ShapeInfo = ShapeInfo {
    id: "clock",
    title: "Dial of rings and sectors",
    summary: "cells r1s1 … by ring (outermost first) and sector (from twelve o'clock); the groups are `ring`, \
         `opposite` and `coloured`",
    params: &[
        Param::optional(
            "sectors",
            ParamKind::Int { min: 2, max: MAX_SECTORS },
            "number of sectors, which is even; 12 if left out",
        ),
        Param::optional(
            "rings",
            ParamKind::Int { min: 1, max: MAX_SECTORS / 2 },
            "number of rings; half the number of sectors if left out",
        ),
    ],
};

/// An arc is drawn with this many straight edges.
const EDGES_PER_ARC: usize = 4;

impl Shape for Clock {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let n_sectors = args.int("sectors").unwrap_or(12).clamp(2, MAX_SECTORS) as usize;
        if !n_sectors.is_multiple_of(2) {
            let message = format!("`sectors` must be even, not {n_sectors}");
            return Err(Fault::invalid(message).of("sectors").into());
        }
        let n_rings = args.int("rings").unwrap_or(n_sectors as i64 / 2).clamp(1, MAX_SECTORS / 2) as usize;
        let mut geometry = Geometry::new();
        for ring in 0..n_rings {
            for sector in 0..n_sectors {
                let label = format!("r{}s{}", ring + 1, sector + 1);
                let coords = vec![ring as i16 + 1, sector as i16 + 1];
                geometry.add_cell(label, coords, ring_sector(ring, sector, n_rings, n_sectors));
            }
        }
        join_touching(&mut geometry);
        let sector_cells =
            |sector: usize| (0..n_rings).map(move |ring| Cell::at(ring * n_sectors + sector % n_sectors));
        for ring in 0..n_rings {
            let cells = (ring * n_sectors..(ring + 1) * n_sectors).map(Cell::at).collect();
            geometry.add_group("ring", format!("ring {}", ring + 1), cells);
        }
        let half = n_sectors / 2;
        for pair in 0..half {
            let cells = sector_cells(pair).chain(sector_cells(pair + half)).collect();
            geometry.add_group("opposite", format!("opposite {}", pair + 1), cells);
        }
        for pair in 0..half {
            let cells = sector_cells(2 * pair).chain(sector_cells(2 * pair + 1)).collect();
            geometry.add_group("coloured", format!("coloured {}", pair + 1), cells);
        }
        Ok(Shaped { geometry, n_symbols: n_sectors.max(2 * n_rings), houses: "ring opposite coloured" })
    }
}

/// The outline of a ring sector: the outer arc with the clock, then the inner one against it.
fn ring_sector(ring: usize, sector: usize, n_rings: usize, n_sectors: usize) -> Vec<Point> {
    // The hole in the middle leaves the innermost cells room for a glyph.
    let hole = n_sectors as f32 / 8.0;
    let radius = hole + n_rings as f32;
    let outer = radius - ring as f32;
    let corner = |distance: f32, step: usize| {
        let n_steps = n_sectors * EDGES_PER_ARC;
        let angle = TAU * ((sector * EDGES_PER_ARC + step) % n_steps) as f32 / n_steps as f32;
        Point { x: radius + distance * angle.sin(), y: radius - distance * angle.cos() }
    };
    let there = (0..=EDGES_PER_ARC).map(|step| corner(outer, step));
    let back = (0..=EDGES_PER_ARC).rev().map(|step| corner(outer - 1.0, step));
    there.chain(back).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_dial_has_eighteen_houses_of_twelve() {
        let shaped = Clock.build(&Args::new()).unwrap();
        assert_eq!(shaped.geometry.n_cells(), 72);
        assert_eq!(shaped.geometry.groups().len(), 18);
        assert!(shaped.geometry.groups().iter().all(|g| g.cells.len() == 12));
        assert_eq!(shaped.n_symbols, 12);
    }

    #[test]
    fn a_ring_closes() {
        let geometry = Clock.build(&Args::new()).unwrap().geometry;
        let first = geometry.find("r3s1").unwrap();
        let around = geometry.labels(geometry.neighbours(first));
        assert_eq!(around.split(' ').count(), 4, "{around}");
        assert!(around.contains("r3s12"), "{around}");
    }

    #[test]
    fn odd_dials_are_refused() {
        assert!(Clock.build(&Args::new().with_int("sectors", 7)).is_err());
    }
}
