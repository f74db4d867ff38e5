//! Owns what the engines work on: the candidates of the 81 cells, row by row.

/// The cells of a grid.
pub const N_CELLS: usize = 81;

/// Every digit is possible.
pub const ALL_DIGITS: u16 = 0b1_1111_1111;

/// A puzzle or a grid as digits from 1 to 9, row by row; 0 is an empty cell. Characters are not digits: see
/// [`parse_line`].
pub type Digits = [u8; N_CELLS];

/// The candidates of every cell, row by row: bit `d - 1` stands for digit `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position(pub [u16; N_CELLS]);

impl Position {
    /// Nothing is known.
    pub const EMPTY: Position = Position([ALL_DIGITS; N_CELLS]);

    /// The position in which just the givens are known.
    pub fn of_givens(givens: &Digits) -> Position {
        Position(givens.map(candidates_of))
    }

    /// The position without bits that stand for no digit, whoever may have set them.
    pub fn masked(&self) -> Position {
        Position(self.0.map(|candidates| candidates & ALL_DIGITS))
    }

    /// The digits of a position that has one candidate in every cell.
    pub fn digits(&self) -> Digits {
        self.0.map(digit_of)
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

/// A puzzle from the first 81 characters of a line: 1 to 9, and `.`, `0`, `*` or `_` where a cell is empty. What follows
/// is not looked at.
pub fn parse_line(line: &[u8]) -> Option<Digits> {
    let characters = line.first_chunk::<N_CELLS>()?;
    // No early end: this way the compiler makes vector code of it.
    let all_known = characters.iter().fold(true, |all, &c| all & (c.is_ascii_digit() | is_empty_cell(c)));
    all_known.then(|| digits_of(characters))
}

fn is_empty_cell(character: u8) -> bool {
    (character == b'.') | (character == b'*') | (character == b'_')
}

/// A puzzle from 81 characters, where everything but 1 to 9 is an empty cell.
pub fn digits_of(characters: &[u8; N_CELLS]) -> Digits {
    characters.map(|character| {
        let digit = character.wrapping_sub(b'0');
        if digit <= 9 { digit } else { 0 }
    })
}

/// The characters of a grid or puzzle; 0 for an empty cell.
pub fn characters_of(digits: &Digits) -> [u8; N_CELLS] {
    digits.map(|digit| b'0' + digit)
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
    fn lines_are_read_and_bad_characters_refused() {
        let line = format!("12.0*_9{}", ".".repeat(80));
        let digits = parse_line(line.as_bytes()).unwrap();
        assert_eq!(digits[..8], [1, 2, 0, 0, 0, 0, 9, 0]);
        assert_eq!(Position::of_givens(&digits).0[..4], [1, 2, ALL_DIGITS, ALL_DIGITS]);
        assert!(parse_line(line.replace('9', "x").as_bytes()).is_none());
        assert!(parse_line(&[b'.'; 80]).is_none());
    }

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
