//! Owns the binary form of automata: a stream of bits, the highest first.
//!
//! ```text
//! 2 bits   form: 0 plain, 1 packed
//! 4 bits   width of a state, less 1
//! 4 bits   number of symbols, less 1
//! width    number of start states
//! width    number of accepting states that are no start states
//! …        a bit per start state, the last one first: whether it accepts
//! plain:   4 bits width of a count; then per state: count, and so often symbol and target
//! packed:  per state: a bit per symbol, the last one first, and a target for each that is set
//! ```
//!
//! The start states come first, then those that accept, then the others.

use super::bits::{high_first, write_high_first};
use arau_core::{Symbol, SymbolSet, Symbols};
use std::collections::HashMap;

/// The most moves that are read. More cannot come from a text of reasonable length.
const MAX_MOVES: usize = 1 << 20;

/// A nondeterministic automaton over symbols from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Nfa {
    /// Number of symbols; those past the values of the puzzle stand for the ends of segments.
    pub(super) n_symbols: usize,
    n_starts: usize,
    accepting: Vec<usize>,
    /// From, symbol, to.
    moves: Vec<(usize, usize, usize)>,
}

/// Takes fields from the front.
struct Fields<'b>(&'b [bool]);

impl Fields<'_> {
    /// A number of this many bits, if they are there.
    fn number(&mut self, width: usize) -> Result<usize, String> {
        if self.0.len() < width {
            return Err("the automaton is cut off".into());
        }
        let (taken, rest) = self.0.split_at(width);
        self.0 = rest;
        Ok(taken.iter().fold(0, |value, &bit| value << 1 | usize::from(bit)))
    }

    /// This many bits, the last of them first.
    fn flags(&mut self, n: usize) -> Result<Vec<bool>, String> {
        if self.0.len() < n {
            return Err("the automaton is cut off".into());
        }
        let (taken, rest) = self.0.split_at(n);
        self.0 = rest;
        Ok(taken.iter().rev().copied().collect())
    }
}

impl Nfa {
    /// The automaton of a text in base64. An empty one accepts nothing.
    pub(super) fn decode(text: &str) -> Result<Nfa, String> {
        let bits = high_first(text).ok_or("this is not an automaton in base64")?;
        if bits.is_empty() {
            return Ok(Nfa { n_symbols: 1, n_starts: 1, accepting: Vec::new(), moves: Vec::new() });
        }
        let mut fields = Fields(&bits);
        let form = fields.number(2)?;
        let state_width = fields.number(4)? + 1;
        let n_symbols = fields.number(4)? + 1;
        let n_starts = fields.number(state_width)?;
        let n_accepting = fields.number(state_width)?;
        let start_accepts = fields.flags(n_starts)?;
        if n_starts == 0 {
            return Err("the automaton has no start".into());
        }
        let mut accepting: Vec<usize> = (0..n_starts).filter(|&state| start_accepts[state]).collect();
        accepting.extend(n_starts..n_starts + n_accepting);
        let mut nfa = Nfa { n_symbols, n_starts, accepting, moves: Vec::new() };
        match form {
            0 => nfa.read_plain(&mut fields, state_width)?,
            1 => nfa.read_packed(&mut fields, state_width)?,
            _ => return Err(format!("automata of form {form} are not supported")),
        }
        Ok(nfa)
    }

    fn read_plain(&mut self, fields: &mut Fields<'_>, state_width: usize) -> Result<(), String> {
        let count_width = fields.number(4)?;
        let symbol_width = usize::BITS as usize - (self.n_symbols - 1).leading_zeros() as usize;
        for state in 0.. {
            if count_width == 0 || fields.0.len() < count_width {
                break;
            }
            for _ in 0..fields.number(count_width)? {
                let symbol = fields.number(symbol_width)?;
                let target = fields.number(state_width)?;
                self.add(state, symbol, target)?;
            }
        }
        Ok(())
    }

