//! Turns chains into reasons: which constraints each link rests on, and what a picture draws.

use super::super::prelude::*;
use super::graph::{Graph, GraphNode, Literal, NodeKind};
use super::net::{Unit, Why};
use crate::{Link, Node};

/// What is known of an argument that is made of chains.
pub(super) struct Explained<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    reason: Reason,
    /// Sets of cells that do not share a symbol. What to cite for them is chosen last, so that it is as little as can be.
    differing: Vec<(CellSet<W>, CellSet<W>)>,
}

impl<'a, 'b, const W: usize> Explained<'a, 'b, W> {
    pub fn new(graph: &'b Graph<'a, W>, symbols: SymbolSet) -> Explained<'a, 'b, W> {
        Explained { graph, reason: Reason { symbols, ..Reason::default() }, differing: Vec::new() }
    }

    pub fn finish(mut self) -> Reason {
        let layout = self.graph.position.layout();
        let houses = |a: &CellSet<W>, b: &CellSet<W>| -> Vec<usize> {
            let both = a.or(*b);
            layout.houses_around(&both).map(|house| layout.houses()[house].constraint).collect()
        };
        let mut differing: Vec<_> = self.differing.iter().map(|(a, b)| (houses(a, b), *a, *b)).collect();
        differing.sort_by_key(|(houses, ..)| houses.len());
        let cited = &mut self.reason.cited;
        for (houses, a, b) in differing {
            match houses[..] {
                [] => a.iter().for_each(|one| {
                    cited.extend(b.iter().filter_map(|other| layout.why_different(one, other)));
                }),
                [first, ..] if !houses.iter().any(|house| cited.contains(house)) => cited.push(first),
                _ => {}
            }
        }
        self.reason
    }

    /// Notes that no cell of the one set holds the same symbol as one of the other.
    fn differ(&mut self, a: CellSet<W>, b: CellSet<W>) {
        self.differing.push((a, b));
    }

    /// Adds a chain of literals, each of which follows from the one before.
    pub fn add_chain(&mut self, chain: &[Literal]) {
        let mut nodes: Vec<Node> = Vec::new();
        for (i, &literal) in chain.iter().enumerate() {
            self.show(literal);
            if i > 0 {
                self.add_link(chain[i - 1], literal, &mut nodes);
            }
            nodes.push(node_of(self.graph.node(literal)));
        }
        self.reason.parts.push(("chain", Part::Chain(nodes)));
    }

    /// Adds inferences in order, each with its reason.
    pub fn add_net(&mut self, way: &[(Literal, Why)], units: &[Unit]) {
        let mut nodes: Vec<Node> = Vec::new();
        for &(literal, why) in way {
            self.show(literal);
            match why {
                Why::Start => {}
                Why::Link(from) => self.add_link(from, literal, &mut nodes),
                Why::Last(unit) => self.add_last(literal, &units[unit as usize]),
            }
            nodes.push(node_of(self.graph.node(literal)));
        }
        self.reason.parts.push(("net", Part::Chain(nodes)));
    }

    /// The last candidate of a cell or house, since all others are false.
    fn add_last(&mut self, last: Literal, unit: &Unit) {
        if let Some(house) = unit.house {
            self.reason.cited.push(self.graph.position.layout().houses()[house].constraint);
        }
        let others = unit.nodes.iter().map(|&node| node as usize).filter(|&node| node != last.node());
        for other in others {
            self.draw(node_of(&self.graph.nodes[other]), node_of(self.graph.node(last)), true);
        }
    }

    /// Cites why a candidate that goes cannot be true together with a node.
    pub fn add_target(&mut self, target: Candidate, node: usize) {
        match self.graph.nodes[node].kind {
            NodeKind::Candidate => {
                let of_target = self.graph.nodes[self.graph.candidate(target.cell, target.symbol)];
                self.cite_not_both(&of_target, &self.graph.nodes[node]);
            }
            _ => self.differ(CellSet::only(target.cell), self.places(node, target.symbol)),
        }
    }

    /// Cites a constraint.
    pub fn cite(&mut self, constraint: usize) {
        self.reason.cited.push(constraint);
    }

    /// Adds something that the sentence names.
    pub fn add_part(&mut self, name: &'static str, part: Part) {
        self.reason.parts.push((name, part));
    }

