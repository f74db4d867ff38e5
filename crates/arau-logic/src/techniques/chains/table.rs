//! Owns [`Table`]: all that follows from one literal, in the order in which it is met, each by a shortest chain.

use super::graph::{Graph, LINK, Literal};
use super::rows::Rows;
use arau_core::bits::ones;

/// What follows from a start. Filled again for every start, so that nothing is allocated in between.
pub(super) struct Table {
    /// The literals met, the start first.
    order: Vec<Literal>,
    /// For which filling the rest of an entry holds.
    stamps: Vec<u32>,
    stamp: u32,
    distances: Vec<u32>,
    parents: Vec<Literal>,
}

impl Table {
    pub fn new(n_literals: usize) -> Table {
        Table {
            order: Vec::with_capacity(n_literals),
            stamps: vec![0; n_literals],
            stamp: 0,
            distances: vec![0; n_literals],
            parents: vec![Literal(0); n_literals],
        }
    }

    /// Follows every link from a start. A literal that is met again by a shorter way is told of this one, but what was
    /// met from there already is not; this can only happen with almost locked sets, where links differ in cost.
    pub fn fill<const W: usize>(&mut self, graph: &Graph<'_, W>, start: Literal) {
        self.stamp += 1;
        self.order.clear();
        self.meet(start, start, 0);
        let mut next = 0;
        while next < self.order.len() {
            let from = self.order[next];
            let base = self.distances[from.idx()];
            for follows in graph.follows(from) {
                let (to, distance) = (follows.literal, base + follows.cost as u32);
                if self.stamps[to.idx()] != self.stamp {
                    self.meet(to, from, distance);
                } else if self.distances[to.idx()] > distance {
                    self.distances[to.idx()] = distance;
                    self.parents[to.idx()] = from;
                }
            }
            next += 1;
        }
    }

    /// Follows links from a start of which a chain may use only some, and which all cost the same.
    pub fn fill_where<const W: usize>(
        &mut self,
        graph: &Graph<'_, W>,
        start: Literal,
        may_use: impl Fn(Literal, Literal) -> bool,
    ) {
        self.stamp += 1;
        self.order.clear();
        self.meet(start, start, 0);
        let mut next = 0;
        while next < self.order.len() {
            let from = self.order[next];
            for follows in graph.follows(from) {
                if self.stamps[follows.literal.idx()] != self.stamp && may_use(from, follows.literal) {
                    let distance = self.distances[from.idx()] + follows.cost as u32;
                    self.meet(follows.literal, from, distance);
                }
            }
            next += 1;
        }
    }

    /// Follows everything that rows hold from a start.
    pub fn fill_by(&mut self, rows: &Rows, start: Literal) {
        self.stamp += 1;
        self.order.clear();
        self.meet(start, start, 0);
        let mut unmet = vec![u64::MAX; rows.row(start).len()];
        unmet[start.idx() / 64] &= !(1 << (start.idx() % 64));
        let mut next = 0;
        while next < self.order.len() {
            let from = self.order[next];
            let distance = self.distances[from.idx()] + LINK as u32;
            for (i, (unmet, row)) in unmet.iter_mut().zip(rows.row(from)).enumerate() {
                for bit in ones(row & *unmet) {
                    self.meet(Literal((i * 64 + bit) as u32), from, distance);
                }
                *unmet &= !row;
            }
            next += 1;
        }
    }

    fn meet(&mut self, literal: Literal, parent: Literal, distance: u32) {
        self.stamps[literal.idx()] = self.stamp;
        self.distances[literal.idx()] = distance;
        self.parents[literal.idx()] = parent;
        self.order.push(literal);
    }

    /// What follows, without the start, in the order in which it was met.
    pub fn met(&self) -> &[Literal] {
        &self.order[1..]
    }

    /// Whether a literal follows; the start does.
    pub fn contains(&self, literal: Literal) -> bool {
        self.stamps[literal.idx()] == self.stamp
    }

    /// Whether a literal that was met follows by one link only.
    pub fn is_direct(&self, literal: Literal) -> bool {
        self.parents[literal.idx()] == self.order[0]
    }

    /// The length of the chain to a literal that was met.
    pub fn distance(&self, literal: Literal) -> u32 {
        self.distances[literal.idx()]
    }

    /// The chain from the start to a literal that was met, both included.
    pub fn chain_to(&self, literal: Literal, chain: &mut Vec<Literal>) {
        chain.clear();
        chain.push(literal);
        let mut at = literal;
        while at != self.order[0] {
            at = self.parents[at.idx()];
            chain.push(at);
        }
        chain.reverse();
    }
}
