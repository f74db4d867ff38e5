//! Owns the question which states of an automaton read the same words: Hopcroft's partition refinement.

use crate::{Automaton, State, Symbol};

/// The class of each state, such that two states are of one class if they accept the same words, and the number of
/// classes. Classes are numbered from 0; one of them may have no state but the dead one, which is not listed.
pub(crate) fn equivalence(automaton: &Automaton) -> (Vec<State>, usize) {
    let n_states = automaton.n_states();
    let backwards = Backwards::new(automaton);
    let mut partition =
        Partition::new(n_states + 1, |state| state < n_states && automaton.is_accepting(state as State));
    // Classes by which others may have to be split.
    let mut waiting: Vec<u32> = (0..partition.n_classes() as u32).collect();
    let mut is_waiting = vec![true; partition.n_classes()];
    while let Some(splitter) = waiting.pop() {
        is_waiting[splitter as usize] = false;
        // The class may itself be split on the way; its members now are what the others are compared with.
        let members = partition.members(splitter).to_vec();
        for symbol in 0..automaton.n_symbols() {
            for &member in &members {
                backwards.sources(symbol, member).iter().for_each(|&source| partition.mark(source));
            }
            partition.split_marked(|old, new, new_is_smaller| {
                is_waiting.push(false);
                let chosen = if is_waiting[old as usize] || new_is_smaller { new } else { old };
                is_waiting[chosen as usize] = true;
                waiting.push(chosen);
            });
        }
    }
    partition.class.pop();
    let n_classes = partition.n_classes();
    (partition.class, n_classes)
}

/// The transitions the other way round, the dead state included as the last.
struct Backwards {
    n_states: usize,
    /// Sources of (symbol, target), one list after the other.
    sources: Vec<u32>,
    ends: Vec<u32>,
}

impl Backwards {
    fn new(automaton: &Automaton) -> Backwards {
        let dead = automaton.n_states();
        let n_states = dead + 1;
        let target = |state: usize, symbol: usize| match state {
            s if s == dead => dead,
            _ => automaton.next(state as State, Symbol(symbol as u8)).map_or(dead, |target| target as usize),
        };
        let moves = || (0..automaton.n_symbols()).flat_map(move |c| (0..n_states).map(move |s| (c, s)));
        let list = |symbol: usize, state: usize| symbol * n_states + target(state, symbol);
        // Counting sort: how long each list is, where it starts, then each source to its place.
        let mut ends = vec![0u32; automaton.n_symbols() * n_states + 1];
        moves().for_each(|(symbol, state)| ends[list(symbol, state) + 1] += 1);
        (1..ends.len()).for_each(|i| ends[i] += ends[i - 1]);
        let mut free = ends.clone();
        let mut sources = vec![0u32; automaton.n_symbols() * n_states];
        for (symbol, state) in moves() {
            let place = &mut free[list(symbol, state)];
            sources[*place as usize] = state as u32;
            *place += 1;
        }
        Backwards { n_states, sources, ends }
    }

    fn sources(&self, symbol: usize, target: u32) -> &[u32] {
        let list = symbol * self.n_states + target as usize;
        &self.sources[self.ends[list] as usize..self.ends[list + 1] as usize]
    }
}

/// Classes of states. The members of a class stand together in `order`, the marked ones first:
///
/// ```text
/// order:  … | marked of class k | others of class k | …
///           ^ start[k]          ^ start[k]+marked[k] ^ end[k]
/// ```
struct Partition {
    order: Vec<u32>,
    place: Vec<u32>,
    class: Vec<u32>,
    start: Vec<u32>,
    end: Vec<u32>,
    marked: Vec<u32>,
    touched: Vec<u32>,
}

