//! Owns the board of a constraint string: the grid, the cells outside it, their names and places, and the groups that
//! are houses.

use super::layout::{Layout, ShapeSpec};
use super::source::Word;
use crate::places::{FaultList, excerpt};
use arau_core::{Args, Cell, Fault, Geometry, RuleUse};
use arau_rules::{rule, shape};

/// The most cells that a string may speak of, those outside the grid included.
const MAX_CELLS: usize = 1000;

/// Cells laid out row by row: the grid, or variables outside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CellGroup {
    /// What its cells are called before their numbers; empty for the grid.
    pub(super) prefix: String,
    /// The index of its first cell.
    pub(super) first: usize,
    /// Number of cells.
    pub(super) count: usize,
    /// Cells in a row.
    pub(super) columns: usize,
}

/// The board, and what the string says of its regions.
#[derive(Debug)]
pub(super) struct Board {
    /// Shape and values of the grid.
    pub(super) shape: ShapeSpec,
    /// Height and width of the boxes, if there are any.
    pub(super) boxes: Option<(usize, usize)>,
    /// The size of a region, where the string states one.
    pub(super) region_size: Option<usize>,
    /// The regions of jigsaw layouts.
    pub(super) pieces: Vec<Vec<Cell>>,
    /// Whether the regions are to be found.
    pub(super) chaos: bool,
    /// The grid, then the variables by name.
    groups: Vec<CellGroup>,
}

impl Board {
    /// The board with its geometry and the rule of its houses, if it has any.
    pub(super) fn make(
        layout: &Layout<'_>,
        faults: &mut FaultList<'_>,
    ) -> Option<(Board, Geometry, Vec<RuleUse>)> {
        let spec = layout.shape_spec();
        let region_size = layout.region_size();
        let wants_boxes = !spec.is_raw && !layout.no_boxes;
        let boxes = box_for(&spec, region_size.unwrap_or(spec.longest())).filter(|_| wants_boxes);
        let maps = layout.jigsaws(&spec, faults)?;
        let mut board = Board {
            groups: vec![CellGroup {
                prefix: String::new(),
                first: 0,
                count: spec.n_cells(),
                columns: spec.cols,
            }],
            pieces: maps.iter().flat_map(|map| map.pieces.iter().cloned()).collect(),
            chaos: layout.chaos.is_some(),
            shape: spec,
            boxes,
            region_size,
        };
        let mut args = match board.shape.rows == board.shape.cols {
            true => Args::new().with_int("size", board.shape.rows as i64),
            false => Args::new()
                .with_int("rows", board.shape.rows as i64)
                .with_int("columns", board.shape.cols as i64),
        };
        if let Some(map) = maps.first() {
            args = args.with_text("regions", map.drawn.clone());
        }
        let is_usual = maps.is_empty()
            && board.shape.rows == board.shape.cols
            && box_for(&board.shape, board.shape.rows) == boxes;
        if !is_usual {
            let text = boxes.map_or("none".to_string(), |(height, width)| format!("{height}x{width}"));
            args = args.with_text("box", text);
        }
        let made = shape("rect")?.make(&args);
        let mut geometry = made
            .map_err(|reasons| reasons.into_iter().for_each(|why| faults.push(layout.at(), why)))
            .ok()?
            .geometry;
        board.add_variables(layout, &mut geometry, faults);
        let houses = board.houses(!maps.is_empty(), maps.iter().skip(1).flat_map(|map| &map.pieces));
        Some((board, geometry, houses))
    }

    fn add_variables(&mut self, layout: &Layout<'_>, geometry: &mut Geometry, faults: &mut FaultList<'_>) {
        for (prefix, count, columns, at) in layout.variables(&self.shape, self.boxes) {
            let first = geometry.n_cells();
            if first + count > MAX_CELLS {
                faults.push(at, Fault::too_large(format!("there are more than {MAX_CELLS} cells")));
                return;
            }
            for number in 1..=count {
                geometry.add_cell(variable_label(&prefix, count, number), Vec::new(), Vec::new());
            }
            self.groups.push(CellGroup { prefix, first, count, columns });
        }
    }

