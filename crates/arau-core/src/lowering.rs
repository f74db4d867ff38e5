//! Owns [`Lowering`]: what a rule sees and fills while it turns into constraints.

use crate::{
    Automaton, Cell, Constraint, Fault, Geometry, PuzzleSpec, Relation, RuleUse, State, Symbol, SymbolSet,
    Symbols, TooManyStates,
};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// The constraints of a puzzle in the making.
///
/// A rule may ask for auxiliary cells. They are invisible to people: a grid is a solution if *some* filling of the
/// auxiliary cells satisfies the constraints, and it counts once however many there are.
pub struct Lowering<'a> {
    spec: &'a PuzzleSpec,
    posted: Vec<Constraint>,
    aux: Vec<SymbolSet>,
    tables: HashMap<Vec<SymbolSet>, Arc<Relation>>,
    automata: HashMap<String, Option<Arc<Automaton>>>,
    refused: Vec<Fault>,
}

/// The most constraints that one rule may mean.
const MAX_POSTED: usize = 1 << 20;

impl<'a> Lowering<'a> {
    /// Nothing posted yet.
    pub fn new(spec: &'a PuzzleSpec) -> Lowering<'a> {
        Lowering {
            spec,
            posted: Vec::new(),
            aux: Vec::new(),
            tables: HashMap::new(),
            automata: HashMap::new(),
            refused: Vec::new(),
        }
    }

    /// The board.
    pub fn geometry(&self) -> &'a Geometry {
        &self.spec.geometry
    }

