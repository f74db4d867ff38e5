//! Groups as nodes of chains: all places of a symbol in the meeting of two houses, where there are several. In each of
//! the two houses they stand for one place.

use super::super::prelude::*;
use super::graph::{Graph, GraphNode, LINK, Literal, NodeKind};

impl<const W: usize> Graph<'_, W> {
    pub(super) fn add_groups(&mut self) {
        let first = self.nodes.len();
        self.collect_groups();
        for node in first..self.nodes.len() {
            self.link_group_to_candidates(node);
            self.link_group_to_groups(node, first);
        }
    }

    fn collect_groups(&mut self) {
        let (position, houses) = (self.position, self.position.layout().houses());
        let first = self.nodes.len();
        for (idx, house) in houses.iter().enumerate() {
            let meetings: Vec<CellSet<W>> = houses[idx + 1..]
                .iter()
                .map(|other| house.set.and(other.set))
                .filter(|meeting| meeting.len() > 1)
                .collect();
            for symbol in position.symbols() {
                for meeting in &meetings {
                    let cells = meeting.and(position.places(symbol));
                    let is_known = |node: &GraphNode<W>| node.symbol == symbol && node.cells == cells;
                    if cells.len() > 1 && !self.nodes[first..].iter().any(is_known) {
                        self.add_node(symbol, cells, NodeKind::Group);
                    }
                }
            }
        }
    }

    fn link_group_to_candidates(&mut self, node: usize) {
        let GraphNode { symbol, cells, .. } = self.nodes[node];
        let (position, layout) = (self.position, self.position.layout());
        let (on, off) = (Literal::on(node), Literal::off(node));
        let seen = layout.common_peers(cells.iter()).and(position.places(symbol));
        for cell in seen.iter() {
            let other = self.candidate(cell, symbol);
            self.link(on, Literal::off(other), LINK);
            self.link(Literal::on(other), off, LINK);
        }
        let houses: Vec<usize> = layout.houses_around(&cells).collect();
        for &house in houses.iter().rev() {
            let rest = position.places_in(house, symbol).minus(cells);
            let Some(cell) = rest.single() else { continue };
            let other = self.candidate(cell, symbol);
            self.link(off, Literal::on(other), LINK);
            self.link(Literal::off(other), on, LINK);
        }
    }

    fn link_group_to_groups(&mut self, node: usize, first: usize) {
        let GraphNode { symbol, cells, .. } = self.nodes[node];
        let (position, layout) = (self.position, self.position.layout());
        let seen = layout.common_peers(cells.iter());
        for other in first..self.nodes.len() {
            if self.nodes[other].symbol == symbol && self.nodes[other].cells.is_subset_of(&seen) {
                self.link(Literal::on(node), Literal::off(other), LINK);
            }
        }
        for house in layout.houses_around(&cells) {
            let rest = position.places_in(house, symbol).minus(cells);
            let is_rest =
                |&other: &usize| self.nodes[other].symbol == symbol && self.nodes[other].cells == rest;
            if let Some(other) = (first..self.nodes.len()).find(is_rest) {
                self.link(Literal::off(node), Literal::on(other), LINK);
            }
        }
    }
}
