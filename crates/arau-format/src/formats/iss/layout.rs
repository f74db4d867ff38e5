//! Owns what a constraint string says of its board: the shape and its values, boxes and jigsaw regions, and variables
//! outside the grid. All of it stands at the top level, anywhere in the string.

use super::source::Word;
use super::token::Token;
use crate::places::{FaultList, excerpt};
use arau_core::{Cell, Fault};
use std::collections::BTreeMap;

/// The largest side of a grid, and the most values.
pub(super) const MAX_SIDE: usize = 16;

/// Rows, columns and values of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ShapeSpec {
    /// Rows.
    pub(super) rows: usize,
    /// Columns.
    pub(super) cols: usize,
    /// The least value: 0 or 1.
    pub(super) low: i32,
    /// The greatest value.
    pub(super) high: i32,
    /// Whether nothing is said of rows, columns and boxes.
    pub(super) is_raw: bool,
}

impl ShapeSpec {
    /// A square with the usual values.
    pub(super) fn square(side: usize) -> ShapeSpec {
        ShapeSpec { rows: side, cols: side, low: 1, high: side as i32, is_raw: false }
    }

    /// The longer side.
    pub(super) fn longest(&self) -> usize {
        self.rows.max(self.cols)
    }

    /// Cells of the grid.
    pub(super) fn n_cells(&self) -> usize {
        self.rows * self.cols
    }

    /// The diagonal that a cell of the edge names: from the left edge down to the right, from the top down to the left,
    /// from the right up to the left, from the bottom up to the right. The corners at the top start one each, those at
    /// the bottom none.
    pub(super) fn diagonal(&self, (row, col): (usize, usize)) -> Option<Vec<Cell>> {
        let (last_row, last_col) = (self.rows - 1, self.cols - 1);
        let (down, right): (isize, isize) = match (row, col) {
            (row, 0) if row < last_row => (1, 1),
            (0, _) => (1, -1),
            (row, col) if col == last_col && row < last_row => (-1, -1),
            (row, col) if row == last_row && 0 < col && col < last_col => (-1, 1),
            _ => return None,
        };
        let at = |n: isize| {
            let (row, col) = (row.checked_add_signed(down * n)?, col.checked_add_signed(right * n)?);
            (row <= last_row && col <= last_col).then(|| Cell::at(row * self.cols + col))
        };
        let cells: Vec<Cell> = (0..).map_while(at).collect();
        (cells.len() > 1).then_some(cells)
    }

    /// Number of values.
    pub(super) fn n_values(&self) -> usize {
        (self.high - self.low + 1) as usize
    }

