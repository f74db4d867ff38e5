//! What follows from one assumption: the candidates that then hold and those that go, each with its parents.
//!
//! ```text
//!  nodes    every consequence, in the order found; parents always stand before children
//!  at       candidate and state  ─▶  its node
//!  on, off  the same as sets, and as queues (a consequence is looked at in the order found)
//! ```
//!
//! What holds is looked at before what goes, and a candidate that goes is taken off the grid only when it is looked at.
//! The parents found depend on this order, and so do complexity and rating.

use super::grid::{BOARD, CANDIDATES, Grid};
use super::links::Cause;
use arau_core::bits::ones;

pub(super) const NONE: u16 = u16::MAX;

/// A candidate with its state: `candidate * 2 + 1` if it holds, `candidate * 2` if it goes.
pub(super) type Fact = u16;

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub fact: Fact,
    pub parent_count: u16,
    pub parents: u32,
    /// The longest line of ancestors: no more than their number.
    pub depth: u16,
    pub cause: Cause,
    /// A chain nested here: its place among the nested chains of the search, plus one.
    pub nested: u32,
    /// The complexity of the nested chains on some line of ancestors.
    pub nested_depth: u32,
}

/// The rules of spreading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    /// Candidates that go make new singles.
    pub dynamic: bool,
    /// Only one symbol counts.
    pub one_symbol: bool,
}

pub(super) type FactSet = [u64; 12];

#[derive(Clone)]
pub(super) struct Consequences {
    pub nodes: Vec<Node>,
    pub parents: Vec<u16>,
    at: Box<[u16; CANDIDATES * 2]>,
    pub on: FactSet,
    pub off: FactSet,
    on_queue: Vec<u16>,
    off_queue: Vec<u16>,
    on_head: usize,
    off_head: usize,
    on_cands: [u16; 81],
    /// Without the candidates that were looked at.
    now: Grid,
    /// Without all candidates that go.
    fresh: Grid,
    /// A candidate that would have to hold and go: the nodes that say so.
    pub contradiction: Option<(u16, u16)>,
}

impl Consequences {
    pub fn new() -> Self {
        Consequences {
            nodes: Vec::new(),
            parents: Vec::new(),
            at: Box::new([NONE; CANDIDATES * 2]),
            on: [0; 12],
            off: [0; 12],
            on_queue: Vec::new(),
            off_queue: Vec::new(),
            on_head: 0,
            off_head: 0,
            on_cands: [0; 81],
            now: Grid::new(&[0; 81]),
            fresh: Grid::new(&[0; 81]),
            contradiction: None,
        }
    }

    pub fn node_of(&self, fact: Fact) -> Option<u16> {
        Some(self.at[fact as usize]).filter(|&n| n != NONE)
    }

    /// Starts from an assumption.
    pub fn begin(&mut self, grid: &Grid, start: Fact) {
        for node in &self.nodes {
            self.at[node.fact as usize] = NONE;
        }
        self.nodes.clear();
        self.parents.clear();
        self.on_queue.clear();
        self.off_queue.clear();
        (self.on_head, self.off_head) = (0, 0);
        self.on = [0; 12];
        self.off = [0; 12];
        self.on_cands = [0; 81];
        self.contradiction = None;
        self.now.clone_from(grid);
        self.fresh.clone_from(grid);
        self.push(start, &[], Cause::Start, 0, 0);
        self.enter(start);
    }

