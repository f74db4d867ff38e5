//! Owns [`Automaton`]: a deterministic finite automaton over symbols, built from a step function and kept minimal,
//! so that lines such as sandwiches or skyscrapers need no propagator of their own.

use crate::minimise::equivalence;
use crate::{Symbol, SymbolSet};
use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

/// A state of an automaton, as an index from 0.
pub type State = u32;

/// No transition leads here: the word is rejected whatever follows.
pub(crate) const DEAD: State = State::MAX;

/// The maximum number of states. Larger automata are refused rather than built.
pub const MAX_STATES: usize = 1 << 17;

/// The maximum number of state sets when an automaton is made deterministic. Beyond that, the nondeterministic one is
/// kept.
const MAX_SETS: usize = 1 << 14;

/// The sets of states that make an automaton deterministic may have this many members in all.
const MAX_TOTAL_SIZE: usize = 1 << 22;

/// This many moves may be looked at to find these sets.
const MAX_MOVES: usize = 1 << 25;

/// A deterministic automaton. State 0 is the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    n_symbols: usize,
    /// `next[state * n_symbols + symbol]`, or [`DEAD`].
    next: Vec<State>,
    accepting: Vec<bool>,
}

/// The position of an automaton with choices.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Choice {
    /// One of these states is to be chosen.
    Open(Vec<State>),
    /// This one is.
    Taken(State),
}

/// An automaton would have more than [`MAX_STATES`] states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyStates;

impl fmt::Display for TooManyStates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the automaton has more than {MAX_STATES} states, which is the limit")
    }
}

impl std::error::Error for TooManyStates {}

impl Automaton {
    /// The minimal automaton whose states are the values reachable from `start` by `step`; `step` gives `None`
    /// where the word is lost, `accept` tells whether a word may end there.
    pub fn build<S: Clone + Eq + Hash>(
        n_symbols: usize,
        start: S,
        step: impl Fn(&S, Symbol) -> Option<S>,
        accept: impl Fn(&S) -> bool,
    ) -> Result<Automaton, TooManyStates> {
        Automaton::explore(n_symbols, start, step, accept, |_| 1, MAX_STATES)
    }

    /// The automaton of a nondeterministic one given by its start states, its moves (all targets of a state and
    /// symbol) and its accepting states.
    pub fn determinise(
        n_symbols: usize,
        start: &[State],
        moves: impl Fn(State, Symbol) -> Vec<State>,
        accept: impl Fn(State) -> bool,
    ) -> Result<Automaton, TooManyStates> {
        let normal = |mut states: Vec<State>| {
            states.sort_unstable();
            states.dedup();
            states
        };
        let n_moves = Cell::new(0);
        let step = |from: &Vec<State>, symbol| {
            let mut to = Vec::new();
            for &state in from {
                let targets = moves(state, symbol);
                n_moves.set(n_moves.get() + targets.len());
                to.extend(targets);
                // Past the bound every word is lost, so that the end comes soon.
                if n_moves.get() > MAX_MOVES {
                    return None;
                }
            }
            (!to.is_empty()).then(|| normal(to))
        };
        let accept = |states: &Vec<State>| states.iter().any(|&s| accept(s));
        let built = Automaton::explore(n_symbols, normal(start.to_vec()), step, accept, Vec::len, MAX_SETS);
        if n_moves.get() > MAX_MOVES { Err(TooManyStates) } else { built }
    }

    /// The automaton that reads a word with choices: before the word and after each of its symbols stands a symbol that
    /// tells by its index which of the possible states is taken. For nondeterministic automata, given as to
    /// [`Automaton::determinise`], whose sets of states would be too many.
    pub fn with_choices(
        n_symbols: usize,
        start: &[State],
        moves: impl Fn(State, Symbol) -> Vec<State>,
        accept: impl Fn(State) -> bool,
    ) -> Result<Automaton, TooManyStates> {
        let is_too_wide = Cell::new(false);
        let choice = |mut states: Vec<State>| {
            states.sort_unstable();
            states.dedup();
            is_too_wide.set(is_too_wide.get() || states.len() > n_symbols);
            Choice::Open(states)
        };
        let step = |at: &Choice, symbol: Symbol| match at {
            _ if is_too_wide.get() => None,
            Choice::Open(states) => states.get(symbol.idx()).map(|&state| Choice::Taken(state)),
            Choice::Taken(state) => Some(choice(moves(*state, symbol))),
        };
        let accept = |at: &Choice| matches!(at, Choice::Taken(state) if accept(*state));
        let built = Automaton::build(n_symbols, choice(start.to_vec()), step, accept);
        if is_too_wide.get() { Err(TooManyStates) } else { built }
    }

