//! Owns the written automaton of the rule `automaton`: its text, and how it moves.

use arau_core::{Fault, Symbol, SymbolSet, Symbols};
use std::collections::HashSet;

/// States are written as numbers up to this.
const MAX_STATE: u32 = 65_535;

/// What a move reads: symbols, or the end of a piece.
#[derive(Clone, Copy)]
enum Reads {
    Symbols(SymbolSet),
    Break,
}

impl Reads {
    /// Whether this reads a symbol, or the end of a piece where there is none.
    fn takes(self, next: Option<Symbol>) -> bool {
        match (self, next) {
            (Reads::Symbols(set), Some(symbol)) => set.contains(symbol),
            (Reads::Break, None) => true,
            _ => false,
        }
    }
}

/// A nondeterministic automaton.
pub(super) struct Nfa {
    starts: Vec<u32>,
    accepting: Vec<u32>,
    /// Moves by the state they leave from.
    moves: Vec<Vec<(Reads, u32)>>,
}

impl Nfa {
    /// The automaton of a text, or every clause that is not understood, a line each.
    pub fn parse(text: &str, symbols: &Symbols) -> Result<Nfa, Vec<Fault>> {
        let mut nfa = Nfa { starts: Vec::new(), accepting: Vec::new(), moves: Vec::new() };
        let mut faults = Vec::new();
        for clause in text.split([';', '\n']) {
            let words: Vec<&str> = clause.split_whitespace().collect();
            if let Err(why) = nfa.add_clause(&words, symbols) {
                let clause = clause.trim();
                let shown: String = clause.chars().take(40).collect();
                let offset = clause.as_ptr() as usize - text.as_ptr() as usize;
                faults.push(why.about(format!("`{shown}`")).of_item("states", offset));
            }
        }
        if nfa.starts.is_empty() && faults.is_empty() {
            faults.push(Fault::missing("no start state: write for example `start 0`").of("states"));
        }
        if faults.is_empty() { Ok(nfa) } else { Err(faults) }
    }

    fn add_clause(&mut self, words: &[&str], symbols: &Symbols) -> Result<(), Fault> {
        match words {
            [] => {}
            ["start", states @ ..] => self.starts.extend(parse_states(states)?),
            ["accept", states @ ..] => self.accepting.extend(parse_states(states)?),
            [from, glyphs, to] => {
                let (from, to) = (parse_state(from)? as usize, parse_state(to)?);
                let reads = parse_reads(glyphs, symbols)?;
                if self.moves.len() <= from {
                    self.moves.resize_with(from + 1, Vec::new);
                }
                self.moves[from].push((reads, to));
            }
            _ => return Err(Fault::syntax("this is neither `start`, `accept` nor a move `from symbols to`")),
        }
        Ok(())
    }

    /// The start states.
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// Every state that a symbol leads to from this one.
    pub fn after(&self, state: u32, symbol: Symbol) -> Vec<u32> {
        self.moves_from(state).filter(|(reads, _)| reads.takes(Some(symbol))).map(|&(_, to)| to).collect()
    }

    /// Every state that the end of a piece leads to from this one.
    pub fn after_break(&self, state: u32) -> Vec<u32> {
        self.moves_from(state).filter(|(reads, _)| reads.takes(None)).map(|&(_, to)| to).collect()
    }

    fn moves_from(&self, state: u32) -> impl Iterator<Item = &(Reads, u32)> {
        self.moves.get(state as usize).into_iter().flatten()
    }

    /// Whether a state accepts.
    pub fn accepts(&self, state: u32) -> bool {
        self.accepting.contains(&state)
    }

    /// Whether some path reads the word, where `None` ends a piece: from its end backwards, which states lead to
    /// acceptance.
    pub fn reads(&self, word: &[Option<Symbol>]) -> bool {
        let mut good: HashSet<u32> = self.accepting.iter().copied().collect();
        for next in word.iter().rev() {
            let leads_on =
                |moves: &[(Reads, u32)]| moves.iter().any(|(by, to)| by.takes(*next) && good.contains(to));
            let states = (0..).zip(&self.moves).filter(|(_, moves)| leads_on(moves));
            good = states.map(|(state, _)| state).collect();
        }
        self.starts.iter().any(|state| good.contains(state))
    }
}

fn parse_states(words: &[&str]) -> Result<Vec<u32>, Fault> {
    words.iter().map(|word| parse_state(word)).collect()
}

fn parse_state(word: &str) -> Result<u32, Fault> {
    let state = word.parse().ok().filter(|state| *state <= MAX_STATE);
    state.ok_or_else(|| {
        Fault::invalid(format!(
            "a state must be a number from 0 to {MAX_STATE}, not \
         `{word}`"
        ))
    })
}

/// Glyphs and ranges of glyphs separated by commas, `*` for all, or `|` for the end of a piece.
fn parse_reads(word: &str, symbols: &Symbols) -> Result<Reads, Fault> {
    if word == "|" && symbols.find("|").is_none() {
        return Ok(Reads::Break);
    }
    let mut set = SymbolSet::EMPTY;
    for part in word.split(',') {
        let unknown = || Fault::unknown(format!("`{part}` is not a symbol or range of symbols"));
        set = set.or(parse_range(part, symbols).ok_or_else(unknown)?);
    }
    Ok(Reads::Symbols(set))
}

fn parse_range(part: &str, symbols: &Symbols) -> Option<SymbolSet> {
    if let Some(symbol) = symbols.find(part) {
        return Some(SymbolSet::only(symbol));
    }
    if part == "*" {
        return Some(symbols.all());
    }
    let mut hyphens = part.match_indices('-').map(|(at, _)| at);
    let (first, last) =
        hyphens.find_map(|at| Some((symbols.find(&part[..at])?, symbols.find(&part[at + 1..])?)))?;
    Some(symbols.iter().filter(|symbol| (first..=last).contains(symbol)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::ArgStep;

    #[test]
    fn every_bad_clause_is_told() {
        let symbols = Symbols::digits(4);
        assert!(Nfa::parse("start 0; accept 0; 0 1-3 0", &symbols).is_ok());
        let faults = |text| Nfa::parse(text, &symbols).err().unwrap_or_default();
        let bytes: Vec<ArgStep> = faults("start 0; 0 9 1; x 1 1; 0 1; 0 1 70000")
            .iter()
            .flat_map(|fault| fault.argument()[1..].to_vec())
            .collect();
        assert_eq!(bytes, [9, 16, 23, 28].map(ArgStep::Item));
        assert!(faults("accept 0")[0].message().contains("start"));
        assert_eq!(faults("start 0; 0 3-1 0"), []);
    }

    #[test]
    fn moves_and_words_agree() {
        let symbols = Symbols::digits(2);
        let nfa = Nfa::parse("start 0 1\naccept 2\n0 * 0\n0 2 1\n1 | 2\n2 1 2", &symbols).ok().unwrap();
        assert_eq!(nfa.after(0, Symbol(1)), [0, 1]);
        assert_eq!(nfa.after_break(1), [2]);
        assert!(nfa.reads(&[Some(Symbol(1)), None, Some(Symbol(0))]));
        assert!(!nfa.reads(&[Some(Symbol(0)), None, Some(Symbol(0))]));
        assert!(nfa.reads(&[None]) && !nfa.reads(&[]));
    }
}
