//! Owns the search for shortest chains that never come back to a cell, over some links of a graph only: those of one
//! symbol, or those in and between cells with two candidates.

use super::super::prelude::*;
use super::graph::{Graph, LINK, Literal};
use super::table::Table;

/// Links after which a chain is too long for people; as in HoDoKu.
pub(super) const MAX_LINKS: usize = 20;

/// Places where a second search looks at most, before there is said to be no chain.
const MAX_LOOKS: usize = 3_000;

/// HoDoKu tries every chain. There are rarely that many.
const MAX_LOOKS_AS_HODOKU: usize = 300_000;

/// Shortest chains from one start after another.
pub(super) struct Paths<'a, 'b, const W: usize, F> {
    graph: &'b Graph<'a, W>,
    /// Whether a chain may use a link.
    may_use: F,
    from_start: Table,
    from_end: Table,
    start: Literal,
    max_looks: usize,
}

impl<'a, 'b, const W: usize, F: Fn(Literal, Literal) -> bool> Paths<'a, 'b, W, F> {
    pub fn new(graph: &'b Graph<'a, W>, options: &Options, may_use: F) -> Paths<'a, 'b, W, F> {
        let [from_start, from_end] = [0; 2].map(|_| Table::new(graph.n_literals()));
        let max_looks = if options.as_hodoku { MAX_LOOKS_AS_HODOKU } else { MAX_LOOKS };
        Paths { graph, may_use, from_start, from_end, start: Literal(0), max_looks }
    }

    /// Looks at everything that follows from a start.
    pub fn start_at(&mut self, start: Literal) {
        self.start = start;
        self.from_start.fill_where(self.graph, start, &self.may_use);
    }

    /// What follows from the start, by at most this many links.
    pub fn ends(&self) -> impl Iterator<Item = (Literal, usize)> {
        let length = |&end: &Literal| (end, self.from_start.distance(end) as usize / LINK as usize);
        self.from_start.met().iter().map(length).filter(|&(_, n_links)| n_links <= MAX_LINKS)
    }

    /// A shortest chain to an end that passes no cell twice, but may come back to its start at its end.
    pub fn chain_to(&mut self, end: Literal) -> Option<Vec<Literal>> {
        let mut chain = Vec::new();
        self.from_start.chain_to(end, &mut chain);
        if !self.comes_back(&chain) {
            return Some(chain);
        }
        // This chain comes back to a cell, but one as short or a longer one may not. What an end is reached from is what
        // its denial leads to.
        self.from_end.fill_where(self.graph, end.denied(), &self.may_use);
        let mut looks_left = self.max_looks;
        (chain.len() - 1..=MAX_LINKS).find_map(|n_links| {
            let mut chain = vec![self.start];
            self.extend(&mut chain, end, n_links, &mut looks_left).then_some(chain)
        })
    }

    /// Whether the chain can be made longer by exactly this many links to the end.
    fn extend(&self, chain: &mut Vec<Literal>, end: Literal, n_links: usize, looks_left: &mut usize) -> bool {
        let at = chain[chain.len() - 1];
        if n_links == 0 || *looks_left == 0 {
            return at == end;
        }
        *looks_left -= 1;
        for follows in self.graph.follows(at) {
            let to = follows.literal;
            let back = to.denied();
            if !(self.may_use)(at, to)
                || !self.from_end.contains(back)
                || self.from_end.distance(back) as usize / LINK as usize >= n_links
            {
                continue;
            }
            chain.push(to);
            if !self.comes_back(chain) && self.extend(chain, end, n_links - 1, looks_left) {
                return true;
            }
            chain.pop();
        }
        false
    }

    /// Whether a chain comes to a cell that it has left; the start at the very end does not count.
    fn comes_back(&self, chain: &[Literal]) -> bool {
        let cell = |literal: &Literal| self.graph.node(*literal).cell();
        let mut left: CellSet<W> = CellSet::EMPTY;
        chain.windows(2).any(|link| {
            let (from, to) = (cell(&link[0]), cell(&link[1]));
            if from != to {
                left.insert(from);
            }
            left.contains(to) && link[1] != self.start.denied()
        })
    }
}
