//! A board with holes, drawn as a map: `.` is a white cell, `#` a black one. Unbroken stretches of white cells are
//! the runs, as in kakuro; their sums are the business of rules.

use super::rect::square;
use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Cell, Fault, Faults, Geometry, Param, ParamKind, RectPart};

/// White cells between black ones.
pub struct Kakuro;

/// The most rows or columns of a map, black cells included.
const MAX_SIDE: usize = 256;

const INFO: ShapeInfo = ShapeInfo {
    id: "kakuro",
    title: "Grid with holes",
    summary: "a drawn map of white and black cells; white cells are called r1c1 … with black ones counted \
         too; the groups are `run-across` and `run-down`",
    params: &[Param::required(
        "map",
        ParamKind::Text,
        "one line per row, with `.` for a white cell and `#` \
         for a black one",
    )],
};

impl Shape for Kakuro {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, args: &Args) -> Result<Shaped, Faults> {
        let map = read_map(args.text("map").unwrap_or_default())?;
        let (n_rows, n_cols) = (map.len(), map[0].len());
        let mut geometry = Geometry::new();
        let mut cells = Vec::with_capacity(n_rows * n_cols);
        for (row, line) in map.iter().enumerate() {
            for (col, &white) in line.iter().enumerate() {
                cells.push(white.then(|| {
                    let label = format!("r{}c{}", row + 1, col + 1);
                    geometry.add_cell(
                        label,
                        vec![row as i16 + 1, col as i16 + 1],
                        square(row as f32, col as f32),
                    )
                }));
            }
        }
        let part = RectPart { n_rows, n_cols, box_size: None, cells };
        let rows = (0..n_rows as i32).map(|r| (0..n_cols as i32).map(|c| part.at(r, c)).collect());
        add_runs(&mut geometry, "run-across", "across", rows);
        let columns = (0..n_cols as i32).map(|c| (0..n_rows as i32).map(|r| part.at(r, c)).collect());
        add_runs(&mut geometry, "run-down", "down", columns);
        geometry.add_part(part);
        Ok(Shaped { geometry, n_symbols: 9, houses: "run-across run-down" })
    }
}

/// Which cells are white, row by row; all rows have the same length.
fn read_map(text: &str) -> Result<Vec<Vec<bool>>, Faults> {
    let mut faults = Faults::default();
    let mut map: Vec<Vec<bool>> = Vec::new();
    for line in text.split_whitespace() {
        let row = map.len() + 1;
        let n_cols = line.chars().count();
        let byte = line.as_ptr() as usize - text.as_ptr() as usize;
        if row > MAX_SIDE || n_cols > MAX_SIDE {
            let message = format!("the map has more than {MAX_SIDE} rows or columns");
            faults.push(Fault::too_large(message).of_item("map", byte));
            break;
        }
        if let Some((at, wrong)) = line.char_indices().find(|(_, c)| !".#".contains(*c)) {
            let message = format!("row {row} of the map contains `{wrong}`; only `.` and `#` are allowed");
            faults.push(Fault::syntax(message).of_item("map", byte + at));
        }
        if map.first().is_some_and(|first| first.len() != n_cols) {
            let message =
                format!("row {row} of the map has {n_cols} cells, but the first row has {}", map[0].len());
            faults.push(Fault::invalid(message).of_item("map", byte));
        }
        map.push(line.chars().map(|c| c == '.').collect());
    }
    let n_white = map.iter().flatten().filter(|&&white| white).count();
    if n_white > Geometry::MAX_CELLS {
        let message = format!("the map has more than {} white cells", Geometry::MAX_CELLS);
        faults.push(Fault::too_large(message).of("map"));
    }
    if n_white == 0 && faults.is_empty() {
        faults.push(Fault::missing("the map has no white cell").of("map"));
    }
    faults.or_ok(map)
}

/// Adds the stretches of at least two white cells as groups, and makes neighbours of cells that follow each other.
fn add_runs(geometry: &mut Geometry, kind: &str, name: &str, lines: impl Iterator<Item = Vec<Option<Cell>>>) {
    let mut n_runs = 0;
    for line in lines {
        for run in line.split(|cell| cell.is_none()).filter(|run| run.len() > 1) {
            let run: Vec<Cell> = run.iter().copied().flatten().collect();
            for pair in run.windows(2) {
                geometry.add_neighbours(pair[0], pair[1]);
            }
            n_runs += 1;
            geometry.add_group(kind, format!("{name} {n_runs}"), run);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(map: &str) -> Result<Shaped, Faults> {
        Kakuro.build(&Args::new().with_text("map", map))
    }

    #[test]
    fn runs_lie_between_black_cells() {
        let geometry = build("###\n#..\n#..").unwrap().geometry;
        assert_eq!(geometry.labels(&geometry.cells().collect::<Vec<_>>()), "r2c2 r2c3 r3c2 r3c3");
        assert_eq!(geometry.groups_of("run-across").count(), 2);
        assert_eq!(geometry.groups_of("run-down").count(), 2);
        assert_eq!(geometry.adjacent_pairs().count(), 4);
        let lonely = build("#.#\n...\n#.#").unwrap().geometry;
        assert_eq!(lonely.groups().len(), 2);
    }

    #[test]
    fn bad_maps_are_told_apart() {
        let told = |map: &str| build(map).unwrap_err().to_string();
        assert!(told("").contains("no white cell"));
        assert!(told("..\n...").contains("row 2 of the map has 3 cells"));
        assert!(told(".x").contains("`x`"));
        assert!(told(&".".repeat(300)).contains("256"));
        assert!(told(&(".".repeat(256) + "\n").repeat(256)).contains("white cells"));
    }
}