    /// Computes what follows, up to a contradiction. `rules` is asked for more when all else is done, and says
    /// whether to go on; with other rules one can proceed further from there.
    pub fn proceed(&mut self, before: &Grid, spread: Spread, mut rules: impl FnMut(&mut Adder<'_>) -> bool) {
        while self.contradiction.is_none() {
            if self.on_head < self.on_queue.len() {
                self.on_head += 1;
                self.spread_on(self.on_queue[self.on_head - 1], spread);
            } else if self.off_head < self.off_queue.len() {
                self.off_head += 1;
                self.spread_off(self.off_queue[self.off_head - 1], before, spread);
            } else if !rules(&mut Adder { consequences: self, before }) {
                return;
            }
        }
    }

    fn push(
        &mut self,
        fact: Fact,
        parents: &[u16],
        cause: Cause,
        nested: u32,
        nested_complexity: u32,
    ) -> u16 {
        let start = self.parents.len() as u32;
        let (mut depth, mut nested_depth) = (0, 0);
        for &p in parents {
            let node = &self.nodes[p as usize];
            depth = depth.max(node.depth);
            nested_depth = nested_depth.max(node.nested_depth);
        }
        self.parents.extend_from_slice(parents);
        self.nodes.push(Node {
            fact,
            parents: start,
            parent_count: parents.len() as u16,
            depth: depth + 1,
            cause,
            nested,
            nested_depth: nested_depth + nested_complexity,
        });
        self.nodes.len() as u16 - 1
    }

    /// Makes the last node known.
    #[inline]
    fn enter(&mut self, fact: Fact) {
        let n = self.nodes.len() as u16 - 1;
        self.at[fact as usize] = n;
        let lit = fact as usize / 2;
        if fact & 1 != 0 {
            self.on[lit / 64] |= 1 << (lit % 64);
            self.on_cands[lit / 9] |= 1 << (lit % 9);
            self.on_queue.push(n);
        } else {
            self.off[lit / 64] |= 1 << (lit % 64);
            self.off_queue.push(n);
            self.fresh.remove(lit / 9, lit % 9);
        }
    }

    /// What goes because the candidate of node `n` holds.
    fn spread_on(&mut self, n: u16, spread: Spread) {
        let lit = self.nodes[n as usize].fact as usize / 2;
        let (cell, symbol) = (lit / 9, lit % 9);
        if !spread.one_symbol {
            let others = !(1 << symbol);
            let clash = self.now.cands[cell] & others & self.on_cands[cell];
            let before_clash = if clash == 0 { !0 } else { (clash & clash.wrapping_neg()) - 1 };
            for s in ones(self.fresh.cands[cell] & others & before_clash) {
                self.goes(cell, s, n, Cause::Cell);
            }
            if clash != 0 {
                return self.clash(cell, clash.trailing_zeros() as usize, n, Cause::Cell);
            }
        }
        for kind in 0..3 {
            let house = BOARD.houses[cell][kind] as usize;
            let mut others = !(1 << BOARD.index[cell][kind]);
            if kind > 0 {
                others &= BOARD.outside_box[cell][kind - 1];
            }
            let cause = Cause::HOUSES[kind];
            for place in ones(self.now.places[house][symbol] & others) {
                let other = BOARD.cells[house][place] as usize;
                if self.on_cands[other] >> symbol & 1 != 0 {
                    return self.clash(other, symbol, n, cause);
                }
                if self.fresh.cands[other] >> symbol & 1 != 0 {
                    self.goes(other, symbol, n, cause);
                }
            }
        }
    }

    fn goes(&mut self, cell: usize, symbol: usize, parent: u16, cause: Cause) {
        let fact = ((cell * 9 + symbol) * 2) as Fact;
        let parent_node = &self.nodes[parent as usize];
        let node = Node {
            fact,
            parents: self.parents.len() as u32,
            parent_count: 1,
            depth: parent_node.depth + 1,
            cause,
            nested: 0,
            nested_depth: parent_node.nested_depth,
        };
        self.parents.push(parent);
        self.nodes.push(node);
        self.enter(fact);
    }

    fn clash(&mut self, cell: usize, symbol: usize, parent: u16, cause: Cause) {
        let fact = ((cell * 9 + symbol) * 2) as Fact;
        let off = self.push(fact, &[parent], cause, 0, 0);
        self.contradiction = Some((self.at[fact as usize + 1], off));
    }

    /// What holds because the candidate of node `n` goes.
    fn spread_off(&mut self, n: u16, before: &Grid, spread: Spread) {
        let lit = self.nodes[n as usize].fact as usize / 2;
        let (cell, symbol) = (lit / 9, lit % 9);
        // At most four candidates that hold, each with the cause.
        let mut found = [(0usize, Cause::Cell); 4];
        let mut count = 0;
        if !spread.one_symbol {
            let mask = self.now.cands[cell];
            if mask.count_ones() == 2 {
                let other = (mask & !(1 << symbol)).trailing_zeros() as usize;
                found[0] = (cell * 9 + other, Cause::Cell);
                count = 1;
            }
        }
        for kind in 0..3 {
            let house = BOARD.houses[cell][kind] as usize;
            let mask = self.now.places[house][symbol];
            if mask.count_ones() == 2 {
                let other = (mask & !(1 << BOARD.index[cell][kind])).trailing_zeros() as usize;
                let lit = BOARD.cells[house][other] as usize * 9 + symbol;
                if !found[..count].iter().any(|f| f.0 == lit) {
                    found[count] = (lit, Cause::HOUSES[kind]);
                    count += 1;
                }
            }
        }
        for &(on, cause) in &found[..count] {
            let fact = (on * 2 + 1) as Fact;
            let contrary = self.at[on * 2];
            if contrary == NONE && self.at[fact as usize] != NONE {
                continue;
            }
            let start = self.parents.len();
            self.parents.push(n);
            if spread.dynamic {
                self.hidden_parents(on, cause, before);
            }
            let (mut depth, mut nested_depth) = (0, 0);
            for &p in &self.parents[start..] {
                let node = &self.nodes[p as usize];
                depth = depth.max(node.depth);
                nested_depth = nested_depth.max(node.nested_depth);
            }
            let node = Node {
                fact,
                parents: start as u32,
                parent_count: (self.parents.len() - start) as u16,
                depth: depth + 1,
                cause,
                nested: 0,
                nested_depth,
            };
            self.nodes.push(node);
            if contrary != NONE {
                self.contradiction = Some((self.nodes.len() as u16 - 1, contrary));
                break;
            }
            self.enter(fact);
        }
        if spread.dynamic {
            self.now.remove(cell, symbol);
        }
    }

    /// The candidates that went before, so that now one is left.
    fn hidden_parents(&mut self, on: usize, cause: Cause, before: &Grid) {
        let (cell, symbol) = (on / 9, on % 9);
        if cause == Cause::Cell {
            for s in ones(before.cands[cell] & !self.now.cands[cell]) {
                self.parents.push(self.at[(cell * 9 + s) * 2]);
            }
        } else {
            let house = BOARD.houses[cell][cause as usize - Cause::Box as usize] as usize;
            for place in ones(before.places[house][symbol] & !self.now.places[house][symbol]) {
                let other = BOARD.cells[house][place] as usize;
                self.parents.push(self.at[(other * 9 + symbol) * 2]);
            }
        }
    }

    /// The node and all its ancestors: their number, and their nested chains.
    pub fn ancestors(&self, node: u16, mut visit: impl FnMut(&Node)) -> u32 {
        let mut open = [0u64; (CANDIDATES * 2).div_ceil(64) + 1];
        let mut word = node as usize / 64;
        open[word] |= 1 << (node % 64);
        let mut count = 0;
        loop {
            while open[word] == 0 {
                if word == 0 {
                    return count;
                }
                word -= 1;
            }
            let bit = 63 - open[word].leading_zeros() as usize;
            open[word] &= !(1 << bit);
            count += 1;
            let node = &self.nodes[word * 64 + bit];
            visit(node);
            for &p in self.parents_of(node) {
                open[p as usize / 64] |= 1 << (p % 64);
            }
        }
    }

    pub fn parents_of(&self, node: &Node) -> &[u16] {
        &self.parents[node.parents as usize..node.parents as usize + node.parent_count as usize]
    }

    /// The facts of a node and its ancestors, nearest first, each once.
    pub fn chain(&self, node: u16, mut visit: impl FnMut(&Node)) {
        let mut done = [0u64; (CANDIDATES * 2).div_ceil(64) + 1];
        let mut todo = vec![node];
        let mut next = Vec::new();
        while !todo.is_empty() {
            for &n in &todo {
                if done[n as usize / 64] >> (n % 64) & 1 == 0 {
                    done[n as usize / 64] |= 1 << (n % 64);
                    let node = &self.nodes[n as usize];
                    visit(node);
                    next.extend_from_slice(self.parents_of(node));
                }
            }
            todo.clear();
            std::mem::swap(&mut todo, &mut next);
        }
    }
}

/// Lets rules add candidates that go.
pub(super) struct Adder<'a> {
    consequences: &'a mut Consequences,
    pub before: &'a Grid,
}

