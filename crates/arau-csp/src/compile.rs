//! Turns a puzzle's constraints into a [`Network`]: exclusions first, then propagators, then what follows from
//! several constraints together.

use crate::derive;
use crate::network::{Exclusions, Network};
use crate::propagators::{
    AnyOf, Cage, Count, Dfa, GroupedSum, House, LinearBounds, ListedSets, MAX_GROUP, MAX_GROUPS, MAX_LISTED,
    Pair, PairTable, Propagator, SumGroup, divide, readable,
};
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

/// A linear constraint over cells by index.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// Cells and factors, ordered by cell.
    pub terms: Vec<(u16, i32)>,
    /// Least total.
    pub min: i64,
    /// Greatest total.
    pub max: i64,
}

/// So many propagators back an automaton is looked for that reads with the same table.
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

    fn add_any_of(&mut self, options: &[Box<[Constraint]>]) {
        let mut cells: Vec<u16> = options.iter().flatten().flat_map(Constraint::cells).map(|c| c.0).collect();
        cells.sort_unstable();
        cells.dedup();
        if options.is_empty() || cells.is_empty() {
            // No option, or options that mention no cell: those hold unless they contain what never holds.
            let some_option_holds = options.iter().any(|o| o.iter().all(|c| c.holds(&[], &self.values)));
            if !some_option_holds {
                self.fail();
            }
            return;
        }
        if let Some(listed) = self.listed_sets(&cells, options) {
            return self.propagators.push(Propagator::ListedSets(listed));
        }
        let networks = options.iter().map(|option| self.option_network(&cells, option)).collect();
        self.propagators.push(Propagator::AnyOf(AnyOf { cells: cells.into(), options: networks }));
    }

    /// Options that each give mutually exclusive cells one set of as many symbols.
    fn listed_sets(&self, cells: &[u16], options: &[Box<[Constraint]>]) -> Option<ListedSets<W>> {
        let exclusive = |(i, &a): (usize, &u16)| cells[..i].iter().all(|&b| self.exclusions.has(a, b));
        if cells.len() > MAX_GROUP || options.len() > MAX_LISTED || !cells.iter().enumerate().all(exclusive) {
            return None;
        }
        let common_set = |option: &[Constraint]| {
            let mut common = None;
            for constraint in option {
                let Constraint::Domain { allowed, .. } = constraint else { return None };
                if *common.get_or_insert(*allowed) != *allowed {
                    return None;
                }
            }
            let mut named: Vec<u16> = option.iter().flat_map(Constraint::cells).map(|c| c.0).collect();
            named.sort_unstable();
            named.dedup();
            common.filter(|set| named == cells && set.len() == cells.len()).map(W::from_set)
        };
        let sets = options.iter().map(|option| common_set(option)).collect::<Option<_>>()?;
        Some(ListedSets { group: SumGroup { cells: cells.into(), factor: 1 }, sets })
    }

    /// A network of its own over the cells of a disjunction, which knows who excludes whom outside.
    fn option_network(&self, cells: &[u16], option: &[Constraint]) -> Network<W> {
        let number = |cell: Cell| Cell(cells.partition_point(|&c| c < cell.0) as u16);
        let inner: Vec<Constraint> = option.iter().map(|c| renumbered(c, &number)).collect();
        let start = vec![self.all; cells.len()];
        let mut draft = Draft::with_subsets(start, self.values.clone(), self.subsets.clone());
        for (i, &a) in cells.iter().enumerate() {
            for (j, &b) in cells[..i].iter().enumerate() {
                if self.exclusions.has(a, b) {
                    draft.exclusions.add(i as u16, j as u16);
                }
            }
        }
        draft.add_all(&inner.iter().collect::<Vec<_>>());
        draft.finish(cells.len())
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

    fn finish_sum(&mut self, sum: &Sum) {
        let network_values = |set: W| {
            let value = |s: usize| self.values[s] as i64;
            set.symbols().fold((i64::MAX, i64::MIN), |(l, h), s| (l.min(value(s)), h.max(value(s))))
        };
        let (mut least, mut greatest) = (0i64, 0i64);
        for &(cell, factor) in &sum.terms {
            if self.start[cell as usize].is_empty() {
                return;
            }
            let (low, high) = network_values(self.start[cell as usize]);
            let ends = [low * factor as i64, high * factor as i64];
            least += ends[0].min(ends[1]);
            greatest += ends[0].max(ends[1]);
        }
        let (min, max) = (sum.min.max(least), sum.max.min(greatest));
        if min > max {
            return self.fail();
        }
        if (min, max) == (least, greatest) {
            return;
        }
        if let [(a, fa), (b, fb)] = sum.terms[..]
            && !(fa == fb && min == max && self.exclusions.has(a, b))
        {
            let n = self.values.len();
            let values = self.values.clone();
            let value = |s: Symbol, factor: i32| values[s.idx()] as i64 * factor as i64;
            let allows = |x, y| (min..=max).contains(&(value(x, fa) + value(y, fb)));
            return self.add_relation(Cell(a), Cell(b), &Relation::new(n, allows));
        }
        let mut groups = self.sum_groups(&sum.terms);
        let subsets = self.subsets.clone();
        let propagator = if groups.len() == 1 {
            let group = groups.remove(0);
            let (min, max) = divide(min, max, group.factor);
            if group.cells.len() == self.values.len() {
                return self.finish_full_cage(&group.cells, min, max);
            }
            Propagator::Cage(Cage { group: SumGroup { factor: 1, ..group }, min, max, subsets })
        } else if greatest - least < 128 && groups.len() <= MAX_GROUPS {
            let wide = greatest - least >= 64;
            Propagator::GroupedSum(GroupedSum { groups: groups.into(), min, max, wide, subsets })
        } else {
            Propagator::LinearBounds(LinearBounds { terms: sum.terms.clone().into(), min, max })
        };
        self.propagators.push(propagator);
    }

    /// A cage with as many cells as there are symbols holds each of them: it is a house, or its sum is out of reach.
    fn finish_full_cage(&mut self, cells: &[u16], min: i64, max: i64) {
        let total: i64 = self.values.iter().map(|&v| v as i64).sum();
        if !(min..=max).contains(&total) {
            return self.fail();
        }
        self.add_house(&cells.iter().map(|&c| Cell(c)).collect::<Vec<_>>());
    }

    /// Splits the terms into groups of mutually exclusive cells with one factor: cells with most exclusions among
    /// the terms first, each into the first group that takes it.
    fn sum_groups(&self, terms: &[(u16, i32)]) -> Vec<SumGroup> {
        let degree = |cell: u16| terms.iter().filter(|t| self.exclusions.has(cell, t.0)).count();
        let mut ordered = terms.to_vec();
        ordered.sort_by_key(|&(cell, _)| (std::cmp::Reverse(degree(cell)), cell));
        let mut groups: Vec<(i32, Vec<u16>)> = Vec::new();
        for (cell, factor) in ordered {
            let takes = |g: &&mut (i32, Vec<u16>)| {
                g.0 == factor && g.1.len() < MAX_GROUP && g.1.iter().all(|&c| self.exclusions.has(c, cell))
            };
            match groups.iter_mut().find(takes) {
                Some(group) => group.1.push(cell),
                None => groups.push((factor, vec![cell])),
            }
        }
        groups.into_iter().map(|(factor, cells)| SumGroup { cells: cells.into(), factor }).collect()
    }
}

