//! Whether a clue can be satisfied by itself on an empty board: its own constraints and the houses of its cells are
//! propagated until nothing changes. There is no guessing, so a clue that passes may still be impossible.

use crate::Puzzle;
use arau_core::{Automaton, Cell, Constraint, Relation, State, SymbolSet};
use std::collections::HashSet;

/// At most this many constraints are examined for one clue. A large automaton counts as several.
const MAX_LOOKS: usize = 20_000;

/// This many states of an automaton take about as long as one other constraint.
const STATES_OF_A_LOOK: usize = 64;

/// Larger automata are skipped.
const MAX_AUTOMATON: usize = 20_000;

/// No way to satisfy the clue is left.
struct Wiped;

/// What clues are looked at with.
pub(super) struct EmptyBoard<'a> {
    puzzle: &'a Puzzle,
    /// The cells of each constraint that forbids repeats.
    houses: Vec<&'a [Cell]>,
    /// The candidates of each cell before any rule is applied; auxiliary cells start with the candidates they were
    /// created with.
    start: Vec<SymbolSet>,
}

impl<'a> EmptyBoard<'a> {
    pub(super) fn of(puzzle: &'a Puzzle) -> EmptyBoard<'a> {
        let houses = puzzle.constraints().iter().filter_map(|posted| match &posted.constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => Some(&**cells),
            _ => None,
        });
        let visible = puzzle.n_cells();
        let domains = puzzle.domains().iter().enumerate();
        let all = puzzle.symbols().all();
        let start = domains.map(|(i, &domain)| if i < visible { all } else { domain }).collect();
        EmptyBoard { puzzle, houses: houses.collect(), start }
    }

    /// Whether the constraints of one clue cannot all hold.
    pub(super) fn refuses(&self, constraints: &[&Constraint]) -> bool {
        let cells: HashSet<Cell> = constraints.iter().flat_map(|constraint| constraint.cells()).collect();
        let houses = self.houses.iter().map(|house| -> Box<[Cell]> {
            house.iter().copied().filter(|cell| cells.contains(cell)).collect()
        });
        let houses: Vec<Constraint> = houses
            .filter(|house| house.len() > 1)
            .map(|house| Constraint::Distinct { cells: house })
            .collect();
        let all: Vec<&Constraint> = constraints.iter().copied().chain(&houses).collect();
        let mut search = Narrowing { board: self, houses: &houses, looks: 0 };
        search.narrow(&all, &mut self.start.clone()).is_err()
    }

    fn values(&self, set: SymbolSet) -> impl Iterator<Item = i64> {
        set.iter().map(|symbol| i64::from(self.puzzle.values()[symbol.idx()]))
    }
}

struct Narrowing<'a> {
    board: &'a EmptyBoard<'a>,
    houses: &'a [Constraint],
    looks: usize,
}

impl Narrowing<'_> {
    /// Removes candidates that some constraint does not allow, until nothing changes.
    fn narrow(&mut self, constraints: &[&Constraint], domains: &mut Vec<SymbolSet>) -> Result<(), Wiped> {
        loop {
            let before = domains.clone();
            for constraint in constraints {
                self.looks += 1;
                if self.looks > MAX_LOOKS {
                    return Ok(());
                }
                self.look(constraint, domains)?;
            }
            if *domains == before {
                return Ok(());
            }
        }
    }

    fn look(&mut self, constraint: &Constraint, domains: &mut [SymbolSet]) -> Result<(), Wiped> {
        match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => differ(cells, domains),
            Constraint::Domain { cell, allowed } => keep(domains, *cell, *allowed),
            Constraint::Relation { a, b, table } => relate(*a, *b, table, domains),
            Constraint::Linear { terms, min, max } => self.add_up(terms, *min, *max, domains),
            Constraint::Count { cells, symbols, min, max } => {
                let n_must = cells.iter().filter(|c| domains[c.idx()].minus(*symbols).is_empty()).count();
                let n_can = cells.iter().filter(|c| !domains[c.idx()].and(*symbols).is_empty()).count();
                if n_must > *max as usize || n_can < *min as usize { Err(Wiped) } else { Ok(()) }
            }
            Constraint::Automaton { cells, automaton } => {
                self.looks += cells.len() * automaton.n_states() / STATES_OF_A_LOOK;
                read(cells, automaton, domains)
            }
            Constraint::AnyOf { options } => {
                let houses = self.houses;
                let fits = |option: &[Constraint], narrowing: &mut Self| {
                    let all: Vec<&Constraint> = option.iter().chain(houses).collect();
                    narrowing.narrow(&all, &mut domains.to_vec()).is_ok()
                };
                let any_fits = options.iter().any(|option| fits(option, self));
                if any_fits { Ok(()) } else { Err(Wiped) }
            }
            Constraint::Product { .. } => Ok(()),
        }
    }

    /// Whether the smallest and the largest possible sum, with different digits in cells of one house, are compatible
    /// with the bounds.
    fn add_up(
        &self,
        terms: &[(Cell, i32)],
        min: i64,
        max: i64,
        domains: &mut [SymbolSet],
    ) -> Result<(), Wiped> {
        let opposite: Vec<(Cell, i32)> = terms.iter().map(|&(cell, factor)| (cell, -factor)).collect();
        if self.least_sum(terms, domains)? > max || -self.least_sum(&opposite, domains)? < min {
            return Err(Wiped);
        }
        let bounds = |cell: Cell, factor: i32, domains: &[SymbolSet]| {
            let own = self.board.values(domains[cell.idx()]).map(|value| value * i64::from(factor));
            own.fold((i64::MAX, i64::MIN), |(least, most), own| (least.min(own), most.max(own)))
        };
        let all: Vec<(i64, i64)> =
            terms.iter().map(|&(cell, factor)| bounds(cell, factor, domains)).collect();
        let least: i64 = all.iter().map(|bounds| bounds.0).sum();
        let most: i64 = all.iter().map(|bounds| bounds.1).sum();
        for (&(cell, factor), (own_least, own_most)) in terms.iter().zip(all) {
            let fits = |value: i32| {
                let own = i64::from(value) * i64::from(factor);
                least - own_least + own <= max && most - own_most + own >= min
            };
            let values = self.board.puzzle.values();
            let fitting = domains[cell.idx()].iter().filter(|symbol| fits(values[symbol.idx()])).collect();
            keep(domains, cell, fitting)?;
        }
        Ok(())
    }

    /// Cells with the same factor that share a house are grouped, the largest groups first.
    fn least_sum(&self, terms: &[(Cell, i32)], domains: &[SymbolSet]) -> Result<i64, Wiped> {
        let mut left = terms.to_vec();
        let mut sum = 0;
        while let Some(&(first, factor)) = left.first() {
            let share = |house: &Constraint| -> Vec<Cell> {
                let Constraint::Distinct { cells } = house else { return Vec::new() };
                let mates = left.iter().filter(|term| term.1 == factor && cells.contains(&term.0));
                mates.map(|term| term.0).collect()
            };
            let shares = self.houses.iter().map(share).filter(|share| share.contains(&first));
            let together = shares.max_by_key(Vec::len).unwrap_or_else(|| vec![first]);
            let union = together.iter().fold(SymbolSet::EMPTY, |union, cell| union.or(domains[cell.idx()]));
            let mut values: Vec<i64> =
                self.board.values(union).map(|value| value * i64::from(factor)).collect();
            values.sort_unstable();
            if values.len() < together.len() {
                return Err(Wiped);
            }
            sum += values[..together.len()].iter().sum::<i64>();
            left.retain(|term| !together.contains(&term.0));
        }
        Ok(sum)
    }
}

