//! Owns [`Geometry`]: which cells there are, what they are called, where they lie, what they look like, which
//! touch, and which named groups they form. Square, hexagonal, triangular, circular and cubic cells are the same
//! thing here. It says nothing of what may stand in a group: that is a rule's business.

use crate::{Args, Cell};
use std::collections::HashMap;

mod cell_list;

pub use cell_list::{CellListError, CellListErrorKind};

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
    /// Its name, such as `row 3` or `box 7 of layer 4`; [`GroupName`](crate::GroupName) reads names of this form.
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
        assert!(old.is_none(), "two cells have the label {label}");
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

    /// The labels of cells, separated by spaces.
    pub fn labels(&self, cells: &[Cell]) -> String {
        cells.iter().map(|&c| self.label(c)).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn three_by_three() -> Geometry {
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
    fn neighbours_are_mutual_and_counted_once() {
        let mut geometry = three_by_three();
        geometry.add_neighbours(Cell(0), Cell(1));
        geometry.add_neighbours(Cell(1), Cell(0));
        assert_eq!(geometry.adjacent_pairs().collect::<Vec<_>>(), [(Cell(0), Cell(1))]);
    }
}
