//! Owns the text of a pattern.

use super::pattern::Pattern;
use arau_core::{Fault, Symbol, SymbolSet, Symbols};

/// Parentheses may stand in each other so deep.
const MAX_DEPTH: usize = 60;

/// With repetitions written out, a pattern may have this many places.
const MAX_PLACES: usize = 5_000;

/// The pattern of a text, or what is wrong with it.
pub(super) fn parse(text: &str, symbols: &Symbols) -> Result<Pattern, Fault> {
    let (offsets, chars) = text.char_indices().filter(|(_, c)| !c.is_whitespace()).unzip();
    let mut parser = Parser { chars, offsets, end: text.len(), at: 0, depth: 0, symbols };
    let pattern = parser.either()?;
    if parser.at < parser.chars.len() {
        return Err(parser.fault("unmatched `)`"));
    }
    match pattern.n_places() {
        n if n > MAX_PLACES => {
            let message = format!("the pattern is too long: it has more than {MAX_PLACES} positions");
            Err(Fault::too_large(message).of("pattern"))
        }
        _ => Ok(pattern),
    }
}

/// The characters of a text but for spaces, with their byte offsets and the length of the text.
struct Parser<'a> {
    chars: Vec<char>,
    offsets: Vec<usize>,
    end: usize,
    at: usize,
    depth: usize,
    symbols: &'a Symbols,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += found as usize;
        found
    }

    fn fault(&self, why: &str) -> Fault {
        let message = format!("{why} (at character {} of the pattern, not counting spaces)", self.at + 1);
        let offset = self.offsets.get(self.at).copied().unwrap_or(self.end);
        Fault::syntax(message).of_item("pattern", offset)
    }

    fn either(&mut self) -> Result<Pattern, Fault> {
        let mut options = vec![self.sequence()?];
        while self.take('|') {
            options.push(self.sequence()?);
        }
        Ok(if options.len() == 1 { options.remove(0) } else { Pattern::Either(options) })
    }

    fn sequence(&mut self) -> Result<Pattern, Fault> {
        let mut parts = Vec::new();
        while self.peek().is_some_and(|c| c != '|' && c != ')') {
            parts.push(self.repeated()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Pattern::Sequence(parts) })
    }

    fn repeated(&mut self) -> Result<Pattern, Fault> {
        let mut pattern = self.single()?;
        let mut n_signs = 0;
        while let Some((min, max)) = self.repetition()? {
            n_signs += 1;
            if n_signs > MAX_DEPTH {
                return Err(self.fault("too many repetition operators in a row"));
            }
            pattern = Pattern::Repeat { inner: Box::new(pattern), min, max };
        }
        Ok(pattern)
    }

    fn repetition(&mut self) -> Result<Option<(usize, Option<usize>)>, Fault> {
        let bounds = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.counted().map(Some),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(bounds))
    }

    fn counted(&mut self) -> Result<(usize, Option<usize>), Fault> {
        self.at += 1;
        let min = self.number().ok_or_else(|| self.fault("`{` must be followed by a number"))?;
        let max = if self.take(',') { self.number() } else { Some(min) };
        if !self.take('}') {
            return Err(self.fault("`}` is missing"));
        }
        match max {
            Some(max) if max < min => Err(self.fault("the upper bound is below the lower one")),
            _ if min.max(max.unwrap_or(0)) > MAX_PLACES => Err(self.fault("too many repetitions")),
            _ => Ok((min, max)),
        }
    }

    fn number(&mut self) -> Option<usize> {
        let digits: String = self.chars[self.at..].iter().take_while(|c| c.is_ascii_digit()).collect();
        self.at += digits.len();
        // Numbers too long to read are too large anyway.
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(usize::MAX))
    }

    fn single(&mut self) -> Result<Pattern, Fault> {
        match self.peek() {
            Some('(') => {
                self.at += 1;
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err(self.fault("parentheses are nested too deeply"));
                }
                let inner = self.either()?;
                self.depth -= 1;
                if self.take(')') { Ok(inner) } else { Err(self.fault("`)` is missing")) }
            }
            Some('[') => self.set().map(Pattern::One),
            Some('.') => {
                self.at += 1;
                Ok(Pattern::One(self.symbols.all()))
            }
            _ => self.glyph().map(|symbol| Pattern::One(SymbolSet::only(symbol))),
        }
    }

    fn set(&mut self) -> Result<SymbolSet, Fault> {
        self.at += 1;
        let negated = self.take('^');
        let mut set = SymbolSet::EMPTY;
        while !self.take(']') {
            if self.peek().is_none() {
                return Err(self.fault("`]` is missing"));
            }
            let first = self.glyph()?;
            let is_range = self.peek() == Some('-') && self.chars.get(self.at + 1) != Some(&']');
            let last = if is_range {
                self.at += 1;
                self.glyph()?
            } else {
                first
            };
            set = set.or(self.symbols.iter().filter(|symbol| (first..=last).contains(symbol)).collect());
        }
        let set = if negated { self.symbols.all().minus(set) } else { set };
        if set.is_empty() { Err(self.fault("the set is empty")) } else { Ok(set) }
    }

    fn glyph(&mut self) -> Result<Symbol, Fault> {
        let is_named = self.take('<');
        let length = match is_named {
            true => self.chars[self.at..].iter().position(|&c| c == '>'),
            false => Some(1).filter(|_| self.peek().is_some()),
        };
        let length = length.ok_or_else(|| self.fault("a symbol is missing, or its closing `>` is"))?;
        let glyph: String = self.chars[self.at..self.at + length].iter().collect();
        let symbol = self.symbols.find(&glyph).ok_or_else(|| {
            self.fault(&format!(
                "`{glyph}` is not a symbol of this \
                 puzzle"
            ))
        })?;
        self.at += length + is_named as usize;
        Ok(symbol)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::ArgStep;

    #[test]
    fn faults_know_their_byte() {
        let symbols = Symbols::digits(3);
        let argument = |text: &str| parse(text, &symbols).unwrap_err().argument().to_vec();
        let byte = |offset| [ArgStep::Param("pattern".into()), ArgStep::Item(offset)];
        assert_eq!(argument("1 2 é"), byte(4));
        assert_eq!(argument("(1 "), byte(3));
    }

    #[test]
    fn bad_patterns_are_refused() {
        let symbols = Symbols::digits(3);
        let deep = "(".repeat(1000);
        for text in [
            "(1",
            "1)",
            "[1",
            "[]",
            "4",
            "1{2",
            "1{3,2}",
            "*",
            "1{99999}",
            "(1{900}){900}",
            "<1",
            "[^123]",
            &deep,
        ] {
            assert!(parse(text, &symbols).is_err(), "{text}");
        }
        assert!(parse(&"?".repeat(100), &symbols).is_err());
        assert!(parse(&format!("1{}", "?".repeat(100)), &symbols).is_err());
    }
}