    /// The cells of a node that may hold a symbol: for a set, any of its symbols.
    fn places(&self, node: usize, symbol: Symbol) -> CellSet<W> {
        match self.graph.nodes[node].kind {
            NodeKind::Set(set) => self.graph.sets[set].places(self.graph.position, symbol),
            _ => self.graph.nodes[node].cells,
        }
    }

    fn show(&mut self, literal: Literal) {
        let node = self.graph.node(literal);
        let role = if literal.is_on() { Role::On } else { Role::Off };
        let shown = node.cells.iter().map(|cell| (role, Candidate { cell, symbol: node.symbol }));
        self.reason.shown.extend(shown);
        if let NodeKind::Set(set) = node.kind {
            let set_role = Role::Set(set_number(&self.reason.parts));
            let cells = self.graph.sets[set].cells;
            for cell in cells.iter() {
                let candidates = self.graph.position.candidates(cell).iter();
                self.reason.shown.extend(candidates.map(|symbol| (set_role, Candidate { cell, symbol })));
            }
            self.reason.parts.push(("set", Part::Cells(cells.iter().collect())));
        }
    }

    fn add_link(&mut self, from: Literal, to: Literal, nodes: &mut Vec<Node>) {
        let (a, b) = (*self.graph.node(from), *self.graph.node(to));
        match (a.kind, from.is_on(), to.is_on()) {
            (NodeKind::Set(set), ..) => self.leave_set(set, &a, &b, to.is_on(), nodes),
            (_, true, _) => {
                self.cite_not_both(&a, &b);
                self.draw(node_of(&a), node_of(&b), false);
            }
            (_, false, _) => {
                if a.symbol == b.symbol {
                    self.cite_house_of_two(&a, &b);
                }
                self.draw(node_of(&a), node_of(&b), true);
            }
        }
    }

    /// Why two nodes cannot both be true.
    fn cite_not_both(&mut self, a: &GraphNode<W>, b: &GraphNode<W>) {
        let layout = self.graph.position.layout();
        let are_plain = a.kind == NodeKind::Candidate && b.kind == NodeKind::Candidate;
        if a.symbol == b.symbol && !(are_plain && layout.shared_house(a.cell(), b.cell()).is_none()) {
            return self.differ(a.cells, b.cells);
        }
        let [one, other] = [a, b].map(|node| Candidate { cell: node.cell(), symbol: node.symbol });
        self.reason.cited.extend(layout.why_not_both(one, other));
    }

    /// The house in which the symbol has no other places than those of the two nodes.
    fn cite_house_of_two(&mut self, a: &GraphNode<W>, b: &GraphNode<W>) {
        let (position, layout) = (self.graph.position, self.graph.position.layout());
        let both = a.cells.or(b.cells);
        let mut around = layout.houses_around(&both);
        if let Some(house) = around.find(|&house| position.places_in(house, a.symbol) == both) {
            self.reason.cited.push(layout.houses()[house].constraint);
        }
    }

    /// From a set that lost a symbol to what it takes away: a symbol elsewhere, or all but one of a cell.
    fn leave_set(
        &mut self,
        set: usize,
        from: &GraphNode<W>,
        to: &GraphNode<W>,
        is_forced: bool,
        nodes: &mut Vec<Node>,
    ) {
        let position = self.graph.position;
        let set = &self.graph.sets[set];
        self.reason.cited.push(set.constraint);
        let lost = match is_forced {
            true => position.candidates(to.cell()).minus(SymbolSet::only(to.symbol)),
            false => SymbolSet::only(to.symbol),
        };
        for symbol in lost.iter() {
            self.differ(set.places(position, symbol), to.cells);
        }
        if is_forced {
            return self.draw(node_of(from), node_of(to), true);
        }
        let places = set.places(position, to.symbol);
        let exit = Node { symbol: to.symbol, cells: places.iter().collect() };
        self.draw(node_of(from), exit.clone(), true);
        self.draw(exit.clone(), node_of(to), false);
        nodes.push(exit);
    }

    fn draw(&mut self, from: Node, to: Node, strong: bool) {
        self.reason.links.push(Link { from, to, strong });
    }
}

fn set_number(parts: &[(&'static str, Part)]) -> u8 {
    parts.iter().filter(|(name, _)| *name == "set").count() as u8
}

fn node_of<const W: usize>(node: &GraphNode<W>) -> Node {
    Node { symbol: node.symbol, cells: node.cells.iter().collect() }
}
