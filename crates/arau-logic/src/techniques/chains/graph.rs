//! Owns [`Graph`]: what follows at once from a candidate, or a group of them, being true or false. Chains are walks in
//! it. Every kind of node adds its own links: candidates here, groups in `groups`, almost locked sets in `sets`.

use super::super::prelude::*;
use super::sets::AlmostLocked;

/// What a chain passes: candidates of one symbol that are treated as one. True: one of them is. False: all are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GraphNode<const W: usize> {
    pub symbol: Symbol,
    pub cells: CellSet<W>,
    pub kind: NodeKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeKind {
    /// One candidate.
    Candidate,
    /// Several in the meeting of two houses.
    Group,
    /// Those of an almost locked set (an index). False: the set is locked to its other symbols.
    Set(usize),
}

impl<const W: usize> GraphNode<W> {
    /// The cell by which chains are told to come back to where they were.
    pub fn cell(&self) -> Cell {
        self.cells.first().unwrap_or(Cell(0))
    }
}

/// That a node is true, or that it is false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Literal(pub u32);

impl Literal {
    pub fn on(node: usize) -> Literal {
        Literal(node as u32 * 2 + 1)
    }

    pub fn off(node: usize) -> Literal {
        Literal(node as u32 * 2)
    }

    pub fn node(self) -> usize {
        self.0 as usize / 2
    }

    pub fn is_on(self) -> bool {
        self.0 % 2 == 1
    }

    pub fn idx(self) -> usize {
        self.0 as usize
    }

    pub fn denied(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

/// What follows from a literal, and how much longer it makes a chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Implication {
    pub literal: Literal,
    pub cost: u16,
}

/// The cost of a link between candidates or groups; one through an almost locked set costs more.
pub(super) const LINK: u16 = 2;

/// Which nodes a graph has besides candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeKinds {
    Candidates,
    Groups,
    GroupsAndSets,
}

/// The nodes of a position with the links between them.
pub(crate) struct Graph<'a, const W: usize> {
    pub position: &'a Position<W>,
    pub nodes: Vec<GraphNode<W>>,
    pub sets: Vec<AlmostLocked<W>>,
    n_candidates: usize,
    /// The node of every candidate, by cell and symbol.
    numbers: Vec<u32>,
    links: Vec<Vec<Implication>>,
}

const NO_NODE: u32 = u32::MAX;

impl<'a, const W: usize> Graph<'a, W> {
    pub fn new(position: &'a Position<W>, with: NodeKinds) -> Graph<'a, W> {
        let layout = position.layout();
        let mut graph = Graph {
            position,
            nodes: Vec::with_capacity(512),
            sets: Vec::new(),
            n_candidates: 0,
            numbers: vec![NO_NODE; layout.n_cells() * layout.n_symbols()],
            links: Vec::with_capacity(1024),
        };
        for cell in position.open().iter() {
            for symbol in position.candidates(cell).iter() {
                let node = graph.add_node(symbol, CellSet::only(cell), NodeKind::Candidate);
                graph.numbers[cell.idx() * layout.n_symbols() + symbol.idx()] = node as u32;
            }
        }
        graph.n_candidates = graph.nodes.len();
        for node in 0..graph.n_candidates {
            graph.link_candidate(node);
        }
        if with != NodeKinds::Candidates {
            graph.add_groups();
        }
        if with == NodeKinds::GroupsAndSets {
            graph.add_sets();
        }
        graph
    }

    /// Candidates are the first nodes, by cell and symbol.
    pub fn n_candidates(&self) -> usize {
        self.n_candidates
    }

    pub fn n_literals(&self) -> usize {
        self.links.len()
    }

    pub fn node(&self, literal: Literal) -> &GraphNode<W> {
        &self.nodes[literal.node()]
    }

    /// The node of a candidate, which must be there.
    pub fn candidate(&self, cell: Cell, symbol: Symbol) -> usize {
        self.numbers[cell.idx() * self.position.layout().n_symbols() + symbol.idx()] as usize
    }

    /// What follows at once.
    pub fn follows(&self, literal: Literal) -> &[Implication] {
        &self.links[literal.idx()]
    }

    pub(super) fn add_node(&mut self, symbol: Symbol, cells: CellSet<W>, kind: NodeKind) -> usize {
        self.nodes.push(GraphNode { symbol, cells, kind });
        self.links.extend([Vec::with_capacity(6), Vec::with_capacity(24)]);
        self.nodes.len() - 1
    }

    pub(super) fn link(&mut self, from: Literal, to: Literal, cost: u16) {
        self.links[from.idx()].push(Implication { literal: to, cost });
    }

    /// The links of a candidate: in its cell, in its houses, to other cells that differ from its own, and to what tables
    /// exclude elsewhere.
    fn link_candidate(&mut self, node: usize) {
        let GraphNode { symbol, cells, .. } = self.nodes[node];
        let (position, layout) = (self.position, self.position.layout());
        let cell = self.nodes[node].cell();
        let (on, off) = (Literal::on(node), Literal::off(node));
        let others = position.candidates(cell).minus(SymbolSet::only(symbol));
        for other in others.iter() {
            let other = self.candidate(cell, other);
            self.link(on, Literal::off(other), LINK);
            if others.len() == 1 {
                self.link(off, Literal::on(other), LINK);
            }
        }
        let mut rest = layout.peers(cell).and(position.places(symbol));
        let mut strong: CellSet<W> = CellSet::EMPTY;
        for &house in layout.houses_of(cell) {
            let others = position.places_in(house, symbol).minus(cells);
            for other in others.and(rest).iter() {
                self.link(on, Literal::off(self.candidate(other, symbol)), LINK);
            }
            if let Some(other) = others.single().filter(|&other| !strong.contains(other)) {
                strong.insert(other);
                self.link(off, Literal::on(self.candidate(other, symbol)), LINK);
            }
            rest = rest.minus(others);
        }
        for other in rest.iter() {
            self.link(on, Literal::off(self.candidate(other, symbol)), LINK);
        }
        let peers = layout.peers(cell);
        for related in layout.related(cell) {
            let other = related.other;
            let mut excluded = related.excluded(symbol).and(position.candidates(other));
            if peers.contains(other) {
                excluded.remove(symbol);
            }
            for excluded in excluded.iter() {
                self.link(on, Literal::off(self.candidate(other, excluded)), LINK);
            }
        }
    }
}