    /// `RxC`, `RxC~values`, `RxC~values~Raw`; or what is wrong with it.
    fn parse(args: &[Word<'_>]) -> Result<ShapeSpec, String> {
        let text = |idx: usize| args.get(idx).map_or("", |word| word.text);
        if args.len() > 3 || args.len() > 1 && text(args.len() - 1).is_empty() {
            return Err("must be RxC, RxC~values or RxC~values~Raw".into());
        }
        let sides = text(0).split_once('x').and_then(|(rows, cols)| Some((number(rows)?, number(cols)?)));
        let Some((rows @ 1..=MAX_SIDE, cols @ 1..=MAX_SIDE)) = sides else {
            return Err(format!(
                "`{}` is not rows x columns from 1x1 to {MAX_SIDE}x{MAX_SIDE}",
                excerpt(text(0))
            ));
        };
        let (low, high) = match (text(1), text(1).split_once('-')) {
            ("", _) => (1, rows.max(cols)),
            (_, Some((low, high))) => number(low).zip(number(high)).ok_or_else(|| bad_values(text(1)))?,
            (high, None) => (1, number(high).ok_or_else(|| bad_values(high))?),
        };
        let is_raw = match text(2) {
            "Raw" => true,
            "" | "Sudoku" => false,
            other => {
                return Err(format!("`{}` is not a kind of grid; use `Raw` or `Sudoku`", excerpt(other)));
            }
        };
        if low > 1 || high < low || high - low >= MAX_SIDE {
            return Err(bad_values(text(1)));
        }
        let shape = ShapeSpec { rows, cols, low: low as i32, high: high as i32, is_raw };
        if !is_raw && shape.n_values() < shape.longest() {
            return Err(format!("{} values are too few for {rows}x{cols} cells", shape.n_values()));
        }
        Ok(shape)
    }
}

fn bad_values(text: &str) -> String {
    format!("`{}` is not a range of at most {MAX_SIDE} values that starts at 0 or 1", excerpt(text))
}

/// A number without sign that fits easily.
fn number(text: &str) -> Option<usize> {
    let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

/// A declared group of variables.
#[derive(Debug)]
struct Variables {
    count: usize,
    /// Cells in a row; those of the grid if not stated.
    columns: Option<usize>,
    at: usize,
}

/// The regions of a jigsaw layout.
pub(super) struct Map {
    /// A character per cell, `.` for the cells of no region.
    pub(super) drawn: String,
    /// The regions.
    pub(super) pieces: Vec<Vec<Cell>>,
}

/// What the string says of its board.
#[derive(Debug, Default)]
pub(super) struct Layout<'s> {
    /// The shape, and where it is stated.
    pub(super) shape: Option<(ShapeSpec, usize)>,
    /// Whether there are no boxes.
    pub(super) no_boxes: bool,
    /// The size of a region, and where it is stated.
    region_size: Option<(usize, usize)>,
    layouts: Vec<Word<'s>>,
    variables: BTreeMap<String, Variables>,
    /// Where it is said that the regions are to be found.
    pub(super) chaos: Option<usize>,
    /// Whether the cells that a doppelganger puzzle derives from its regions are spoken of.
    pub(super) names_doppelgangers: bool,
}

impl<'s> Layout<'s> {
    /// Takes what the tokens say of the board.
    pub(super) fn read(&mut self, tokens: &[Token<'s>], faults: &mut FaultList<'_>) {
        for token in tokens {
            match token.kind {
                "Shape" => self.add_shape(ShapeSpec::parse(&token.args), token.at, faults),
                "NoBoxes" => self.no_boxes = true,
                "RegionSize" => match token.args.first().and_then(|word| number(word.text)) {
                    Some(size @ 1..=256) => self.region_size = Some((size, token.at)),
                    _ => faults.push(token.at, Fault::missing("`.RegionSize` needs a number of cells")),
                },
                "Jigsaw" if (1..=2).contains(&token.args.len()) => self.layouts.extend(token.args.last()),
                "Jigsaw" => faults.push(token.at, Fault::missing("`.Jigsaw` needs one layout")),
                "Var" => self.add_variables(token, faults),
                "ChaosConstruction" => self.chaos = Some(token.at),
                _ => {}
            }
        }
    }

    /// A shape that is stated twice must be the same.
    pub(super) fn add_shape(
        &mut self,
        shape: Result<ShapeSpec, String>,
        at: usize,
        faults: &mut FaultList<'_>,
    ) {
        match (shape, self.shape) {
            (Err(reason), _) => faults.push(at, format!("`.Shape` {reason}")),
            (Ok(shape), Some((earlier, _))) if shape != earlier => {
                faults.push(at, "an earlier constraint states a different grid shape");
            }
            (Ok(shape), _) => self.shape = Some((shape, at)),
        }
    }

    /// A jigsaw layout from a text of its own.
    pub(super) fn add_jigsaw(&mut self, layout: Word<'s>) {
        self.layouts.push(layout);
        self.no_boxes = true;
    }

    fn add_variables(&mut self, token: &Token<'s>, faults: &mut FaultList<'_>) {
        let text = |idx: usize| token.args.get(idx).map_or("", |word| word.text);
        let prefix = text(0);
        if prefix.is_empty() || prefix.len() > 40 || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
            faults.push(
                token.at,
                Fault::invalid(format!("`.Var` needs a name in letters A-Z, not `{}`", excerpt(prefix))),
            );
            return;
        }
        let positive = |text: &str| number(text).filter(|_| !text.starts_with('0'));
        let size = match text(2).split_once('x') {
            Some((rows, cols)) => positive(rows).zip(positive(cols)).map(|(r, c)| (r * c, Some(c))),
            None => positive(text(2)).map(|count| (count, None)),
        };
        let (count, columns) = size.unwrap_or((1, None));
        if columns.is_some_and(|columns| columns > MAX_SIDE) {
            faults.push(token.at, format!("variables have at most {MAX_SIDE} columns"));
        }
        self.variables.insert(format!("V{prefix}"), Variables { count, columns, at: token.at });
    }

    /// The shape; a plain 9×9 if none is stated.
    pub(super) fn shape_spec(&self) -> ShapeSpec {
        self.shape.map_or(ShapeSpec::square(9), |(shape, _)| shape)
    }

    /// The size of a region, if it is stated.
    pub(super) fn region_size(&self) -> Option<usize> {
        self.region_size.map(|(size, _)| size)
    }

    /// Where the shape is stated, for faults of the board as a whole.
    pub(super) fn at(&self) -> usize {
        self.shape.map_or(0, |(_, at)| at)
    }

    /// The regions of each layout. `None`, with faults, if one cannot be.
    pub(super) fn jigsaws(&self, shape: &ShapeSpec, faults: &mut FaultList<'_>) -> Option<Vec<Map>> {
        let mut maps = Vec::new();
        for layout in &self.layouts {
            match self.jigsaw(layout.text, shape) {
                Ok(map) => maps.extend(map),
                Err(reason) => {
                    faults.push(layout.at, format!("`.Jigsaw`: {reason}"));
                    return None;
                }
            }
        }
        Some(maps)
    }