fn keep(domains: &mut [SymbolSet], cell: Cell, allowed: SymbolSet) -> Result<(), Wiped> {
    let domain = &mut domains[cell.idx()];
    *domain = domain.and(allowed);
    if domain.is_empty() { Err(Wiped) } else { Ok(()) }
}

fn differ(cells: &[Cell], domains: &mut [SymbolSet]) -> Result<(), Wiped> {
    for &cell in cells {
        if let Some(symbol) = domains[cell.idx()].single() {
            for &other in cells.iter().filter(|&&other| other != cell) {
                let rest = domains[other.idx()].minus(SymbolSet::only(symbol));
                keep(domains, other, rest)?;
            }
        }
    }
    let union = cells.iter().fold(SymbolSet::EMPTY, |union, cell| union.or(domains[cell.idx()]));
    if union.len() < cells.len() { Err(Wiped) } else { Ok(()) }
}

fn relate(a: Cell, b: Cell, table: &Relation, domains: &mut [SymbolSet]) -> Result<(), Wiped> {
    let (of_a, of_b) = (domains[a.idx()], domains[b.idx()]);
    let partners = of_a.iter().fold(SymbolSet::EMPTY, |all, symbol| all.or(table.rows[symbol.idx()]));
    let fitting = of_a.iter().filter(|symbol| !table.rows[symbol.idx()].and(of_b).is_empty()).collect();
    keep(domains, a, fitting)?;
    keep(domains, b, partners)
}

/// The symbols at each position of the words that the automaton accepts.
fn read(cells: &[Cell], automaton: &Automaton, domains: &mut [SymbolSet]) -> Result<(), Wiped> {
    if automaton.n_states() > MAX_AUTOMATON {
        return Ok(());
    }
    let mut reached: Vec<HashSet<State>> = vec![HashSet::from([0])];
    for cell in cells {
        let from = reached.last().into_iter().flatten();
        let next = from.flat_map(|&state| domains[cell.idx()].iter().map(move |symbol| (state, symbol)));
        let next = next.filter_map(|(state, symbol)| automaton.next(state, symbol)).collect();
        reached.push(next);
    }
    let mut good: HashSet<State> =
        reached.pop().into_iter().flatten().filter(|&state| automaton.is_accepting(state)).collect();
    for (cell, from) in cells.iter().zip(reached).rev() {
        let leads_on =
            |state: State, symbol| automaton.next(state, symbol).is_some_and(|to| good.contains(&to));
        let domain = domains[cell.idx()];
        let fitting =
            domain.iter().filter(|&symbol| from.iter().any(|&state| leads_on(state, symbol))).collect();
        let before =
            from.iter().copied().filter(|&state| domain.iter().any(|symbol| leads_on(state, symbol)));
        let before = before.collect();
        keep(domains, *cell, fitting)?;
        good = before;
    }
    Ok(())
}
