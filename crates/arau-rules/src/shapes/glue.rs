//! Equal grids laid over each other (gattai): samurai, butterfly and any other list of offsets. Where grids overlap
//! they share cells, and a box or line that two grids share counts once.
//!
//! Cells are called as in the frame around all grids: `r1c1` is its top left corner, whether or not there is a cell.

use super::rect::{box_from, square};
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Fault, Faults, Geometry, Param, ParamKind, RectPart};
use std::collections::{BTreeMap, HashSet};

/// Overlapping grids.
pub struct Glue;

const INFO: ShapeInfo = ShapeInfo {
    id: "glue",
    title: "Overlapping grids",
    summary: "several grids of one size that share cells where they overlap; cells r1c1 … are numbered over \
         the whole board, groups are called `row 3 of grid 2` and so on",
    params: &[
        Param::optional(
            "layout",
            ParamKind::Choice(LAYOUT_NAMES),
            "a named arrangement; samurai if left out",
        ),
        Param::optional(
            "offsets",
            ParamKind::Text,
            "or else the row,column of each grid's top left corner, such as `0,0 0,12 6,6 12,0 12,12`",
        ),
        Param::optional(
            "size",
            ParamKind::Int { min: 1, max: 64 },
            "rows and columns of a grid; 9 if left out",
        ),
        Param::optional(
            "box",
            ParamKind::Text,
            "box size as rows x columns, such as `2x3`; `none` for no boxes",
        ),
    ],
};

/// More grids than this are refused.
const MAX_GRIDS: usize = 256;

/// Corners further out than this are refused.
const MAX_OFFSET: i64 = 4096;

/// Row and column of a grid's corner in the frame.
type Offset = (i64, i64);

impl Shape for Glue {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let size = args.int("size").unwrap_or(9).clamp(1, 64) as usize;
        let box_size = box_from(args, size, size)?;
        let offsets = match args.text("offsets") {
            Some(text) => parse_offsets(text)?,
            None => layout(args.text("layout").unwrap_or("samurai"), size, box_size),
        };
        let offsets = normal(&offsets);
        let largest = if args.get("offsets").is_some() { "offsets" } else { "size" };
        let cells = frame(&offsets, size).map_err(|fault| fault.of(largest))?;
        let mut geometry = Geometry::new();
        for &(row, col) in cells.keys() {
            let coords = vec![row as i16 + 1, col as i16 + 1];
            geometry.add_cell(format!("r{}c{}", row + 1, col + 1), coords, square(row as f32, col as f32));
        }
        for (&(row, col), &cell) in &cells {
            for next in [(row, col + 1), (row + 1, col)] {
                if let Some(&other) = cells.get(&next) {
                    geometry.add_neighbours(cell, other);
                }
            }
        }
        let mut seen = HashSet::new();
        for (i, &(top, left)) in offsets.iter().enumerate() {
            let places = (0..(size * size) as i64).map(|p| (top + p / size as i64, left + p % size as i64));
            let grid: Vec<Cell> = places.filter_map(|place| cells.get(&place).copied()).collect();
            add_grid(&mut geometry, &grid, size, box_size, i + 1, &mut seen);
        }
        let houses = if box_size.is_some() { "row column box" } else { "row column" };
        Ok(Shaped { geometry, n_symbols: size, houses })
    }
}

/// Adds the groups of one grid that no earlier grid had, and its part.
fn add_grid(
    geometry: &mut Geometry,
    grid: &[Cell],
    size: usize,
    box_size: Option<(usize, usize)>,
    number: usize,
    seen: &mut HashSet<(&'static str, Vec<Cell>)>,
) {
    let mut add = |kind: &'static str, idx: usize, cells: Vec<Cell>| {
        if seen.insert((kind, cells.clone())) {
            geometry.add_group(kind, format!("{kind} {} of grid {number}", idx + 1), cells);
        }
    };
    for row in 0..size {
        add("row", row, grid[row * size..(row + 1) * size].to_vec());
    }
    for col in 0..size {
        add("column", col, (0..size).map(|row| grid[row * size + col]).collect());
    }
    if let Some((height, width)) = box_size {
        let across = size / width;
        for b in 0..size / height * across {
            let (top, left) = (b / across * height, b % across * width);
            let cells =
                (0..height * width).map(|i| grid[(top + i / width) * size + left + i % width]).collect();
            add("box", b, cells);
        }
    }
    let cells = grid.iter().copied().map(Some).collect();
    geometry.add_part(RectPart { n_rows: size, n_cols: size, box_size, cells });
}

