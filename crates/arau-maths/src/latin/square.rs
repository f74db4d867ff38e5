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

impl Square {
    /// A square from its symbols; or why they are none.
    pub fn new(order: usize, symbols: Vec<u8>) -> Result<Square, String> {
        if !(1..=MAX_ORDER).contains(&order) || symbols.len() != order * order {
            return Err(format!("a square has 1, 4, 9 … {} cells, not {}", MAX_ORDER.pow(2), symbols.len()));
        }
        if let Some(cell) = symbols.iter().position(|symbol| usize::from(*symbol) >= order) {
            let glyph = GLYPHS[usize::from(symbols[cell]) % MAX_ORDER] as char;
            return Err(format!("row {} has {glyph}, more than the order {order}", cell / order + 1));
        }
        for line in 0..order {
            for (name, cell) in [("row", line * order), ("column", line)] {
                let step = if name == "row" { 1 } else { order };
                let seen = (0..order).fold(0u64, |seen, i| seen | 1 << symbols[cell + i * step]);
                if seen.count_ones() as usize != order {
                    return Err(format!("{name} {} has a symbol twice", line + 1));
                }
            }
        }
        Ok(Square { order, symbols })
    }

    /// A square from its glyphs `1–9 A–Z a–z`, row by row; blanks and `/` may stand anywhere.
    pub fn parse(text: &str) -> Result<Square, String> {
        let mut symbols = Vec::new();
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != '/') {
            let symbol = GLYPHS.iter().position(|glyph| char::from(*glyph) == c);
            symbols.push(symbol.ok_or_else(|| format!("{c:?} is no symbol"))? as u8);
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
            ("1?", "no symbol"),
            ("1331", "more than the order"),
            ("1122", "row 1"),
            ("1212", "column 1"),
            ("123231213", "column 1"),
        ] {
            let fault = Square::parse(text).unwrap_err();
            assert!(fault.contains(why), "{text}: {fault}");
        }
    }
}