    fn read_packed(&mut self, fields: &mut Fields<'_>, state_width: usize) -> Result<(), String> {
        for state in 0.. {
            if fields.0.len() < self.n_symbols {
                break;
            }
            let present = fields.flags(self.n_symbols)?;
            for symbol in (0..self.n_symbols).filter(|&symbol| present[symbol]) {
                let target = fields.number(state_width)?;
                self.add(state, symbol, target)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, from: usize, symbol: usize, to: usize) -> Result<(), String> {
        if symbol >= self.n_symbols {
            return Err(format!("the automaton reads symbol {symbol}, but has only {}", self.n_symbols));
        }
        if self.moves.len() == MAX_MOVES {
            return Err("the automaton is too large".into());
        }
        self.moves.push((from, symbol, to));
        Ok(())
    }

    /// The automaton as clauses: `start 0; accept 1; 0 1-3 1`. The symbol after the last is the end of a segment.
    pub(super) fn text(&self, symbols: &Symbols) -> String {
        let numbers = |states: &[usize]| states.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        let mut clauses = vec![format!("start {}", numbers(&(0..self.n_starts).collect::<Vec<_>>()))];
        if !self.accepting.is_empty() {
            clauses.push(format!("accept {}", numbers(&self.accepting)));
        }
        let mut moves: Vec<(usize, usize, usize)> =
            self.moves.iter().map(|&(from, by, to)| (from, to, by)).collect();
        moves.sort_unstable();
        moves.dedup();
        for same in moves.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let (from, to, _) = same[0];
            let by: SymbolSet =
                same.iter().filter(|m| m.2 < symbols.len()).map(|m| Symbol(m.2 as u8)).collect();
            if !by.is_empty() {
                clauses.push(format!("{from} {} {to}", ranges(by, symbols)));
            }
            if same.iter().any(|m| m.2 == symbols.len()) {
                clauses.push(format!("{from} | {to}"));
            }
        }
        clauses.join("; ")
    }
}

impl Nfa {
    /// The automaton of clauses as [`Nfa::text`] writes them. `None` for what is not like that.
    pub(super) fn parse(text: &str, symbols: &Symbols) -> Option<Nfa> {
        let mut nfa = Nfa { n_symbols: symbols.len(), n_starts: 0, accepting: Vec::new(), moves: Vec::new() };
        let mut starts: Vec<usize> = Vec::new();
        for clause in text.split([';', '\n']) {
            let words: Vec<&str> = clause.split_whitespace().collect();
            match words[..] {
                [] => {}
                ["start", ref states @ ..] => starts.extend(numbers(states)?),
                ["accept", ref states @ ..] => nfa.accepting.extend(numbers(states)?),
                [from, "|", to] => {
                    nfa.n_symbols = symbols.len() + 1;
                    nfa.moves.push((from.parse().ok()?, symbols.len(), to.parse().ok()?));
                }
                [from, by, to] => {
                    let (from, to) = (from.parse().ok()?, to.parse().ok()?);
                    nfa.moves.extend(members(by, symbols)?.iter().map(|symbol| (from, symbol.idx(), to)));
                }
                _ => return None,
            }
        }
        (!starts.is_empty()).then(|| nfa.renumbered(&starts))
    }

    /// The start states first, then those that accept, then the others in their order.
    fn renumbered(mut self, starts: &[usize]) -> Nfa {
        let mut others: Vec<usize> = self.moves.iter().flat_map(|m| [m.0, m.2]).collect();
        others.sort_unstable();
        let mut number: HashMap<usize, usize> = HashMap::new();
        for &state in starts.iter().chain(&self.accepting).chain(&others) {
            let fresh = number.len();
            number.entry(state).or_insert(fresh);
        }
        let mut distinct_starts = starts.to_vec();
        distinct_starts.sort_unstable();
        distinct_starts.dedup();
        self.n_starts = distinct_starts.len();
        self.accepting = self.accepting.iter().map(|state| number[state]).collect();
        self.accepting.sort_unstable();
        self.accepting.dedup();
        self.moves = self.moves.iter().map(|&(from, by, to)| (number[&from], by, number[&to])).collect();
        self.moves.sort_unstable();
        self.moves.dedup();
        self
    }

