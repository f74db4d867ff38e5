//! Owns the group of a grid with rectangular boxes: orders of bands, of rows in a band, of stacks, of columns in a stack,
//! and turning over where boxes are square.
//!
//! Rows and columns are moved independently, so classes of the whole follow from those of rows and of columns: a class
//! of each for symmetries that keep rows rows, the two being exchangeable where boxes are square. A symmetry that turns over
//! moves rows by one permutation and columns by another; it is conjugate to one that moves only rows, and those are
//! conjugate if their permutations are.

use std::collections::HashMap;

/// The size of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boxes {
    /// Rows of a box.
    pub rows: usize,
    /// Columns of a box.
    pub columns: usize,
}

/// Where each line goes.
pub type Lines = Vec<u8>;

/// A symmetry: lines go elsewhere, after turning over or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// Whether columns become rows first.
    pub is_transposed: bool,
    /// Where each row goes.
    pub rows: Lines,
    /// Where each column goes.
    pub columns: Lines,
}

/// Symmetries that are conjugate to each other.
#[derive(Clone, Debug)]
pub struct Class {
    /// One of them.
    pub symmetry: Symmetry,
    /// How many they are.
    pub size: u64,
}

impl Symmetry {
    /// Where each cell goes, row by row.
    pub fn cells(&self) -> Vec<u8> {
        let n = self.rows.len();
        let go = |cell: usize| {
            let (row, column) = if self.is_transposed { (cell % n, cell / n) } else { (cell / n, cell % n) };
            usize::from(self.rows[row]) * n + usize::from(self.columns[column])
        };
        (0..n * n).map(|cell| go(cell) as u8).collect()
    }

    /// Whether nothing moves.
    pub fn is_identity(&self) -> bool {
        !self.is_transposed && [&self.rows, &self.columns].iter().all(|lines| lines.is_sorted())
    }
}

impl Boxes {
    /// Rows, columns and symbols of a grid.
    pub fn side(self) -> usize {
        self.rows * self.columns
    }

    /// The ways to move rows, a band holding as many as a box.
    pub fn row_moves(self) -> Vec<Lines> {
        moves(self.side(), self.rows)
    }

    /// The ways to move columns.
    pub fn column_moves(self) -> Vec<Lines> {
        moves(self.side(), self.columns)
    }

    /// The conjugacy classes of the group.
    pub fn classes(self) -> Vec<Class> {
        let (of_rows, of_columns) = (line_classes(&self.row_moves()), line_classes(&self.column_moves()));
        let is_square = self.rows == self.columns;
        let mut classes = Vec::new();
        for (i, (rows, n_rows)) in of_rows.iter().enumerate() {
            for (columns, n_columns) in of_columns.iter().skip(if is_square { i } else { 0 }) {
                let n_orders = if is_square && rows != columns { 2 } else { 1 };
                let symmetry =
                    Symmetry { is_transposed: false, rows: rows.clone(), columns: columns.clone() };
                classes.push(Class { symmetry, size: n_rows * n_columns * n_orders });
            }
        }
        if is_square {
            let n_moves = of_rows.iter().map(|(_, n)| n).sum::<u64>();
            let columns: Lines = (0..self.side() as u8).collect();
            classes.extend(of_rows.into_iter().map(|(rows, n)| {
                let symmetry = Symmetry { is_transposed: true, rows, columns: columns.clone() };
                Class { symmetry, size: n * n_moves }
            }));
        }
        classes
    }
}

impl Symmetry {
    /// Symmetries that commute with this one and keep a cell, as where each cell goes: a group, not of all, but of enough.
    pub(super) fn commuting(&self, boxes: Boxes, kept: usize) -> Vec<Vec<u8>> {
        let Symmetry { is_transposed, rows, columns } = self;
        let (row, column) = (kept / boxes.side(), kept % boxes.side());
        let both = |lines: &[u8], all: Vec<Lines>, line: usize| -> Vec<Lines> {
            let keeps = |other: &Lines| usize::from(other[line]) == line;
            all.into_iter().filter(|other| keeps(other) && then(other, lines) == then(lines, other)).collect()
        };
        let of_rows = both(rows, boxes.row_moves(), row);
        let pair = |rows: &Lines, columns: &Lines| {
            Symmetry { is_transposed: false, rows: rows.clone(), columns: columns.clone() }.cells()
        };
        if *is_transposed {
            // What moves rows and columns alike commutes if it does so with the rows' part, the columns' being none.
            let keeps = |lines: &&Lines| usize::from(lines[column]) == column;
            return of_rows.iter().filter(keeps).map(|lines| pair(lines, lines)).collect();
        }
        let of_columns = both(columns, boxes.column_moves(), column);
        of_rows.iter().flat_map(|rows| of_columns.iter().map(move |columns| pair(rows, columns))).collect()
    }
}

/// Every way to move lines that keeps those of a chute together.
fn moves(n: usize, chute: usize) -> Vec<Lines> {
    fn extend(order: &mut Lines, n: usize, chute: usize, to: &mut Vec<Lines>) {
        if order.len() == n {
            to.push(order.clone());
            return;
        }
        for line in 0..n as u8 {
            let starts = order.len().is_multiple_of(chute);
            let goes_on =
                order.last().is_some_and(|&last| usize::from(last) / chute == usize::from(line) / chute);
            if (starts || goes_on) && !order.contains(&line) {
                order.push(line);
                extend(order, n, chute, to);
                order.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(&mut Vec::new(), n, chute, &mut all);
    all
}

/// The first move and then the second.
fn then(first: &[u8], second: &[u8]) -> Lines {
    first.iter().map(|&line| second[usize::from(line)]).collect()
}

/// A move of every conjugacy class, and how many are in it.
fn line_classes(moves: &[Lines]) -> Vec<(Lines, u64)> {
    let numbers: HashMap<&Lines, usize> = moves.iter().zip(0..).collect();
    let mut is_seen = vec![false; moves.len()];
    let mut classes = Vec::new();
    for (i, lines) in moves.iter().enumerate() {
        if is_seen[i] {
            continue;
        }
        let mut n = 0;
        for by in moves {
            let mut conjugate = vec![0; lines.len()];
            lines.iter().zip(by).for_each(|(&to, &from)| conjugate[usize::from(from)] = by[usize::from(to)]);
            let is_seen = &mut is_seen[numbers[&conjugate]];
            n += u64::from(!*is_seen);
            *is_seen = true;
        }
        classes.push((lines.clone(), n));
    }
    classes
}
