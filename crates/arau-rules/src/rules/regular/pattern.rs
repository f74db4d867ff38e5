//! Owns the regular expression of the rule `regular`: its text, what it matches by definition, and the places in it
//! between which a reader moves (Glushkov's construction).

use arau_core::{State, Symbol, SymbolSet, Symbols};
use std::collections::BTreeSet;

/// Parentheses may stand in each other so deep.
const MAX_DEPTH: usize = 60;

/// With repetitions written out, a pattern may have so many places.
const MAX_PLACES: usize = 5_000;

/// A regular expression over symbols.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pattern {
    /// One symbol of a set.
    One(SymbolSet),
    /// One after the other.
    Sequence(Vec<Pattern>),
    /// One of these.
    Either(Vec<Pattern>),
    /// At least `min` and at most `max` times.
    Repeat { inner: Box<Pattern>, min: usize, max: Option<usize> },
}

impl Pattern {
    /// The pattern of a text, or what is wrong with it.
    pub fn parse(text: &str, symbols: &Symbols) -> Result<Pattern, String> {
        let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
        let mut parser = Parser { chars, at: 0, depth: 0, symbols };
        let pattern = parser.either()?;
        if parser.at < parser.chars.len() {
            return Err(parser.fault("`)` closes nothing"));
        }
        match pattern.n_places() {
            n if n > MAX_PLACES => Err(format!("the pattern is too long: more than {MAX_PLACES} places")),
            _ => Ok(pattern),
        }
    }

    /// Where a match that starts at a place of the word can end.
    pub fn ends(&self, word: &[Symbol], start: usize) -> BTreeSet<usize> {
        match self {
            Pattern::One(set) => {
                let fits = word.get(start).is_some_and(|&symbol| set.contains(symbol));
                fits.then_some(start + 1).into_iter().collect()
            }
            Pattern::Sequence(parts) => parts.iter().fold(BTreeSet::from([start]), |starts, part| {
                starts.into_iter().flat_map(|from| part.ends(word, from)).collect()
            }),
            Pattern::Either(options) => options.iter().flat_map(|option| option.ends(word, start)).collect(),
            Pattern::Repeat { inner, min, max } => {
                let once = |starts: &BTreeSet<usize>| -> BTreeSet<usize> {
                    starts.iter().flat_map(|&from| inner.ends(word, from)).collect()
                };
                let mut here = BTreeSet::from([start]);
                for _ in 0..*min {
                    here = once(&here);
                }
                let mut all = here.clone();
                // After as many rounds as the word is long, nothing new can come.
                for _ in *min..max.unwrap_or(usize::MAX).min(min + word.len()) {
                    here = once(&here);
                    all.extend(&here);
                }
                all
            }
        }
    }

    /// Number of places with repetitions written out.
    fn n_places(&self) -> usize {
        let total = |parts: &[Pattern]| parts.iter().map(Pattern::n_places).fold(0, usize::saturating_add);
        match self {
            Pattern::One(_) => 1,
            Pattern::Sequence(parts) | Pattern::Either(parts) => total(parts),
            Pattern::Repeat { inner, min, max } => {
                inner.n_places().saturating_mul(max.unwrap_or(*min).max(1))
            }
        }
    }

    /// The places between which a reader moves.
    pub fn places(&self) -> Places {
        let mut places =
            Places { reads: vec![SymbolSet::EMPTY], next: vec![Vec::new()], last: BTreeSet::new() };
        places.last = places.add(self, &BTreeSet::from([Places::START]));
        for next in &mut places.next {
            next.sort_unstable();
            next.dedup();
        }
        places
    }
}

/// The places of a pattern: place 0 stands before it, every other place reads one symbol.
pub(super) struct Places {
    reads: Vec<SymbolSet>,
    /// Places that may follow a place.
    next: Vec<Vec<State>>,
    /// Places where a word may end.
    last: BTreeSet<State>,
}

impl Places {
    /// The place before the first symbol.
    pub const START: State = 0;

    /// Where a symbol can lead.
    pub fn after(&self, place: State, symbol: Symbol) -> Vec<State> {
        let next = self.next[place as usize].iter().copied();
        next.filter(|&place| self.reads[place as usize].contains(symbol)).collect()
    }

    /// Whether the word may end here.
    pub fn may_end(&self, place: State) -> bool {
        self.last.contains(&place)
    }

    /// Adds a pattern that is entered from these places; returns where it is left.
    fn add(&mut self, pattern: &Pattern, from: &BTreeSet<State>) -> BTreeSet<State> {
        match pattern {
            Pattern::One(set) => {
                let place = self.n_places();
                self.reads.push(*set);
                self.next.push(Vec::new());
                self.connect(from, place);
                BTreeSet::from([place])
            }
            Pattern::Sequence(parts) => parts.iter().fold(from.clone(), |from, part| self.add(part, &from)),
            Pattern::Either(options) => options.iter().flat_map(|option| self.add(option, from)).collect(),
            Pattern::Repeat { inner, min, max } => self.add_repeat(inner, *min, *max, from),
        }
    }

