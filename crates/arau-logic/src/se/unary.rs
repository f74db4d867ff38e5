//! Chains and cycles without branches: a candidate that refutes or proves itself, and loops whose weak links all
//! become exclusive.
//!
//! Every search is breadth first in the order of [`super::links`], so that each result is reached by the same path
//! as in the program that defines the scale; the path decides which candidates a cycle removes, and what a chain in
//! which this one is nested rests on.

use super::closure::{SelfDefeating, self_defeating};
use super::grid::{BOARD, CANDIDATES, Cells, Grid};
use super::hint::{Removals, length_rating};
use super::lengths::{Lengths, NEVER};
use super::links::{Cause, Links, Mode};
use arau_core::bits::ones;

/// A chain or cycle that removes candidates.
#[derive(Clone, Debug)]
pub(super) struct Unary {
    pub rating: f64,
    pub complexity: u32,
    pub mode: Mode,
    /// Place in the order of search, the last resort between equals.
    order: u64,
    pub removals: Removals,
    /// The candidate that is placed, if the chain proves one.
    pub placement: Option<(usize, usize)>,
    pub is_cycle: bool,
    /// From the result back to the assumption.
    pub path: Vec<PathNode>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PathNode {
    pub lit: u16,
    pub on: bool,
    pub cause: Cause,
}

impl Unary {
    fn rank(&self) -> Rank {
        (self.rating, self.complexity, self.mode as u8, self.order)
    }

    pub fn technique(&self) -> &'static str {
        match (self.is_cycle, self.mode) {
            (true, Mode::X) => "Bidirectional X-Cycle",
            (true, Mode::Y) => "Bidirectional Y-Cycle",
            (true, Mode::Xy) => "Bidirectional Cycle",
            (false, Mode::Xy) => "Forcing Chain",
            (false, _) => "Forcing X-Chain",
        }
    }
}

/// The best chain or cycle.
pub(super) fn first_unary(grid: &Grid) -> Option<Unary> {
    let mut best = None;
    search(grid, None, &mut BestOne { best: &mut best });
    best
}

/// For each removed candidate the best chain or cycle that removes it, sorted. `before` is an earlier position that
/// had no chain.
pub(super) fn all_unary(grid: &Grid, before: &Grid) -> Vec<Unary> {
    let mut all = BestPerCandidate { found: Vec::new(), best: [0; CANDIDATES], worst: None };
    search(grid, Some(before), &mut all);
    let mut used = vec![false; all.found.len() + 1];
    all.best.iter().for_each(|&b| used[b as usize] = true);
    let mut found: Vec<Unary> =
        all.found.into_iter().zip(&used[1..]).filter(|(_, used)| **used).map(|(u, _)| u).collect();
    found.sort_by(|a, b| a.rank().partial_cmp(&b.rank()).unwrap_or(std::cmp::Ordering::Equal));
    found
}

fn search(grid: &Grid, before: Option<&Grid>, sink: &mut impl Sink) {
    let found = self_defeating(grid, before);
    // A cycle removes only candidates that a chain refutes as well.
    if !found.refuted.is_empty() || !found.proved.is_empty() {
        Search::new(grid).run(grid, &found, sink);
    }
}

/// What decides between two results: rating, complexity, kind, place in the order of search.
type Rank = (f64, u32, u8, u64);

/// Collects what the search finds.
trait Sink {
    /// Whether a chain about this candidate, no better than this, could still matter.
    fn wants_chain(&self, lit: u16, rank: Rank) -> bool;
    /// Whether a cycle no better than this could still matter.
    fn wants_cycle(&self, rank: Rank) -> bool;
    /// Whether this would be the best for one of the candidates.
    fn improves(&self, rank: Rank, removals: &[(u8, u16)]) -> bool;
    fn offer(&mut self, unary: Unary);
    /// All chains are found; cycles follow. `refuted` are the candidates they may remove.
    fn chains_done(&mut self, refuted: &[u16]);
}

struct BestOne<'a> {
    best: &'a mut Option<Unary>,
}

impl BestOne<'_> {
    fn beats(&self, rank: Rank) -> bool {
        self.best.as_ref().is_none_or(|b| rank < b.rank())
    }
}

impl Sink for BestOne<'_> {
    fn wants_chain(&self, _: u16, rank: Rank) -> bool {
        self.beats(rank)
    }

    fn wants_cycle(&self, rank: Rank) -> bool {
        self.beats(rank)
    }

    fn improves(&self, rank: Rank, _: &[(u8, u16)]) -> bool {
        self.beats(rank)
    }

    fn offer(&mut self, unary: Unary) {
        if self.beats(unary.rank()) {
            *self.best = Some(unary);
        }
    }

    fn chains_done(&mut self, _: &[u16]) {}
}

