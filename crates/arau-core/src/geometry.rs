//! Owns [`Geometry`]: which cells there are, what they are called, where they lie, what they look like, which
//! touch, and which named groups they form. Square, hexagonal, triangular, circular and cubic cells are the same
//! thing here. It says nothing of what may stand in a group: that is a rule's business.

use crate::{Args, Cell};
use std::collections::HashMap;

/// Written lists of cells that grow longer than this are refused: a short text can name long groups many times.
const MAX_LIST: usize = 4 * Geometry::MAX_CELLS;

/// Names of groups have at most so many words, as in `row 3 of grid 2`.
const MAX_NAME_WORDS: usize = 6;

/// A point of the drawing plane; one unit is the side of a square cell, `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// What is known of one cell.
#[derive(Clone, PartialEq, Debug)]
pub struct CellInfo {
    /// How people and documents call it, such as `r3c5`: letters, digits and `_` only.
    pub label: String,
    /// Integer coordinates, one to four, outermost first (layer, row, column). Empty for a cell that is no part of
    /// the board, such as a free variable.
    pub coords: Vec<i16>,
    /// The corners, in order. Empty for a cell that is not drawn.
    pub outline: Vec<Point>,
}

/// A named set of cells, such as a row, a box, a ring or a plane.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What sort of group, one lowercase word: `row`, `column`, `box`, `region`, `ring`, `plane` …
    pub kind: String,
    /// Its name, such as `row 3`.
    pub name: String,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
}

/// A rectangular grid inside the geometry: the whole of a plain board, one of five in a samurai, a slice of a cube.
#[derive(Clone, PartialEq, Debug)]
pub struct RectPart {
    /// Rows.
    pub n_rows: usize,
    /// Columns.
    pub n_cols: usize,
    /// Height and width of a box, if this part has rectangular boxes.
    pub box_size: Option<(usize, usize)>,
    /// Its cells row by row; `None` where the board has a hole.
    pub cells: Vec<Option<Cell>>,
}

impl RectPart {
    /// The cell at a row and column from 0, if there is one.
    pub fn at(&self, row: i32, col: i32) -> Option<Cell> {
        let inside = (0..self.n_rows as i32).contains(&row) && (0..self.n_cols as i32).contains(&col);
        if inside { self.cells[row as usize * self.n_cols + col as usize] } else { None }
    }

    /// Row and column of a cell, from 0.
    pub fn find(&self, cell: Cell) -> Option<(usize, usize)> {
        let idx = self.cells.iter().position(|&c| c == Some(cell))?;
        Some((idx / self.n_cols, idx % self.n_cols))
    }

    /// Every present cell with its row and column.
    pub fn iter(&self) -> impl Iterator<Item = (i32, i32, Cell)> + '_ {
        let n_cols = self.n_cols;
        let place = move |(i, cell): (usize, &Option<Cell>)| {
            Some(((i / n_cols) as i32, (i % n_cols) as i32, (*cell)?))
        };
        self.cells.iter().enumerate().filter_map(place)
    }
}

/// Cells, names, outlines, adjacency and groups of a board.
#[derive(Clone, Debug, Default)]
pub struct Geometry {
    cells: Vec<CellInfo>,
    by_label: HashMap<String, Cell>,
    by_coords: HashMap<Vec<i16>, Cell>,
    groups: Vec<Group>,
    by_name: HashMap<String, usize>,
    parts: Vec<RectPart>,
    neighbours: Vec<Vec<Cell>>,
    origin: Option<Origin>,
}

/// What a board was made from, so that a document can name it instead of spelling out every cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Origin {
    /// The id of the shape.
    pub shape: &'static str,
    /// Its arguments.
    pub args: Args,
}

/// Two boards are equal when they have the same cells, groups, parts and neighbours, however they were made.
impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        let same_neighbours =
            |(a, b): (&Vec<Cell>, &Vec<Cell>)| a.len() == b.len() && a.iter().all(|cell| b.contains(cell));
        self.cells == other.cells
            && self.groups == other.groups
            && self.parts == other.parts
            && self.neighbours.iter().zip(&other.neighbours).all(same_neighbours)
    }
}

impl Geometry {
    /// The most cells a board may have. Enough for 64×64, 16×16×16 and any glued board in print.
    pub const MAX_CELLS: usize = 16_384;

    /// A board without cells, to be filled with the `add_` functions.
    pub fn new() -> Geometry {
        Geometry::default()
    }

    /// Adds a cell. The label must be new, and there must be room.
    pub fn add_cell(&mut self, label: impl Into<String>, coords: Vec<i16>, outline: Vec<Point>) -> Cell {
        assert!(self.cells.len() < Geometry::MAX_CELLS, "too many cells");
        self.origin = None;
        let label = label.into();
        let cell = Cell::at(self.cells.len());
        let old = self.by_label.insert(label.to_lowercase(), cell);
        assert!(old.is_none(), "two cells are called {label}");
        if !coords.is_empty() {
            self.by_coords.insert(coords.clone(), cell);
        }
        self.cells.push(CellInfo { label, coords, outline });
        self.neighbours.push(Vec::new());
        cell
    }