    fn jigsaw(&self, layout: &str, shape: &ShapeSpec) -> Result<Option<Map>, String> {
        let names: Vec<char> = layout.chars().collect();
        if names.len() != shape.n_cells() {
            return Err(format!("the layout has {} characters for {} cells", names.len(), shape.n_cells()));
        }
        let mut regions: BTreeMap<char, Vec<Cell>> = BTreeMap::new();
        for (idx, &name) in names.iter().enumerate() {
            regions.entry(name).or_default().push(Cell::at(idx));
        }
        if regions.len() == 1 {
            return Ok(None);
        }
        let is_piece = |cells: &Vec<Cell>| (shape.longest()..=shape.n_values()).contains(&cells.len());
        if regions.values().filter(|cells| !is_piece(cells)).count() > 1 {
            return Err("its regions have different sizes".into());
        }
        let size = self.region_size().unwrap_or(shape.longest());
        if let Some((name, cells)) = regions.iter().find(|(_, cells)| is_piece(cells) && cells.len() != size)
        {
            return Err(format!("region `{name}` has {} cells, but needs {size}", cells.len()));
        }
        let of_cell = |name: &char| if is_piece(&regions[name]) { *name } else { '.' };
        let rows: Vec<String> =
            names.chunks(shape.cols).map(|row| row.iter().map(of_cell).collect()).collect();
        let pieces: Vec<Vec<Cell>> = regions.into_values().filter(is_piece).collect();
        Ok(Some(Map { drawn: rows.join("\n"), pieces }).filter(|map| !map.pieces.is_empty()))
    }

    /// Every group of variables by name: prefix, number of cells, cells in a row, and where it is declared.
    pub(super) fn variables(
        &self,
        shape: &ShapeSpec,
        boxes: Option<(usize, usize)>,
    ) -> Vec<(String, usize, usize, usize)> {
        let declared = self.variables.iter();
        let mut groups: Vec<(String, usize, usize, usize)> = declared
            .map(|(name, v)| (name.clone(), v.count, v.columns.unwrap_or(shape.cols), v.at))
            .collect();
        groups.extend(self.chaos.map(|at| ("CC".to_string(), shape.n_cells(), shape.cols, at)));
        if self.names_doppelgangers {
            // One box per cell of a box, in as many columns as a box has.
            let (n_boxes, columns) = boxes.map_or((0, 1), |(height, width)| (height * width, width));
            let derived =
                [("DGB", n_boxes, columns), ("DGC", shape.rows, shape.cols), ("DGR", shape.cols, shape.cols)];
            let present = derived.iter().filter(|(_, count, _)| *count > 0);
            groups
                .extend(present.map(|&(name, count, columns)| (name.to_string(), count, columns, self.at())));
        }
        groups.sort();
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Result<ShapeSpec, String> {
        let args: Vec<Word<'_>> = text.split('~').map(|text| Word { text, at: 0 }).collect();
        ShapeSpec::parse(&args)
    }

    #[test]
    fn shapes_are_read() {
        assert_eq!(shape("9x9"), Ok(ShapeSpec::square(9)));
        assert_eq!(shape("6x6~9").map(|s| (s.low, s.high)), Ok((1, 9)));
        assert_eq!(shape("9x9~0-8~Sudoku").map(|s| (s.low, s.high, s.is_raw)), Ok((0, 8, false)));
        assert_eq!(shape("2x3~~Raw").map(|s| (s.high, s.is_raw)), Ok((3, true)));
        for bad in [
            "9",
            "0x9",
            "17x17",
            "9x9~8",
            "9x9~2-9",
            "9x9~0-16",
            "9x9~",
            "9x9~~Odd",
            "9x9~9~Raw~1",
            "99999999999x1",
        ] {
            assert!(shape(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn one_region_of_a_layout_may_be_left_over() {
        let layout = Layout::default();
        let map = layout.jigsaw("aabbaabb.ccd.ddd", &ShapeSpec::square(4));
        assert!(map.is_err_and(|reason| reason.contains("different sizes")));
        let map = layout.jigsaw("aabbaabbcccccccc", &ShapeSpec::square(4)).unwrap().unwrap();
        assert_eq!((map.pieces.len(), &*map.drawn), (2, "aabb\naabb\n....\n...."));
        assert!(layout.jigsaw("aaaaaaaaaaaaaaaa", &ShapeSpec::square(4)).unwrap().is_none());
        assert!(layout.jigsaw("abc", &ShapeSpec::square(4)).is_err());
    }
}