struct BestPerCandidate {
    found: Vec<Unary>,
    /// For each candidate its best, plus one.
    best: [u16; CANDIDATES],
    /// The worst of the best for those that cycles may remove.
    worst: Option<Rank>,
}

impl BestPerCandidate {
    fn beats(&self, lit: usize, rank: Rank) -> bool {
        let best = self.best[lit];
        best == 0 || rank < self.found[best as usize - 1].rank()
    }
}

impl Sink for BestPerCandidate {
    fn wants_chain(&self, lit: u16, rank: Rank) -> bool {
        self.beats(lit as usize, rank)
    }

    fn wants_cycle(&self, rank: Rank) -> bool {
        self.worst.is_none_or(|worst| rank < worst)
    }

    fn improves(&self, rank: Rank, removals: &[(u8, u16)]) -> bool {
        removals.iter().any(|&(cell, mask)| ones(mask).any(|s| self.beats(cell as usize * 9 + s, rank)))
    }

    fn offer(&mut self, unary: Unary) {
        let rank = unary.rank();
        let id = self.found.len() as u16 + 1;
        let mut better = false;
        for &(cell, mask) in &unary.removals {
            for s in ones(mask) {
                let lit = cell as usize * 9 + s;
                if self.beats(lit, rank) {
                    self.best[lit] = id;
                    better = true;
                }
            }
        }
        if better {
            self.found.push(unary);
        }
    }

    fn chains_done(&mut self, refuted: &[u16]) {
        let ranks = refuted.iter().map(|&lit| self.best[lit as usize]);
        let ranks = ranks.filter(|&b| b != 0).map(|b| self.found[b as usize - 1].rank());
        self.worst = ranks.reduce(|a, b| if a < b { b } else { a });
    }
}

struct Search {
    links: Links,
    stamp: u32,
    on: Vec<Mark>,
    off: Vec<Mark>,
    ons: Vec<u16>,
    offs: Vec<u16>,
}

/// How a candidate was reached in the search with this stamp.
#[derive(Clone, Copy)]
struct Mark {
    stamp: u32,
    from: u16,
    depth: u16,
    cause: Cause,
}

impl Search {
    fn new(grid: &Grid) -> Self {
        let links = Links::new(grid);
        let blank = Mark { stamp: 0, from: 0, depth: 0, cause: Cause::Start };
        let n = links.len();
        Search { links, stamp: 0, on: vec![blank; n], off: vec![blank; n], ons: Vec::new(), offs: Vec::new() }
    }

    fn run(&mut self, grid: &Grid, found: &SelfDefeating, sink: &mut impl Sink) {
        let by_mode = [Mode::X, Mode::Xy].map(|mode| (mode, Lengths::new(&self.links, mode, found)));
        for (mode, lengths) in &by_mode {
            let mode = *mode;
            for (&p, &length) in found.refuted.iter().zip(&lengths.refutations) {
                let rank = rank(false, mode, length, order(p, mode, REFUTATION));
                if length != NEVER && sink.wants_chain(self.links.lits[p], rank) {
                    self.refute(p, mode, sink);
                }
            }
            for (&p, &length) in found.proved.iter().zip(&lengths.proofs) {
                let rank = rank(false, mode, length, order(p, mode, PROOF));
                if length != NEVER && sink.improves(rank, &[others(grid, self.links.lits[p])]) {
                    self.prove(grid, p, mode, sink);
                }
            }
        }
        if found.refuted.is_empty() {
            return;
        }
        let refuted: Vec<u16> = found.refuted.iter().map(|&p| self.links.lits[p]).collect();
        sink.chains_done(&refuted);
        let mut removable = [0 as Cells; 9];
        for &p in &found.refuted {
            let lit = self.links.lits[p] as usize;
            removable[lit % 9] |= 1 << (lit / 9);
        }
        for mode in [Mode::X, Mode::Y, Mode::Xy] {
            let lengths = &by_mode[usize::from(mode != Mode::X)].1;
            for p in 0..self.links.len() {
                let cell = self.links.lits[p] as usize / 9;
                let length = lengths.cycles[p];
                if length != NEVER
                    && (mode != Mode::Y || grid.cands[cell].count_ones() == 2)
                    && sink.wants_cycle(rank(true, mode, length, order(p, mode, 0)))
                {
                    self.cycles(p, mode, &found.part, &removable, sink);
                }
            }
        }
    }

