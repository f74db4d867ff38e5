//! Owns words as flows: one unit goes through the layers from the first node to the end, and in each layer it takes an arc
//! of the cell's symbol. An arc is a variable: 1 if the unit takes it.

use super::scope::{Scope, Sum};
use super::{Program, VarId};
use crate::layered_graph::LayeredGraph;
use arau_core::{Cell, Symbol};

impl Program {
    /// Posts that the cells spell a word of the graph.
    pub(super) fn push_flow(&mut self, name: &str, cells: &[Cell], graph: &LayeredGraph, scope: &Scope) {
        if graph.is_empty() {
            return self.push_never(name, scope);
        }
        // What flows into each node of a layer; the first gets the unit.
        let mut inflow: Vec<Vec<(VarId, i64)>> = Vec::new();
        for (layer, cell) in cells.iter().enumerate() {
            let mut next: Vec<Vec<(VarId, i64)>> = vec![Vec::new(); graph.n_nodes(layer + 1)];
            let mut by_symbol: Vec<Vec<(VarId, i64)>> = vec![Vec::new(); self.n_symbols];
            for (node, arcs) in graph.nodes(layer).iter().enumerate() {
                let mut terms: Vec<(VarId, i64)> = Vec::new();
                for arc in arcs {
                    let variable = self.new_variable(format!("f_{name}_{}", self.variables.len()));
                    terms.push((variable, 1));
                    next[arc.target as usize].push((variable, 1));
                    by_symbol[arc.symbol.idx()].push((variable, 1));
                }
                let is_first = layer == 0;
                if !is_first {
                    terms.extend(inflow[node].iter().map(|&(variable, one)| (variable, -one)));
                }
                let sum = Sum::equal(terms, i64::from(is_first));
                self.push(format!("{name}_l{layer}_n{node}"), sum, scope);
            }
            // Flow that takes a symbol needs it in the cell.
            for (symbol, mut terms) in Symbol::first(self.n_symbols).zip(by_symbol) {
                terms.push((self.candidate_in(scope, *cell, symbol), -1));
                self.push(format!("{name}_l{layer}_s{}", symbol.idx() + 1), Sum::equal(terms, 0), scope);
            }
            inflow = next;
        }
    }
}