    /// The rules that rows, columns, boxes and regions are houses. A further jigsaw is a list of extra regions.
    fn houses<'a>(&self, has_map: bool, further: impl Iterator<Item = &'a Vec<Cell>>) -> Vec<RuleUse> {
        if self.shape.is_raw {
            return Vec::new();
        }
        let kinds = [("row", true), ("column", true), ("box", self.boxes.is_some()), ("region", has_map)];
        let kinds: Vec<&str> =
            kinds.iter().filter(|(_, is_house)| *is_house).map(|(kind, _)| *kind).collect();
        let regions = further.map(|piece| ("extra-region", Args::new().with_cells(piece.clone())));
        std::iter::once(("houses", Args::new().with_text("of", kinds.join(" "))))
            .chain(regions)
            .filter_map(|(id, args)| Some(RuleUse::new(rule(id)?, args)))
            .collect()
    }

    /// Number of values.
    pub(super) fn n_values(&self) -> usize {
        self.shape.n_values()
    }

    /// The cell at a row and column of the grid, from 0.
    pub(super) fn at(&self, row: usize, col: usize) -> Option<Cell> {
        (row < self.shape.rows && col < self.shape.cols).then(|| Cell::at(row * self.shape.cols + col))
    }

    /// Row and column of a cell in its group, from 0.
    pub(super) fn place(&self, cell: Cell) -> (usize, usize) {
        let group = self.group_of(cell);
        ((cell.idx() - group.first) / group.columns, (cell.idx() - group.first) % group.columns)
    }

    /// Whether a cell lies in the grid.
    pub(super) fn is_in_grid(&self, cell: Cell) -> bool {
        cell.idx() < self.shape.n_cells()
    }

    /// The cells of a row of the grid, from 0.
    pub(super) fn row(&self, row: usize) -> Vec<Cell> {
        (0..self.shape.cols).filter_map(|col| self.at(row, col)).collect()
    }

    /// The cells of a column of the grid, from 0.
    pub(super) fn column(&self, col: usize) -> Vec<Cell> {
        (0..self.shape.rows).filter_map(|row| self.at(row, col)).collect()
    }

    /// The variables with this prefix, or the grid if it is empty.
    pub(super) fn group(&self, prefix: &str) -> Option<&CellGroup> {
        self.groups.iter().find(|group| group.prefix == prefix)
    }

    /// The group that a cell lies in.
    pub(super) fn group_of(&self, cell: Cell) -> &CellGroup {
        let idx = self.groups.partition_point(|group| group.first <= cell.idx());
        &self.groups[idx - 1]
    }

    /// The cell of that name.
    pub(super) fn find(&self, name: &str) -> Option<Cell> {
        self.grid_cell(name).or_else(|| self.variable(name))
    }

    /// `R` row `C` column, with a digit to base 17 each.
    fn grid_cell(&self, name: &str) -> Option<Cell> {
        let [b'R' | b'r', row, b'C' | b'c', col] = *name.as_bytes() else { return None };
        let digit = |c: u8| char::from(c).to_digit(17).and_then(|d| (d as usize).checked_sub(1));
        self.at(digit(row)?, digit(col)?)
    }

    fn variable(&self, name: &str) -> Option<Cell> {
        let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = &name[prefix.len()..];
        let group = self.groups[1..].iter().find(|group| group.prefix == prefix)?;
        match number {
            "" => (group.count == 1).then_some(Cell::at(group.first)),
            _ if group.count == 1 || number.starts_with('0') => None,
            _ => {
                let number: usize = number.parse().ok().filter(|n| (1..=group.count).contains(n))?;
                Some(Cell::at(group.first + number - 1))
            }
        }
    }

    /// The cells of these names. Unknown ones are told.
    pub(super) fn find_all(&self, names: &[Word<'_>], faults: &mut FaultList<'_>) -> Option<Vec<Cell>> {
        let mut cells = Vec::with_capacity(names.len());
        for name in names {
            match self.find(name.text) {
                Some(cell) => cells.push(cell),
                None => {
                    faults.push(name.at, Fault::unknown(format!("there is no cell `{}`", excerpt(name.text))))
                }
            }
        }
        (cells.len() == names.len()).then_some(cells)
    }

    /// Where `cell` comes when everything moves so that `from` comes to `to`. `None` if it leaves its group or crosses a
    /// border.
    pub(super) fn moved(&self, cell: Cell, from: Cell, to: Cell) -> Option<Cell> {
        let group = self.group_of(cell);
        if group != self.group_of(from) || group != self.group_of(to) {
            return None;
        }
        let ((from_row, from_col), (to_row, to_col)) = (self.place(from), self.place(to));
        self.step(cell, to_row as i64 - from_row as i64, to_col as i64 - from_col as i64)
    }

    /// The cell this many rows below and columns to the right of a cell, in the same group.
    pub(super) fn step(&self, cell: Cell, down: i64, right: i64) -> Option<Cell> {
        let group = self.group_of(cell);
        let (row, col) = self.place(cell);
        let (row, col) = (row as i64 + down, col as i64 + right);
        let idx = row * group.columns as i64 + col;
        let inside = (0..group.columns as i64).contains(&col) && (0..group.count as i64).contains(&idx);
        inside.then(|| Cell::at(group.first + idx as usize))
    }

    /// Whether two cells share an edge.
    pub(super) fn adjacent(&self, a: Cell, b: Cell) -> bool {
        let group = self.group_of(a);
        if a == b || group != self.group_of(b) {
            return false;
        }
        let (low, high) = (a.idx().min(b.idx()) - group.first, a.idx().max(b.idx()) - group.first);
        high - low == group.columns || high - low == 1 && high % group.columns != 0
    }

    /// Every two of these cells that share an edge, the one that stands earlier first.
    pub(super) fn adjacent_pairs(&self, cells: &[Cell]) -> Vec<(Cell, Cell)> {
        let mut pairs: Vec<(Cell, Cell)> = Vec::new();
        for (i, &a) in cells.iter().enumerate() {
            for &b in &cells[i + 1..] {
                if self.adjacent(a, b) && !pairs.contains(&(a, b)) {
                    pairs.push((a, b));
                }
            }
        }
        pairs
    }
}

/// The boxes of a grid for regions of this size: as square as possible, lying before standing.
pub(super) fn box_for(shape: &ShapeSpec, size: usize) -> Option<(usize, usize)> {
    let fits =
        |height: usize, width: usize| shape.rows.is_multiple_of(height) && shape.cols.is_multiple_of(width);
    let mut small = size.isqrt();
    while small >= 2 {
        let large = size / small;
        if small * large == size {
            if fits(small, large) {
                return Some((small, large));
            }
            if fits(large, small) {
                return Some((large, small));
            }
        }
        small -= 1;
    }
    None
}

/// The name of a variable: a group of one has no numbers.
fn variable_label(prefix: &str, count: usize, number: usize) -> String {
    if count == 1 { prefix.to_string() } else { format!("{prefix}{number}") }
}