    /// Looks for the shortest chain by which `p` excludes itself.
    fn refute(&mut self, p: usize, mode: Mode, sink: &mut impl Sink) {
        self.start();
        self.mark_on(p, 0, 1, Cause::Start);
        self.ons.push(p as u16);
        while !self.ons.is_empty() {
            let depth = u32::from(self.on[self.ons[0] as usize].depth) + 1;
            if !sink.wants_chain(self.links.lits[p], rank(false, mode, depth, order(p, mode, REFUTATION))) {
                return;
            }
            self.offs.clear();
            for k in 0..self.ons.len() {
                let q = self.ons[k] as usize;
                for e in 0..self.links.weak(q, mode).len() {
                    let (w, cause) = self.links.weak(q, mode)[e];
                    let w = w as usize;
                    if w == p {
                        self.off[p] = Mark { stamp: self.stamp, from: q as u16, depth: depth as u16, cause };
                        let lit = self.links.lits[p];
                        return sink.offer(Unary {
                            rating: rating(false, mode, depth),
                            complexity: depth,
                            mode,
                            order: order(p, mode, REFUTATION),
                            removals: vec![((lit / 9) as u8, 1 << (lit % 9))],
                            placement: None,
                            is_cycle: false,
                            path: self.path(p, false, |c, on| c == p && on),
                        });
                    }
                    if self.off[w].stamp != self.stamp {
                        self.off[w] = Mark { stamp: self.stamp, from: q as u16, depth: depth as u16, cause };
                        self.offs.push(w as u16);
                    }
                }
            }
            self.spread_on(mode, depth as u16 + 1);
        }
    }

    /// Looks for the shortest chain by which the absence of `p` requires `p`.
    fn prove(&mut self, grid: &Grid, p: usize, mode: Mode, sink: &mut impl Sink) {
        self.start();
        self.off[p] = Mark { stamp: self.stamp, from: 0, depth: 1, cause: Cause::Start };
        self.offs.push(p as u16);
        while !self.offs.is_empty() {
            let depth = u32::from(self.off[self.offs[0] as usize].depth) + 1;
            let removals = [others(grid, self.links.lits[p])];
            if !sink.improves(rank(false, mode, depth, order(p, mode, PROOF)), &removals) {
                return;
            }
            self.spread_on(mode, depth as u16);
            if self.on[p].stamp == self.stamp {
                let lit = self.links.lits[p] as usize;
                let (cell, symbol) = (lit / 9, lit % 9);
                return sink.offer(Unary {
                    rating: rating(false, mode, depth),
                    complexity: depth,
                    mode,
                    order: order(p, mode, PROOF),
                    removals: vec![(cell as u8, grid.cands[cell] & !(1 << symbol))],
                    placement: Some((cell, symbol)),
                    is_cycle: false,
                    path: self.path(p, true, |c, on| c == p && !on),
                });
            }
            self.spread_off(mode, depth as u16 + 1);
        }
    }

    /// Looks for loops through `p`, within its part.
    fn cycles(&mut self, p: usize, mode: Mode, part: &[u16], removable: &[Cells; 9], sink: &mut impl Sink) {
        let mut partners = [usize::MAX; 4];
        for (k, (w, _)) in self.links.strong(p, mode).enumerate() {
            partners[k] = w;
        }
        if partners[0] == usize::MAX {
            return;
        }
        self.start();
        self.mark_on(p, 0, 1, Cause::Start);
        self.ons.push(p as u16);
        let mut count = 0;
        while !self.ons.is_empty() {
            let depth = u32::from(self.on[self.ons[0] as usize].depth) + 1;
            if !sink.wants_cycle(rank(true, mode, depth, order(p, mode, count))) {
                return;
            }
            self.offs.clear();
            for k in 0..self.ons.len() {
                let q = self.ons[k] as usize;
                for e in 0..self.links.weak(q, mode).len() {
                    let (w, cause) = self.links.weak(q, mode)[e];
                    let w = w as usize;
                    if q != p && partners.contains(&w) && !self.on_path(q, w, p) {
                        self.close(p, q, (w, cause), mode, removable, count, sink);
                        count += 1;
                    }
                    if self.off[w].stamp != self.stamp {
                        self.off[w] = Mark { stamp: self.stamp, from: q as u16, depth: depth as u16, cause };
                        self.offs.push(w as u16);
                    }
                }
            }
            self.spread_on(mode, depth as u16 + 1);
            self.ons.retain(|&r| part[r as usize] == part[p]);
        }
    }

    /// Whether the absence of `w` lies on the path from `p` to `q`.
    fn on_path(&self, mut q: usize, w: usize, p: usize) -> bool {
        while q != p {
            let off = self.on[q].from as usize;
            if off == w {
                return true;
            }
            q = self.off[off].from as usize;
        }
        false
    }