/// Every place that a grid covers, in reading order, with its cell.
fn frame(offsets: &[Offset], size: usize) -> Result<BTreeMap<Offset, Cell>, Fault> {
    let mut cells = BTreeMap::new();
    for &(top, left) in offsets {
        for place in 0..(size * size) as i64 {
            cells.insert((top + place / size as i64, left + place % size as i64), Cell(0));
        }
        if cells.len() > Geometry::MAX_CELLS {
            let message = format!("the grids have more than {} cells", Geometry::MAX_CELLS);
            return Err(Fault::too_large(message));
        }
    }
    for (i, cell) in cells.values_mut().enumerate() {
        *cell = Cell::at(i);
    }
    Ok(cells)
}

/// The offsets moved so that the frame begins at 0,0.
fn normal(offsets: &[Offset]) -> Vec<Offset> {
    let top = offsets.iter().map(|o| o.0).min().unwrap_or(0);
    let left = offsets.iter().map(|o| o.1).min().unwrap_or(0);
    offsets.iter().map(|o| (o.0 - top, o.1 - left)).collect()
}

fn parse_offsets(text: &str) -> Result<Vec<Offset>, Faults> {
    let mut faults = Faults::default();
    let mut offsets: Vec<Offset> = Vec::new();
    for word in text.split_whitespace() {
        let byte = word.as_ptr() as usize - text.as_ptr() as usize;
        let pair = word.split_once(',').and_then(|(row, col)| Some((row.parse().ok()?, col.parse().ok()?)));
        match pair {
            Some((row, col)) if [row, col].iter().all(|o: &i64| (-MAX_OFFSET..=MAX_OFFSET).contains(o)) => {
                if offsets.contains(&(row, col)) {
                    let message = format!("two grids are at the same offset {row},{col}");
                    faults.push(Fault::duplicate(message).of_item("offsets", byte));
                }
                offsets.push((row, col));
            }
            Some((row, col)) => {
                let message = format!("the offset {row},{col} is too large; at most {MAX_OFFSET} is allowed");
                faults.push(Fault::too_large(message).of_item("offsets", byte));
            }
            None => {
                let word: String = word.chars().take(40).collect();
                let message = format!("the offset `{word}` is not a pair of numbers such as `6,12`");
                faults.push(Fault::syntax(message).of_item("offsets", byte));
            }
        }
        if offsets.len() > MAX_GRIDS || faults.len() > MAX_GRIDS {
            return Err(Fault::too_large(format!("more than {MAX_GRIDS} grids")).of("offsets").into());
        }
    }
    if offsets.is_empty() && faults.is_empty() {
        faults.push(Fault::missing("`offsets` lists no grid").of("offsets"));
    }
    faults.or_ok(offsets)
}

const LAYOUT_NAMES: &[&str] = &[
    "samurai",
    "wing",
    "windmill",
    "sohei",
    "butterfly",
    "flower",
    "twodoku",
    "gattai-3",
    "gattai-8",
    "cross",
];

