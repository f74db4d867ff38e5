//! Owns [`Trial`]: what is left of every cell, and how it came to that.

use super::answers::Answers;
use super::argument::{Argument, Assumption};
use super::network::Network;
use crate::layout::Cited;
use crate::{Inference, Position};
use arau_core::{Candidate, Cell, Constraint, Symbol, SymbolSet};
use std::collections::VecDeque;

/// Which methods are followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Depth {
    /// Singles, and what each rule leaves.
    Singles,
    /// Also naked pairs, pointing and claiming.
    Pairs,
}

/// Symbols that went from a cell.
#[derive(Clone, Debug)]
pub(super) struct Event {
    pub cell: Cell,
    pub gone: SymbolSet,
    pub cause: Cause,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// One of the other symbols is assumed.
    Assumed,
    /// Another cell holds the symbol.
    Seen(Cell, Cited),
    /// The cell is the last place in a house of the network for the symbol that is left.
    LastPlace(u32),
    /// A rule of the network does not leave them.
    Rule(u32),
    /// Two cells of a house use them up.
    Pair(u32, [Cell; 2]),
    /// All places of the symbol in the first house lie in the second.
    Overlap(u32, u32),
    /// Assuming them failed, as a case of the search tells.
    Refuted(u32),
}

/// What is left with nothing.
#[derive(Clone, Debug)]
pub(super) enum Failure {
    Cell(Cell),
    House(u32, Symbol),
    Rule(u32),
}

/// An assumption that failed inside the trial.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    /// The events that it rests on.
    pub needs: Vec<u32>,
    pub cited: Vec<Cited>,
    pub story: Vec<Inference>,
}

/// The state of a trial. It can be taken back to any earlier moment.
pub(crate) struct Trial<'a> {
    pub(super) network: &'a Network,
    pub(super) domains: Vec<SymbolSet>,
    pub(super) events: Vec<Event>,
    /// The events of every cell, in order.
    pub(super) events_of: Vec<Vec<u32>>,
    pub(super) refutations: Vec<Refutation>,
    singles: VecDeque<Cell>,
    houses: Dirty,
    rules: Dirty,
    answers: Answers,
    /// How much was done.
    pub(super) work: u64,
}

/// A queue without repeats.
struct Dirty {
    queue: VecDeque<u32>,
    is_in: Vec<bool>,
}

impl Dirty {
    fn all(n: usize) -> Dirty {
        Dirty { queue: (0..n as u32).collect(), is_in: vec![true; n] }
    }

    fn push(&mut self, item: u32) {
        if !std::mem::replace(&mut self.is_in[item as usize], true) {
            self.queue.push_back(item);
        }
    }

    fn pop(&mut self) -> Option<u32> {
        let item = self.queue.pop_front()?;
        self.is_in[item as usize] = false;
        Some(item)
    }

    fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

impl Drop for Trial<'_> {
    fn drop(&mut self) {
        self.network.return_answers(std::mem::take(&mut self.answers));
    }
}

