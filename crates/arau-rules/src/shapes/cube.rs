//! Cubes of cells `z1r1c1` (layer, row, column), drawn as their layers side by side.
//!
//! Three styles say which groups there are. `slices`: every slice across any axis is a Sudoku with rows, columns and
//! boxes (3Doku with side 9). `planes`: every slice is one house of side² cells (the 3×3×3 cube). `lines`: the lines
//! along the axes are houses (Latin cube).

use super::rect::{box_from, square};
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Fault, Faults, Geometry, MAX_SYMBOLS, Param, ParamKind, RectPart};

/// A cube.
pub struct Cube;

const INFO: ShapeInfo = ShapeInfo {
    id: "cube",
    title: "Cube",
    summary: "cells z1r1c1 … by layer, row and column; depending on the style, the groups are `row`, \
         `column`, `pillar`, `box`, `front-box`, `side-box` or `plane`",
    params: &[
        Param::optional(
            "style",
            ParamKind::Choice(&["slices", "planes", "lines"]),
            "the houses: rows, columns and boxes of every slice (`slices`, the default), whole planes \
             (`planes`), or lines only (`lines`)",
        ),
        Param::optional(
            "size",
            ParamKind::Int { min: 1, max: 25 },
            "cells along an edge; if left out 9, or 3 for planes and 4 for lines",
        ),
        Param::optional(
            "box",
            ParamKind::Text,
            "size of the boxes in a slice as rows x columns, such as \
             `2x3`",
        ),
    ],
};

impl Shape for Cube {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let style = args.text("style").unwrap_or("slices");
        let usual = match style {
            "planes" => 3,
            "lines" => 4,
            _ => 9,
        };
        let size = args.int("size").unwrap_or(usual).clamp(1, 25) as usize;
        let mut geometry = cells(size);
        match style {
            "planes" => {
                if size * size > MAX_SYMBOLS {
                    let message = format!(
                        "planes of {size}×{size} would need more than {MAX_SYMBOLS} \
                         symbols"
                    );
                    return Err(Fault::too_large(message).of("size").into());
                }
                add_planes(&mut geometry, size);
                add_parts(&mut geometry, size, None);
                Ok(Shaped { geometry, n_symbols: size * size, houses: "plane" })
            }
            "lines" => {
                add_lines(&mut geometry, size);
                add_parts(&mut geometry, size, None);
                Ok(Shaped { geometry, n_symbols: size, houses: "row column pillar" })
            }
            _ => {
                let box_size = box_from(args, size, size)?;
                let Some(box_size) = box_size else {
                    let message = format!("a slice of {size}×{size} has no boxes; use `style = \"lines\"`");
                    return Err(Fault::invalid(message).of("size").into());
                };
                add_lines(&mut geometry, size);
                add_boxes(&mut geometry, size, box_size);
                add_parts(&mut geometry, size, Some(box_size));
                Ok(Shaped { geometry, n_symbols: size, houses: "row column pillar box front-box side-box" })
            }
        }
    }
}

/// The cells with their neighbours across faces. Layers stand in a block that is as square as can be.
fn cells(size: usize) -> Geometry {
    let mut geometry = Geometry::new();
    let across = (1..=size).find(|k| k * k >= size).unwrap_or(1);
    for layer in 0..size {
        for row in 0..size {
            for col in 0..size {
                let coords = vec![layer as i16 + 1, row as i16 + 1, col as i16 + 1];
                let label = format!("z{}r{}c{}", layer + 1, row + 1, col + 1);
                let (top, left) = (layer / across * (size + 1), layer % across * (size + 1));
                geometry.add_cell(label, coords, square((top + row) as f32, (left + col) as f32));
            }
        }
    }
    for cell in geometry.cells() {
        let coords = geometry.info(cell).coords.clone();
        for axis in 0..3 {
            let mut next = coords.clone();
            next[axis] += 1;
            if let Some(other) = geometry.at(&next) {
                geometry.add_neighbours(cell, other);
            }
        }
    }
    geometry
}

/// The slices across an axis are called so, and a place in one is (layer or row, row or column).
const SLICES: [&str; 3] = ["layer", "front", "side"];

/// The kinds of their boxes. Only those of layers lie together in the drawing, so the others have kinds of their own.
const BOXES: [&str; 3] = ["box", "front-box", "side-box"];