    /// The plain binary form over this many symbols. `None` if the automaton is too large for it.
    pub(super) fn encode(&self, n_symbols: usize) -> Option<String> {
        let last = self
            .moves
            .iter()
            .flat_map(|m| [m.0, m.2])
            .chain(self.accepting.iter().copied())
            .max()
            .unwrap_or(0);
        let bits_for = |n: usize| (usize::BITS - n.leading_zeros()) as usize;
        let n_accepting = self.accepting.iter().filter(|&&state| state >= self.n_starts).count();
        let state_width = bits_for(last.max(self.n_starts).max(n_accepting)).max(1);
        let mut of_state: Vec<Vec<(usize, usize)>> = vec![Vec::new(); last + 1];
        for &(from, by, to) in &self.moves {
            of_state[from].push((by, to));
        }
        while of_state.last().is_some_and(Vec::is_empty) {
            of_state.pop();
        }
        let count_width = bits_for(of_state.iter().map(Vec::len).max().unwrap_or(0));
        if state_width > 16 || n_symbols > 16 || count_width > 15 {
            return None;
        }
        let mut fields = vec![(0, 2), (state_width - 1, 4), (n_symbols - 1, 4)];
        fields.extend([(self.n_starts, state_width), (n_accepting, state_width)]);
        fields
            .extend((0..self.n_starts).rev().map(|state| (usize::from(self.accepting.contains(&state)), 1)));
        fields.push((count_width, 4));
        for moves in &of_state {
            fields.push((moves.len(), count_width));
            fields.extend(
                moves.iter().flat_map(|&(by, to)| [(by, bits_for(n_symbols - 1)), (to, state_width)]),
            );
        }
        let bits =
            fields.iter().flat_map(|&(value, width)| (0..width).rev().map(move |i| value >> i & 1 == 1));
        Some(write_high_first(&bits.collect::<Vec<_>>()))
    }
}

fn numbers(words: &[&str]) -> Option<Vec<usize>> {
    words.iter().map(|word| word.parse().ok()).collect()
}

/// The symbols of a list such as `1,3-5`, or all for `*`.
fn members(list: &str, symbols: &Symbols) -> Option<Vec<Symbol>> {
    if list == "*" {
        return Some(symbols.iter().collect());
    }
    let mut members = Vec::new();
    for part in list.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (symbols.find(first)?, symbols.find(last)?);
        members.extend(symbols.iter().filter(|symbol| (first..=last).contains(symbol)));
    }
    Some(members)
}

/// Symbols with commas between them, runs of three or more as ranges.
fn ranges(set: SymbolSet, symbols: &Symbols) -> String {
    if set == symbols.all() {
        return "*".into();
    }
    let members: Vec<Symbol> = set.iter().collect();
    let runs = members.chunk_by(|a, b| a.0 + 1 == b.0).map(|run| match run {
        [first, _, .., last] => format!("{}-{}", symbols.glyph(*first), symbols.glyph(*last)),
        _ => run.iter().map(|&s| symbols.glyph(s)).collect::<Vec<_>>().join(","),
    });
    runs.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits from fields of a value and a width each.
    fn encoded(fields: &[(usize, usize)]) -> String {
        let bits: Vec<bool> = fields
            .iter()
            .flat_map(|&(value, width)| (0..width).rev().map(move |i| value >> i & 1 == 1))
            .collect();
        write_high_first(&bits)
    }

    #[test]
    fn both_forms_are_read() {
        // Two states of one bit, three symbols; state 0 starts, state 1 accepts; 0 goes to 1 by 0 and 2.
        let head = |form| [(form, 2), (0, 4), (2, 4), (1, 1), (1, 1), (0, 1)];
        let plain = [&head(0)[..], &[(2, 4), (2, 2), (0, 2), (1, 1), (2, 2), (1, 1), (0, 2)]].concat();
        let packed = [&head(1)[..], &[(0b101, 3), (1, 1), (1, 1), (0, 3)]].concat();
        let (plain, packed) =
            (Nfa::decode(&encoded(&plain)).unwrap(), Nfa::decode(&encoded(&packed)).unwrap());
        assert_eq!(plain, packed);
        assert_eq!(plain.text(&Symbols::digits(3)), "start 0; accept 1; 0 1,3 1");
        assert_eq!(plain.text(&Symbols::digits(2)), "start 0; accept 1; 0 1 1; 0 | 1");
    }

    #[test]
    fn automata_come_back() {
        let symbols = Symbols::numbers(0, 4);
        for text in [
            "start 0; accept 0 2 3; 0 * 0; 0 1-3 3; 1 4 2; 3 0,2 1; 3 | 3",
            "start 0 1; 0 0 1; 1 1 0",
            "start 0",
        ] {
            let nfa = Nfa::parse(text, &symbols).unwrap();
            let again = Nfa::decode(&nfa.encode(6).unwrap()).unwrap();
            assert_eq!(again.text(&symbols), nfa.text(&symbols), "{text}");
        }
        assert_eq!(Nfa::parse("accept 0", &symbols), None);
        assert_eq!(Nfa::parse("start 0; 0 9 0", &symbols), None);
        let large =
            format!("start 0; accept {}", (1..=70_000).map(|n| n.to_string()).collect::<Vec<_>>().join(" "));
        assert_eq!(Nfa::parse(&large, &symbols).and_then(|nfa| nfa.encode(6)), None);
    }

    #[test]
    fn broken_automata_are_told() {
        assert!(Nfa::decode("!").is_err());
        assert!(Nfa::decode("AA").is_err());
        assert!(Nfa::decode(&encoded(&[(3, 2), (0, 4), (0, 4), (1, 1), (0, 1), (0, 1)])).is_err());
        assert_eq!(Nfa::decode("").unwrap().text(&Symbols::digits(3)), "start 0");
    }
}
