//! Owns grids drawn with characters: every cell at its coordinates, with lines around boxes and regions.
//!
//! Borders run between cells that do not share a box or region. A line of borders that would be empty all along is
//! left out, so that a classic grid is as compact as people draw it.

use arau::core::{Cell, Geometry};
use console::measure_text_width;
use std::collections::{BTreeMap, HashSet};

/// The board with a text in each cell. Boards of more than two dimensions are drawn layer by layer; cells that
/// lie nowhere are listed with their labels.
pub fn draw(geometry: &Geometry, text: impl Fn(Cell) -> String) -> String {
    let mut layers: BTreeMap<&[i16], Vec<Cell>> = BTreeMap::new();
    let mut nowhere = Vec::new();
    for cell in geometry.cells() {
        match geometry.info(cell).coords.as_slice() {
            [layer @ .., _, _] => layers.entry(layer).or_default().push(cell),
            _ => nowhere.push(format!("{}={}", geometry.label(cell), text(cell))),
        }
    }
    let together = Together::new(geometry);
    let mut drawings: Vec<String> =
        layers.values().map(|cells| draw_layer(geometry, cells, &together, &text)).collect();
    if !nowhere.is_empty() {
        drawings.push(nowhere.join(" "));
    }
    drawings.join("\n\n")
}

/// Which pairs of cells share a box or region.
struct Together {
    pairs: HashSet<(Cell, Cell)>,
}

impl Together {
    fn new(geometry: &Geometry) -> Together {
        let areas: Vec<_> =
            geometry.groups().iter().filter(|g| g.kind == "box" || g.kind == "region").collect();
        let mut pairs = HashSet::new();
        for (a, b) in geometry.adjacent_pairs() {
            if areas.is_empty() || areas.iter().any(|g| g.cells.contains(&a) && g.cells.contains(&b)) {
                pairs.insert((a, b));
            }
        }
        Together { pairs }
    }

    fn has(&self, a: Cell, b: Cell) -> bool {
        self.pairs.contains(&(a.min(b), a.max(b)))
    }
}

fn draw_layer(
    geometry: &Geometry,
    cells: &[Cell],
    together: &Together,
    text: &impl Fn(Cell) -> String,
) -> String {
    let place = |cell: Cell| {
        let coords = &geometry.info(cell).coords;
        (coords[coords.len() - 2] as i32, coords[coords.len() - 1] as i32)
    };
    let at: BTreeMap<(i32, i32), Cell> = cells.iter().map(|&cell| (place(cell), cell)).collect();
    let rows = range(at.keys().map(|place| place.0));
    let cols = range(at.keys().map(|place| place.1));
    let width = cells.iter().map(|&cell| measure_text_width(&text(cell))).max().unwrap_or(1);
    let get = |row: i32, col: i32| at.get(&(row, col)).copied();
    let is_wall = |a: Option<Cell>, b: Option<Cell>| match (a, b) {
        (None, None) => false,
        (Some(a), Some(b)) => !together.has(a, b),
        _ => true,
    };
    // A wall above or to the left of a place.
    let above = |row: i32, col: i32| is_wall(get(row - 1, col), get(row, col));
    let left = |row: i32, col: i32| is_wall(get(row, col - 1), get(row, col));
    let has_line = |row: i32| cols.clone().any(|col| above(row, col));
    let has_bar = |col: i32| rows.clone().any(|row| left(row, col));

    let mut lines: Vec<String> = Vec::new();
    for row in rows.start..rows.end + 1 {
        if has_line(row) {
            let mut line = String::new();
            for col in cols.start..cols.end + 1 {
                if has_bar(col) {
                    let bars = [left(row - 1, col), left(row, col)];
                    let rules = [above(row, col - 1), above(row, col)];
                    line.push_str(match (bars, rules) {
                        ([false, false], [false, false]) => " ",
                        ([true, true], [false, false]) => "|",
                        ([false, false], [true, true]) => "-",
                        _ => "+",
                    });
                }
                let rule = if above(row, col) { "-" } else { " " };
                let blanks = if has_bar(col) { 2 } else { 1 };
                line.push_str(&rule.repeat(if col < cols.end { width + blanks } else { 0 }));
            }
            lines.push(line.trim_end().to_string());
        }
        if row == rows.end {
            break;
        }
        let mut line = String::new();
        for col in cols.start..cols.end + 1 {
            if has_bar(col) {
                line.push(if left(row, col) { '|' } else { ' ' });
                line.push(' ');
            }
            if col < cols.end {
                let glyph = get(row, col).map_or(String::new(), text);
                let padding = width - measure_text_width(&glyph);
                line.push_str(&glyph);
                line.push_str(&" ".repeat(padding + 1));
            }
        }
        lines.push(line.trim_end().to_string());
    }
    lines.join("\n")
}

fn range(values: impl Iterator<Item = i32> + Clone) -> std::ops::Range<i32> {
    values.clone().min().unwrap_or(0)..values.max().map_or(0, |max| max + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau::core::Args;
    use arau::registry::shape;

    fn drawing(args: Args) -> String {
        let geometry = shape("rect").unwrap().build(&args).unwrap().geometry;
        draw(&geometry, |cell| (cell.idx() % 10).to_string())
    }

    #[test]
    fn boxes_are_framed() {
        let expected = "\
+-----+-----+
| 0 1 | 2 3 |
| 4 5 | 6 7 |
+-----+-----+
| 8 9 | 0 1 |
| 2 3 | 4 5 |
+-----+-----+";
        assert_eq!(drawing(Args::new().with_int("size", 4)), expected);
    }

    #[test]
    fn regions_of_any_form_are_framed() {
        let args = Args::new().with_int("size", 3).with_text("regions", "aab abb ccc");
        let expected = "\
+-------+---+
| 0   1 | 2 |
|   +---+   |
| 3 | 4   5 |
+---+-------+
| 6   7   8 |
+-----------+";
        assert_eq!(drawing(args), expected);
    }

    #[test]
    fn cells_that_lie_nowhere_are_listed() {
        let mut geometry = Geometry::new();
        geometry.add_cell("x", Vec::new(), Vec::new());
        assert_eq!(draw(&geometry, |_| "7".into()), "x=7");
    }
}