impl<'a> Trial<'a> {
    /// A trial from a position, of which nothing has been followed yet.
    pub(crate) fn of<const W: usize>(network: &'a Network, position: &Position<W>) -> Trial<'a> {
        let mut domains = position.board().cells;
        domains.extend(network.auxiliary());
        let singles = (0..domains.len()).filter(|&i| domains[i].len() == 1).map(Cell::at).collect();
        Trial {
            network,
            events: Vec::new(),
            events_of: vec![Vec::new(); domains.len()],
            refutations: Vec::new(),
            singles,
            houses: Dirty::all(network.houses.len()),
            rules: Dirty::all(network.rules.len()),
            answers: network.take_answers(),
            work: 0,
            domains,
        }
    }

    /// Asks only these rules, as places in the network, and no house, until nothing changes; the argument by which they
    /// cannot be satisfied, if it comes to that.
    pub(crate) fn follow_only(&mut self, rules: &[u32]) -> Result<(), Argument> {
        self.rules.clear();
        rules.iter().for_each(|&rule| self.rules.push(rule));
        while let Some(rule) = self.rules.pop() {
            if rules.binary_search(&rule).is_ok()
                && let Err(failure) = self.follow_rule(rule)
            {
                return Err(self.argue(Assumption::NONE, &failure));
            }
        }
        Ok(())
    }

    /// How much was done so far.
    pub(crate) fn work(&self) -> u64 {
        self.work + self.answers.work
    }

    /// The symbols that are left for a cell.
    pub(crate) fn left(&self, cell: Cell) -> SymbolSet {
        self.domains[cell.idx()]
    }

    /// Whether every cell holds a symbol.
    pub(crate) fn is_filled(&self) -> bool {
        self.domains.iter().all(|domain| domain.len() == 1)
    }

    /// The moment to come back to.
    pub(super) fn moment(&self) -> usize {
        self.events.len()
    }

    /// Takes everything back since a moment.
    pub(super) fn take_back(&mut self, moment: usize) {
        while self.events.len() > moment {
            let Some(event) = self.events.pop() else { break };
            self.domains[event.cell.idx()] = self.domains[event.cell.idx()].or(event.gone);
            self.events_of[event.cell.idx()].pop();
            if let Cause::Refuted(number) = event.cause {
                self.refutations.truncate(number as usize);
            }
        }
        self.singles.clear();
        self.houses.clear();
        self.rules.clear();
    }

    /// Assumes a candidate.
    pub(super) fn assume(&mut self, Candidate { cell, symbol }: Candidate) {
        let others = self.domains[cell.idx()].minus(SymbolSet::only(symbol));
        self.remove(cell, others, Cause::Assumed);
    }

    /// Takes symbols from a cell that failed there.
    pub(super) fn refute(&mut self, Candidate { cell, symbol }: Candidate, refutation: Refutation) {
        let number = self.refutations.len() as u32;
        self.refutations.push(refutation);
        self.remove(cell, SymbolSet::only(symbol), Cause::Refuted(number));
    }

    /// Takes symbols from a cell, if it has any of them.
    fn remove(&mut self, cell: Cell, symbols: SymbolSet, cause: Cause) {
        let domain = self.domains[cell.idx()];
        let gone = domain.and(symbols);
        if gone.is_empty() {
            return;
        }
        self.work += 1;
        let left = domain.minus(gone);
        self.domains[cell.idx()] = left;
        self.events_of[cell.idx()].push(self.events.len() as u32);
        self.events.push(Event { cell, gone, cause });
        if left.len() == 1 {
            self.singles.push_back(cell);
        }
        let network = self.network;
        network.houses_of[cell.idx()].iter().for_each(|&house| self.houses.push(house));
        network.rules_of[cell.idx()].iter().for_each(|&rule| self.rules.push(rule));
    }

    /// Follows the methods until they lead no further, or to a contradiction.
    pub(super) fn follow(&mut self, depth: Depth) -> Result<(), Failure> {
        loop {
            if let Some(cell) = self.singles.pop_front() {
                self.follow_single(cell)?;
            } else if let Some(house) = self.houses.pop() {
                self.follow_house(house)?;
            } else if let Some(rule) = self.rules.pop() {
                self.follow_rule(rule)?;
            } else if depth < Depth::Pairs || !self.follow_pairs() {
                return Ok(());
            }
        }
    }

    fn follow_single(&mut self, cell: Cell) -> Result<(), Failure> {
        let domain = self.domains[cell.idx()];
        if domain.is_empty() {
            return Err(Failure::Cell(cell));
        }
        let network = self.network;
        for &(peer, cited) in &network.peers[cell.idx()] {
            if !self.domains[peer.idx()].and(domain).is_empty() {
                self.remove(peer, domain, Cause::Seen(cell, cited));
                if self.domains[peer.idx()].is_empty() {
                    return Err(Failure::Cell(peer));
                }
            }
        }
        Ok(())
    }

    fn follow_house(&mut self, house: u32) -> Result<(), Failure> {
        let network = self.network;
        let cells = &network.houses[house as usize].cells;
        self.work += 1;
        // Symbols with a place, and those with two.
        let (mut once, mut twice) = (SymbolSet::EMPTY, SymbolSet::EMPTY);
        for cell in cells {
            let domain = self.domains[cell.idx()];
            twice = twice.or(once.and(domain));
            once = once.or(domain);
        }
        if let Some(symbol) = SymbolSet::all(network.n_symbols()).minus(once).lowest() {
            return Err(Failure::House(house, symbol));
        }
        for symbol in once.minus(twice).iter() {
            let place = cells.iter().find(|cell| self.domains[cell.idx()].contains(symbol));
            let Some(&cell) = place else { return Err(Failure::House(house, symbol)) };
            let others = self.domains[cell.idx()].minus(SymbolSet::only(symbol));
            self.remove(cell, others, Cause::LastPlace(house));
        }
        Ok(())
    }

    fn follow_rule(&mut self, rule: u32) -> Result<(), Failure> {
        let network = self.network;
        let cells = &network.rules[rule as usize].cells;
        if let Constraint::Relation { a, b, table } = network.constraint(rule)
            && a != b
        {
            self.work += 1;
            let (of_a, of_b) = (self.domains[a.idx()], self.domains[b.idx()]);
            let lost: SymbolSet = of_a.iter().filter(|s| table.rows[s.idx()].and(of_b).is_empty()).collect();
            let reached = of_a.iter().fold(SymbolSet::EMPTY, |all, s| all.or(table.rows[s.idx()]));
            if of_a == lost || of_b.and(reached).is_empty() {
                return Err(Failure::Rule(rule));
            }
            self.remove(*a, lost, Cause::Rule(rule));
            self.remove(*b, of_b.minus(reached), Cause::Rule(rule));
            return Ok(());
        }
        let left: Vec<SymbolSet> = self.answers.left(network, rule, &self.domains).to_vec();
        if left.iter().any(|left| left.is_empty()) {
            return Err(Failure::Rule(rule));
        }
        for (&cell, left) in cells.iter().zip(left) {
            let gone = self.domains[cell.idx()].minus(left);
            self.remove(cell, gone, Cause::Rule(rule));
        }
        Ok(())
    }

    /// What a rule leaves of its cells, each holding something of what it is given here.
    pub(super) fn left_by_rule(&mut self, rule: u32, domains: &[SymbolSet]) -> Vec<SymbolSet> {
        self.answers.left(self.network, rule, domains).to_vec()
    }

    /// One pass of naked pairs, pointing and claiming. Says whether anything went.
    fn follow_pairs(&mut self) -> bool {
        let n_events = self.events.len();
        let network = self.network;
        for house in 0..network.houses.len() as u32 {
            self.work += 4;
            let cells = &network.houses[house as usize].cells;
            for (i, &a) in cells.iter().enumerate() {
                let pair = self.domains[a.idx()];
                if pair.len() != 2 {
                    continue;
                }
                let Some(&b) = cells[i + 1..].iter().find(|b| self.domains[b.idx()] == pair) else {
                    continue;
                };
                for &cell in cells.iter().filter(|&&cell| cell != a && cell != b) {
                    self.remove(cell, pair, Cause::Pair(house, [a, b]));
                }
            }
            for symbol in (0..network.n_symbols()).map(|i| Symbol(i as u8)) {
                self.follow_overlap(house, symbol);
            }
            if self.events.len() > n_events {
                return true;
            }
        }
        false
    }

    /// Takes a symbol from the rest of a house that all its places in another one belong to.
    fn follow_overlap(&mut self, house: u32, symbol: Symbol) {
        let network = self.network;
        let mut places =
            network.houses[house as usize].cells.iter().filter(|c| self.domains[c.idx()].contains(symbol));
        let Some(&first) = places.next() else { return };
        if self.domains[first.idx()].len() == 1 {
            return;
        }
        let rest: Vec<Cell> = places.copied().collect();
        if rest.is_empty() || rest.len() > 3 {
            return;
        }
        for &other in network.houses_of[first.idx()].iter().filter(|&&other| other != house) {
            let of_other = &network.houses[other as usize].cells;
            if !rest.iter().all(|cell| network.houses_of[cell.idx()].contains(&other)) {
                continue;
            }
            for &cell in of_other {
                if cell != first && !rest.contains(&cell) {
                    self.remove(cell, SymbolSet::only(symbol), Cause::Overlap(house, other));
                }
            }
        }
    }
}
