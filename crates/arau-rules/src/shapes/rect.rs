//! Rectangular grids of square cells, with boxes where the size divides, or with drawn regions (jigsaw).

use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Geometry, Param, ParamKind, Point, RectPart};

/// A rectangular grid.
pub struct Rect;

/// Sides beyond this are refused: the alphabet ends there.
const MAX_SIDE: i64 = 128;

const INFO: ShapeInfo = ShapeInfo {
    id: "rect",
    title: "Rectangular grid",
    summary: "rows and columns of square cells r1c1, r1c2 …, with boxes or drawn regions",
    params: &[
        Param::optional("size", ParamKind::Int { min: 1, max: MAX_SIDE }, "rows and columns; 9 if left out"),
        Param::optional("rows", ParamKind::Int { min: 1, max: MAX_SIDE }, "rows, if not as many as columns"),
        Param::optional(
            "columns",
            ParamKind::Int { min: 1, max: MAX_SIDE },
            "columns, if not as many as rows",
        ),
        Param::optional(
            "box",
            ParamKind::Text,
            "rows x columns of a box, such as `2x3`; `none` for no boxes",
        ),
        Param::optional("regions", ParamKind::Text, "a drawn map: one character per cell, `.` for no region"),
    ],
};

impl Shape for Rect {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Vec<String>> {
        let size = args.int("size").unwrap_or(9);
        let n_rows = args.int("rows").unwrap_or(size) as usize;
        let n_cols = args.int("columns").unwrap_or(size) as usize;
        if n_rows * n_cols > Geometry::MAX_CELLS {
            return Err(vec![format!("{n_rows}×{n_cols} is more than {} cells", Geometry::MAX_CELLS)]);
        }
        let n_symbols = n_rows.max(n_cols);
        let box_size = match (args.text("box"), args.text("regions")) {
            (Some("none"), _) | (None, Some(_)) => None,
            (Some(text), _) => Some(parse_box(text, n_rows, n_cols).map_err(|e| vec![e])?),
            (None, None) if n_rows == n_cols => squarest_box(n_rows),
            (None, None) => None,
        };
        let mut geometry = rect_geometry(n_rows, n_cols, box_size);
        let mut houses = if box_size.is_some() { "row column box" } else { "row column" };
        if let Some(map) = args.text("regions") {
            add_drawn_regions(&mut geometry, map).map_err(|e| vec![e])?;
            houses = "row column region";
        }
        Ok(Shaped { geometry, n_symbols, houses })
    }
}

/// The box with sides as equal as possible, rows ≤ columns; none for primes, whose boxes would be rows.
pub fn squarest_box(n: usize) -> Option<(usize, usize)> {
    let height = (2..=n).take_while(|h| h * h <= n).filter(|h| n.is_multiple_of(*h)).last()?;
    Some((height, n / height))
}

fn parse_box(text: &str, n_rows: usize, n_cols: usize) -> Result<(usize, usize), String> {
    let parts = text.to_lowercase().replace('×', "x");
    let sides =
        parts.split_once('x').and_then(|(h, w)| Some((h.trim().parse().ok()?, w.trim().parse().ok()?)));
    match sides {
        Some((h, w)) if h > 0 && w > 0 && n_rows.is_multiple_of(h) && n_cols.is_multiple_of(w) => Ok((h, w)),
        Some((h, w)) => Err(format!("boxes of {h}×{w} do not tile {n_rows}×{n_cols} cells")),
        None => Err(format!("`box` is `{text}`, not like `2x3`")),
    }
}

/// A plain grid with rows, columns and, if asked for, boxes. Cells are in reading order.
pub fn rect_geometry(n_rows: usize, n_cols: usize, box_size: Option<(usize, usize)>) -> Geometry {
    let mut geometry = Geometry::new();
    for row in 0..n_rows {
        for col in 0..n_cols {
            geometry.add_cell(
                format!("r{}c{}", row + 1, col + 1),
                vec![row as i16 + 1, col as i16 + 1],
                square(row as f32, col as f32),
            );
        }
    }
    let at = |row: usize, col: usize| Cell::at(row * n_cols + col);
    for row in 0..n_rows {
        for col in 0..n_cols {
            if col + 1 < n_cols {
                geometry.add_neighbours(at(row, col), at(row, col + 1));
            }
            if row + 1 < n_rows {
                geometry.add_neighbours(at(row, col), at(row + 1, col));
            }
        }
    }
    for row in 0..n_rows {
        geometry.add_group("row", format!("row {}", row + 1), (0..n_cols).map(|col| at(row, col)).collect());
    }
    for col in 0..n_cols {
        geometry.add_group(
            "column",
            format!("column {}", col + 1),
            (0..n_rows).map(|row| at(row, col)).collect(),
        );
    }
    if let Some((height, width)) = box_size {
        let across = n_cols / width;
        for b in 0..across * (n_rows / height) {
            let (top, left) = (b / across * height, b % across * width);
            let cells = (0..height * width).map(|i| at(top + i / width, left + i % width)).collect();
            geometry.add_group("box", format!("box {}", b + 1), cells);
        }
    }
    let cells = geometry.cells().map(Some).collect();
    geometry.add_part(RectPart { n_rows, n_cols, box_size, cells });
    geometry
}

/// The outline of the square cell at a row and column.
pub fn square(row: f32, col: f32) -> Vec<Point> {
    [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| Point { x: col + x, y: row + y }).to_vec()
}

/// Adds a group `region` per character of a map that has one character per cell; `.` is no region.
pub fn add_drawn_regions(geometry: &mut Geometry, map: &str) -> Result<(), String> {
    let letters: Vec<char> = map.chars().filter(|c| !c.is_whitespace()).collect();
    if letters.len() != geometry.n_cells() {
        return Err(format!(
            "the map of regions has {} characters for {} cells",
            letters.len(),
            geometry.n_cells()
        ));
    }
    let mut names: Vec<char> = Vec::new();
    for &letter in letters.iter().filter(|&&l| l != '.') {
        if !names.contains(&letter) {
            names.push(letter);
        }
    }
    for name in names {
        let cells = geometry.cells().filter(|c| letters[c.idx()] == name).collect();
        geometry.add_group("region", format!("region {name}"), cells);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_as_square_as_can_be() {
        assert_eq!(squarest_box(9), Some((3, 3)));
        assert_eq!(squarest_box(6), Some((2, 3)));
        assert_eq!(squarest_box(12), Some((3, 4)));
        assert_eq!(squarest_box(7), None);
    }

    #[test]
    fn a_plain_grid_has_its_groups_and_neighbours() {
        let shaped = Rect.build(&Args::new().with_int("size", 6)).unwrap();
        assert_eq!(shaped.geometry.groups().len(), 18);
        assert_eq!(shaped.geometry.adjacent_pairs().count(), 60);
        assert_eq!(
            shaped.geometry.labels(&shaped.geometry.groups_of("box").nth(1).unwrap().cells[..3]),
            "r1c4 r1c5 r1c6"
        );
    }

    #[test]
    fn regions_are_read_from_a_map() {
        let args = Args::new().with_int("size", 2).with_text("regions", "ab\nab");
        let shaped = Rect.build(&args).unwrap();
        assert_eq!(shaped.houses, "row column region");
        assert_eq!(shaped.geometry.groups_of("region").count(), 2);
        assert!(Rect.build(&Args::new().with_int("size", 2).with_text("regions", "abc")).is_err());
        assert!(Rect.build(&Args::new().with_int("size", 6).with_text("box", "4x2")).is_err());
    }
}