    /// Lists the states that can be reached, as long as neither they nor their sizes together become too many.
    fn explore<S: Clone + Eq + Hash>(
        n_symbols: usize,
        start: S,
        step: impl Fn(&S, Symbol) -> Option<S>,
        accept: impl Fn(&S) -> bool,
        size: impl Fn(&S) -> usize,
        max_states: usize,
    ) -> Result<Automaton, TooManyStates> {
        let mut index: HashMap<S, State> = HashMap::from([(start.clone(), 0)]);
        let mut total_size = size(&start);
        let mut states = vec![start];
        let mut next = Vec::new();
        let mut done = 0;
        while done < states.len() {
            for symbol in Symbol::first(n_symbols) {
                let Some(target) = step(&states[done], symbol) else {
                    next.push(DEAD);
                    continue;
                };
                let fresh = states.len() as State;
                let state = *index.entry(target.clone()).or_insert(fresh);
                if state == fresh {
                    total_size += size(&target);
                    states.push(target);
                }
                next.push(state);
            }
            if states.len() > max_states || total_size > MAX_TOTAL_SIZE {
                return Err(TooManyStates);
            }
            done += 1;
        }
        let accepting = states.iter().map(accept).collect();
        Ok(Automaton { n_symbols, next, accepting }.minimal())
    }

    /// An automaton as its table says, for tests.
    #[cfg(test)]
    pub(crate) fn from_table(n_symbols: usize, next: Vec<State>, accepting: Vec<bool>) -> Automaton {
        Automaton { n_symbols, next, accepting }
    }

    /// The automaton over another alphabet, each of whose symbols is read as one of this automaton's.
    pub fn read_as(&self, n_symbols: usize, class: impl Fn(Symbol) -> Symbol) -> Automaton {
        let classes: Vec<usize> = Symbol::first(n_symbols).map(|symbol| class(symbol).idx()).collect();
        let row = |state: usize| classes.iter().map(move |class| self.next[state * self.n_symbols + class]);
        let next = (0..self.n_states()).flat_map(row).collect();
        Automaton { n_symbols, next, accepting: self.accepting.clone() }
    }

    /// Size of the alphabet.
    pub fn n_symbols(&self) -> usize {
        self.n_symbols
    }

    /// Number of states.
    pub fn n_states(&self) -> usize {
        self.accepting.len()
    }

    /// The state after reading a symbol, unless the word is lost.
    pub fn next(&self, state: State, symbol: Symbol) -> Option<State> {
        let target = self.next[state as usize * self.n_symbols + symbol.idx()];
        (target != DEAD).then_some(target)
    }

    /// Whether a word may end in this state.
    pub fn is_accepting(&self, state: State) -> bool {
        self.accepting[state as usize]
    }

    /// The symbols that do not lose the word in this state.
    pub fn possible(&self, state: State) -> SymbolSet {
        Symbol::first(self.n_symbols).filter(|&s| self.next(state, s).is_some()).collect()
    }

    /// Whether the automaton accepts a word.
    pub fn accepts(&self, word: impl IntoIterator<Item = Symbol>) -> bool {
        let end = word.into_iter().try_fold(0, |state, symbol| self.next(state, symbol));
        end.is_some_and(|state| self.is_accepting(state))
    }

    /// The automaton with one state for all that read the same words; states that cannot reach acceptance become dead.
    fn minimal(mut self) -> Automaton {
        self.cut_hopeless_states();
        let (class, n_classes) = equivalence(&self);
        self.merged(&class, n_classes)
    }

    fn cut_hopeless_states(&mut self) {
        let mut sources: Vec<Vec<State>> = vec![Vec::new(); self.n_states()];
        for (i, &target) in self.next.iter().enumerate() {
            if target != DEAD {
                sources[target as usize].push((i / self.n_symbols) as State);
            }
        }
        let mut hopeful = self.accepting.clone();
        let mut stack: Vec<State> = (0..self.n_states() as State).filter(|&s| hopeful[s as usize]).collect();
        while let Some(state) = stack.pop() {
            for &source in &sources[state as usize] {
                if !std::mem::replace(&mut hopeful[source as usize], true) {
                    stack.push(source);
                }
            }
        }
        for target in &mut self.next {
            if *target != DEAD && !hopeful[*target as usize] {
                *target = DEAD;
            }
        }
    }

