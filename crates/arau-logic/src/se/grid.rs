//! The working position of the rating: candidates by cell and by house, both as nine-bit masks.
//!
//! ```text
//!  cands[cell]            bit s: symbol s may stand in the cell
//!  places[house][symbol]  bit i: the i-th cell of the house may hold the symbol
//!
//!  houses  0..9 boxes, 9..18 rows, 18..27 columns (the order in which chains look at them)
//! ```
//!
//! The two views say the same; every change goes through [`Grid::remove`] or [`Grid::place`].

use arau_core::bits::ones;

/// A set of cells.
pub(super) type Cells = u128;

/// The number of candidates a board can have at most; a candidate is `cell * 9 + symbol`.
pub(super) const CANDIDATES: usize = 729;

pub(super) const BOXES: usize = 0;
pub(super) const ROWS: usize = 9;
pub(super) const COLUMNS: usize = 18;

/// What never changes: which cell lies where.
pub(super) struct Board {
    /// The cells of each house, in reading order.
    pub cells: [[u8; 9]; 27],
    /// The cells of each house as a set.
    pub house_set: [Cells; 27],
    /// Box, row and column of each cell.
    pub houses: [[u8; 3]; 81],
    /// The place of a cell in its box, row and column.
    pub index: [[u8; 3]; 81],
    /// The peers of a cell: those of its box, then of its row, then of its column.
    pub peers: [[u8; 20]; 81],
    /// The same as a set.
    pub peer_set: [Cells; 81],
    /// The places of the first house that lie in the second.
    pub shared: [[u16; 27]; 27],
    /// Places of the row (0) and of the column (1) of a cell that are not in its box.
    pub outside_box: [[u16; 2]; 81],
}

pub(super) static BOARD: Board = make_board();

const fn make_board() -> Board {
    let mut b = Board {
        cells: [[0; 9]; 27],
        house_set: [0; 27],
        houses: [[0; 3]; 81],
        index: [[0; 3]; 81],
        peers: [[0; 20]; 81],
        peer_set: [0; 81],
        shared: [[0; 27]; 27],
        outside_box: [[0; 2]; 81],
    };
    let mut c = 0;
    while c < 81 {
        let (r, k) = (c / 9, c % 9);
        let x = r / 3 * 3 + k / 3;
        let i = r % 3 * 3 + k % 3;
        b.houses[c] = [x as u8, (9 + r) as u8, (18 + k) as u8];
        b.index[c] = [i as u8, k as u8, r as u8];
        b.cells[x][i] = c as u8;
        b.cells[9 + r][k] = c as u8;
        b.cells[18 + k][r] = c as u8;
        b.house_set[x] |= 1 << c;
        b.house_set[9 + r] |= 1 << c;
        b.house_set[18 + k] |= 1 << c;
        b.outside_box[c] = [0x1ff & !(7 << (k / 3 * 3)), 0x1ff & !(7 << (r / 3 * 3))];
        c += 1;
    }
    c = 0;
    while c < 81 {
        let mut n = 0;
        let mut kind = 0;
        while kind < 3 {
            let mut i = 0;
            while i < 9 {
                let p = b.cells[b.houses[c][kind] as usize][i];
                if p as usize != c && b.peer_set[c] & (1 << p) == 0 {
                    b.peer_set[c] |= 1 << p;
                    b.peers[c][n] = p;
                    n += 1;
                }
                i += 1;
            }
            let mut other = 0;
            while other < 3 {
                let (from, to) = (b.houses[c][kind] as usize, b.houses[c][other] as usize);
                b.shared[from][to] |= 1 << b.index[c][kind];
                other += 1;
            }
            kind += 1;
        }
        c += 1;
    }
    b
}

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Grid {
    pub cands: [u16; 81],
    pub places: [[u16; 9]; 27],
    /// What stands in a cell, plus one; 0 where nothing stands.
    pub placed: [u8; 81],
}

impl Grid {
    /// The position of the givens (0 for an empty cell), without the candidates that they exclude.
    pub fn new(givens: &[u8; 81]) -> Self {
        let mut grid = Grid { cands: [0x1ff; 81], places: [[0x1ff; 9]; 27], placed: [0; 81] };
        for (cell, &given) in givens.iter().enumerate() {
            if given != 0 {
                grid.place(cell, usize::from(given) - 1);
            }
        }
        grid
    }

    pub fn has(&self, cell: usize, symbol: usize) -> bool {
        self.cands[cell] >> symbol & 1 != 0
    }

    #[inline]
    pub fn remove(&mut self, cell: usize, symbol: usize) {
        self.cands[cell] &= !(1 << symbol);
        for kind in 0..3 {
            let house = BOARD.houses[cell][kind] as usize;
            self.places[house][symbol] &= !(1 << BOARD.index[cell][kind]);
        }
    }

    pub fn place(&mut self, cell: usize, symbol: usize) {
        for other in ones(self.cands[cell]) {
            self.remove(cell, other);
        }
        self.placed[cell] = symbol as u8 + 1;
        for &peer in &BOARD.peers[cell] {
            if self.has(peer as usize, symbol) {
                self.remove(peer as usize, symbol);
            }
        }
    }

    pub fn is_full(&self) -> bool {
        self.placed.iter().all(|&p| p != 0)
    }

    pub fn empty_cells(&self, house: usize) -> usize {
        BOARD.cells[house].iter().filter(|&&c| self.placed[c as usize] == 0).count()
    }

    /// How often each symbol stands in the grid.
    pub fn occurrences(&self) -> [usize; 9] {
        let mut count = [0; 9];
        for &p in self.placed.iter().filter(|&&p| p != 0) {
            count[p as usize - 1] += 1;
        }
        count
    }

    /// The cells that may hold each symbol.
    pub fn cells_by_symbol(&self) -> [Cells; 9] {
        let mut sets = [0; 9];
        for (cell, &mask) in self.cands.iter().enumerate() {
            for symbol in ones(mask) {
                sets[symbol] |= 1 << cell;
            }
        }
        sets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_views_agree_after_placements() {
        let mut givens = [0; 81];
        (givens[0], givens[40], givens[80], givens[12]) = (5, 5, 7, 1);
        let grid = Grid::new(&givens);
        for house in 0..27 {
            for (place, &cell) in BOARD.cells[house].iter().enumerate() {
                for symbol in 0..9 {
                    let by_house = grid.places[house][symbol] >> place & 1 != 0;
                    assert_eq!(grid.has(cell as usize, symbol), by_house);
                }
            }
        }
        assert!(!grid.has(1, 4) && !grid.has(0, 3) && grid.has(1, 3));
    }

    #[test]
    fn a_row_shares_three_places_with_a_box() {
        assert_eq!(BOARD.shared[ROWS][BOXES + 1], 0b000_111_000);
        assert_eq!(BOARD.shared[BOXES + 1][ROWS], 0b000_000_111);
        assert_eq!(BOARD.shared[ROWS][BOXES + 3], 0);
    }
}
