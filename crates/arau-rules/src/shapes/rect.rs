//! Rectangular grids of square cells, with boxes where the size divides, or with drawn regions (jigsaw).

use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Fault, Faults, Geometry, Param, ParamKind, Point, RectPart};
use std::collections::HashMap;

/// A rectangular grid.
pub struct Rect;

/// Sides beyond this are refused: the alphabet ends there.
const MAX_SIDE: i64 = 128;

const INFO: ShapeInfo = ShapeInfo {
    id: "rect",
    title: "Rectangular grid",
    summary: "rows and columns of square cells r1c1, r1c2 …, with rectangular boxes or drawn regions",
    params: &[
        Param::optional("size", ParamKind::Int { min: 1, max: MAX_SIDE }, "rows and columns; 9 if left out"),
        Param::optional("rows", ParamKind::Int { min: 1, max: MAX_SIDE }, "rows, if the board is not square"),
        Param::optional(
            "columns",
            ParamKind::Int { min: 1, max: MAX_SIDE },
            "columns, if the board is not square",
        ),
        Param::optional(
            "box",
            ParamKind::Text,
            "box size as rows x columns, such as `2x3`; `none` for no boxes",
        ),
        Param::optional(
            "regions",
            ParamKind::Text,
            "a map of the regions: one character (or one word) per cell, `.` for no region",
        ),
    ],
};

impl Shape for Rect {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let size = args.int("size").unwrap_or(9);
        let n_rows = args.int("rows").unwrap_or(size) as usize;
        let n_cols = args.int("columns").unwrap_or(size) as usize;
        if n_rows * n_cols > Geometry::MAX_CELLS {
            let message = format!(
                "a board of {n_rows}×{n_cols} has more than {} cells, which is the limit",
                Geometry::MAX_CELLS
            );
            let largest = if args.get("rows").is_some() { "rows" } else { "columns" };
            return Err(Fault::too_large(message).of(largest).into());
        }
        let n_symbols = n_rows.max(n_cols);
        let box_size = match args.text("regions") {
            Some(_) if args.text("box").is_none() => None,
            _ => box_from(args, n_rows, n_cols)?,
        };
        let mut geometry = rect_geometry(n_rows, n_cols, box_size);
        let mut houses = if box_size.is_some() { "row column box" } else { "row column" };
        if let Some(map) = args.text("regions") {
            add_drawn_regions(&mut geometry, map).map_err(|fault| fault.of("regions"))?;
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

/// The box that the argument `box` states for a grid: written out, none, or the squarest of a square grid.
pub fn box_from(args: &Args, n_rows: usize, n_cols: usize) -> Result<Option<(usize, usize)>, Fault> {
    match args.text("box") {
        Some("none") => Ok(None),
        Some(text) => parse_box(text, n_rows, n_cols).map(Some).map_err(|fault| fault.of("box")),
        None if n_rows == n_cols => Ok(squarest_box(n_rows)),
        None => Ok(None),
    }
}

fn parse_box(text: &str, n_rows: usize, n_cols: usize) -> Result<(usize, usize), Fault> {
    let parts = text.to_lowercase().replace('×', "x");
    let sides =
        parts.split_once('x').and_then(|(h, w)| Some((h.trim().parse().ok()?, w.trim().parse().ok()?)));
    match sides {
        Some((h, w)) if h > 0 && w > 0 && n_rows.is_multiple_of(h) && n_cols.is_multiple_of(w) => Ok((h, w)),
        Some((h, w)) => Err(Fault::invalid(format!(
            "boxes of {h}×{w} do not tile a board of \
             {n_rows}×{n_cols}"
        ))),
        None => Err(Fault::syntax(format!("`box` is `{text}`, but must be rows x columns, such as `2x3`"))),
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

/// Adds a group `region` per name of a map that has one character per cell, or one word per cell where there are more
/// regions than handy characters; `.` is no region. Regions come in the order of their first cells.
pub fn add_drawn_regions(geometry: &mut Geometry, map: &str) -> Result<(), Fault> {
    let n_cells = geometry.n_cells();
    let mut names: Vec<String> = map.split_whitespace().take(n_cells + 1).map(str::to_string).collect();
    if names.len() != n_cells {
        let characters = map.chars().filter(|c| !c.is_whitespace());
        let n_characters = characters.clone().count();
        if n_characters != n_cells {
            let message = format!(
                "the map of regions has {n_characters} characters, but the board has \
                 {n_cells} cells"
            );
            return Err(Fault::invalid(message));
        }
        names = characters.map(String::from).collect();
    }
    let mut order: Vec<&String> = Vec::new();
    let mut regions: HashMap<&String, Vec<Cell>> = HashMap::new();
    for (cell, name) in geometry.cells().zip(&names).filter(|(_, name)| *name != ".") {
        let cells = regions.entry(name).or_default();
        if cells.is_empty() {
            order.push(name);
        }
        cells.push(cell);
    }
    for name in order {
        let cells = regions.remove(name).unwrap_or_default();
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

    #[test]
    fn regions_may_be_many() {
        let args = |map: &str| Args::new().with_int("size", 2).with_text("regions", map);
        let by_word = Rect.build(&args("10 11\n10 .")).unwrap().geometry;
        let names: Vec<&str> = by_word.groups_of("region").map(|g| &*g.name).collect();
        assert_eq!(names, ["region 10", "region 11"]);
        // Each row is a region of its own: 64 different characters.
        let map: String =
            (0..64).map(|row| format!("{}\n", String::from(char::from(48 + row)).repeat(64))).collect();
        let large = Rect.build(&Args::new().with_int("size", 64).with_text("regions", map)).unwrap();
        assert_eq!(large.geometry.groups_of("region").count(), 64);
        assert_eq!(large.n_symbols, 64);
    }

    #[test]
    fn large_and_odd_grids_are_made_or_refused() {
        let built =
            |rows, columns| Rect.build(&Args::new().with_int("rows", rows).with_int("columns", columns));
        assert_eq!(built(128, 128).unwrap().geometry.groups().len(), 256 + 128);
        assert_eq!(built(1, 128).unwrap().n_symbols, 128);
    }
}
