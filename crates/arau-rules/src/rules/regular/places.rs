//! Owns the places of a pattern, between which a reader moves: Glushkov's construction.

use super::pattern::Pattern;
use arau_core::{State, Symbol, SymbolSet};
use std::collections::BTreeSet;

/// The places of a pattern: place 0 stands before it, every other place reads one symbol.
pub(super) struct Places {
    reads: Vec<SymbolSet>,
    /// Places that may follow a place.
    next: Vec<Vec<State>>,
    /// Places where a word may end.
    last: BTreeSet<State>,
}

impl Places {
    /// The places of a pattern.
    pub fn new(pattern: &Pattern) -> Places {
        let mut places =
            Places { reads: vec![SymbolSet::EMPTY], next: vec![Vec::new()], last: BTreeSet::new() };
        places.last = places.add(pattern, &BTreeSet::from([Places::START]));
        for next in &mut places.next {
            next.sort_unstable();
            next.dedup();
        }
        places
    }

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

#[cfg(test)]
mod tests {
    use super::super::parser::parse;
    use super::*;
    use arau_core::Symbols;

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
        for text in [
            "",
            "(1|)*2",
            "(12?){2,3}",
            "(1*|2){2,}3?",
            "((1?2?)*3)+",
            "(1{0}|3){1,2}.",
            "[^2]*(2[13-3])?",
            "(((.*)*)+)?{2}",
        ] {
            let pattern = parse(text, &symbols).unwrap();
            let places = Places::new(&pattern);
            for word in (0..6).flat_map(|length| words(3, length)) {
                let step = |at: BTreeSet<State>, &symbol| {
                    at.into_iter().flat_map(|p| places.after(p, symbol)).collect()
                };
                let end = word.iter().fold(BTreeSet::from([Places::START]), step);
                let defined = pattern.matches(&word);
                assert_eq!(end.iter().any(|&place| places.may_end(place)), defined, "{text} on {word:?}");
            }
        }
    }
}
