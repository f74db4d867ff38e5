//! Owns [`Symbols`], the alphabet of a puzzle: how each symbol is written and which number it stands for.

use crate::{MAX_SYMBOLS, Symbol, SymbolSet};

/// The characters that lines of text use for the values 0, 1, 2 …
const LINE_GLYPHS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

fn line_glyph(value: i32) -> Box<str> {
    match usize::try_from(value).ok().and_then(|v| LINE_GLYPHS.get(v)) {
        Some(&glyph) => char::from(glyph).to_string().into(),
        None => value.to_string().into(),
    }
}

/// An alphabet: a glyph per symbol, and a value per symbol where arithmetic makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbols {
    glyphs: Vec<Box<str>>,
    values: Option<Vec<i32>>,
}

impl Symbols {
    /// `n` symbols with the values 1 to `n`, written `1`–`9`, `A`–`Z`, `a`–`z`, and from 62 on in decimal.
    pub fn digits(n: usize) -> Symbols {
        Symbols::numbers(1, n as i32)
    }

    /// Symbols with consecutive values from `low` to `high`, written as [`Symbols::digits`] writes them; 0 and
    /// what is below are written in decimal.
    pub fn numbers(low: i32, high: i32) -> Symbols {
        assert!(low <= high && ((high - low) as usize) < MAX_SYMBOLS, "values {low} to {high}");
        Symbols { glyphs: (low..=high).map(line_glyph).collect(), values: Some((low..=high).collect()) }
    }

    /// Symbols with consecutive values from `low` to `high`, all written in decimal: `9`, `10`, `11`.
    pub fn decimals(low: i32, high: i32) -> Symbols {
        let glyphs = (low..=high).map(|value| value.to_string().into()).collect();
        Symbols { glyphs, ..Symbols::numbers(low, high) }
    }

    /// An alphabet of the caller's own glyphs. `None` if there are none or too many, if a glyph is empty or repeated,
    /// or if there is not one value per glyph.
    pub fn custom(glyphs: Vec<Box<str>>, values: Option<Vec<i32>>) -> Option<Symbols> {
        let mut sorted: Vec<&str> = glyphs.iter().map(|g| &**g).collect();
        sorted.sort_unstable();
        let distinct = sorted.windows(2).all(|w| w[0] != w[1]);
        let fits = (1..=MAX_SYMBOLS).contains(&glyphs.len()) && sorted.first().is_some_and(|g| !g.is_empty());
        let valued = values.as_ref().is_none_or(|v| v.len() == glyphs.len());
        (distinct && fits && valued).then_some(Symbols { glyphs, values })
    }

    /// Number of symbols.
    pub fn len(&self) -> usize {
        self.glyphs.len()
    }

    /// Never true of a valid alphabet; provided because `len` is.
    pub fn is_empty(&self) -> bool {
        self.glyphs.is_empty()
    }

    /// All symbols as a set.
    pub fn all(&self) -> SymbolSet {
        SymbolSet::all(self.len())
    }

    /// All symbols in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Symbol> + Clone {
        Symbol::first(self.len())
    }

    /// How a symbol is written.
    pub fn glyph(&self, symbol: Symbol) -> &str {
        &self.glyphs[symbol.idx()]
    }

    /// The symbol with this glyph.
    pub fn find(&self, glyph: &str) -> Option<Symbol> {
        self.glyphs.iter().position(|g| **g == *glyph).map(|i| Symbol(i as u8))
    }

    /// Whether the symbols stand for numbers.
    pub fn has_values(&self) -> bool {
        self.values.is_some()
    }

    /// The values of the symbols; for symbols without values, their positions from 1.
    pub fn values(&self) -> Vec<i32> {
        self.values.clone().unwrap_or_else(|| (1..=self.len() as i32).collect())
    }

    /// The value of a symbol; for symbols without values, its position from 1.
    pub fn value(&self, symbol: Symbol) -> i32 {
        self.values.as_ref().map_or(symbol.0 as i32 + 1, |v| v[symbol.idx()])
    }

    /// The symbol that stands for a number.
    pub fn with_value(&self, value: i32) -> Option<Symbol> {
        self.iter().find(|&s| self.value(s) == value)
    }

    /// Whether no two symbols stand for the same number.
    pub fn values_differ(&self) -> bool {
        let mut values = self.values();
        values.sort_unstable();
        values.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether every glyph is a single character, so that a row can be written without separators.
    pub fn one_char_each(&self) -> bool {
        self.glyphs.iter().all(|g| g.chars().count() == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_run_into_letters() {
        let symbols = Symbols::digits(64);
        assert_eq!(symbols.glyph(Symbol(8)), "9");
        assert_eq!(symbols.glyph(Symbol(9)), "A");
        assert_eq!(symbols.glyph(Symbol(60)), "z");
        assert_eq!(symbols.glyph(Symbol(61)), "62");
        assert_eq!(symbols.with_value(64), Some(Symbol(63)));
    }

    #[test]
    fn numbers_may_start_anywhere() {
        assert_eq!(Symbols::numbers(0, 8).glyph(Symbol(0)), "0");
        assert_eq!(Symbols::numbers(0, 10).glyph(Symbol(10)), "A");
        assert_eq!(Symbols::numbers(-1, 1).glyph(Symbol(0)), "-1");
        assert_eq!(Symbols::decimals(1, 12).glyph(Symbol(11)), "12");
        assert_eq!(Symbols::decimals(0, 9), Symbols::numbers(0, 9));
    }

    #[test]
    fn equal_values_are_noticed() {
        assert!(Symbols::digits(9).values_differ());
        let glyphs = ["a", "b"].map(Box::from).to_vec();
        assert!(Symbols::custom(glyphs.clone(), None).unwrap().values_differ());
        assert!(!Symbols::custom(glyphs, Some(vec![3, 3])).unwrap().values_differ());
    }

    #[test]
    fn custom_rejects_what_cannot_be_told_apart() {
        let glyphs = |list: &[&str]| list.iter().map(|&g| g.into()).collect::<Vec<Box<str>>>();
        assert!(Symbols::custom(glyphs(&["do", "re", "mi"]), None).is_some());
        assert!(Symbols::custom(glyphs(&["do", "do"]), None).is_none());
        assert!(Symbols::custom(glyphs(&[""]), None).is_none());
        assert!(Symbols::custom(glyphs(&["a"]), Some(vec![1, 2])).is_none());
    }
}
