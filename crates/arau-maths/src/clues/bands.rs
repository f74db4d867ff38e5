//! Owns sets of cells as three bands of 27 cells each, one word per band.

use arau_core::Classic;
use arau_core::bits::ones;

/// Cells of a band: bit `9 r + c` is row `r` of the band and column `c`.
pub type BandCells = u32;

/// All cells of a band.
pub const WHOLE_BAND: BandCells = (1 << 27) - 1;

/// A set of cells, band by band.
pub type Cells = [BandCells; 3];

/// A set of cells as one word, row by row.
pub fn joined(cells: Cells) -> u128 {
    u128::from(cells[0]) | u128::from(cells[1]) << 27 | u128::from(cells[2]) << 54
}

/// The three bands of a set of cells.
pub fn split(cells: u128) -> Cells {
    [0, 1, 2].map(|band| (cells >> (27 * band)) as u32 & WHOLE_BAND)
}

/// The grid where the cells are, 0 elsewhere.
pub fn givens(grid: &Classic, cells: u128) -> Classic {
    let mut givens = Classic::EMPTY;
    ones(cells).for_each(|cell| givens[cell] = grid[cell]);
    givens
}

/// A grid with its bands in another order or turned over: whatever makes a search short.
#[derive(Clone, Copy)]
pub struct Arrangement {
    /// Which cell of the grid comes to each place.
    from: [u8; 81],
}

impl Arrangement {
    /// Bands in this order, after columns have become rows or not.
    pub fn new(is_transposed: bool, bands: [usize; 3]) -> Arrangement {
        let from = std::array::from_fn(|place| {
            let (row, column) = (3 * bands[place / 27] + place % 27 / 9, place % 9);
            (if is_transposed { 9 * column + row } else { 9 * row + column }) as u8
        });
        Arrangement { from }
    }

    /// The grid in this arrangement.
    pub fn arranged(&self, grid: &Classic) -> Classic {
        Classic(self.from.map(|cell| grid[usize::from(cell)]))
    }

    /// Where places of this arrangement are in the grid.
    pub fn restored(&self, places: u128) -> u128 {
        let mut cells = 0;
        ones(places).for_each(|place| cells |= 1 << self.from[place]);
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_split_and_joined() {
        let cells = 0x1_2345_6789_abcd_ef01_2345u128 & ((1 << 81) - 1);
        assert_eq!(joined(split(cells)), cells);
        assert_eq!(split(1 << 80 | 1 << 27 | 1), [1, 1, 1 << 26]);
    }

    #[test]
    fn arrangements_keep_houses_and_are_undone() {
        let cell_numbers = Classic(std::array::from_fn(|cell| cell as u8));
        for is_transposed in [false, true] {
            let arrangement = Arrangement::new(is_transposed, [2, 0, 1]);
            let arranged = arrangement.arranged(&cell_numbers);
            let line = |cell: u8| if is_transposed { cell % 9 } else { cell / 9 };
            assert_eq!([0, 9, 18, 27, 54].map(|place| line(arranged[place])), [6, 7, 8, 0, 3]);
            for (place, cell) in arranged.iter().enumerate() {
                assert_eq!(arrangement.restored(1 << place), 1 << cell);
            }
        }
    }
}
