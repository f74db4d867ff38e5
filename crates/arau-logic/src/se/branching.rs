//! Chains with branches: every symbol of a cell, every place of a symbol, or both states of a candidate lead to the
//! same result, or an assumption contradicts itself.
//!
//! The scale takes the hint of least complexity, the number of facts it rests on. So a hint is looked at closely only
//! if a lower bound (the lengths of its longest lines) does not already exceed the best.

use super::closure::agreeing;
use super::consequences::{Consequences, Fact, FactSet, Spread};
use super::grid::{BOARD, CANDIDATES, Grid};
use super::hint::{Hint, length_rating};
use super::links::Cause;
use super::nested::{NestedChain, Nesting};
use arau_core::bits::{ones, ones_of};
use std::sync::atomic::{AtomicBool, Ordering};

/// A kind of branching chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    /// Cells and houses with more than two possibilities.
    pub multiple: bool,
    /// Consequences make new singles.
    pub dynamic: bool,
    /// One symbol only.
    pub nishio: bool,
    /// Which rules are nested.
    pub level: u8,
}

impl Kind {
    pub const NISHIO: Kind = Kind { multiple: false, dynamic: true, nishio: true, level: 0 };
    pub const MULTIPLE: Kind = Kind { multiple: true, dynamic: false, nishio: false, level: 0 };
    pub const fn dynamic(level: u8) -> Kind {
        Kind { multiple: true, dynamic: true, nishio: false, level }
    }

    pub fn base_rating(self) -> f64 {
        match self.level {
            0 if self.nishio => 7.5,
            0 if self.dynamic => 8.5,
            0 => 8.0,
            1 => 9.0,
            level => 9.5 + 0.5 * f64::from(level - 2),
        }
    }

    pub fn technique(self) -> &'static str {
        match self.level {
            0 if self.nishio => "Nishio Forcing Chains",
            0 if self.dynamic => "Dynamic Forcing Chains",
            0 => "Multiple Forcing Chains",
            1 => "Dynamic Forcing Chains (+)",
            2 => "Dynamic Forcing Chains (+ Forcing Chains)",
            3 => "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
            4 => "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
            _ => "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        }
    }
}

/// From what a hint starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Both states of a candidate lead to the result.
    Double,
    Cell,
    House(Cause),
    /// An assumption contradicts itself.
    Absurd,
}

impl Origin {
    /// The order among hints of equal complexity.
    pub fn sort_key(self) -> u8 {
        match self {
            Origin::Double => 1,
            Origin::Cell => 5,
            Origin::House(_) => 6,
            Origin::Absurd => 7,
        }
    }
}

/// A hint before its complexity is known.
pub(super) struct Proposal<'a> {
    pub origin: Origin,
    pub cell: usize,
    /// The candidates of the cell that go.
    pub mask: u16,
    pub placement: Option<usize>,
    /// For each branch its consequences and the node of the result.
    pub targets: &'a [(&'a Consequences, u16)],
    pub nested: &'a [NestedChain],
}

impl Proposal<'_> {
    /// No more than the complexity.
    pub fn lower_bound(&self) -> u32 {
        let (mut sum, mut nested) = (0, 0);
        for (branch, node) in self.targets {
            let node = &branch.nodes[*node as usize];
            sum += u32::from(node.depth);
            nested = nested.max(node.nested_depth);
        }
        sum + nested
    }

    pub fn complexity(&self) -> u32 {
        complexity(self.targets, self.nested)
    }
}

/// The number of facts that the nodes rest on, counted branch by branch, and the complexity of the different chains
/// nested among them.
pub(super) fn complexity(targets: &[(&Consequences, u16)], nested: &[NestedChain]) -> u32 {
    let mut chains: Vec<u64> = Vec::new();
    let mut nested_sum = 0;
    let mut sum = 0;
    for (branch, node) in targets {
        sum += branch.ancestors(*node, |n| {
            if n.nested != 0 {
                let chain = &nested[n.nested as usize - 1];
                if !chains.contains(&chain.identity) {
                    chains.push(chain.identity);
                    nested_sum += chain.complexity;
                }
            }
        });
    }
    sum + nested_sum
}