/// The corners of a known arrangement. Steps are measured in what makes grids overlap in one box (`far`) and in all but
/// one row or column of boxes (`near`), so that every size has its samurai. Of the wing no rule text is published, only
/// a picture: here it is a bird with spread wings, five grids in the form of a V.
fn layout(name: &str, size: usize, box_size: Option<(usize, usize)>) -> Vec<Offset> {
    let (height, width) = box_size.unwrap_or((1, 1));
    // In multiples of (far, near) for rows and for columns.
    let places: &[[(i64, i64); 2]] = match name {
        "wing" => &[[(0, 0), (0, 0)], [(0, 0), (4, 0)], [(1, 0), (1, 0)], [(1, 0), (3, 0)], [(2, 0), (2, 0)]],
        "windmill" => {
            &[[(0, 0), (0, 1)], [(0, 1), (2, 0)], [(1, 0), (1, 0)], [(2, -1), (0, 0)], [(2, 0), (2, -1)]]
        }
        "sohei" => &[[(0, 0), (1, 0)], [(1, 0), (0, 0)], [(1, 0), (2, 0)], [(2, 0), (1, 0)]],
        "butterfly" => &[[(0, 0), (0, 0)], [(0, 0), (0, 1)], [(0, 1), (0, 0)], [(0, 1), (0, 1)]],
        "flower" => {
            &[[(0, 0), (0, 1)], [(0, 1), (0, 0)], [(0, 1), (0, 1)], [(0, 1), (0, 2)], [(0, 2), (0, 1)]]
        }
        "twodoku" => &[[(0, 0), (0, 0)], [(1, 0), (1, 0)]],
        "gattai-3" => &[[(0, 0), (0, 0)], [(0, 0), (2, 0)], [(1, 0), (1, 0)]],
        "gattai-8" => &[
            [(0, 0), (0, 0)],
            [(0, 0), (2, 0)],
            [(0, 0), (4, 0)],
            [(1, 0), (1, 0)],
            [(1, 0), (3, 0)],
            [(2, 0), (0, 0)],
            [(2, 0), (2, 0)],
            [(2, 0), (4, 0)],
        ],
        "cross" => {
            &[[(0, 0), (1, 0)], [(1, 0), (0, 0)], [(1, 0), (1, 0)], [(1, 0), (2, 0)], [(2, 0), (1, 0)]]
        }
        _ => &[[(0, 0), (0, 0)], [(0, 0), (2, 0)], [(1, 0), (1, 0)], [(2, 0), (0, 0)], [(2, 0), (2, 0)]],
    };
    let along = |(far, near): (i64, i64), side: usize| far * (size - side) as i64 + near * side as i64;
    places.iter().map(|[row, col]| (along(*row, height), along(*col, width))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::ArgStep;

    fn counts(args: Args) -> (usize, usize, usize) {
        let geometry = Glue.build(&args).unwrap().geometry;
        (geometry.n_cells(), geometry.groups().len(), geometry.parts().len())
    }

    #[test]
    fn known_layouts_have_their_cells_and_houses() {
        let layout = |name: &str| counts(Args::new().with_text("layout", name));
        assert_eq!(layout("samurai"), (369, 131, 5));
        assert_eq!(layout("wing"), (369, 131, 5));
        assert_eq!(layout("windmill"), (333, 127, 5));
        assert_eq!(layout("sohei"), (288, 104, 4));
        assert_eq!(layout("twodoku"), (153, 53, 2));
        // Two grids of a butterfly share six of their rows, or of their columns: 12 + 12 rows, as many columns, 16 boxes.
        assert_eq!(layout("butterfly"), (144, 64, 4));
        assert_eq!(layout("gattai-8"), (648 - 9 * 8, 8 * 27 - 8, 8));
    }

    #[test]
    fn offsets_mean_the_same_as_the_layout() {
        let by_name = Glue.build(&Args::new()).unwrap().geometry;
        let args = Args::new().with_text("offsets", "0,0 0,12 6,6 12,0 12,12");
        assert_eq!(Glue.build(&args).unwrap().geometry, by_name);
        let moved = Args::new().with_text("offsets", "-6,-6 -6,6 0,0 6,-6 6,6");
        assert_eq!(Glue.build(&moved).unwrap().geometry, by_name);
        assert_eq!(by_name.labels(&by_name.groups_of("box").nth(18).unwrap().cells[..2]), "r7c10 r7c11");
    }

    #[test]
    fn smaller_grids_take_the_same_layouts() {
        let args = Args::new().with_int("size", 6).with_text("layout", "samurai");
        assert_eq!(counts(args), (5 * 36 - 4 * 6, 5 * 18 - 4, 5));
        let args = Args::new().with_int("size", 4).with_text("offsets", "0,0 0,6 3,3 6,0 6,6");
        assert_eq!(counts(args), (76, 60, 5));
    }

    #[test]
    fn bad_offsets_are_told() {
        let faults = |text: &str| -> Vec<Fault> {
            Glue.build(&Args::new().with_text("offsets", text)).unwrap_err().into_iter().collect()
        };
        let bytes: Vec<ArgStep> = faults("0,0 x 1;2").iter().map(|f| f.argument()[1].clone()).collect();
        assert_eq!(bytes, [4, 6].map(ArgStep::Item));
        assert!(faults("")[0].message().contains("no grid"));
        assert!(faults("0,0 0,0")[0].message().contains("two grids"));
        assert!(faults("0,99999999999")[0].message().contains("too large"));
        let many: String = (0..300).map(|i| format!("{},0 ", 9 * i)).collect();
        assert!(faults(&many)[0].message().contains("256 grids"));
        let wide = Args::new().with_int("size", 64).with_text("offsets", "0,0 64,0 128,0 192,0 256,0");
        assert!(Glue.build(&wide).unwrap_err().to_string().contains("cells"));
    }
}
