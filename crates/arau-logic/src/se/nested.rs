//! Rules inside chains. When an assumption has no more plain consequences, intersections, pairs and X-Wings are tried
//! on the grid as it then is, and at the higher levels chains as well. What they remove joins the consequences, with
//! the candidates whose loss made the rule possible as parents.

use super::branching::{Kind, Origin, Proposal, Searcher, Sink, complexity};
use super::consequences::Adder;
use super::grid::{BOARD, CANDIDATES, Grid};
use super::links::Cause;
use super::subsets::{Flow, Pattern, fish, hidden_sets, intersections, naked_sets};
use super::unary::{Unary, all_unary};
use arau_core::bits::ones;

/// A chain inside a chain: what the outer one has to know of it.
#[derive(Clone, Copy)]
pub(super) struct NestedChain {
    /// Equal for chains with the same facts in the same order.
    pub identity: u64,
    pub complexity: u32,
}

/// The rules of one level.
pub(super) struct Nesting {
    level: u8,
    /// Searchers for nested chains with branches, in the order in which they are tried.
    inner: Vec<Searcher>,
    pub chains: Vec<NestedChain>,
    premises: Vec<u16>,
}

impl Nesting {
    /// The rules of a level, ready for levels up to `highest` if that is 3.
    pub fn new(level: u8, highest: u8) -> Self {
        let inner = match highest {
            3 => vec![Searcher::new(Kind::MULTIPLE)],
            4 => vec![Searcher::new(Kind::dynamic(0))],
            5.. => vec![Searcher::new(Kind::dynamic(0)), Searcher::new(Kind::dynamic(highest - 3))],
            _ => Vec::new(),
        };
        Nesting { level, inner, chains: Vec::new(), premises: Vec::new() }
    }

    pub fn start(&mut self, level: u8) {
        self.level = level;
        self.chains.clear();
    }

    pub fn level(&self) -> u8 {
        self.level
    }

    /// Goes on with more rules.
    pub fn deepen(&mut self) {
        self.level += 1;
    }

    /// Adds what the first successful rule removes. Says whether it is worth going on.
    ///
    /// When the last rule was needed, all that follows later rests on something that was added now: had it been
    /// possible without, a rule would have found it now. So nothing more is needed if each of the additions is at
    /// least as complex as `limit`.
    ///
    /// `tried` is the level whose rules have already failed here, if it is below 4; each of these levels has one rule
    /// more than the one before.
    pub fn apply(&mut self, adder: &mut Adder<'_>, limit: u32, tried: u8) -> bool {
        if self.level == 0 {
            return false;
        }
        let now = adder.now();
        if tried < 1 && self.patterns(&now, adder) {
            return true;
        }
        let first = adder.len();
        if matches!(self.level, 2 | 3) && tried < 2 && self.unary(&now, adder) {
            return self.level == 3 || self.is_within(adder, first, limit);
        }
        if self.level < 3 {
            return false;
        }
        for k in 0..self.inner.len() {
            if self.branching(k, &now, adder) {
                return k + 1 < self.inner.len() || self.is_within(adder, first, limit);
            }
        }
        false
    }

    fn is_within(&self, adder: &Adder<'_>, first: usize, limit: u32) -> bool {
        limit == u32::MAX
            || (first..adder.len())
                .any(|n| complexity(&[(adder.consequences(), n as u16)], &self.chains) < limit)
    }

    fn patterns(&mut self, now: &Grid, adder: &mut Adder<'_>) -> bool {
        let any = std::cell::Cell::new(false);
        let before = Some(adder.before);
        let premises = &mut self.premises;
        let mut found = |pattern: Pattern| {
            premises.clear();
            pattern.premises(adder.before, now, premises);
            if !premises.is_empty() {
                any.set(true);
                for (cell, mask) in pattern.removals(now) {
                    for symbol in ones(mask) {
                        let lit = u16::from(cell) * 9 + symbol as u16;
                        if !adder.goes(lit) {
                            adder.add(lit, premises, 0, 0);
                        }
                    }
                }
            }
            Flow::Continue(())
        };
        for rule in 0..4 {
            let _ = match rule {
                0 => intersections(now, before, &mut found),
                1 => hidden_sets(now, before, 2, &mut found),
                2 => naked_sets(now, before, 2, &mut found),
                _ => fish(now, before, 2, &mut found),
            };
            if any.get() {
                break;
            }
        }
        any.get()
    }

    fn unary(&mut self, now: &Grid, adder: &mut Adder<'_>) -> bool {
        let mut any = false;
        for unary in all_unary(now, adder.before) {
            if unary
                .removals
                .iter()
                .all(|&(cell, mask)| ones(mask).all(|s| adder.goes(u16::from(cell) * 9 + s as u16)))
            {
                continue;
            }
            self.premises.clear();
            unary_premises(&unary, adder.before, now, &mut self.premises);
            if self.premises.is_empty() {
                continue;
            }
            any = true;
            let mut identity = Identity::new();
            for node in &unary.path {
                identity.fact(node.lit * 2 + u16::from(node.on));
            }
            self.chains.push(NestedChain { identity: identity.value(), complexity: unary.complexity });
            let nested = self.chains.len() as u32;
            for &(cell, mask) in &unary.removals {
                for symbol in ones(mask) {
                    let lit = u16::from(cell) * 9 + symbol as u16;
                    if !adder.goes(lit) {
                        adder.add(lit, &self.premises, nested, unary.complexity);
                    }
                }
            }
        }
        any
    }