/// Takes proposals in the order of search.
pub(super) trait Sink {
    /// Whether a hint of at least this complexity, removing these candidates, could still matter.
    fn wants(&self, cell: usize, mask: u16, least: u32) -> bool;
    /// Hints of more than this complexity cannot matter.
    fn limit(&self) -> u32;
    /// Whether nothing more is wanted at all.
    fn is_done(&self) -> bool {
        false
    }
    fn offer(&mut self, proposal: &Proposal<'_>);
}

/// Searches for one kind of chain; keeps its storage between positions.
pub(super) struct Searcher {
    kind: Kind,
    spread: Spread,
    /// Whether the search can go on at the next level.
    can_deepen: bool,
    /// The number of each candidate.
    number: Box<[u16; CANDIDATES]>,
    /// Consequences of each candidate holding, and the level up to which they are known, plus one.
    on: Vec<(Consequences, u8)>,
    /// Consequences of each candidate not holding; of the candidate at hand only, if the search cannot go on.
    off: Vec<(Consequences, u8)>,
    nesting: Nesting,
}

impl Searcher {
    pub fn new(kind: Kind) -> Self {
        Self::with_levels(kind, kind.level)
    }

    /// A search that can go on from level to level, up to `highest`, which must not be above 3.
    pub fn deepening(kind: Kind, highest: u8) -> Self {
        Self::with_levels(kind, highest)
    }

    fn with_levels(kind: Kind, highest: u8) -> Self {
        Searcher {
            kind,
            spread: Spread { dynamic: kind.dynamic, one_symbol: kind.nishio },
            can_deepen: highest > kind.level,
            number: Box::new([0; CANDIDATES]),
            on: Vec::new(),
            off: Vec::new(),
            nesting: Nesting::new(kind.level, highest),
        }
    }

    /// The kind at the present level.
    pub fn kind(&self) -> Kind {
        Kind { level: self.nesting.level(), ..self.kind }
    }

    pub fn search(&mut self, grid: &Grid, sink: &mut impl Sink) {
        let mut count = 0;
        for cell in 0..81 {
            for symbol in ones(grid.cands[cell]) {
                self.number[cell * 9 + symbol] = count;
                count += 1;
            }
        }
        while self.on.len() < count as usize {
            self.on.push((Consequences::new(), 0));
        }
        while self.off.len() < if self.can_deepen { count as usize } else { 1 } {
            self.off.push((Consequences::new(), 0));
        }
        for (_, known) in self.on.iter_mut().chain(&mut self.off) {
            *known = 0;
        }
        self.nesting.start(self.kind.level);
        self.pass(grid, sink);
    }

    /// Goes on at the next level, on the position of the last search. It must have found nothing.
    pub fn deepen(&mut self, grid: &Grid, sink: &mut impl Sink) {
        self.nesting.deepen();
        self.pass(grid, sink);
    }

    fn pass(&mut self, grid: &Grid, sink: &mut impl Sink) {
        let mut pass = Pass { grid, searcher: self };
        if !pass.searcher.kind.dynamic {
            return pass.fixed(sink);
        }
        for cell in 0..81 {
            if sink.is_done() {
                return;
            }
            if grid.cands[cell].count_ones() >= 2 {
                pass.cell(cell, sink);
            }
        }
    }
}

/// One search over one position.
struct Pass<'a> {
    grid: &'a Grid,
    searcher: &'a mut Searcher,
}

