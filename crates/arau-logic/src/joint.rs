//! Owns [`Joint`]: the ways to fill some open cells so that several constraints hold at once, and cells that see each other
//! differ.

use crate::Position;
use crate::support::{Known, left_by};
use arau_core::{Cell, Constraint, Symbol, SymbolSet};

/// Open cells and the constraints that are to hold.
pub(crate) struct Joint<'a, const W: usize> {
    pub position: &'a Position<W>,
    pub open: &'a [Cell],
    pub constraints: &'a [&'a Constraint],
}

/// What came of looking for a way.
enum Search {
    Found(Vec<Symbol>),
    Nothing,
    GivenUp,
}

/// A position in which some cells hold something else.
pub(crate) struct Narrowed<'a, const W: usize> {
    pub position: &'a Position<W>,
    pub open: &'a [Cell],
    pub domains: &'a [SymbolSet],
}

impl<const W: usize> Known for Narrowed<'_, W> {
    fn domain(&self, cell: Cell) -> SymbolSet {
        let at = self.open.iter().position(|&open| open == cell);
        at.map_or_else(|| self.position.domain(cell), |at| self.domains[at])
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.position.differ(a, b)
    }

    fn value(&self, symbol: Symbol) -> i64 {
        self.position.value(symbol)
    }
}

impl<const W: usize> Joint<'_, W> {
    /// All ways; `None` if there are more than so many, or too much had to be tried.
    pub fn ways(&self, most_ways: usize, most_tries: usize) -> Option<Vec<Vec<Symbol>>> {
        let mut ways = Vec::new();
        let mut tries_left = most_tries;
        self.add_ways(self.start(), most_ways, &mut tries_left, &mut ways)?;
        Some(ways)
    }

    /// What occurs in some way, cell by cell. A symbol for which so many tries decide nothing counts as occurring.
    pub fn left(&self, most_tries: usize) -> Vec<SymbolSet> {
        let mut start = self.start();
        let mut occurs = vec![SymbolSet::EMPTY; start.len()];
        if !self.follow(&mut start) {
            return occurs;
        }
        for at in 0..start.len() {
            for symbol in start[at].iter() {
                if occurs[at].contains(symbol) {
                    continue;
                }
                let mut tried = start.clone();
                tried[at] = SymbolSet::only(symbol);
                let mut tries_left = most_tries;
                match self.first_way(tried, &mut tries_left) {
                    Search::Found(way) => {
                        occurs.iter_mut().zip(way).for_each(|(occurs, symbol)| occurs.insert(symbol));
                    }
                    Search::Nothing => {}
                    Search::GivenUp => occurs[at].insert(symbol),
                }
            }
        }
        occurs
    }

    fn start(&self) -> Vec<SymbolSet> {
        self.open.iter().map(|&cell| self.position.domain(cell)).collect()
    }

    fn add_ways(
        &self,
        mut domains: Vec<SymbolSet>,
        most_ways: usize,
        tries_left: &mut usize,
        ways: &mut Vec<Vec<Symbol>>,
    ) -> Option<()> {
        *tries_left = tries_left.checked_sub(1)?;
        if !self.follow(&mut domains) {
            return Some(());
        }
        let Some(at) = branching(&domains) else {
            ways.push(domains.iter().filter_map(|domain| domain.single()).collect());
            return (ways.len() <= most_ways).then_some(());
        };
        for symbol in domains[at].iter() {
            let mut tried = domains.clone();
            tried[at] = SymbolSet::only(symbol);
            self.add_ways(tried, most_ways, tries_left, ways)?;
        }
        Some(())
    }

    fn first_way(&self, mut domains: Vec<SymbolSet>, tries_left: &mut usize) -> Search {
        let Some(left) = tries_left.checked_sub(1) else { return Search::GivenUp };
        *tries_left = left;
        if !self.follow(&mut domains) {
            return Search::Nothing;
        }
        let Some(at) = branching(&domains) else {
            return Search::Found(domains.iter().filter_map(|domain| domain.single()).collect());
        };
        for symbol in domains[at].iter() {
            let mut tried = domains.clone();
            tried[at] = SymbolSet::only(symbol);
            match self.first_way(tried, tries_left) {
                Search::Nothing => {}
                decided => return decided,
            }
        }
        Search::Nothing
    }

    /// Takes away what the constraints and the cells that see each other rule out; whether something is left everywhere.
    fn follow(&self, domains: &mut [SymbolSet]) -> bool {
        loop {
            let n_before: u32 = domains.iter().map(|domain| domain.len() as u32).sum();
            self.place_once(domains);
            for constraint in self.constraints {
                let left =
                    left_by(constraint, &Narrowed { position: self.position, open: self.open, domains });
                for (cell, left) in left {
                    match self.open.iter().position(|&open| open == cell) {
                        Some(at) => domains[at] = domains[at].and(left),
                        None if left.is_empty() => return false,
                        None => {}
                    }
                }
            }
            if domains.iter().any(|domain| domain.is_empty()) {
                return false;
            }
            if domains.iter().map(|domain| domain.len() as u32).sum::<u32>() == n_before {
                return true;
            }
        }
    }

    /// Takes symbols from the cells that see them.
    fn place_once(&self, domains: &mut [SymbolSet]) {
        for at in 0..domains.len() {
            let Some(symbol) = domains[at].single() else { continue };
            for other in (0..domains.len()).filter(|&other| other != at) {
                if self.position.differ(self.open[at], self.open[other]) {
                    domains[other].remove(symbol);
                }
            }
        }
    }
}

/// The cell with the fewest symbols, if any has more than one.
fn branching(domains: &[SymbolSet]) -> Option<usize> {
    let undecided = (0..domains.len()).filter(|&at| domains[at].len() > 1);
    undecided.min_by_key(|&at| domains[at].len())
}
