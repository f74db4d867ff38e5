//! Groups as nodes of chains: all places of a symbol in the meeting of two houses, where there are several. In each of
//! the two houses they stand for one place.

use super::super::prelude::*;
use super::graph::{Graph, GraphNode, LINK, Literal, NodeKind};

impl<const W: usize> Graph<'_, W> {
    pub(super) fn add_groups(&mut self) {
        let first = self.nodes.len();
        let groups = self.collect_groups();
        for node in first..self.nodes.len() {
            self.link_group_to_candidates(node);
            self.link_group_to_groups(node, &groups);
        }
    }

    /// Adds the groups. Tells which of them begin with which candidate.
    fn collect_groups(&mut self) -> Vec<Vec<usize>> {
        let (position, houses) = (self.position, self.position.layout().houses());
        let mut groups: Vec<Vec<usize>> = vec![Vec::new(); self.n_candidates()];
        for (idx, house) in houses.iter().enumerate() {
            let meetings: Vec<CellSet<W>> = houses[idx + 1..]
                .iter()
                .map(|other| house.set.and(other.set))
                .filter(|meeting| meeting.len() > 1)
                .collect();
            for symbol in position.symbols() {
                for meeting in &meetings {
                    let cells = meeting.and(position.places(symbol));
                    let Some(begin) = cells.first().filter(|_| cells.len() > 1) else { continue };
                    let begin = self.candidate(begin, symbol);
                    if !groups[begin].iter().any(|&known| self.nodes[known].cells == cells) {
                        groups[begin].push(self.add_node(symbol, cells, NodeKind::Group));
                    }
                }
            }
        }
        groups
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

    fn link_group_to_groups(&mut self, node: usize, groups: &[Vec<usize>]) {
        let GraphNode { symbol, cells, .. } = self.nodes[node];
        let (position, layout) = (self.position, self.position.layout());
        let seen = layout.common_peers(cells.iter()).and(position.places(symbol));
        let begin_there = seen.iter().flat_map(|cell| &groups[self.candidate(cell, symbol)]).copied();
        let mut others: Vec<usize> =
            begin_there.filter(|&other| self.nodes[other].cells.is_subset_of(&seen)).collect();
        others.sort_unstable();
        others.into_iter().for_each(|other| self.link(Literal::on(node), Literal::off(other), LINK));
        for house in layout.houses_around(&cells) {
            let rest = position.places_in(house, symbol).minus(cells);
            let Some(begin) = rest.first() else { continue };
            let of_begin = &groups[self.candidate(begin, symbol)];
            let other = of_begin.iter().copied().find(|&other| self.nodes[other].cells == rest);
            if let Some(other) = other {
                self.link(Literal::off(node), Literal::on(other), LINK);
            }
        }
    }
}
