//! Owns words as walks: a variable per node of the layered graph says that the walk comes by it.

use super::Lit;
use super::build::Builder;
use crate::layered_graph::LayeredGraph;
use arau_core::{Cell, Symbol};

impl Builder<'_> {
    /// Posts that the cells spell a word of the graph, if the condition holds.
    ///
    /// Forward: a node and the symbol of its cell lead to the next node. That alone is right; the rest lets unit
    /// propagation see what follows: a node needs a node before it and a symbol behind it, and a symbol needs a node
    /// that can read it.
    pub(super) fn walk(&mut self, cells: &[Cell], graph: &LayeredGraph, condition: Lit) {
        if graph.is_empty() {
            return self.push([!condition]);
        }
        let mut nodes = vec![condition];
        for (layer, &cell) in cells.iter().enumerate() {
            let next: Vec<Lit> = match layer + 1 == cells.len() {
                true => vec![condition],
                false => (0..graph.n_nodes(layer + 1)).map(|_| self.new_literal()).collect(),
            };
            self.step(cell, graph, layer, &nodes, &next, condition);
            nodes = next;
        }
    }

    fn step(
        &mut self,
        cell: Cell,
        graph: &LayeredGraph,
        layer: usize,
        nodes: &[Lit],
        next: &[Lit],
        condition: Lit,
    ) {
        let symbols = self.set(cell);
        let mut before: Vec<Vec<Lit>> = vec![Vec::new(); next.len()];
        let mut readers: Vec<Vec<Lit>> = vec![Vec::new(); self.formula.n_symbols];
        for (&node, arcs) in nodes.iter().zip(graph.nodes(layer)) {
            let mut behind = vec![!node];
            for symbol in symbols.iter() {
                let literal = self.literal(cell, symbol);
                let target = arcs.iter().find(|arc| arc.symbol == symbol).map(|arc| arc.target as usize);
                self.push([!node, !literal, target.map_or(Lit::FALSE, |target| next[target])]);
                if let Some(target) = target {
                    behind.push(literal);
                    before[target].push(node);
                    readers[symbol.idx()].push(node);
                }
            }
            self.push(behind);
        }
        for (&node, mut before) in next.iter().zip(before) {
            before.dedup();
            self.push([!node].into_iter().chain(before));
        }
        for (symbol, readers) in Symbol::first(readers.len()).zip(readers) {
            if symbols.contains(symbol) && readers.len() < nodes.len() {
                self.push([!condition, !self.literal(cell, symbol)].into_iter().chain(readers));
            }
        }
    }
}