impl Pass<'_> {
    /// Chains whose links do not change. As this kind is tried only where no candidate refutes itself, there are no
    /// contradictions, and only cells and houses whose branches agree on something need a look.
    fn fixed(&mut self, sink: &mut impl Sink) {
        let agreeing = agreeing(self.grid);
        for cell in 0..81 {
            let size = self.grid.cands[cell].count_ones() as usize;
            if size < 3 {
                continue;
            }
            for symbol in ones(self.grid.cands[cell]) {
                self.houses(cell, symbol, &agreeing.houses, sink);
            }
            if agreeing.cells >> cell & 1 != 0 {
                let mut branches = [0usize; 9];
                for (k, symbol) in ones(self.grid.cands[cell]).enumerate() {
                    branches[k] = self.assume(cell * 9 + symbol, sink.limit());
                }
                self.common(&branches[..size], Origin::Cell, sink);
            }
        }
    }

    /// Makes sure that the consequences of the candidate are known, and says where they are.
    fn assume(&mut self, lit: usize, limit: u32) -> usize {
        let Searcher { on, nesting, spread, number, .. } = &mut *self.searcher;
        let i = number[lit] as usize;
        known(&mut on[i], self.grid, (lit * 2 + 1) as u16, *spread, nesting, limit);
        i
    }

    /// The same for the candidate not holding.
    fn deny(&mut self, lit: usize, limit: u32) -> usize {
        let Searcher { off, nesting, spread, number, can_deepen, .. } = &mut *self.searcher;
        let i = if *can_deepen {
            number[lit] as usize
        } else {
            off[0].1 = 0;
            0
        };
        known(&mut off[i], self.grid, (lit * 2) as u16, *spread, nesting, limit);
        i
    }

    fn cell(&mut self, cell: usize, sink: &mut impl Sink) {
        let size = self.grid.cands[cell].count_ones();
        let mut branches = [0usize; 9];
        for (k, symbol) in ones(self.grid.cands[cell]).enumerate() {
            let lit = cell * 9 + symbol;
            let i = self.assume(lit, sink.limit());
            branches[k] = i;
            self.binary(cell, symbol, i, size >= 3 && !self.searcher.kind.nishio, sink);
            if !self.searcher.kind.nishio {
                self.houses(cell, symbol, &[0x1ff; 27], sink);
            }
        }
        if !self.searcher.kind.nishio && (size == 2 || (self.searcher.kind.multiple && size > 2)) {
            self.common(&branches[..size as usize], Origin::Cell, sink);
        }
    }

    /// Contradictions of either state of a candidate, and what follows from both.
    fn binary(&mut self, cell: usize, symbol: usize, i: usize, double: bool, sink: &mut impl Sink) {
        let rest = self.grid.cands[cell] & !(1 << symbol);
        let holding = &self.searcher.on[i].0;
        if let Some((on, off)) = holding.contradiction {
            let targets = [(holding, on), (holding, off)];
            propose(Origin::Absurd, cell, 1 << symbol, None, &targets, &self.searcher.nesting.chains, sink);
        }
        let j = self.deny(cell * 9 + symbol, sink.limit());
        let Searcher { on, off, nesting, .. } = &*self.searcher;
        let (holding, lacking) = (&on[i].0, &off[j].0);
        if let Some((on, off)) = lacking.contradiction {
            let targets = [(lacking, on), (lacking, off)];
            propose(Origin::Absurd, cell, rest, Some(symbol), &targets, &nesting.chains, sink);
        }
        if double {
            agree(self.grid, &[holding, lacking], Origin::Double, &nesting.chains, sink);
        }
    }

    /// The houses in which this candidate is the first of its symbol, if among `wanted` (symbols by house).
    fn houses(&mut self, cell: usize, symbol: usize, wanted: &[u16; 27], sink: &mut impl Sink) {
        for kind in 0..3 {
            let house = BOARD.houses[cell][kind] as usize;
            let places = self.grid.places[house][symbol];
            let size = places.count_ones();
            if size < 2 || wanted[house] >> symbol & 1 == 0 || (size > 2 && !self.searcher.kind.multiple) {
                continue;
            }
            if places.trailing_zeros() != u32::from(BOARD.index[cell][kind]) {
                continue;
            }
            let mut branches = [0usize; 9];
            for (k, place) in ones(places).enumerate() {
                branches[k] = self.assume(BOARD.cells[house][place] as usize * 9 + symbol, sink.limit());
            }
            self.common(&branches[..size as usize], Origin::House(Cause::HOUSES[kind]), sink);
        }
    }

    /// What follows from all branches.
    fn common(&self, branches: &[usize], origin: Origin, sink: &mut impl Sink) {
        let Searcher { on, nesting, .. } = &*self.searcher;
        let mut given = [&on[0].0; 9];
        for (to, &i) in given.iter_mut().zip(branches) {
            *to = &on[i].0;
        }
        agree(self.grid, &given[..branches.len()], origin, &nesting.chains, sink);
    }
}

