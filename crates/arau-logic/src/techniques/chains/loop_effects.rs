//! What goes by a continuous loop. Each of its weak links is strong as well, since the loop can be run through both
//! ways: one of the two ends is true. So whatever sees both ends goes; a cell left and entered by strong links holds one
//! of the two candidates; an almost locked set loses one of the symbols by which the loop passes it, and keeps the rest.

use super::super::prelude::*;
use super::graph::{Graph, Literal, NodeKind};

/// A candidate that goes, and the nodes that it sees.
type Target = (Candidate, [Option<usize>; 2]);

/// The candidates that go, some perhaps twice.
pub(super) fn eliminated_by_loop<const W: usize>(graph: &Graph<'_, W>, chain: &[Literal]) -> Vec<Candidate> {
    all_targets(graph, chain).into_iter().map(|(target, _)| target).collect()
}

/// Each of some candidates that go with the nodes that it sees.
pub(super) fn targets_of_loop<const W: usize>(
    graph: &Graph<'_, W>,
    chain: &[Literal],
    eliminated: &[Candidate],
) -> Vec<(Candidate, usize)> {
    let all = all_targets(graph, chain);
    let first = |gone: &Candidate| all.iter().find(|(target, _)| target == gone).copied();
    let pairs = |(target, nodes): Target| nodes.into_iter().flatten().map(move |node| (target, node));
    eliminated.iter().filter_map(first).flat_map(pairs).collect()
}

fn all_targets<const W: usize>(graph: &Graph<'_, W>, chain: &[Literal]) -> Vec<Target> {
    let effects = Effects { graph, chain, cells: cells_of(graph, chain) };
    let mut targets = Vec::new();
    for (i, &literal) in chain.iter().enumerate() {
        effects.in_cell(i, &mut targets);
        if i > 0 && !literal.is_on() && effects.cell(i - 1) != effects.cell(i) {
            effects.by_weak_link(i, &mut targets);
            if let NodeKind::Set(_) = graph.node(literal).kind {
                effects.by_set(i, &mut targets);
            }
        }
    }
    targets
}

/// The cells that the loop passes. Its last node lies where it starts.
fn cells_of<const W: usize>(graph: &Graph<'_, W>, chain: &[Literal]) -> CellSet<W> {
    chain[..chain.len() - 1].iter().fold(CellSet::EMPTY, |all, &literal| {
        let node = graph.node(literal);
        all.or(match node.kind {
            NodeKind::Set(set) => graph.sets[set].cells,
            _ => node.cells,
        })
    })
}

struct Effects<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    chain: &'b [Literal],
    cells: CellSet<W>,
}

impl<const W: usize> Effects<'_, '_, W> {
    fn cell(&self, i: usize) -> Cell {
        self.graph.node(self.chain[i]).cell()
    }

    /// The two symbols by which the loop enters and leaves a cell with strong links, if it does.
    fn strong_symbols(&self, i: usize) -> Option<[Symbol; 2]> {
        let (chain, last) = (self.chain, self.chain.len() - 1);
        let symbol = |i: usize| self.graph.node(chain[i]).symbol;
        if i == 0 {
            let is_strong = !chain[0].is_on() && chain[last].is_on();
            return is_strong.then(|| [symbol(0), symbol(last)]);
        }
        let is_strong = i + 2 <= last
            && chain[i].is_on()
            && self.cell(i - 1) != self.cell(i)
            && !chain[i + 1].is_on()
            && self.cell(i + 1) == self.cell(i)
            && chain[i + 2].is_on()
            && self.cell(i + 2) != self.cell(i);
        is_strong.then(|| [symbol(i), symbol(i + 1)])
    }

    fn in_cell(&self, i: usize, targets: &mut Vec<Target>) {
        let Some(symbols) = self.strong_symbols(i) else { return };
        let cell = self.cell(i);
        let others = self.graph.position.candidates(cell).minus(symbols.into_iter().collect());
        targets.extend(others.iter().map(|symbol| (Candidate { cell, symbol }, [None; 2])));
    }

    /// The candidates of a symbol that see a node.
    fn seen(&self, i: usize, symbol: Symbol) -> CellSet<W> {
        let (position, node) = (self.graph.position, self.graph.node(self.chain[i]));
        match node.kind {
            NodeKind::Set(set) => self.graph.sets[set].seen(position, symbol),
            _ => position.layout().common_peers(node.cells.iter()).and(position.places(symbol)),
        }
    }

    fn by_weak_link(&self, i: usize, targets: &mut Vec<Target>) {
        let [from, to] = [self.chain[i - 1].node(), self.chain[i].node()];
        let nodes = [Some(from), Some(to)];
        let symbol = self.graph.nodes[to].symbol;
        if self.is_by_table(from, to) {
            return targets.extend(self.excluded_by_both(from, to).map(|target| (target, nodes)));
        }
        let seen = self.seen(i - 1, symbol).and(self.seen(i, symbol)).minus(self.cells);
        targets.extend(seen.iter().map(|cell| (Candidate { cell, symbol }, nodes)));
    }

    /// Whether two nodes exclude each other by a table that goes beyond one symbol.
    fn is_by_table(&self, from: usize, to: usize) -> bool {
        let [from, to] = [from, to].map(|node| &self.graph.nodes[node]);
        let is_plain = [from, to].iter().all(|node| node.kind == NodeKind::Candidate);
        let peers = self.graph.position.layout().peers(from.cell());
        is_plain && (from.symbol != to.symbol || !peers.contains(to.cell()))
    }

    /// The candidates outside the loop that are false whichever of two nodes is true.
    fn excluded_by_both(&self, a: usize, b: usize) -> impl Iterator<Item = Candidate> + '_ {
        let follows =
            |node: usize| self.graph.follows(Literal::on(node)).iter().map(|follows| follows.literal);
        let in_both = move |literal: &Literal| follows(b).any(|other| other == *literal);
        let plain = follows(a).filter(|literal| literal.node() < self.graph.n_candidates()).filter(in_both);
        let candidates = plain.map(|literal| Candidate {
            cell: self.graph.node(literal).cell(),
            symbol: self.graph.node(literal).symbol,
        });
        candidates.filter(|candidate| !self.cells.contains(candidate.cell))
    }

    fn by_set(&self, i: usize, targets: &mut Vec<Target>) {
        let (position, node) = (self.graph.position, self.graph.node(self.chain[i]));
        let NodeKind::Set(set) = node.kind else { return };
        let Some(&next) = self.chain.get(i + 1) else { return };
        let next_node = self.graph.node(next);
        // A set that leaves one candidate of a cell is left by all the others.
        let exits = match next.is_on() {
            true => position.candidates(next_node.cell()).minus(SymbolSet::only(next_node.symbol)),
            false => SymbolSet::only(next_node.symbol),
        };
        for symbol in self.graph.sets[set].symbols.minus(SymbolSet::only(node.symbol)).iter() {
            let seen = self.seen(i, symbol);
            let (seen, exit) = match (exits.contains(symbol), next.is_on()) {
                (false, _) => (seen, None),
                (true, true) => {
                    let peers = position.layout().peers(next_node.cell());
                    (seen.and(peers), Some(self.graph.candidate(next_node.cell(), symbol)))
                }
                (true, false) => continue,
            };
            let nodes = [Some(self.chain[i].node()), exit];
            targets.extend(seen.iter().map(|cell| (Candidate { cell, symbol }, nodes)));
        }
    }
}