    /// Adds a group. If two bear the same name, lists of cells mean the first.
    pub fn add_group(&mut self, kind: impl Into<String>, name: impl Into<String>, cells: Vec<Cell>) {
        self.origin = None;
        let (kind, name) = (kind.into(), name.into());
        self.by_name.entry(name.to_lowercase().replace(' ', "_")).or_insert(self.groups.len());
        self.groups.push(Group { kind, name, cells });
    }

    /// Adds a rectangular part.
    pub fn add_part(&mut self, part: RectPart) {
        self.origin = None;
        self.parts.push(part);
    }

    /// Says that two cells share an edge (in a cube, a face). Saying it twice is the same as once.
    pub fn add_neighbours(&mut self, a: Cell, b: Cell) {
        if a != b && !self.neighbours[a.idx()].contains(&b) {
            self.origin = None;
            self.neighbours[a.idx()].push(b);
            self.neighbours[b.idx()].push(a);
        }
    }

    /// Notes what the board was made from. Any later addition to the board forgets it.
    pub fn set_origin(&mut self, shape: &'static str, args: Args) {
        self.origin = Some(Origin { shape, args });
    }

    /// What the board was made from, if a shape made all of it.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// Number of cells.
    pub fn n_cells(&self) -> usize {
        self.cells.len()
    }

    /// All cells in order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + use<> {
        (0..self.cells.len()).map(Cell::at)
    }

    /// What is known of a cell.
    pub fn info(&self, cell: Cell) -> &CellInfo {
        &self.cells[cell.idx()]
    }

    /// A cell's label.
    pub fn label(&self, cell: Cell) -> &str {
        &self.cells[cell.idx()].label
    }

    /// The cell with a label; case does not matter.
    pub fn find(&self, label: &str) -> Option<Cell> {
        self.by_label.get(&label.to_lowercase()).copied()
    }

    /// The cell at these coordinates.
    pub fn at(&self, coords: &[i16]) -> Option<Cell> {
        self.by_coords.get(coords).copied()
    }

    /// All groups, in the order they were added.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The groups of one kind.
    pub fn groups_of<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Group> + Clone + 'a {
        self.groups.iter().filter(move |g| g.kind == kind)
    }

    /// The rectangular parts.
    pub fn parts(&self) -> &[RectPart] {
        &self.parts
    }

    /// The cells that share an edge with a cell.
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.neighbours[cell.idx()]
    }

    /// Every pair of cells that share an edge, once, lower cell first.
    pub fn adjacent_pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        self.cells()
            .flat_map(move |a| self.neighbours(a).iter().filter(move |&&b| a < b).map(move |&b| (a, b)))
    }

    /// The groups of a kind that hold a cell.
    pub fn group_with<'a>(&'a self, kind: &'a str, cell: Cell) -> Option<&'a Group> {
        self.groups_of(kind).find(|g| g.cells.contains(&cell))
    }

    /// The cells of a written list: labels, ranges `r1c1-r1c9` (any straight line of coordinates, in that order) and
    /// group names (`row 3`, `row_3`), separated by spaces or commas. On failure, the part that was not understood
    /// with its byte offset in the text, and why.
    pub fn parse_cells(&self, text: &str) -> Result<Vec<Cell>, CellListError> {
        let words: Vec<(usize, &str)> = words_with_offsets(text).collect();
        let mut cells = Vec::new();
        let mut next = 0;
        while let Some(&(offset, word)) = words.get(next) {
            let fail = |reason: &str| CellListError::new(offset, word, reason.into());
            let mut n_words = 1;
            if let Some(cell) = self.find(word) {
                cells.push(cell);
            } else if let Some((group, n)) = self.group_named(&words[next..]) {
                cells.extend(&group.cells);
                n_words = n;
            } else if let Some((from, to)) = word.split_once('-') {
                cells.extend(self.range(from, to).map_err(|reason| fail(&reason))?);
            } else {
                return Err(fail("no such cell or group"));
            }
            if cells.len() > MAX_LIST {
                return Err(fail("the list of cells is too long"));
            }
            next += n_words;
        }
        Ok(cells)
    }

    /// The group whose name these words begin with, and how many words the name takes; the longest name wins.
    fn group_named(&self, words: &[(usize, &str)]) -> Option<(&Group, usize)> {
        (1..=words.len().min(MAX_NAME_WORDS)).rev().find_map(|n| {
            let name = words[..n].iter().map(|(_, word)| word.to_lowercase()).collect::<Vec<_>>().join("_");
            self.by_name.get(&name).map(|&idx| (&self.groups[idx], n))
        })
    }

    fn range(&self, from: &str, to: &str) -> Result<Vec<Cell>, String> {
        let end = |label: &str| self.find(label).ok_or_else(|| format!("no cell {label}"));
        let (first, last) = (end(from)?, end(to)?);
        let (start, stop) = (&self.info(first).coords, &self.info(last).coords);
        if start.is_empty() || start.len() != stop.len() {
            return Err("these two cells have no coordinates in common".into());
        }
        let deltas: Vec<i32> = start.iter().zip(stop).map(|(&a, &b)| b as i32 - a as i32).collect();
        let length = deltas.iter().map(|d| d.abs()).max().unwrap_or(0);
        if deltas.iter().any(|d| *d != 0 && d.abs() != length) {
            return Err("a range must be a straight or diagonal line".into());
        }
        // Every place lies between the two ends, so it fits where they fit.
        let place = |step: i32| {
            start.iter().zip(&deltas).map(|(&s, d)| (s as i32 + d.signum() * step) as i16).collect::<Vec<_>>()
        };
        (0..=length)
            .map(|k| self.at(&place(k)).ok_or_else(|| "the range crosses a hole".to_string()))
            .collect()
    }

    /// The labels of cells, separated by spaces.
    pub fn labels(&self, cells: &[Cell]) -> String {
        cells.iter().map(|&c| self.label(c)).collect::<Vec<_>>().join(" ")
    }
}

