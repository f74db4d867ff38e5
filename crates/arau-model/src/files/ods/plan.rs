//! Owns the plan of a spreadsheet: which rows of the 0-1 program are sums over cells, which over houses, and which are
//! others. Houses that share no cell are numbered together, as in Peško's table of block numbers.

use crate::names::Names;
use crate::{Program, Row};
use arau_core::{Cell, Constraint, Puzzle};
use std::collections::HashMap;

/// More numberings than this would not fit a screen; further houses are rows like others.
const MAX_NUMBERINGS: usize = 12;

/// A house: each symbol once in its cells, or at most once.
pub struct House {
    /// Such as `row 3`.
    pub name: String,
    /// Whether each symbol must stand in it.
    pub has_all: bool,
    /// Index of its numbering.
    pub numbering: usize,
    /// Its number there, from 1.
    pub number: i64,
}

/// Houses without common cells, numbered from 1: one number per cell, 0 where a cell is in none of them.
pub struct Numbering {
    /// What they are, such as `box`.
    pub title: String,
    /// Whether they are rows or columns, which anyone sees.
    pub are_lines: bool,
    /// Whether they are what thick lines are drawn around.
    pub are_boxes: bool,
    /// The number of each cell.
    pub numbers: Vec<i64>,
    kind: String,
    n_houses: i64,
}

/// A program, sorted for a sheet.
pub struct Plan {
    /// Numberings of houses.
    pub numberings: Vec<Numbering>,
    /// Houses that have all symbols, then the others.
    pub houses: Vec<House>,
    /// All other rows: equations, then those with a lower bound, with both, with an upper bound.
    pub others: Vec<Row>,
}

impl Plan {
    /// Sorts the rows of a puzzle's program.
    pub fn of(puzzle: &Puzzle, program: &Program) -> Plan {
        let mut plan = Plan { numberings: Vec::new(), houses: Vec::new(), others: Vec::new() };
        let kinds = kinds_of_houses(puzzle);
        let suffix = format!("_{}", Names::of(puzzle).symbol(0));
        let mut rows = program.rows();
        while let [first, rest @ ..] = rows {
            let house =
                is_house(rows, puzzle).filter(|cells| plan.add_house(puzzle, &kinds, cells, first, &suffix));
            rows = match house {
                Some(_) => &rows[puzzle.n_symbols()..],
                None => {
                    if !is_cell(first, puzzle.n_symbols()) {
                        plan.others.push(first.clone());
                    }
                    rest
                }
            };
        }
        plan.houses.sort_by_key(|house| !house.has_all);
        plan.others.sort_by_key(kind_of_bounds);
        plan.name_twins();
        plan
    }

    /// Numbers a house, unless nobody posted it as one, or there are too many.
    fn add_house(&mut self, puzzle: &Puzzle, kinds: &Kinds, cells: &[Cell], row: &Row, suffix: &str) -> bool {
        let Some(kind) = kinds.get(&sorted(cells)) else { return false };
        let fits = |numbering: &Numbering| {
            numbering.kind == *kind && cells.iter().all(|cell| numbering.numbers[cell.idx()] == 0)
        };
        let numbering = match self.numberings.iter().position(fits) {
            Some(known) => known,
            None if self.numberings.len() == MAX_NUMBERINGS => return false,
            None => {
                self.numberings.push(Numbering::new(kind, puzzle.n_cells()));
                self.numberings.len() - 1
            }
        };
        let number = self.numberings[numbering].add(cells);
        let name = match row.name.strip_suffix(suffix) {
            Some(name) if !is_number_of_constraint(name) => name.replace('_', " "),
            // Without a name of its own, it bears that of its rule.
            _ => format!("{kind} {}", self.n_houses_of(kind)),
        };
        self.houses.push(House { name, has_all: row.min.is_some(), numbering, number });
        true
    }

    /// How many houses of a kind there are, in all numberings.
    fn n_houses_of(&self, kind: &str) -> i64 {
        let alike = self.numberings.iter().filter(|numbering| numbering.kind == kind);
        alike.map(|numbering| numbering.n_houses).sum()
    }

    /// Numbers titles that stand twice.
    fn name_twins(&mut self) {
        for idx in 1..self.numberings.len() {
            let kind = self.numberings[idx].kind.clone();
            let n_before = self.numberings[..idx].iter().filter(|other| other.kind == kind).count();
            if n_before > 0 {
                self.numberings[idx].title = format!("{kind} ({})", n_before + 1);
            }
        }
    }