/// The cell of a slice across an axis: which slice, and where in it.
fn slice_cell(size: usize, axis: usize, slice: usize, row: usize, col: usize) -> Cell {
    let (z, r, c) = match axis {
        0 => (slice, row, col),
        1 => (row, slice, col),
        _ => (row, col, slice),
    };
    Cell::at((z * size + r) * size + c)
}

fn slice_cells(size: usize, axis: usize, slice: usize) -> Vec<Cell> {
    (0..size * size).map(|i| slice_cell(size, axis, slice, i / size, i % size)).collect()
}

/// Every slice as one group.
fn add_planes(geometry: &mut Geometry, size: usize) {
    for (axis, name) in SLICES.iter().enumerate() {
        for slice in 0..size {
            geometry.add_group("plane", format!("{name} {}", slice + 1), slice_cells(size, axis, slice));
        }
    }
}

/// The lines along the three axes.
fn add_lines(geometry: &mut Geometry, size: usize) {
    let at = |z: usize, r: usize, c: usize| Cell::at((z * size + r) * size + c);
    for i in 0..size {
        for j in 0..size {
            let (first, second) = (i + 1, j + 1);
            let row = (0..size).map(|k| at(i, j, k)).collect();
            geometry.add_group("row", format!("row z{first}r{second}"), row);
            let column = (0..size).map(|k| at(i, k, j)).collect();
            geometry.add_group("column", format!("column z{first}c{second}"), column);
            let pillar = (0..size).map(|k| at(k, i, j)).collect();
            geometry.add_group("pillar", format!("pillar r{first}c{second}"), pillar);
        }
    }
}

/// The boxes of every slice.
fn add_boxes(geometry: &mut Geometry, size: usize, (height, width): (usize, usize)) {
    let across = size / width;
    for (axis, name) in SLICES.iter().enumerate() {
        for slice in 0..size {
            for b in 0..size {
                let (top, left) = (b / across * height, b % across * width);
                let cells =
                    (0..size).map(|i| slice_cell(size, axis, slice, top + i / width, left + i % width));
                let name = format!("box {} of {name} {}", b + 1, slice + 1);
                geometry.add_group(BOXES[axis], name, cells.collect());
            }
        }
    }
}

/// Every slice as a rectangular part.
fn add_parts(geometry: &mut Geometry, size: usize, box_size: Option<(usize, usize)>) {
    for axis in 0..3 {
        for slice in 0..size {
            let cells = slice_cells(size, axis, slice).into_iter().map(Some).collect();
            geometry.add_part(RectPart { n_rows: size, n_cols: size, box_size, cells });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(style: &str) -> Shaped {
        Cube.build(&Args::new().with_text("style", style)).unwrap()
    }

    #[test]
    fn a_3doku_is_27_sudokus() {
        let shaped = build("slices");
        assert_eq!(shaped.geometry.n_cells(), 729);
        assert_eq!(shaped.geometry.parts().len(), 27);
        assert_eq!(shaped.geometry.groups_of("side-box").count(), 81);
        assert_eq!(shaped.geometry.groups().len(), 486);
        for part in shaped.geometry.parts() {
            let lines = (0..9).flat_map(|i| {
                let row: Vec<Cell> = (0..9).filter_map(|k| part.at(i, k)).collect();
                let column: Vec<Cell> = (0..9).filter_map(|k| part.at(k, i)).collect();
                [row, column]
            });
            for line in lines {
                assert!(shaped.geometry.groups().iter().any(|g| g.cells == line));
            }
        }
    }

    #[test]
    fn planes_and_lines_have_their_houses() {
        let planes = build("planes");
        assert_eq!((planes.geometry.n_cells(), planes.n_symbols), (27, 9));
        assert_eq!(planes.geometry.groups_of("plane").count(), 9);
        let lines = build("lines");
        assert_eq!((lines.geometry.n_cells(), lines.geometry.groups().len()), (64, 48));
    }

    #[test]
    fn impossible_cubes_are_refused() {
        assert!(Cube.build(&Args::new().with_int("size", 7)).is_err());
        assert!(Cube.build(&Args::new().with_int("size", 12).with_text("style", "planes")).is_err());
        assert!(Cube.build(&Args::new().with_text("box", "4x4")).is_err());
    }
}
