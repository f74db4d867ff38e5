//! Turns a puzzle's constraints into a [`Network`]: exclusions first, then propagators, then what follows from
//! several constraints together.

mod options;
mod sums;

pub use sums::Sum;

use crate::derive;
use crate::network::{Exclusions, Network};
use crate::propagators::{Count, Dfa, House, Pair, PairTable, Propagator, readable};
use crate::subsets::Subsets;
use crate::word::Word;
use arau_core::{Automaton, Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The network of a puzzle.
pub fn compile<W: Word>(puzzle: &Puzzle) -> Network<W> {
    let constraints: Vec<&Constraint> = puzzle.constraints().iter().map(|p| &p.constraint).collect();
    let start = puzzle.domains().iter().map(|&d| W::from_set(d)).collect();
    let mut draft = Draft::new(start, puzzle.values().to_vec());
    draft.add_all(&constraints);
    derive::add_derived(&mut draft);
    draft.finish(puzzle.n_cells())
}

/// This many propagators back an automaton is looked for that reads with the same table.
const NEARBY: usize = 16;

/// A network in the making.
pub struct Draft<W> {
    /// The candidates at the start.
    pub start: Vec<W>,
    /// The number each symbol stands for.
    pub values: Vec<i32>,
    /// All symbols.
    pub all: W,
    /// Cells that never hold the same symbol.
    pub exclusions: Exclusions,
    /// Cells in which every symbol stands once.
    pub houses: Vec<Vec<u16>>,
    /// Linear constraints, written and derived.
    pub sums: Vec<Sum>,
    /// Other propagators.
    pub propagators: Vec<Propagator<W>>,
    relations: BTreeMap<(u16, u16), Relation>,
    subsets: Arc<Subsets<W>>,
}

impl<W: Word> Draft<W> {
    fn new(start: Vec<W>, values: Vec<i32>) -> Draft<W> {
        let subsets = Arc::new(Subsets::new(&values));
        Draft::with_subsets(start, values, subsets)
    }

    fn with_subsets(start: Vec<W>, values: Vec<i32>, subsets: Arc<Subsets<W>>) -> Draft<W> {
        let all = W::from_set(SymbolSet::all(values.len()));
        let exclusions = Exclusions::new(start.len());
        Draft {
            start,
            values,
            all,
            exclusions,
            houses: Vec::new(),
            sums: Vec::new(),
            propagators: Vec::new(),
            relations: BTreeMap::new(),
            subsets,
        }
    }

    /// Adds constraints; those that exclude go first, since others build on exclusions.
    fn add_all(&mut self, constraints: &[&Constraint]) {
        for constraint in constraints {
            self.add_exclusions(constraint);
        }
        for constraint in constraints {
            self.add(constraint);
        }
    }

    fn add_exclusions(&mut self, constraint: &Constraint) {
        match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                for (i, a) in cells.iter().enumerate() {
                    for b in &cells[..i] {
                        self.exclusions.add(a.0, b.0);
                    }
                }
            }
            Constraint::Relation { a, b, table } if table.excludes_equals() => self.exclusions.add(a.0, b.0),
            _ => {}
        }
    }

    fn add(&mut self, constraint: &Constraint) {
        match constraint {
            Constraint::Permutation { cells } => self.add_house(cells),
            Constraint::Distinct { cells } if cells.len() == self.values.len() => self.add_house(cells),
            Constraint::Distinct { cells } => {
                if cells.len() > self.values.len() {
                    self.fail();
                }
            }
            Constraint::Domain { cell, allowed } => self.start[cell.idx()] &= W::from_set(*allowed),
            Constraint::Relation { a, b, table } => self.add_relation(*a, *b, table),
            Constraint::Linear { terms, min, max } => {
                let terms = terms.iter().map(|&(cell, factor)| (cell.0, factor)).collect();
                self.sums.push(Sum { terms, min: *min, max: *max });
            }
            Constraint::Product { cells, product } => self.add_product(cells, *product),
            Constraint::Count { cells, symbols, min, max } => {
                let count =
                    Count { cells: indices(cells), symbols: W::from_set(*symbols), min: *min, max: *max };
                self.propagators.push(Propagator::Count(count));
            }
            Constraint::Automaton { cells, automaton } => {
                self.add_automaton(cells, automaton.clone());
            }
            Constraint::AnyOf { options } => self.add_any_of(options),
        }
    }

    /// The puzzle has no solution: leaves a cell without candidates, or, on an empty board, an empty disjunction.
    fn fail(&mut self) {
        if let Some(first) = self.start.first_mut() {
            *first = W::EMPTY;
        }
    }

    fn add_house(&mut self, cells: &[Cell]) {
        let cells = indices(cells);
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        if !self.houses.contains(&sorted) {
            self.houses.push(sorted);
            self.propagators.push(Propagator::House(House { cells, all: self.all }));
        }
    }

    /// Relations between the same two cells become one.
    fn add_relation(&mut self, a: Cell, b: Cell, table: &Relation) {
        let (key, table) = if a < b { ((a.0, b.0), table.clone()) } else { ((b.0, a.0), table.transposed()) };
        match self.relations.get_mut(&key) {
            Some(old) => {
                for (row, other) in old.rows.iter_mut().zip(&table.rows) {
                    *row = row.and(*other);
                }
            }
            None => {
                self.relations.insert(key, table);
            }
        }
    }

    /// A product is read by an automaton whose states are the products so far, all divisors of the whole.
    fn add_product(&mut self, cells: &[Cell], product: i64) {
        let value = |s: Symbol| self.values[s.idx()] as i64;
        if product == 0 {
            let symbols = Symbol::first(self.values.len()).filter(|&s| value(s) == 0).collect();
            let min = 1;
            let count = Constraint::Count { cells: cells.into(), symbols, min, max: cells.len() as u32 };
            return self.add(&count);
        }
        let step = |&so_far: &i64, s: Symbol| {
            let next = so_far.checked_mul(value(s)).filter(|&n| n != 0)?;
            (product % next == 0).then_some(next)
        };
        match Automaton::build(self.values.len(), 1i64, step, |&p| p == product) {
            Ok(automaton) => self.add_automaton(cells, Arc::new(automaton)),
            Err(_) => {
                unreachable!("a 64-bit number has far fewer divisors than an automaton may have states")
            }
        }
    }

    fn add_automaton(&mut self, cells: &[Cell], automaton: Arc<Automaton>) {
        // One automaton often reads many lines, one after the other.
        let known = self.propagators.iter().rev().take(NEARBY).find_map(|propagator| match propagator {
            Propagator::Dfa(dfa) if Arc::ptr_eq(&dfa.automaton, &automaton) => Some(dfa.readable.clone()),
            _ => None,
        });
        let readable = known.unwrap_or_else(|| readable(&automaton));
        self.propagators.push(Propagator::Dfa(Dfa { cells: indices(cells), automaton, readable }));
    }

    fn finish(mut self, n_visible: usize) -> Network<W> {
        for sum in std::mem::take(&mut self.sums) {
            self.finish_sum(&sum);
        }
        self.finish_relations();
        Network::new(n_visible, self.values, self.start, self.propagators, self.exclusions, self.houses)
    }

    fn finish_relations(&mut self) {
        let mut tables: HashMap<Relation, Arc<PairTable<W>>> = HashMap::new();
        for ((a, b), relation) in std::mem::take(&mut self.relations) {
            let n = self.values.len();
            let all = SymbolSet::all(n);
            let excluded = self.exclusions.has(a, b);
            let without_self = |s: Symbol| if excluded { all.minus(SymbolSet::only(s)) } else { all };
            let says_more =
                Symbol::first(n).any(|s| relation.rows[s.idx()].and(without_self(s)) != without_self(s));
            if !says_more {
                continue;
            }
            let back = relation.transposed();
            let mut table = |r: Relation| {
                let made = tables.entry(r).or_insert_with_key(|r| Arc::new(PairTable::new(r)));
                made.clone()
            };
            let pair = Pair { a, b, forth: table(relation), back: table(back) };
            self.propagators.push(Propagator::Pair(pair));
        }
    }
}

fn indices(cells: &[Cell]) -> Box<[u16]> {
    cells.iter().map(|c| c.0).collect()
}
