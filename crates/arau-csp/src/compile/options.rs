//! Disjunctions: lists of sets where that is what they say, else a small network for each option.

use super::Draft;
use crate::network::Network;
use crate::propagators::{AnyOf, ListedSets, MAX_GROUP, MAX_LISTED, Propagator, SumGroup};
use crate::word::Word;
use arau_core::{Cell, Constraint};

impl<W: Word> Draft<W> {
    pub(super) fn add_any_of(&mut self, options: &[Box<[Constraint]>]) {
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
