//! The stickers of a Rubik's cube, drawn as the cross-shaped net that it unfolds to:
//!
//! ```text
//!   U          Faces up, left, front, right, back, down. The stickers of each are u1, u2 … in reading order of this
//! L F R B      net, and all rows continue as the net is folded: the top row of L, F, R and B is one ring around the
//!   D          cube; U meets F at its bottom row, and so on.
//! ```
//!
//! Each face is a house. With `bands`, a row or column that continues over an edge of the cube holds no symbol twice
//! on the two faces together. (A whole ring of four faces has more stickers than there are symbols.)

use super::rect::square;
use super::touching::join_touching;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Faults, Geometry, MAX_SYMBOLS, Param, ParamKind, RectPart};
use std::collections::HashMap;

/// The surface of a cube.
pub struct Sudokube;

const INFO: ShapeInfo = ShapeInfo {
    id: "sudokube",
    title: "Faces of a cube",
    summary: "stickers u1 … d9 on the faces u, l, f, r, b, d of a cube; the groups are `face` and, with \
         `bands`, `band`",
    params: &[
        Param::optional("size", ParamKind::Int { min: 1, max: 11 }, "stickers along an edge; 3 if left out"),
        Param::optional(
            "bands",
            ParamKind::Flag,
            "whether symbols also do not repeat along rows and columns that continue over an edge; no if left \
             out",
        ),
    ],
};

/// A point or step in space: right, down, back.
type Space = [i32; 3];

/// A face: its letter, its place in the net, and in a cube of side 1 its top left corner and its steps to the right
/// and down.
struct Face {
    letter: char,
    net: (usize, usize),
    corner: Space,
    right: Space,
    down: Space,
}

const FACES: [Face; 6] = [
    Face { letter: 'u', net: (0, 1), corner: [0, 0, 1], right: [1, 0, 0], down: [0, 0, -1] },
    Face { letter: 'l', net: (1, 0), corner: [0, 0, 1], right: [0, 0, -1], down: [0, 1, 0] },
    Face { letter: 'f', net: (1, 1), corner: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] },
    Face { letter: 'r', net: (1, 2), corner: [1, 0, 0], right: [0, 0, 1], down: [0, 1, 0] },
    Face { letter: 'b', net: (1, 3), corner: [1, 0, 1], right: [-1, 0, 0], down: [0, 1, 0] },
    Face { letter: 'd', net: (2, 1), corner: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
];

impl Shape for Sudokube {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let size = args.int("size").unwrap_or(3).clamp(1, 11) as usize;
        debug_assert!(size * size <= MAX_SYMBOLS);
        let mut geometry = Geometry::new();
        for (f, face) in FACES.iter().enumerate() {
            for i in 0..size * size {
                let (row, col) = (i / size, i % size);
                let coords = vec![f as i16 + 1, row as i16 + 1, col as i16 + 1];
                let (top, left) = (face.net.0 * size + row, face.net.1 * size + col);
                geometry.add_cell(
                    format!("{}{}", face.letter, i + 1),
                    coords,
                    square(top as f32, left as f32),
                );
            }
        }
        join_touching(&mut geometry);
        join_over_edges(&mut geometry, size);
        for (f, face) in FACES.iter().enumerate() {
            let cells: Vec<Cell> = (f * size * size..(f + 1) * size * size).map(Cell::at).collect();
            geometry.add_part(RectPart {
                n_rows: size,
                n_cols: size,
                box_size: None,
                cells: cells.iter().copied().map(Some).collect(),
            });
            geometry.add_group("face", format!("face {}", face.letter), cells);
        }
        let mut houses = "face";
        if args.flag("bands") {
            for (i, band) in bands(size).into_iter().enumerate() {
                geometry.add_group("band", format!("band {}", i + 1), band);
            }
            houses = "face band";
        }
        Ok(Shaped { geometry, n_symbols: size * size, houses })
    }
}

/// A point of a face in space: this many stickers to the right and down from its top left corner.
fn place(face: &Face, size: usize, row: i32, col: i32) -> Space {
    std::array::from_fn(|axis| {
        face.corner[axis] * size as i32 + col * face.right[axis] + row * face.down[axis]
    })
}

/// Makes neighbours of stickers on two faces that meet at an edge of the cube.
fn join_over_edges(geometry: &mut Geometry, size: usize) {
    let mut owners: HashMap<[Space; 2], Cell> = HashMap::new();
    let mut pairs = Vec::new();
    for (i, cell) in geometry.cells().enumerate() {
        let face = &FACES[i / (size * size)];
        let (row, col) = ((i % (size * size) / size) as i32, (i % size) as i32);
        let corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map(|(r, c)| place(face, size, row + r, col + c));
        for k in 0..4 {
            let mut edge = [corners[k], corners[(k + 1) % 4]];
            edge.sort_unstable();
            if let Some(other) = owners.insert(edge, cell) {
                pairs.push((other, cell));
            }
        }
    }
    for (a, b) in pairs {
        geometry.add_neighbours(a, b);
    }
}

/// Every row or column with its continuation over one edge: a layer of the cube, cut across an axis, on two faces
/// that meet.
fn bands(size: usize) -> Vec<Vec<Cell>> {
    let normal_axis = |face: &Face| (0..3).find(|&a| face.right[a] == 0 && face.down[a] == 0);
    let mut bands = Vec::new();
    for axis in 0..3 {
        let around: Vec<usize> = (0..6).filter(|&f| normal_axis(&FACES[f]) != Some(axis)).collect();
        for layer in 0..size as i32 {
            let in_layer = |f: usize| {
                (0..size * size).filter_map(move |i| {
                    let (row, col) = ((i / size) as i32, (i % size) as i32);
                    // The least of the sticker's corners along the axis tells its layer.
                    let here = place(&FACES[f], size, row, col)[axis];
                    let there = place(&FACES[f], size, row + 1, col + 1)[axis];
                    (here.min(there) == layer).then(|| Cell::at(f * size * size + i))
                })
            };
            for (k, &f) in around.iter().enumerate() {
                for &g in around[..k].iter().filter(|&&g| normal_axis(&FACES[f]) != normal_axis(&FACES[g])) {
                    bands.push(in_layer(g).chain(in_layer(f)).collect());
                }
            }
        }
    }
    bands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(bands: bool) -> Shaped {
        Sudokube.build(&Args::new().with("bands", arau_core::Arg::Flag(bands))).unwrap()
    }

    #[test]
    fn a_cube_has_six_faces_of_nine() {
        let shaped = build(false);
        assert_eq!((shaped.geometry.n_cells(), shaped.n_symbols), (54, 9));
        assert_eq!(shaped.geometry.groups().len(), 6);
        // On a closed surface every square has four neighbours.
        assert!(shaped.geometry.cells().all(|c| shaped.geometry.neighbours(c).len() == 4));
    }

    #[test]
    fn rows_continue_as_the_net_is_folded() {
        let geometry = build(true).geometry;
        let bands: Vec<String> = geometry.groups_of("band").map(|g| geometry.labels(&g.cells)).collect();
        assert_eq!(bands.len(), 36);
        assert!(geometry.groups_of("band").all(|g| g.cells.len() == 6));
        assert!(bands.contains(&"f1 f2 f3 r1 r2 r3".to_string()), "{bands:?}");
        assert!(bands.contains(&"u1 u4 u7 f1 f4 f7".to_string()), "{bands:?}");
        assert!(bands.contains(&"u7 u8 u9 r1 r4 r7".to_string()), "{bands:?}");
        assert!(bands.contains(&"l1 l2 l3 b1 b2 b3".to_string()), "{bands:?}");
    }
}
