//! Owns where rows hold: on the cells themselves, or on an option's share of them.
//!
//! An option that may be taken has a variable that says so, and for each of its cells a variable per symbol: the cell's
//! own if the option is taken, and all 0 if not. Its rows are about these shares, with bounds that are multiplied by
//! the variable of the option. Together the rows describe the convex hull of what the options describe one by one
//! (Balas), where conditional rows with large coefficients describe next to nothing until options are chosen.

use super::{Program, Row, VarId, Variable};
use arau_core::{Cell, Symbol, SymbolSet};
use std::collections::BTreeMap;

/// Where rows hold.
pub enum Scope {
    /// On the cells, always.
    Cells,
    /// On an option's share of its cells.
    Option {
        /// 1 if the option is taken.
        taken: VarId,
        /// The first of the variables of each cell; the others follow, symbol by symbol.
        shares: BTreeMap<Cell, VarId>,
    },
}

/// A sum of variables with its bounds, and what it can reach at all.
pub struct Sum {
    /// Variables with coefficients.
    pub terms: Vec<(VarId, i64)>,
    /// The least that is allowed.
    pub min: Option<i64>,
    /// The most that is allowed.
    pub max: Option<i64>,
    /// The least and the greatest sum that can come up.
    pub reach: (i64, i64),
}

impl Sum {
    /// `Σ variables` within bounds, where at most `most` of them are 1 at once.
    pub fn of_ones(variables: Vec<VarId>, min: Option<i64>, max: Option<i64>, most: usize) -> Sum {
        let most = most.min(variables.len()) as i64;
        Sum { terms: variables.into_iter().map(|v| (v, 1)).collect(), min, max, reach: (0, most) }
    }

    /// `Σ terms = value`, whatever can be reached.
    pub fn equal(terms: Vec<(VarId, i64)>, value: i64) -> Sum {
        Sum { terms, min: Some(value), max: Some(value), reach: (i64::MIN, i64::MAX) }
    }
}

impl Program {
    /// A new variable that no cell has.
    pub(super) fn new_variable(&mut self, name: String) -> VarId {
        self.variables.push(Variable { name, fixed: None });
        VarId(self.variables.len() as u32 - 1)
    }

    /// The variable of a symbol in a cell.
    pub(super) fn candidate_in(&self, scope: &Scope, cell: Cell, symbol: Symbol) -> VarId {
        let first = match scope {
            Scope::Cells => (cell.idx() * self.n_symbols) as u32,
            Scope::Option { shares, .. } => shares[&cell].0,
        };
        VarId(first + symbol.idx() as u32)
    }

    /// The variables of some symbols in some cells.
    pub(super) fn candidates_in(&self, scope: &Scope, cells: &[Cell], symbols: SymbolSet) -> Vec<VarId> {
        let of_cell = |&cell: &Cell| symbols.iter().map(move |s| self.candidate_in(scope, cell, s));
        cells.iter().flat_map(of_cell).collect()
    }

    /// Adds a row. Bounds that cannot be passed are left out.
    pub(super) fn push(&mut self, name: String, sum: Sum, scope: &Scope) {
        let Sum { terms, min, max, reach } = sum;
        let min = min.filter(|&min| min > reach.0);
        let max = max.filter(|&max| max < reach.1);
        match scope {
            _ if min.is_none() && max.is_none() => {}
            _ if terms.is_empty() => self.push_never(&name, scope),
            Scope::Cells => self.rows.push(Row { name, terms, min, max }),
            Scope::Option { taken, .. } if min == max => self.push_within(name, &terms, *taken, min, max),
            Scope::Option { taken, .. } => {
                if min.is_some() {
                    self.push_within(format!("{name}_low"), &terms, *taken, min, None);
                }
                if max.is_some() {
                    self.push_within(format!("{name}_high"), &terms, *taken, None, max);
                }
            }
        }
    }

    /// `bound·taken ≤ Σ` or `Σ ≤ bound·taken`, or both if the bounds are the same.
    fn push_within(
        &mut self,
        name: String,
        terms: &[(VarId, i64)],
        taken: VarId,
        min: Option<i64>,
        max: Option<i64>,
    ) {
        let bound = min.or(max).filter(|&bound| bound != 0);
        let terms = terms.iter().copied().chain(bound.map(|bound| (taken, -bound))).collect();
        self.rows.push(Row { name, terms, min: min.map(|_| 0), max: max.map(|_| 0) });
    }

    /// Posts what nothing satisfies.
    pub(super) fn push_never(&mut self, name: &str, scope: &Scope) {
        let (variable, min, max) = match scope {
            Scope::Option { taken, .. } => (*taken, None, Some(0)),
            // A row that files can carry needs a term: a variable that would be both 0 and 1.
            Scope::Cells => (self.new_variable(format!("never_{}", self.variables.len())), Some(2), None),
        };
        self.rows.push(Row { name: format!("{name}_never"), terms: vec![(variable, 1)], min, max });
    }
}
