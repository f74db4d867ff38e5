//! Owns what the engines work on: the candidates of the 81 cells, row by row.

use arau_core::Classic;

/// The cells of a grid.
pub const N_CELLS: usize = Classic::N_CELLS;

/// Every digit is possible.
pub const ALL_DIGITS: u16 = 0b1_1111_1111;

/// The candidates of every cell, row by row: bit `d - 1` stands for digit `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position(pub [u16; N_CELLS]);

impl Position {
    /// Nothing is known.
    pub const EMPTY: Position = Position([ALL_DIGITS; N_CELLS]);

    /// The position in which just the givens are known.
    pub fn of_givens(givens: &Classic) -> Position {
        Position(givens.0.map(candidates_of))
    }

    /// The position without bits that stand for no digit, whoever may have set them.
    pub fn masked(&self) -> Position {
        Position(self.0.map(|candidates| candidates & ALL_DIGITS))
    }

    /// The digits of a position that has one candidate in every cell.
    pub fn digits(&self) -> Classic {
        Classic(self.0.map(digit_of))
    }
}

/// The candidates of a cell with this given; of an empty cell, 0, all.
pub const fn candidates_of(given: u8) -> u16 {
    debug_assert!(given <= 9, "a digit, not a character");
    CANDIDATES_OF[given as usize & 15]
}

/// The same as a table; what stands for no digit is an empty cell.
pub(crate) const CANDIDATES_OF: [u16; 16] = {
    let mut table = [ALL_DIGITS; 16];
    let mut digit = 1;
    while digit <= 9 {
        table[digit] = 1 << (digit - 1);
        digit += 1;
    }
    table
};

/// The digit of a cell with one candidate.
pub const fn digit_of(candidates: u16) -> u8 {
    candidates.trailing_zeros() as u8 + 1
}

/// The row, column and box of a cell, each from 0.
pub const fn houses_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, column, row / 3 * 3 + column / 3]
}

/// The cells that see a cell, one bit per cell.
pub static PEERS: [u128; N_CELLS] = {
    let mut peers = [0; N_CELLS];
    let mut a = 0;
    while a < N_CELLS {
        let mut b = 0;
        while b < N_CELLS {
            let ([ar, ac, ab], [br, bc, bb]) = (houses_of(a), houses_of(b));
            if a != b && (ar == br || ac == bc || ab == bb) {
                peers[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    peers
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_twenty_peers() {
        assert!(PEERS.iter().all(|peers| peers.count_ones() == 20));
        assert_eq!(PEERS[0] & 0b111_111_111, 0b111_111_110);
    }

    #[test]
    fn digits_and_candidates_go_both_ways() {
        for digit in 1..=9 {
            assert_eq!(digit_of(candidates_of(digit)), digit);
        }
    }
}