impl Partition {
    /// Two classes by a predicate, or one if it does not tell states apart.
    fn new(n: usize, first: impl Fn(usize) -> bool) -> Partition {
        let mut order: Vec<u32> = (0..n as u32).collect();
        order.sort_by_key(|&state| !first(state as usize));
        let n_first = order.iter().filter(|&&state| first(state as usize)).count() as u32;
        let mut place = vec![0; n];
        (0u32..).zip(&order).for_each(|(at, &state)| place[state as usize] = at);
        let bounds: Vec<(u32, u32)> =
            [(0, n_first), (n_first, n as u32)].into_iter().filter(|(start, end)| start < end).collect();
        let class = |state: usize| (bounds.len() == 2 && !first(state)) as u32;
        Partition {
            class: (0..n).map(class).collect(),
            start: bounds.iter().map(|b| b.0).collect(),
            end: bounds.iter().map(|b| b.1).collect(),
            marked: vec![0; bounds.len()],
            touched: Vec::new(),
            order,
            place,
        }
    }

    fn n_classes(&self) -> usize {
        self.start.len()
    }

    fn members(&self, class: u32) -> &[u32] {
        &self.order[self.start[class as usize] as usize..self.end[class as usize] as usize]
    }

    fn mark(&mut self, state: u32) {
        let class = self.class[state as usize] as usize;
        let to = self.start[class] + self.marked[class];
        let from = self.place[state as usize];
        if from < to {
            return;
        }
        if self.marked[class] == 0 {
            self.touched.push(class as u32);
        }
        let other = self.order[to as usize];
        self.order.swap(from as usize, to as usize);
        self.place[other as usize] = from;
        self.place[state as usize] = to;
        self.marked[class] += 1;
    }

    /// Makes the marked members of each class a class of their own where others remain; tells the old and the new
    /// class, and whether the new one is the smaller.
    fn split_marked(&mut self, mut told: impl FnMut(u32, u32, bool)) {
        while let Some(class) = self.touched.pop() {
            let old = class as usize;
            let (start, middle) = (self.start[old], self.start[old] + self.marked[old]);
            self.marked[old] = 0;
            if middle == self.end[old] {
                continue;
            }
            let new = self.n_classes() as u32;
            self.start.push(start);
            self.end.push(middle);
            self.marked.push(0);
            self.start[old] = middle;
            for at in start..middle {
                self.class[self.order[at as usize] as usize] = new;
            }
            told(class, new, middle - start <= self.end[old] - middle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::DEAD;

    /// Whether two states accept the same words of up to this many symbols.
    fn read_alike(automaton: &Automaton, a: Option<State>, b: Option<State>, length: usize) -> bool {
        let accepts = |s: Option<State>| s.is_some_and(|s| automaton.is_accepting(s));
        let next = |s: Option<State>, symbol| s.and_then(|s| automaton.next(s, symbol));
        let mut symbols = Symbol::first(automaton.n_symbols());
        accepts(a) == accepts(b)
            && (length == 0 || symbols.all(|s| read_alike(automaton, next(a, s), next(b, s), length - 1)))
    }

    #[test]
    fn states_of_one_class_read_alike() {
        // Pseudo-random automata with few states, so that words of six symbols tell all differences.
        let mut seed = 7u32;
        let mut draw = move |n: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % n
        };
        for _ in 0..300 {
            let n = 2 + draw(5);
            let table: Vec<u32> = (0..n * 2).map(|_| draw(n + 1)).collect();
            let accepting: Vec<bool> = (0..n).map(|_| draw(3) == 0).collect();
            let next = table.iter().map(|&t| if t == n { DEAD } else { t }).collect();
            let automaton = Automaton::from_table(2, next, accepting);
            let (class, n_classes) = equivalence(&automaton);
            assert!(class.iter().all(|&c| (c as usize) < n_classes));
            for a in 0..n {
                for b in 0..a {
                    let alike = read_alike(&automaton, Some(a), Some(b), 6);
                    assert_eq!(class[a as usize] == class[b as usize], alike, "{automaton:?} states {a} {b}");
                }
            }
        }
    }
}
