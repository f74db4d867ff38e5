//! Divides boards into cages.

use crate::draft::Draft;
use arau_core::{Cell, Geometry, RectPart};
use std::ops::RangeInclusive;

impl Draft {
    /// Divides the free cells into connected cages of about these sizes; cells that are left over join a neighbour's
    /// cage. Where `distinct`, no cage holds a symbol twice.
    pub fn cages(&mut self, sizes: RangeInclusive<usize>, distinct: bool) -> Vec<Vec<Cell>> {
        let n_cells = self.spec.geometry.n_cells();
        let mut cage_of: Vec<Option<usize>> = vec![None; n_cells];
        let mut cages: Vec<Vec<Cell>> = Vec::new();
        for start in self.dice.shuffled(self.spec.geometry.cells()) {
            if cage_of[start.idx()].is_some() {
                continue;
            }
            let size = sizes.start() + self.dice.below(sizes.end() - sizes.start() + 1);
            let mut cage = vec![start];
            cage_of[start.idx()] = Some(cages.len());
            while cage.len() < size {
                let border = cage.iter().flat_map(|&c| self.spec.geometry.neighbours(c).to_vec());
                let open = border.filter(|c| cage_of[c.idx()].is_none() && self.fits(&cage, *c, distinct));
                let open: Vec<Cell> = open.collect();
                if open.is_empty() {
                    break;
                }
                let next = open[self.dice.below(open.len())];
                cage_of[next.idx()] = Some(cages.len());
                cage.push(next);
            }
            cages.push(cage);
        }
        self.join_singles(&mut cages, *sizes.end(), distinct);
        for cage in &mut cages {
            cage.sort_unstable();
        }
        cages.sort_unstable();
        cages
    }

    fn fits(&self, cage: &[Cell], cell: Cell, distinct: bool) -> bool {
        !distinct || cage.iter().all(|c| self.solution[c.idx()] != self.solution[cell.idx()])
    }

    /// Gives single cells to the smallest neighbouring cage that takes them.
    fn join_singles(&self, cages: &mut Vec<Vec<Cell>>, largest: usize, distinct: bool) {
        for cell in self.spec.geometry.cells() {
            let Some(single) = cages.iter().position(|cage| cage.len() == 1 && cage[0] == cell) else {
                continue;
            };
            let around = self.spec.geometry.neighbours(cell);
            let takes = |cage: &Vec<Cell>| {
                cage.len() <= largest
                    && cage.iter().any(|c| around.contains(c))
                    && self.fits(cage, cell, distinct)
            };
            let host = (0..cages.len()).filter(|&i| i != single && takes(&cages[i]));
            if let Some(host) = host.min_by_key(|&i| cages[i].len()) {
                cages[host].push(cell);
                cages.remove(single);
            }
        }
    }
}

/// Whether all these cells lie in one box.
pub fn in_one_box(geometry: &Geometry, cells: &[Cell]) -> bool {
    geometry.groups_of("box").any(|group| cells.iter().all(|cell| group.cells.contains(cell)))
}

/// The neighbours that lie in one box.
pub fn pairs_in_boxes(geometry: &Geometry) -> Vec<(Cell, Cell)> {
    geometry.adjacent_pairs().filter(|&(a, b)| in_one_box(geometry, &[a, b])).collect()
}

/// The rows and columns of a part as they are seen from outside, each from both ends.
pub fn views(part: &RectPart) -> Vec<Vec<Cell>> {
    let rows =
        (0..part.n_rows as i32).map(|r| (0..part.n_cols as i32).filter_map(|c| part.at(r, c)).collect());
    let columns =
        (0..part.n_cols as i32).map(|c| (0..part.n_rows as i32).filter_map(|r| part.at(r, c)).collect());
    let lines: Vec<Vec<Cell>> = rows.chain(columns).collect();
    lines.into_iter().flat_map(|line| [line.clone(), line.into_iter().rev().collect()]).collect()
}

/// The diagonals of a part, from the edge inwards, that have at least this many cells.
pub fn diagonals(part: &RectPart, at_least: usize) -> Vec<Vec<Cell>> {
    let (n_rows, n_cols) = (part.n_rows as i32, part.n_cols as i32);
    let mut diagonals = Vec::new();
    for (dr, dc) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        for (row, col, _) in part.iter() {
            if part.at(row - dr, col - dc).is_some() {
                continue;
            }
            let steps = 0..n_rows.max(n_cols);
            let line: Vec<Cell> = steps.map_while(|k| part.at(row + k * dr, col + k * dc)).collect();
            if line.len() >= at_least {
                diagonals.push(line);
            }
        }
    }
    diagonals
}