    /// The alphabet.
    pub fn symbols(&self) -> &'a Symbols {
        &self.spec.symbols
    }

    /// The whole puzzle.
    pub fn spec(&self) -> &'a PuzzleSpec {
        self.spec
    }

    /// Size of the alphabet.
    pub fn n_symbols(&self) -> usize {
        self.spec.symbols.len()
    }

    /// The number a symbol stands for.
    pub fn value(&self, symbol: Symbol) -> i64 {
        self.spec.symbols.value(symbol) as i64
    }

    /// The symbols whose value satisfies a predicate.
    pub fn symbols_where(&self, wanted: impl Fn(i64) -> bool) -> SymbolSet {
        self.symbols().iter().filter(|&s| wanted(self.value(s))).collect()
    }

    /// The other rules of the puzzle with this id.
    pub fn uses_of(&self, id: &'a str) -> impl Iterator<Item = &'a RuleUse> {
        self.spec.uses_of(id)
    }

    /// Posts a constraint. A rule that posts far too many is refused.
    pub fn post(&mut self, constraint: Constraint) {
        match self.posted.len() {
            0..MAX_POSTED => self.posted.push(constraint),
            _ if !self.is_refused() => {
                self.refuse(format!(
                    "the rule would need more than {MAX_POSTED} constraints on this board, \
                     which is the limit"
                ));
            }
            _ => {}
        }
    }

    /// Posts that the cells form a house: each symbol once if there are as many cells as symbols, else none twice.
    pub fn post_house(&mut self, cells: &[Cell]) {
        let cells: Box<[Cell]> = cells.into();
        match cells.len() {
            0 | 1 => {}
            n if n == self.n_symbols() => self.post(Constraint::Permutation { cells }),
            n if n > self.n_symbols() => self.post(Constraint::never()),
            _ => self.post(Constraint::Distinct { cells }),
        }
    }

    /// Posts that the symbols of the cells are all of this set.
    pub fn post_domain(&mut self, cell: Cell, allowed: SymbolSet) {
        self.post(Constraint::Domain { cell, allowed });
    }

    /// Posts `min ≤ Σ coefficient·value ≤ max` in normal form. If the terms cancel, the bounds alone decide.
    pub fn post_linear(&mut self, terms: &[(Cell, i32)], min: i64, max: i64) {
        match Constraint::linear(terms, min, max) {
            Constraint::Linear { terms, .. } if terms.is_empty() => {
                if !(min..=max).contains(&0) {
                    self.post(Constraint::never());
                }
            }
            linear => self.post(linear),
        }
    }

    /// Posts a relation between the symbols of two cells. Of one cell with itself, the diagonal counts.
    pub fn post_relation(&mut self, a: Cell, b: Cell, allows: impl Fn(Symbol, Symbol) -> bool) {
        self.post_relations([(a, b)], allows);
    }

    /// Posts a relation between the values of two cells.
    pub fn post_value_relation(&mut self, a: Cell, b: Cell, allows: impl Fn(i64, i64) -> bool) {
        self.post_value_relations([(a, b)], allows);
    }

    /// Posts the same relation between the symbols of many pairs of cells, whose table is made once.
    pub fn post_relations(
        &mut self,
        pairs: impl IntoIterator<Item = (Cell, Cell)>,
        allows: impl Fn(Symbol, Symbol) -> bool,
    ) {
        let table = self.table(Relation::new(self.n_symbols(), &allows));
        for (a, b) in pairs {
            if a == b {
                let allowed = self.symbols().iter().filter(|&s| allows(s, s)).collect();
                self.post_domain(a, allowed);
            } else {
                self.post(Constraint::Relation { a, b, table: table.clone() });
            }
            // A large board may have very many pairs.
            if self.is_refused() {
                return;
            }
        }
    }

    /// Posts the same relation between the values of many pairs of cells.
    pub fn post_value_relations(
        &mut self,
        pairs: impl IntoIterator<Item = (Cell, Cell)>,
        allows: impl Fn(i64, i64) -> bool,
    ) {
        let symbols = self.symbols();
        let value = |s| symbols.value(s) as i64;
        self.post_relations(pairs, |x, y| allows(value(x), value(y)));
    }

    /// Posts a relation between the values of each two cells that follow each other.
    pub fn post_value_chain(&mut self, cells: &[Cell], allows: impl Fn(i64, i64) -> bool) {
        self.post_value_relations(cells.windows(2).map(|pair| (pair[0], pair[1])), allows);
    }

    /// Posts an automaton over the cells in this order, built as [`Automaton::build`] does. If it grows too large,
    /// the puzzle is refused with a message.
    pub fn post_automaton<S: Clone + Eq + Hash>(
        &mut self,
        cells: &[Cell],
        start: S,
        step: impl Fn(&S, Symbol) -> Option<S>,
        accept: impl Fn(&S) -> bool,
    ) {
        let built = Automaton::build(self.n_symbols(), start, step, accept);
        self.post_built(cells, built.ok().map(Arc::new));
    }

    /// Posts an automaton over the cells in this order that other cells are read by, too: it is built once per key, from
    /// the size of the alphabet. The key names the rule and all that the automaton depends on besides the alphabet.
    pub fn post_shared_automaton(
        &mut self,
        key: &str,
        cells: &[Cell],
        build: impl FnOnce(usize) -> Result<Automaton, TooManyStates>,
    ) {
        let automaton = self.shared_automaton(key, build);
        self.post_built(cells, automaton);
    }

    /// Posts a nondeterministic automaton over the cells in this order, given as to [`Automaton::determinise`], with a
    /// key as above. Where its deterministic form is too large, auxiliary cells tell which move is taken; if that is
    /// too large as well, the puzzle is refused with a message.
    pub fn post_nondeterministic(
        &mut self,
        key: &str,
        cells: &[Cell],
        start: &[State],
        moves: impl Fn(State, Symbol) -> Vec<State>,
        accept: impl Fn(State) -> bool,
    ) {
        let whole = self.shared_automaton(key, |n| Automaton::determinise(n, start, &moves, &accept));
        if whole.is_some() {
            return self.post_built(cells, whole);
        }
        let by_choice = format!("{key}, by choice");
        let automaton =
            self.shared_automaton(&by_choice, |n| Automaton::with_choices(n, start, moves, accept));
        let anything = self.symbols().all();
        let mut read = vec![self.aux(anything)];
        for &cell in cells {
            read.extend([cell, self.aux(anything)]);
        }
        self.post_built(&read, automaton);
    }

    /// The automaton of this key, built if it is new; `None` if it is too large.
    pub fn shared_automaton(
        &mut self,
        key: &str,
        build: impl FnOnce(usize) -> Result<Automaton, TooManyStates>,
    ) -> Option<Arc<Automaton>> {
        if let Some(known) = self.automata.get(key) {
            return known.clone();
        }
        let built = build(self.n_symbols()).ok().map(Arc::new);
        self.automata.insert(key.to_string(), built.clone());
        built
    }

    fn post_built(&mut self, cells: &[Cell], built: Option<Arc<Automaton>>) {
        match built {
            Some(automaton) => self.post(Constraint::Automaton { cells: cells.into(), automaton }),
            None => self.refuse("the rule would need an automaton that is too large for this alphabet"),
        }
    }

    /// Posts that at least one of the options holds, each filled by its own closure.
    pub fn post_any_of<F: FnOnce(&mut Lowering<'a>)>(&mut self, options: impl IntoIterator<Item = F>) {
        let mut collected: Vec<Box<[Constraint]>> = Vec::new();
        for option in options {
            collected.push(self.collect(option).into());
        }
        self.post(Constraint::AnyOf { options: collected.into() });
    }

    /// What a closure posts, instead of posting it.
    pub fn collect(&mut self, fill: impl FnOnce(&mut Lowering<'a>)) -> Vec<Constraint> {
        let outer = std::mem::take(&mut self.posted);
        fill(self);
        std::mem::replace(&mut self.posted, outer)
    }

    /// A new auxiliary cell that may hold these symbols.
    pub fn aux(&mut self, allowed: SymbolSet) -> Cell {
        self.aux.push(allowed);
        Cell::at(self.spec.geometry.n_cells() + self.aux.len() - 1)
    }

    /// Says that the rule would become too large on this puzzle, which is then refused with this message.
    pub fn refuse(&mut self, why: impl Into<String>) {
        self.refused.push(Fault::too_large(why));
    }

    /// Whether the rule has been refused, so that whatever else it posts is in vain.
    pub fn is_refused(&self) -> bool {
        !self.refused.is_empty()
    }

    /// The shared copy of a table, so that equal relations cost memory once.
    fn table(&mut self, relation: Relation) -> Arc<Relation> {
        let rows = relation.rows.clone();
        self.tables.entry(rows).or_insert_with(|| Arc::new(relation)).clone()
    }

    /// Constraints posted since the last call, for the puzzle builder.
    pub(crate) fn take_posted(&mut self) -> (Vec<Constraint>, Vec<Fault>) {
        (std::mem::take(&mut self.posted), std::mem::take(&mut self.refused))
    }

    /// The auxiliary cells asked for so far, for the puzzle builder.
    pub(crate) fn aux_cells(&self) -> &[SymbolSet] {
        &self.aux
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_posts_without_end_is_refused() {
        let mut geometry = Geometry::new();
        let [a, b] = ["a", "b"].map(|label| geometry.add_cell(label, Vec::new(), Vec::new()));
        let spec = PuzzleSpec::new(geometry, Symbols::digits(2));
        let mut lowering = Lowering::new(&spec);
        lowering.post_value_chain(&[a, b, b], |x, y| x == y);
        assert_eq!(lowering.posted.len(), 2);
        assert!(!lowering.is_refused());
        lowering.post_relations(std::iter::repeat((a, b)), |x, y| x != y);
        assert!(lowering.is_refused());
        assert_eq!(lowering.posted.len(), MAX_POSTED);
    }

    #[test]
    fn terms_that_cancel_leave_only_the_bounds() {
        let mut geometry = Geometry::new();
        let cell = geometry.add_cell("a", Vec::new(), Vec::new());
        let spec = PuzzleSpec::new(geometry, Symbols::digits(2));
        let mut lowering = Lowering::new(&spec);
        lowering.post_linear(&[(cell, 1), (cell, -1)], 0, 0);
        assert_eq!(lowering.posted, []);
        lowering.post_linear(&[(cell, 1), (cell, -1)], 1, 1);
        assert_eq!(lowering.posted, [Constraint::never()]);
        lowering.post_linear(&[(cell, 1), (cell, 1)], 2, 4);
        assert_eq!(lowering.posted[1], Constraint::Linear { terms: Box::new([(cell, 2)]), min: 2, max: 4 });
    }
}
