//! Owns a Latin square: every symbol once in each row and each column.

use std::fmt;

/// A Latin square, row by row; symbols count from 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Square {
    order: usize,
    symbols: Vec<u8>,
}

/// How symbols are written.
const GLYPHS: &[u8; 61] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// No square is larger: each symbol has a glyph.
pub const MAX_ORDER: usize = GLYPHS.len();

/// Why symbols are no Latin square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotLatin {
    /// This many cells are no square, or one that is too large.
    #[non_exhaustive]
    BadSize {
        /// How many cells there are.
        n_cells: usize,
    },
    /// A character that is no symbol.
    NoSymbol(char),
    /// A symbol that squares of this order do not have.
    #[non_exhaustive]
    TooHigh {
        /// Its row, from 1.
        row: usize,
        /// The symbol.
        glyph: char,
        /// The order of the square.
        order: usize,
    },
    /// This row, from 1, has a symbol twice.
    TwiceInRow(usize),
    /// This column, from 1, has a symbol twice.
    TwiceInColumn(usize),
}

impl fmt::Display for NotLatin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLatin::BadSize { n_cells } => {
                write!(f, "a square has 1, 4, 9 … or {} cells, not {n_cells}", MAX_ORDER.pow(2))
            }
            NotLatin::NoSymbol(c) => write!(f, "{c:?} is not a symbol"),
            NotLatin::TooHigh { row, glyph, order } => {
                write!(f, "row {row} contains {glyph}, which is too large for order {order}")
            }
            NotLatin::TwiceInRow(row) => write!(f, "row {row} repeats a symbol"),
            NotLatin::TwiceInColumn(column) => write!(f, "column {column} repeats a symbol"),
        }
    }
}

impl std::error::Error for NotLatin {}

impl Square {
    /// A square from its symbols; or why they are none.
    pub fn new(order: usize, symbols: Vec<u8>) -> Result<Square, NotLatin> {
        if !(1..=MAX_ORDER).contains(&order) || symbols.len() != order * order {
            return Err(NotLatin::BadSize { n_cells: symbols.len() });
        }
        if let Some(cell) = symbols.iter().position(|symbol| usize::from(*symbol) >= order) {
            let glyph = GLYPHS[usize::from(symbols[cell]) % MAX_ORDER] as char;
            return Err(NotLatin::TooHigh { row: cell / order + 1, glyph, order });
        }
        for line in 0..order {
            let is_full = |first: usize, step: usize| {
                let seen = (0..order).fold(0u64, |seen, i| seen | 1 << symbols[first + i * step]);
                seen.count_ones() as usize == order
            };
            if !is_full(line * order, 1) {
                return Err(NotLatin::TwiceInRow(line + 1));
            }
            if !is_full(line, order) {
                return Err(NotLatin::TwiceInColumn(line + 1));
            }
        }
        Ok(Square { order, symbols })
    }

    /// A square from its glyphs `1–9 A–Z a–z`, row by row; blanks and `/` may stand anywhere.
    pub fn parse(text: &str) -> Result<Square, NotLatin> {
        let mut symbols = Vec::new();
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != '/') {
            let symbol = GLYPHS.iter().position(|glyph| char::from(*glyph) == c);
            symbols.push(symbol.ok_or(NotLatin::NoSymbol(c))? as u8);
        }
        Square::new(symbols.len().isqrt(), symbols)
    }

    /// The table of adding modulo n, 1 ≤ n ≤ 61.
    pub fn cyclic(order: usize) -> Square {
        let symbols = (0..order * order).map(|cell| ((cell / order + cell % order) % order) as u8);
        Square { order, symbols: symbols.collect() }
    }

    /// Of symbols that are known to be good.
    pub(super) fn of(order: usize, symbols: Vec<u8>) -> Square {
        debug_assert!(Square::new(order, symbols.clone()).is_ok());
        Square { order, symbols }
    }

    /// How many rows it has.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The symbols, row by row.
    pub fn symbols(&self) -> &[u8] {
        &self.symbols
    }
}

/// The glyphs, row by row, without anything between.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbols.iter().try_for_each(|&symbol| write!(f, "{}", GLYPHS[usize::from(symbol)] as char))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_and_written() {
        let square = Square::parse("123/231 312").unwrap();
        assert_eq!(square, Square::cyclic(3));
        assert_eq!(square.to_string(), "123231312");
        assert_eq!(Square::parse(&Square::cyclic(61).to_string()), Ok(Square::cyclic(61)));
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for (text, why) in [
            ("", "cells"),
            ("123231", "cells"),
            ("1?", "not a symbol"),
            ("1331", "too large for order"),
            ("1122", "row 1"),
            ("1212", "column 1"),
            ("123231213", "column 1"),
        ] {
            let fault = Square::parse(text).unwrap_err().to_string();
            assert!(fault.contains(why), "{text}: {fault}");
        }
    }
}
