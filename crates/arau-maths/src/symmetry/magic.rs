//! Owns the magic grids that a symmetry keeps. Rows and columns of every box sum to 15, so that not every renaming of the
//! digits will do: 72 keep the 72 boxes boxes, and each turns the first box of a grid into another one. Hence grids up to
//! such names are those whose first box is a certain one, and these are few enough to look at each.

use crate::counting::magic::{Lines, bands, boxes, disjoint, rest};
use rustc_hash::FxHashMap;

/// The renamings that keep magic boxes magic.
pub const N_NAMES: u64 = 72;

/// A digit for every cell, from 0.
pub type Classic = [u8; 81];

/// All magic grids whose first box is the first of all.
pub fn grids() -> Vec<Classic> {
    let boxes = boxes();
    let bands = bands(&boxes);
    let columns = |band: &[usize; 3]| band.map(|i| boxes[i].1);
    let mut with_columns: FxHashMap<[Lines; 3], Vec<[usize; 3]>> = FxHashMap::default();
    for band in &bands {
        with_columns.entry(columns(band)).or_default().push(*band);
    }
    let mut grids = Vec::new();
    for upper in bands.iter().filter(|band| band[0] == 0) {
        let above = columns(upper);
        for middle in &bands {
            let below = columns(middle);
            if (0..3).all(|stack| disjoint(above[stack], below[stack])) {
                let left = [0, 1, 2].map(|stack| rest(above[stack], below[stack]));
                for lower in with_columns.get(&left).into_iter().flatten() {
                    grids.push(grid([upper, middle, lower].map(|band| band.map(|i| boxes[i]))));
                }
            }
        }
    }
    grids
}

/// The digit in a row and a column of a box is the one that both have.
fn grid(bands: [[(Lines, Lines); 3]; 3]) -> Classic {
    std::array::from_fn(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        let (rows, columns) = bands[row / 3][column / 3];
        (rows[row % 3] & columns[column % 3]).trailing_zeros() as u8
    })
}

/// How many of these grids a symmetry keeps, but for names.
pub fn n_kept(grids: &[Classic], cells: &[u8]) -> u64 {
    grids.iter().filter(|grid| is_kept(grid, cells)).count() as u64
}

/// Whether one renaming does in all cells what the symmetry does. It turns a magic box into another one, so it is legal.
fn is_kept(grid: &Classic, cells: &[u8]) -> bool {
    const NONE: u8 = u8::MAX;
    let mut names = [NONE; 9];
    grid.iter().zip(cells).all(|(&digit, &to)| {
        let name = &mut names[usize::from(digit)];
        let there = grid[usize::from(to)];
        if *name == NONE {
            *name = there;
        }
        *name == there
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_up_to_names_are_a_72nd_of_all() {
        let grids = grids();
        assert_eq!(grids.len() as u64 * N_NAMES, 5_971_968);
        let sums = |grid: &Classic| {
            (0..27).all(|i| (0..3).map(|j| u32::from(grid[3 * i + j]) + 1).sum::<u32>() == 15)
        };
        assert!(grids.iter().all(sums));
    }
}