    fn branching(&mut self, k: usize, now: &Grid, adder: &mut Adder<'_>) -> bool {
        let mut sink = PerCandidate::new(adder.before, now);
        self.inner[k].search(now, &mut sink);
        let mut any = false;
        for found in sink.into_sorted() {
            if found.premises.is_empty() {
                continue;
            }
            any = true;
            self.chains.push(NestedChain { identity: found.identity, complexity: found.complexity });
            let nested = self.chains.len() as u32;
            for symbol in ones(found.mask) {
                let lit = (found.cell * 9 + symbol) as u16;
                if !adder.goes(lit) {
                    adder.add(lit, &found.premises, nested, found.complexity);
                }
            }
        }
        any
    }
}

/// The candidates of `before` whose loss in `now` made a candidate the only one of its cell or house.
fn link_premises(lit: u16, cause: Cause, before: &Grid, now: &Grid, mut push: impl FnMut(u16)) {
    let (cell, symbol) = (lit as usize / 9, lit as usize % 9);
    match cause {
        Cause::Cell => {
            for s in ones(before.cands[cell] & !now.cands[cell]) {
                push((cell * 9 + s) as u16);
            }
        }
        Cause::Box | Cause::Row | Cause::Column => {
            let house = BOARD.houses[cell][cause as usize - Cause::Box as usize] as usize;
            for place in ones(before.places[house][symbol] & !now.places[house][symbol]) {
                push(u16::from(BOARD.cells[house][place]) * 9 + symbol as u16);
            }
        }
        Cause::Start | Cause::Rule => {}
    }
}

fn unary_premises(unary: &Unary, before: &Grid, now: &Grid, out: &mut Vec<u16>) {
    let mut known = [0u64; CANDIDATES.div_ceil(64)];
    let mut push = |lit: u16| {
        if known[lit as usize / 64] >> (lit % 64) & 1 == 0 {
            known[lit as usize / 64] |= 1 << (lit % 64);
            out.push(lit);
        }
    };
    for node in unary.path.iter().filter(|n| n.on) {
        link_premises(node.lit, node.cause, before, now, &mut push);
    }
    if unary.is_cycle {
        // Backwards the absent candidates hold, by the links that excluded them.
        for node in unary.path.iter().rev().filter(|n| !n.on) {
            link_premises(node.lit, node.cause, before, now, &mut push);
        }
    }
}

/// A number for a sequence of facts.
struct Identity(u64);

impl Identity {
    fn new() -> Self {
        Identity(0x9e37_79b9_7f4a_7c15)
    }

    fn fact(&mut self, fact: u16) {
        self.0 = (self.0 ^ (u64::from(fact) + 1)).wrapping_mul(0x2545_f491_4f6c_dd1d).rotate_left(29);
    }

    fn value(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// Keeps for each candidate the best hint that removes it.
struct PerCandidate<'a> {
    before: &'a Grid,
    now: &'a Grid,
    /// For each candidate its best hint, plus one.
    best: [u32; CANDIDATES],
    hints: Vec<NestedHint>,
}

struct NestedHint {
    complexity: u32,
    sort_key: u8,
    cell: usize,
    mask: u16,
    premises: Vec<u16>,
    identity: u64,
}

impl<'a> PerCandidate<'a> {
    fn new(before: &'a Grid, now: &'a Grid) -> Self {
        PerCandidate { before, now, best: [0; CANDIDATES], hints: Vec::new() }
    }

    fn into_sorted(self) -> Vec<NestedHint> {
        let mut used = vec![false; self.hints.len()];
        for &b in self.best.iter().filter(|&&b| b != 0) {
            used[b as usize - 1] = true;
        }
        let mut hints: Vec<NestedHint> =
            self.hints.into_iter().zip(used).filter(|(_, used)| *used).map(|(h, _)| h).collect();
        // Stable: equals stay in the order of search.
        hints.sort_by_key(|h| (h.complexity, h.sort_key));
        hints
    }

    fn rank(&self, lit: usize) -> Option<(u32, u8)> {
        let b = self.best[lit];
        (b != 0).then(|| (self.hints[b as usize - 1].complexity, self.hints[b as usize - 1].sort_key))
    }
}

impl Sink for PerCandidate<'_> {
    fn wants(&self, cell: usize, mask: u16, least: u32) -> bool {
        ones(mask).any(|s| self.rank(cell * 9 + s).is_none_or(|r| least <= r.0))
    }

    fn limit(&self) -> u32 {
        u32::MAX
    }

    fn offer(&mut self, proposal: &Proposal<'_>) {
        let rank = (proposal.complexity(), proposal.origin.sort_key());
        let id = self.hints.len() as u32 + 1;
        let mut better = false;
        for s in ones(proposal.mask) {
            let lit = proposal.cell * 9 + s;
            if self.rank(lit).is_none_or(|r| rank < r) {
                self.best[lit] = id;
                better = true;
            }
        }
        if !better {
            return;
        }
        let start_cause = match proposal.origin {
            Origin::Cell => Cause::Cell,
            Origin::House(cause) => cause,
            Origin::Double | Origin::Absurd => Cause::Start,
        };
        let mut premises = Vec::new();
        let mut known = [0u64; CANDIDATES.div_ceil(64)];
        let mut identity = Identity::new();
        for (branch, node) in proposal.targets {
            branch.chain(*node, |n| {
                identity.fact(n.fact);
                if n.fact & 1 == 0 {
                    return;
                }
                let cause = if n.cause == Cause::Start { start_cause } else { n.cause };
                link_premises(n.fact / 2, cause, self.before, self.now, |lit| {
                    if known[lit as usize / 64] >> (lit % 64) & 1 == 0 {
                        known[lit as usize / 64] |= 1 << (lit % 64);
                        premises.push(lit);
                    }
                });
            });
            identity.fact(u16::MAX);
        }
        self.hints.push(NestedHint {
            complexity: rank.0,
            sort_key: rank.1,
            cell: proposal.cell,
            mask: proposal.mask,
            premises,
            identity: identity.value(),
        });
    }
}