    /// How many of the houses have all symbols. They come first.
    pub fn n_full_houses(&self) -> usize {
        self.houses.iter().filter(|house| house.has_all).count()
    }

    /// How many of the other rows are of each kind, in their order.
    pub fn n_others(&self) -> [usize; 4] {
        let mut counts = [0; 4];
        for row in &self.others {
            counts[kind_of_bounds(row)] += 1;
        }
        counts
    }

    /// The numbering that thick lines are drawn around, if there is one.
    pub fn boxes(&self) -> Option<&Numbering> {
        self.numberings.iter().find(|numbering| numbering.are_boxes)
    }
}

impl Numbering {
    /// The cells of its houses.
    pub fn houses(&self) -> impl Iterator<Item = Vec<usize>> + '_ {
        let cells_of =
            |number: i64| (0..self.numbers.len()).filter(|&cell| self.numbers[cell] == number).collect();
        (1..=self.n_houses).map(cells_of)
    }

    fn new(kind: &str, n_cells: usize) -> Numbering {
        Numbering {
            title: kind.to_string(),
            are_lines: ["row", "column"].contains(&kind),
            are_boxes: ["box", "region"].contains(&kind),
            numbers: vec![0; n_cells],
            kind: kind.to_string(),
            n_houses: 0,
        }
    }

    fn add(&mut self, cells: &[Cell]) -> i64 {
        self.n_houses += 1;
        for cell in cells {
            self.numbers[cell.idx()] = self.n_houses;
        }
        self.n_houses
    }
}

/// What each house is, by its cells: the kind of the group that they form, or the title of the rule.
type Kinds = HashMap<Vec<Cell>, String>;

fn kinds_of_houses(puzzle: &Puzzle) -> Kinds {
    let groups = puzzle.geometry().groups().iter();
    let groups: HashMap<Vec<Cell>, &str> = groups.map(|group| (sorted(&group.cells), &*group.kind)).collect();
    let mut kinds = Kinds::new();
    for posted in puzzle.constraints() {
        if let Constraint::Permutation { cells } | Constraint::Distinct { cells } = &posted.constraint {
            let rule = puzzle.spec().rules[posted.rule].rule.info().title;
            let cells = sorted(cells);
            let kind = groups.get(&cells).copied().unwrap_or(rule).to_string();
            kinds.entry(cells).or_insert(kind);
        }
    }
    kinds
}

fn sorted(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// Whether a name only counts constraints, such as `c28`.
fn is_number_of_constraint(name: &str) -> bool {
    name.strip_prefix('c')
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a row is the sum over the symbols of one cell, which is 1.
fn is_cell(row: &Row, n_symbols: usize) -> bool {
    let first = row.terms.first().map_or(1, |term| term.0.idx());
    row.terms.len() == n_symbols
        && first.is_multiple_of(n_symbols)
        && (row.min, row.max) == (Some(1), Some(1))
        && row.terms.iter().enumerate().all(|(i, term)| (term.0.idx(), term.1) == (first + i, 1))
}

/// The cells of a house, if the first rows state one, symbol by symbol.
fn is_house(rows: &[Row], puzzle: &Puzzle) -> Option<Vec<Cell>> {
    let (n_symbols, n_cells) = (puzzle.n_symbols(), puzzle.n_cells());
    let rows = rows.get(..n_symbols)?;
    let cells_for = |row: &Row, symbol: usize| {
        let cell = |term: &(crate::VarId, i64)| {
            let (variable, coefficient) = (term.0.idx(), term.1);
            let fits = coefficient == 1 && variable % n_symbols == symbol && variable / n_symbols < n_cells;
            fits.then(|| Cell::at(variable / n_symbols))
        };
        row.terms.iter().map(cell).collect::<Option<Vec<Cell>>>()
    };
    let cells = cells_for(&rows[0], 0)?;
    let bounds =
        |row: &Row| row.max == Some(1) && row.min == rows[0].min && row.min.is_none_or(|min| min == 1);
    let alike = |(symbol, row): (usize, &Row)| bounds(row) && cells_for(row, symbol).as_ref() == Some(&cells);
    (cells.len() > 1 && rows.iter().enumerate().all(alike)).then_some(cells)
}

fn kind_of_bounds(row: &Row) -> usize {
    match (row.min, row.max) {
        (Some(min), Some(max)) if min == max => 0,
        (Some(_), None) => 1,
        (Some(_), Some(_)) => 2,
        _ => 3,
    }
}