    /// One state per class that is reachable from the start, the start first.
    fn merged(&self, class: &[State], n_classes: usize) -> Automaton {
        let mut representative = vec![0; n_classes];
        for (state, &c) in class.iter().enumerate() {
            representative[c as usize] = state;
        }
        let mut number = vec![DEAD; n_classes];
        let mut order = vec![class[0]];
        number[class[0] as usize] = 0;
        let mut next = Vec::new();
        let mut accepting = Vec::new();
        let mut done = 0;
        while done < order.len() {
            let state = representative[order[done] as usize];
            accepting.push(self.accepting[state]);
            for &target in &self.next[state * self.n_symbols..(state + 1) * self.n_symbols] {
                if target == DEAD {
                    next.push(DEAD);
                    continue;
                }
                let to = class[target as usize];
                if number[to as usize] == DEAD {
                    number[to as usize] = order.len() as State;
                    order.push(to);
                }
                next.push(number[to as usize]);
            }
            done += 1;
        }
        Automaton { n_symbols: self.n_symbols, next, accepting }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_too_fast_is_refused_soon() {
        // Each of many states leads to all of them, so that few sets of states stand for very many moves.
        let all = |_, _| (0..20_000).collect::<Vec<State>>();
        let wide = Automaton::determinise(9, &(0..20_000).collect::<Vec<State>>(), all, |_| true);
        assert_eq!(wide, Err(TooManyStates));
        assert_eq!(Automaton::with_choices(9, &[0], all, |_| true), Err(TooManyStates));
    }

    #[test]
    fn building_minimises() {
        // "The number of symbol 1 is even", counted naively up to 9: two states are enough.
        let automaton =
            Automaton::build(2, 0u32, |&n, s| Some((n + s.0 as u32) % 10), |&n| n % 2 == 0).unwrap();
        assert_eq!(automaton.n_states(), 2);
        assert!(automaton.accepts([1, 0, 1].map(Symbol)));
        assert!(!automaton.accepts([1, 0, 0].map(Symbol)));
    }

    #[test]
    fn symbols_may_be_read_as_others() {
        let even_ones = Automaton::build(2, false, |&odd, s| Some(odd ^ (s.0 == 1)), |&odd| !odd).unwrap();
        let even_large = even_ones.read_as(5, |symbol| Symbol(u8::from(symbol.0 >= 3)));
        assert_eq!(even_large.n_symbols(), 5);
        assert!(even_large.accepts([3, 0, 4, 2].map(Symbol)) && !even_large.accepts([4, 2, 1].map(Symbol)));
    }

    #[test]
    fn hopeless_states_are_dead() {
        let automaton = Automaton::build(2, 0u8, |&n, s| Some(n.max(s.0 * 2)), |&n| n == 0).unwrap();
        assert_eq!(automaton.n_states(), 1);
        assert_eq!(automaton.next(0, Symbol(1)), None);
    }

    #[test]
    fn determinising_keeps_the_language() {
        // Words over {0, 1} whose last but one symbol is 1.
        let moves = |state: State, symbol: Symbol| match (state, symbol.0) {
            (0, 1) => vec![0, 1],
            (0, _) => vec![0],
            (1, _) => vec![2],
            _ => vec![],
        };
        let automaton = Automaton::determinise(2, &[0], moves, |s| s == 2).unwrap();
        for word in 0..16u8 {
            let symbols: Vec<Symbol> = (0..4).map(|i| Symbol(word >> i & 1)).collect();
            assert_eq!(automaton.accepts(symbols.iter().copied()), symbols[2].0 == 1, "{word:04b}");
        }
    }

    #[test]
    fn choices_read_the_same_words() {
        // Words over {0, 1, 2} whose last but one symbol is 1.
        let moves = |state: State, symbol: Symbol| match (state, symbol.0) {
            (0, 1) => vec![1, 0],
            (0, _) => vec![0],
            (1, _) => vec![2],
            _ => vec![],
        };
        let by_choice = Automaton::with_choices(3, &[0], moves, |s| s == 2).unwrap();
        let some_choice_reads = |word: [u8; 3]| {
            let choices = (0..81u32).map(|c| [c % 3, c / 3 % 3, c / 9 % 3, c / 27].map(|s| Symbol(s as u8)));
            let mut woven = choices.map(|[a, b, c, d]| {
                let [x, y, z] = word.map(Symbol);
                [a, x, b, y, c, z, d]
            });
            woven.any(|word| by_choice.accepts(word))
        };
        for word in 0..27u8 {
            let word = [word % 3, word / 3 % 3, word / 9];
            assert_eq!(some_choice_reads(word), word[1] == 1, "{word:?}");
        }
        let wide = |_, _| vec![0, 1, 2];
        assert_eq!(Automaton::with_choices(2, &[0], wide, |_| true), Err(TooManyStates));
    }

    #[test]
    fn growth_is_bounded() {
        assert_eq!(Automaton::build(1, 0u64, |&n, _| Some(n + 1), |_| true), Err(TooManyStates));
        // The sets grow by one state a step: few sets, but many members.
        let grows = |state: State, _| vec![state, state + 1];
        assert_eq!(Automaton::determinise(1, &[0], grows, |_| true), Err(TooManyStates));
    }
}