    fn add_repeat(
        &mut self,
        inner: &Pattern,
        min: usize,
        max: Option<usize>,
        from: &BTreeSet<State>,
    ) -> BTreeSet<State> {
        let mut here = from.clone();
        let mut left = if min == 0 { from.clone() } else { BTreeSet::new() };
        // Written out: `min` times, then optional copies; without an upper bound the last copy may follow itself.
        for n_done in 0..max.unwrap_or(min.max(1)) {
            let first_of_copy = self.n_places();
            let ends = self.add(inner, &here);
            if max.is_none() && n_done + 1 >= min.max(1) {
                let following = here.iter().flat_map(|&place| self.next[place as usize].iter().copied());
                let entered: BTreeSet<State> = following.filter(|&place| place >= first_of_copy).collect();
                entered.into_iter().for_each(|place| self.connect(&ends, place));
            }
            here = ends;
            if n_done + 1 >= min {
                left.extend(&here);
            }
        }
        left
    }

    fn n_places(&self) -> State {
        self.reads.len() as State
    }

    fn connect(&mut self, from: &BTreeSet<State>, place: State) {
        for &before in from {
            self.next[before as usize].push(place);
        }
    }
}

struct Parser<'a> {
    chars: Vec<char>,
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

    fn fault(&self, why: &str) -> String {
        format!("{why} (at the {}. character of the pattern, spaces not counted)", self.at + 1)
    }

    fn either(&mut self) -> Result<Pattern, String> {
        let mut options = vec![self.sequence()?];
        while self.take('|') {
            options.push(self.sequence()?);
        }
        Ok(if options.len() == 1 { options.remove(0) } else { Pattern::Either(options) })
    }

    fn sequence(&mut self) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        while self.peek().is_some_and(|c| c != '|' && c != ')') {
            parts.push(self.repeated()?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Pattern::Sequence(parts) })
    }

    fn repeated(&mut self) -> Result<Pattern, String> {
        let mut pattern = self.single()?;
        let mut n_signs = 0;
        while let Some((min, max)) = self.repetition()? {
            n_signs += 1;
            if n_signs > MAX_DEPTH {
                return Err(self.fault("too many repetition signs in a row"));
            }
            pattern = Pattern::Repeat { inner: Box::new(pattern), min, max };
        }
        Ok(pattern)
    }

    fn repetition(&mut self) -> Result<Option<(usize, Option<usize>)>, String> {
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

    fn counted(&mut self) -> Result<(usize, Option<usize>), String> {
        self.at += 1;
        let min = self.number().ok_or_else(|| self.fault("`{` needs a number"))?;
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

    fn single(&mut self) -> Result<Pattern, String> {
        match self.peek() {
            Some('(') => {
                self.at += 1;
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err(self.fault("parentheses stand too deep in each other"));
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

    fn set(&mut self) -> Result<SymbolSet, String> {
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

    fn glyph(&mut self) -> Result<Symbol, String> {
        let is_named = self.take('<');
        let length = match is_named {
            true => self.chars[self.at..].iter().position(|&c| c == '>'),
            false => Some(1).filter(|_| self.peek().is_some()),
        };
        let length = length.ok_or_else(|| self.fault("a symbol is missing or not closed by `>`"))?;
        let glyph: String = self.chars[self.at..self.at + length].iter().collect();
        let symbol =
            self.symbols.find(&glyph).ok_or_else(|| self.fault(&format!("`{glyph}` is no symbol")))?;
        self.at += length + is_named as usize;
        Ok(symbol)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(n_symbols: u8, length: usize) -> Vec<Vec<Symbol>> {
        let longer = |words: Vec<Vec<Symbol>>| {
            let extended = words.iter().flat_map(|w| (0..n_symbols).map(|s| [&w[..], &[Symbol(s)]].concat()));
            extended.collect()
        };
        (0..length).fold(vec![Vec::new()], |words, _| longer(words))
    }

    #[test]
    fn places_and_definition_agree() {
        let symbols = Symbols::digits(3);
        for text in
            ["", "(1|)*2", "(12?){2,3}", "(1*|2){2,}3?", "((1?2?)*3)+", "(1{0}|3){1,2}.", "[^2]*(2[13-3])?"]
        {
            let pattern = Pattern::parse(text, &symbols).unwrap();
            let places = pattern.places();
            for word in (0..6).flat_map(|length| words(3, length)) {
                let step = |at: BTreeSet<State>, &symbol| {
                    at.into_iter().flat_map(|p| places.after(p, symbol)).collect()
                };
                let end = word.iter().fold(BTreeSet::from([Places::START]), step);
                let defined = pattern.ends(&word, 0).contains(&word.len());
                assert_eq!(end.iter().any(|&place| places.may_end(place)), defined, "{text} on {word:?}");
            }
        }
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
            assert!(Pattern::parse(text, &symbols).is_err(), "{text}");
        }
        assert!(Pattern::parse(&"?".repeat(100), &symbols).is_err());
        assert!(Pattern::parse(&format!("1{}", "?".repeat(100)), &symbols).is_err());
    }
}