/// Brings consequences to the present level.
fn known(
    (consequences, known): &mut (Consequences, u8),
    grid: &Grid,
    start: Fact,
    spread: Spread,
    nesting: &mut Nesting,
    limit: u32,
) {
    let level = nesting.level() + 1;
    if *known == level {
        return;
    }
    if *known == 0 {
        consequences.begin(grid, start);
    }
    let mut tried = known.saturating_sub(1);
    *known = level;
    consequences.proceed(grid, spread, |adder| nesting.apply(adder, limit, std::mem::take(&mut tried)));
}

fn agree(
    grid: &Grid,
    branches: &[&Consequences],
    origin: Origin,
    nested: &[NestedChain],
    sink: &mut impl Sink,
) {
    for state in [1u16, 0] {
        let set = |o: &Consequences| -> FactSet { if state == 1 { o.on } else { o.off } };
        let mut common = set(branches[0]);
        for branch in &branches[1..] {
            let other = set(branch);
            for w in 0..12 {
                common[w] &= other[w];
            }
        }
        if common.iter().all(|&w| w == 0) {
            continue;
        }
        // In the order in which the first branch found them.
        let mut found: Vec<(u16, u16)> = Vec::new();
        for lit in ones_of(common).map(|lit| lit as u16) {
            if let Some(node) = branches[0].node_of(lit * 2 + state) {
                found.push((node, lit));
            }
        }
        found.sort_unstable();
        for (_, lit) in found {
            let (cell, symbol) = (lit as usize / 9, lit as usize % 9);
            let mask = if state == 1 { grid.cands[cell] & !(1 << symbol) } else { 1 << symbol };
            if mask == 0 {
                continue;
            }
            let mut targets = [(branches[0], 0); 9];
            for (to, branch) in targets.iter_mut().zip(branches) {
                *to = (branch, branch.node_of(lit * 2 + state).unwrap_or(0));
            }
            let placement = (state == 1).then_some(symbol);
            propose(origin, cell, mask, placement, &targets[..branches.len()], nested, sink);
        }
    }
}

fn propose(
    origin: Origin,
    cell: usize,
    mask: u16,
    placement: Option<usize>,
    targets: &[(&Consequences, u16)],
    nested: &[NestedChain],
    sink: &mut impl Sink,
) {
    let proposal = Proposal { origin, cell, mask, placement, targets, nested };
    if mask != 0 && sink.wants(cell, mask, proposal.lower_bound()) {
        sink.offer(&proposal);
    }
}

/// The best hint of a search.
#[derive(Default)]
pub(super) struct Best<'a> {
    /// Ends the search when it is set.
    pub stop: Option<&'a AtomicBool>,
    pub rank: Option<(u32, u8)>,
    pub cell: usize,
    pub mask: u16,
    pub placement: Option<usize>,
}

impl Best<'_> {
    /// The hint with its complexity.
    pub fn hint(&self, kind: Kind) -> Option<(Hint, Option<u32>)> {
        let (complexity, _) = self.rank?;
        let hint = Hint {
            technique: kind.technique(),
            rating: kind.base_rating() + length_rating(complexity),
            removals: vec![(self.cell as u8, self.mask)],
            placement: self.placement.map(|s| (self.cell, s)),
        };
        Some((hint, Some(complexity)))
    }
}

impl Sink for Best<'_> {
    fn wants(&self, _: usize, _: u16, least: u32) -> bool {
        least <= self.limit()
    }

    fn limit(&self) -> u32 {
        self.rank.map_or(u32::MAX, |r| r.0)
    }

    fn is_done(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn offer(&mut self, proposal: &Proposal<'_>) {
        let rank = (proposal.complexity(), proposal.origin.sort_key());
        if self.rank.is_none_or(|r| rank < r) {
            self.rank = Some(rank);
            self.cell = proposal.cell;
            self.mask = proposal.mask;
            self.placement = proposal.placement;
        }
    }
}