impl Adder<'_> {
    /// The number of nodes so far.
    pub fn len(&self) -> usize {
        self.consequences.nodes.len()
    }

    /// The grid without all candidates that go.
    pub fn now(&self) -> Grid {
        self.consequences.now.clone()
    }

    pub fn consequences(&self) -> &Consequences {
        self.consequences
    }

    /// Whether the candidate already goes.
    pub fn goes(&self, lit: u16) -> bool {
        self.consequences.at[lit as usize * 2] != NONE
    }

    /// `premises` are candidates that went before.
    pub fn add(&mut self, lit: u16, premises: &[u16], nested: u32, complexity: u32) {
        let mut parents = [0u16; 64];
        let mut long = Vec::new();
        let at = |l: &u16| self.consequences.at[*l as usize * 2];
        let parents = if premises.len() <= 64 {
            for (to, l) in parents.iter_mut().zip(premises) {
                *to = at(l);
            }
            &parents[..premises.len()]
        } else {
            long.extend(premises.iter().map(at));
            &long[..]
        };
        self.consequences.push(lit * 2, parents, Cause::Rule, nested, complexity);
        self.consequences.enter(lit * 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Spread = Spread { dynamic: true, one_symbol: false };

    #[test]
    fn the_last_candidate_of_a_cell_rests_on_all_that_went() {
        let mut grid = Grid::new(&[0; 81]);
        for symbol in 3..9 {
            grid.remove(0, symbol);
        }
        let mut found = Consequences::new();
        // r1c9 = 1 and r9c1 = 2 leave 3 to r1c1; here only the first is assumed, and 2 is missing in r1c1.
        grid.remove(0, 1);
        found.begin(&grid, (8 * 9) * 2 + 1);
        found.proceed(&grid, PLAIN, |_| false);
        let three = found.node_of(2 * 2 + 1);
        assert_eq!(three.map(|n| found.ancestors(n, |_| {})), Some(3));
        assert!(found.contradiction.is_none());
    }

    #[test]
    fn two_cells_with_one_candidate_left_contradict() {
        let mut grid = Grid::new(&[0; 81]);
        for cell in [0, 1] {
            for symbol in 2..9 {
                grid.remove(cell, symbol);
            }
        }
        let mut found = Consequences::new();
        found.begin(&grid, (8 * 9) * 2 + 1);
        found.proceed(&grid, PLAIN, |_| false);
        let (on, off) = found.contradiction.unwrap_or_default();
        assert_eq!(found.nodes[on as usize].fact / 2, found.nodes[off as usize].fact / 2);
    }
}
