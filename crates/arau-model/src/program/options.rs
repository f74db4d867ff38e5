//! Owns options of which one must be taken: each gets its share of the cells that it speaks of.

use super::scope::{Scope, Sum};
use super::{Program, Row, VarId};
use arau_core::{Cell, Symbol};
use std::collections::{BTreeMap, BTreeSet};

impl Program {
    /// Posts that exactly one of the options is taken, and makes their shares: one scope per option, given the cells
    /// that each speaks of. An option that holds without being taken does no harm.
    pub(super) fn push_options(
        &mut self,
        name: &str,
        options: &[BTreeSet<Cell>],
        scope: &Scope,
    ) -> Vec<Scope> {
        let scopes: Vec<Scope> = options
            .iter()
            .enumerate()
            .map(|(i, cells)| self.option(&format!("{name}_o{}", i + 1), cells))
            .collect();
        let taken = scopes.iter().filter_map(|option| match option {
            Scope::Option { taken, .. } => Some((*taken, 1)),
            Scope::Cells => None,
        });
        let taken = taken.collect();
        self.push(format!("{name}_any"), Sum::equal(taken, 1), scope);
        for &cell in &options.iter().flatten().copied().collect::<BTreeSet<Cell>>() {
            self.share_out(name, cell, &scopes, scope);
        }
        scopes
    }

    fn option(&mut self, name: &str, cells: &BTreeSet<Cell>) -> Scope {
        let taken = self.new_variable(format!("y_{name}"));
        let mut shares = BTreeMap::new();
        for &cell in cells {
            let share: Vec<VarId> = Symbol::first(self.n_symbols)
                .map(|symbol| self.new_variable(format!("z_{name}_c{}_{}", cell.idx() + 1, symbol.idx() + 1)))
                .collect();
            shares.insert(cell, share[0]);
            let terms = share.into_iter().map(|variable| (variable, 1)).chain([(taken, -1)]).collect();
            let name = format!("{name}_c{}", cell.idx() + 1);
            self.rows.push(Row { name, terms, min: Some(0), max: Some(0) });
        }
        Scope::Option { taken, shares }
    }

    /// What the options have of a cell is what it holds; nothing is left over if all of them speak of it.
    fn share_out(&mut self, name: &str, cell: Cell, options: &[Scope], scope: &Scope) {
        let speaks =
            |option: &&Scope| matches!(option, Scope::Option { shares, .. } if shares.contains_key(&cell));
        let sharing: Vec<&Scope> = options.iter().filter(speaks).collect();
        let min = (sharing.len() == options.len()).then_some(0);
        for symbol in Symbol::first(self.n_symbols) {
            let shares = sharing.iter().map(|option| (self.candidate_in(option, cell, symbol), 1));
            let whole = (self.candidate_in(scope, cell, symbol), -1);
            let terms = shares.chain([whole]).collect();
            let name = format!("{name}_c{}_{}", cell.idx() + 1, symbol.idx() + 1);
            self.rows.push(Row { name, terms, min, max: Some(0) });
        }
    }
}
