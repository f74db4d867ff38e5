//! Owns the number of grids that a symmetry keeps, up to the names of the symbols.
//!
//! Without names, a grid is a partition of the cells into templates: sets with a cell in every row, column and box. A
//! symmetry keeps it if it moves every template onto a template of the grid. So the templates that follow each other under
//! the symmetry are in the grid together, and what is counted is the partitions into such unions of templates. The search
//! takes an open cell with the fewest unions and tries each of these. At the start, unions that a symmetry turns into
//! each other which commutes with the given one and keeps that cell lead to as many partitions; one is tried for all.

use super::group::Boxes;
use crate::counting::templates::templates;
use arau_core::bits::ones;
use std::collections::HashMap;

/// The templates of a grid: one bit per cell, row by row.
pub struct Templates {
    side: usize,
    all: Vec<u128>,
}

/// How many grids a symmetry keeps, as a sum: each part begins with a union of templates.
pub struct Parts {
    side: usize,
    unions: Vec<u128>,
    /// The unions to begin with, and for how many each stands.
    starts: Vec<(u128, u64)>,
}

impl Templates {
    /// Those of a grid with boxes. There are at most 128 cells.
    pub fn new(boxes: Boxes) -> Templates {
        assert!(boxes.side() * boxes.side() <= 128, "a bit for every cell");
        let mut all = Vec::new();
        add_rows(boxes, 0, 0, [0, 0], &mut all);
        Templates { side: boxes.side(), all }
    }

    /// Those of a 9×9 grid with these houses.
    pub fn of_houses(houses: &[u128]) -> Templates {
        Templates { side: 9, all: templates(houses) }
    }

    /// How the grids that a symmetry keeps are counted, names aside. Symmetries that commute with it and keep a cell, as
    /// where each cell goes, save work; they must be a group.
    pub fn parts(&self, cells: &[u8], commuting: impl FnOnce(usize) -> Vec<Vec<u8>>) -> Parts {
        let unions = self.unions(cells);
        let starts = rarest(&unions, every_cell(self.side)).map_or_else(Vec::new, |(_, with_cell)| {
            let through: Vec<u128> = unions.iter().copied().filter(|union| union & with_cell != 0).collect();
            orbits(&through, &commuting(with_cell.trailing_zeros() as usize))
        });
        Parts { side: self.side, unions, starts }
    }

    /// The unions of templates that follow each other and do not meet, each as often as it comes about.
    fn unions(&self, cells: &[u8]) -> Vec<u128> {
        self.all.iter().filter_map(|&template| union_from(template, cells)).collect()
    }
}

impl Parts {
    /// How many parts there are.
    pub fn n_parts(&self) -> usize {
        self.starts.len()
    }

    /// The number of grids in a part.
    pub fn part(&self, i: usize) -> u64 {
        let (start, n_alike) = self.starts[i];
        let rest: Vec<u128> = self.unions.iter().copied().filter(|union| union & start == 0).collect();
        let mut spare = vec![Vec::new(); self.side + 1];
        n_alike * n_partitions(&rest, every_cell(self.side) & !start, &mut spare)
    }
}

fn every_cell(side: usize) -> u128 {
    u128::MAX >> (128 - side * side)
}

fn add_rows(boxes: Boxes, row: usize, template: u128, [columns, used]: [u32; 2], to: &mut Vec<u128>) {
    let side = boxes.side();
    if row == side {
        to.push(template);
        return;
    }
    for column in 0..side {
        let box_ = row / boxes.rows * boxes.rows + column / boxes.columns;
        if columns >> column & 1 == 0 && used >> box_ & 1 == 0 {
            let with = template | 1 << (row * side + column);
            add_rows(boxes, row + 1, with, [columns | 1 << column, used | 1 << box_], to);
        }
    }
}

/// Where cells go.
fn moved(cells: u128, to: &[u8]) -> u128 {
    ones(cells).fold(0, |moved, cell| moved | 1 << to[cell])
}

/// The template with those that follow it, if they do not meet and it is the smallest of them.
fn union_from(template: u128, cells: &[u8]) -> Option<u128> {
    let mut union = template;
    let mut next = moved(template, cells);
    while next != template {
        if next & union != 0 || next < template {
            return None;
        }
        union |= next;
        next = moved(next, cells);
    }
    Some(union)
}

/// One of each orbit, and how many are in it. Unions that come about twice are told apart by number.
fn orbits(starts: &[u128], by: &[Vec<u8>]) -> Vec<(u128, u64)> {
    let mut n_alike: HashMap<u128, u64> = HashMap::new();
    starts.iter().for_each(|&start| *n_alike.entry(start).or_default() += 1);
    let mut found = Vec::new();
    for &start in starts {
        let Some(n) = n_alike.remove(&start) else { continue };
        let others: u64 = by.iter().filter_map(|cells| n_alike.remove(&moved(start, cells))).sum();
        found.push((start, n + others));
    }
    found
}

/// Of the first open cells one that has the fewest unions, and how many these are. While anything is open, a cell of the
/// first row is: every template has one there.
fn rarest(unions: &[u128], open: u128) -> Option<(usize, u128)> {
    let first_row = FIRST_CELLS & open;
    let mut counts = [0usize; 16];
    for union in unions {
        ones((union & first_row) as u32).for_each(|cell| counts[cell] += 1);
    }
    ones(first_row).map(|cell| (counts[cell], 1 << cell)).min()
}

const FIRST_CELLS: u128 = 0xffff;

/// How many ways there are to make the open cells of these unions, all of which lie within them.
fn n_partitions(unions: &[u128], open: u128, spare: &mut [Vec<u128>]) -> u64 {
    if open == 0 {
        return 1;
    }
    let Some((n_unions, cell)) = rarest(unions, open) else { return 0 };
    if n_unions == 0 {
        return 0;
    }
    let Some((list, spare)) = spare.split_first_mut() else { return 0 };
    let mut n = 0;
    for &union in unions.iter().filter(|&union| union & cell != 0) {
        let still_open = open & !union;
        if still_open == 0 {
            n += 1;
            continue;
        }
        list.clear();
        list.extend(unions.iter().filter(|&other| other & union == 0));
        n += n_partitions(list, still_open, spare);
    }
    n
}