fn indices(cells: &[Cell]) -> Box<[u16]> {
    cells.iter().map(|c| c.0).collect()
}

/// The constraint with its cells renamed.
fn renumbered(constraint: &Constraint, number: &impl Fn(Cell) -> Cell) -> Constraint {
    let all = |cells: &[Cell]| cells.iter().map(|&c| number(c)).collect::<Box<[Cell]>>();
    match constraint {
        Constraint::Permutation { cells } => Constraint::Permutation { cells: all(cells) },
        Constraint::Distinct { cells } => Constraint::Distinct { cells: all(cells) },
        Constraint::Domain { cell, allowed } => Constraint::Domain { cell: number(*cell), allowed: *allowed },
        Constraint::Relation { a, b, table } => {
            Constraint::Relation { a: number(*a), b: number(*b), table: table.clone() }
        }
        Constraint::Linear { terms, min, max } => {
            let terms = terms.iter().map(|&(cell, factor)| (number(cell), factor)).collect();
            Constraint::Linear { terms, min: *min, max: *max }
        }
        Constraint::Product { cells, product } => {
            Constraint::Product { cells: all(cells), product: *product }
        }
        Constraint::Count { cells, symbols, min, max } => {
            Constraint::Count { cells: all(cells), symbols: *symbols, min: *min, max: *max }
        }
        Constraint::Automaton { cells, automaton } => {
            Constraint::Automaton { cells: all(cells), automaton: automaton.clone() }
        }
        Constraint::AnyOf { options } => {
            let option =
                |o: &[Constraint]| o.iter().map(|c| renumbered(c, number)).collect::<Box<[Constraint]>>();
            Constraint::AnyOf { options: options.iter().map(|o| option(o)).collect() }
        }
    }
}
