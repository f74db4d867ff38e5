//! Owns words as flows: one unit goes through the layers from the first node to the end, and in each layer it takes an arc
//! of the cell's symbol. An arc is a variable: 1 if the unit takes it.

use super::condition::{Condition, Sum};
use super::{Program, Row, VarId};
use crate::layers::Layers;
use arau_core::Cell;

impl Program {
    /// Posts that the cells spell a word of the layers. `candidate` is the variable of a cell and symbol, by indices.
    pub(super) fn push_flow(
        &mut self,
        name: &str,
        cells: &[Cell],
        layers: &Layers,
        condition: Condition,
        candidate: impl Fn(Cell, usize) -> VarId,
    ) {
        if layers.is_empty() {
            return self.push_never(name, condition);
        }
        // What flows into each node of a layer; the first gets the unit.
        let mut inflow: Vec<Vec<(VarId, i64)>> = Vec::new();
        for (layer, cell) in cells.iter().enumerate() {
            let mut next: Vec<Vec<(VarId, i64)>> = vec![Vec::new(); layers.n_nodes(layer + 1)];
            let mut by_symbol: Vec<Vec<(VarId, i64)>> = vec![Vec::new(); self.n_symbols];
            for (node, arcs) in layers.nodes(layer).iter().enumerate() {
                let mut outflow: Vec<(VarId, i64)> = Vec::new();
                for arc in arcs {
                    let variable = self.new_variable(format!("f_{name}_{}", self.variables.len()));
                    outflow.push((variable, 1));
                    next[arc.target as usize].push((variable, 1));
                    by_symbol[arc.symbol.idx()].push((variable, 1));
                }
                let row_name = format!("{name}_l{layer}_n{node}");
                let row = match (layer, condition) {
                    (0, Condition::Always) => {
                        Row { name: row_name, terms: outflow, min: Some(1), max: Some(1) }
                    }
                    (0, Condition::If(taken)) => {
                        outflow.push((taken, -1));
                        Row { name: row_name, terms: outflow, min: Some(0), max: Some(0) }
                    }
                    _ => {
                        outflow.extend(inflow[node].iter().map(|&(variable, one)| (variable, -one)));
                        Row { name: row_name, terms: outflow, min: Some(0), max: Some(0) }
                    }
                };
                self.rows.push(row);
            }
            for (symbol, mut terms) in by_symbol.into_iter().enumerate() {
                // Flow that takes a symbol needs it in the cell. Without a condition all of a cell flows.
                let min = (condition == Condition::Always).then_some(0);
                terms.push((candidate(*cell, symbol), -1));
                let name = format!("{name}_l{layer}_s{}", symbol + 1);
                self.rows.push(Row { name, terms, min, max: Some(0) });
            }
            inflow = next;
        }
    }

    /// Posts what nothing satisfies.
    pub(super) fn push_never(&mut self, name: &str, condition: Condition) {
        match condition {
            Condition::If(taken) => {
                let sum = Sum::of_ones(vec![taken], None, Some(0), 1);
                self.push(format!("{name}_never"), sum, Condition::Always);
            }
            // A row that files can carry needs a term: a variable that would be both 0 and 1.
            Condition::Always => {
                let variable = self.new_variable(format!("never_{}", self.variables.len()));
                let terms = vec![(variable, 1)];
                self.rows.push(Row { name: format!("{name}_never"), terms, min: Some(2), max: None });
            }
        }
    }
}