    /// The loop from `p` to `q`, over `w`, back to `p`.
    #[allow(clippy::too_many_arguments)]
    fn close(
        &mut self,
        p: usize,
        q: usize,
        (w, weak_cause): (usize, Cause),
        mode: Mode,
        removable: &[Cells; 9],
        count: usize,
        sink: &mut impl Sink,
    ) {
        let lit = |i: usize| self.links.lits[i] as usize;
        let mut cells: Cells = 0;
        let mut seen = [[0 as Cells; 2]; 9];
        let mut touch = |l: usize, on: usize| {
            cells |= 1 << (l / 9);
            seen[l % 9][on] |= BOARD.peer_set[l / 9];
        };
        touch(lit(w), 0);
        let mut at = q;
        loop {
            touch(lit(at), 1);
            if at == p {
                break;
            }
            let off = self.on[at].from as usize;
            touch(lit(off), 0);
            at = self.off[off].from as usize;
        }
        let mut removals = Removals::new();
        for s in 0..9 {
            for cell in ones(seen[s][0] & seen[s][1] & removable[s] & !cells) {
                removals.push((cell as u8, 1 << s));
            }
        }
        if removals.is_empty() {
            return;
        }
        removals.sort_unstable();
        removals.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            kept.1 |= if same { next.1 } else { 0 };
            same
        });
        let complexity = u32::from(self.on[q].depth) + 1;
        let order = order(p, mode, count);
        if !sink.improves(rank(true, mode, complexity, order), &removals) {
            return;
        }
        let cause = self.links.strong(w, mode).find(|&(r, _)| r == p).map_or(Cause::Start, |(_, c)| c);
        let mut path = vec![PathNode { lit: lit(p) as u16, on: true, cause }];
        path.push(PathNode { lit: lit(w) as u16, on: false, cause: weak_cause });
        path.extend(self.path(q, true, |c, on| c == p && on));
        sink.offer(Unary {
            rating: rating(true, mode, complexity),
            complexity,
            mode,
            order,
            removals,
            placement: None,
            is_cycle: true,
            path,
        });
    }

    fn start(&mut self) {
        self.stamp += 1;
        self.ons.clear();
        self.offs.clear();
    }

    fn mark_on(&mut self, i: usize, from: usize, depth: u16, cause: Cause) {
        self.on[i] = Mark { stamp: self.stamp, from: from as u16, depth, cause };
    }

    /// From the candidates that went to those that hold.
    fn spread_on(&mut self, mode: Mode, depth: u16) {
        self.ons.clear();
        for k in 0..self.offs.len() {
            let w = self.offs[k] as usize;
            for (r, cause) in self.links.strong(w, mode) {
                if self.on[r].stamp != self.stamp {
                    self.on[r] = Mark { stamp: self.stamp, from: w as u16, depth, cause };
                    self.ons.push(r as u16);
                }
            }
        }
    }

    /// From the candidates that hold to those that go.
    fn spread_off(&mut self, mode: Mode, depth: u16) {
        self.offs.clear();
        for k in 0..self.ons.len() {
            let q = self.ons[k] as usize;
            for &(w, cause) in self.links.weak(q, mode) {
                let mark = &mut self.off[w as usize];
                if mark.stamp != self.stamp {
                    *mark = Mark { stamp: self.stamp, from: q as u16, depth, cause };
                    self.offs.push(w);
                }
            }
        }
    }

    fn path(&self, mut at: usize, mut on: bool, is_start: impl Fn(usize, bool) -> bool) -> Vec<PathNode> {
        let mut path = Vec::new();
        loop {
            let mark = if on { &self.on[at] } else { &self.off[at] };
            let start = is_start(at, on);
            let cause = if start { Cause::Start } else { mark.cause };
            path.push(PathNode { lit: self.links.lits[at], on, cause });
            if start {
                return path;
            }
            at = mark.from as usize;
            on = !on;
        }
    }
}

fn rank(is_cycle: bool, mode: Mode, complexity: u32, order: u64) -> Rank {
    (rating(is_cycle, mode, complexity), complexity, mode as u8, order)
}

/// The place in the order of search: by mode, then by candidate; its cycles as found, then its chains.
fn order(p: usize, mode: Mode, last: usize) -> u64 {
    (mode as u64) << 32 | (p as u64) << 16 | last as u64
}

/// The cell of a candidate, and its other candidates.
fn others(grid: &Grid, lit: u16) -> (u8, u16) {
    ((lit / 9) as u8, grid.cands[lit as usize / 9] & !(1 << (lit % 9)))
}

const REFUTATION: usize = 0xfffe;
const PROOF: usize = 0xffff;

fn rating(is_cycle: bool, mode: Mode, complexity: u32) -> f64 {
    let base = match (is_cycle, mode) {
        (_, Mode::Xy) => 7.0,
        (true, _) => 6.5,
        (false, _) => 6.6,
    };
    base + length_rating(complexity)
}