/// Why a written list of cells was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellListError {
    /// Byte offset of the word in the list.
    pub offset: usize,
    /// The word.
    pub word: String,
    /// What is wrong with it.
    pub reason: String,
}

impl CellListError {
    fn new(offset: usize, word: &str, reason: String) -> CellListError {
        CellListError { offset, word: word.chars().take(40).collect(), reason }
    }
}

impl std::fmt::Display for CellListError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}`: {}", self.word, self.reason)
    }
}

fn words_with_offsets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let separator = |c: char| c.is_whitespace() || c == ',';
    text.split(separator)
        .filter(|w| !w.is_empty())
        .map(move |w| (w.as_ptr() as usize - text.as_ptr() as usize, w))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three_by_three() -> Geometry {
        let mut geometry = Geometry::new();
        for row in 1..=3i16 {
            for col in 1..=3i16 {
                geometry.add_cell(format!("r{row}c{col}"), vec![row, col], Vec::new());
            }
        }
        geometry.add_group("row", "row 2", (3..6).map(Cell).collect());
        geometry
    }

    #[test]
    fn cell_lists_take_labels_ranges_and_groups() {
        let geometry = three_by_three();
        let list = |text: &str| {
            geometry.parse_cells(text).map(|cells| cells.iter().map(|c| c.0).collect::<Vec<_>>())
        };
        assert_eq!(list("r1c1, R3C3").unwrap(), [0, 8]);
        assert_eq!(list("r3c1-r1c3").unwrap(), [6, 4, 2]);
        assert_eq!(list("row 2 r1c1").unwrap(), [3, 4, 5, 0]);
        assert_eq!(list("row_2").unwrap(), [3, 4, 5]);
        assert_eq!(list("r1c1 r4c1").unwrap_err().offset, 5);
        assert!(list("r1c1-r2c3").unwrap_err().reason.contains("straight"));
        assert!(list("row").is_err());
    }

    #[test]
    fn additions_forget_the_origin_and_equality_does_not_ask_for_it() {
        let mut geometry = three_by_three();
        geometry.set_origin("rect", Args::new().with_int("size", 3));
        assert_eq!(geometry, three_by_three());
        assert_eq!(geometry.origin().map(|o| o.shape), Some("rect"));
        geometry.add_group("row", "row 1", vec![Cell(0)]);
        assert_eq!(geometry.origin(), None);
        assert_ne!(geometry, three_by_three());
    }

    #[test]
    fn the_longest_group_name_wins() {
        let mut geometry = three_by_three();
        geometry.add_group("row", "row 2 of grid 4", vec![Cell(8)]);
        assert_eq!(geometry.parse_cells("row 2 of grid 4 r1c1").unwrap(), [Cell(8), Cell(0)]);
        assert_eq!(geometry.parse_cells("Row_2 r1c1").unwrap().len(), 4);
        assert_eq!(geometry.parse_cells("row 2 of").unwrap_err().word, "of");
    }

    #[test]
    fn far_coordinates_and_endless_lists_are_refused() {
        let mut geometry = three_by_three();
        geometry.add_cell("far", vec![i16::MIN, i16::MIN], Vec::new());
        geometry.add_cell("near", vec![i16::MAX, i16::MAX], Vec::new());
        assert!(geometry.parse_cells("far-near").unwrap_err().reason.contains("hole"));
        assert!(geometry.parse_cells(&"row_2 ".repeat(MAX_LIST)).unwrap_err().reason.contains("too long"));
    }

    #[test]
    fn neighbours_are_mutual_and_counted_once() {
        let mut geometry = three_by_three();
        geometry.add_neighbours(Cell(0), Cell(1));
        geometry.add_neighbours(Cell(1), Cell(0));
        assert_eq!(geometry.adjacent_pairs().collect::<Vec<_>>(), [(Cell(0), Cell(1))]);
    }
}
