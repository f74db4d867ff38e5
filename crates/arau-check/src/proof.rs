//! Owns the proof of a step: whether what it concludes follows from the candidates of a board and the constraints that
//! it cites, and from nothing else.
//!
//! The conclusion is denied. If its symbol alone then has no room, that is enough; else every way to fill the cells of
//! the cited constraints is tried. Constraints are used as plainly as possible: a symbol that is placed goes from the
//! cells that must differ, a symbol of a house with one place left stands there, any other constraint is asked when its
//! cells are filled (or, for sums and tables of two cells, by what is still possible). Whatever else a technique knows,
//! it must follow from this.

use crate::one_symbol::has_no_room;
use arau_core::{Board, Candidate, Cell, Constraint, Puzzle, Symbol, SymbolSet};
use std::fmt;

/// What a step concludes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conclusion {
    /// This candidate is true.
    True(Candidate),
    /// This candidate is false.
    False(Candidate),
    /// There is no solution.
    Nothing,
}

/// What a step rests on.
#[derive(Clone, Copy, Debug)]
pub struct Premises<'a> {
    /// What each cell may hold.
    pub board: &'a Board,
    /// The constraints, as indices into those of the puzzle.
    pub cited: &'a [usize],
    /// Equations that are added up, each with a factor, to one more premise: sums, as indices, and houses, whose cells add
    /// up to the total of all symbols.
    pub combination: &'a [(usize, i64)],
    /// Houses that are counted, each with a factor: every symbol occurs once in each of them, so that its places, counted
    /// with the factors, add up to the sum of the factors.
    pub counted: &'a [(usize, i64)],
    /// Cells with two symbols each that could be exchanged: see [`is_deadly`].
    pub deadly: Option<&'a [(Cell, SymbolSet)]>,
}

/// Why there is no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unproved {
    /// The cells can be filled although the conclusion is denied.
    DoesNotFollow,
    /// The cells that are said to be exchangeable are not.
    NotDeadly,
    /// What is to be added up is not a list of equations, or what is to be counted no list of houses.
    NoEquation,
    /// Too many ways to try.
    TooLong,
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unproved::DoesNotFollow => "the cells can be filled although the conclusion is denied",
            Unproved::NotDeadly => "the cells cannot be exchanged",
            Unproved::NoEquation => "what is added up or counted is no equation or house",
            Unproved::TooLong => "there are too many ways to try",
        })
    }
}

impl std::error::Error for Unproved {}

/// Fillings after which a proof is given up.
const MAX_TRIES: usize = 200_000;

/// Whether a conclusion follows.
pub fn prove(puzzle: &Puzzle, premises: Premises<'_>, conclusion: Conclusion) -> Result<(), Unproved> {
    // A deadly pattern tells that the solution is not the only one; nothing about there being none.
    let says_too_much = conclusion == Conclusion::Nothing && premises.deadly.is_some();
    if says_too_much || premises.deadly.is_some_and(|pairs| !is_deadly(puzzle, pairs)) {
        return Err(Unproved::NotDeadly);
    }
    let mut domains = premises.board.cells.clone();
    domains.extend(&puzzle.domains()[premises.board.cells.len()..]);
    match conclusion {
        Conclusion::True(Candidate { cell, symbol }) => domains[cell.idx()].remove(symbol),
        Conclusion::False(Candidate { cell, symbol }) => {
            domains[cell.idx()] = domains[cell.idx()].and(SymbolSet::only(symbol));
        }
        Conclusion::Nothing => {}
    }
    let combined = match premises.combination {
        [] => None,
        combination => Some(add_up(puzzle, combination).ok_or(Unproved::NoEquation)?),
    };
    let tally = Tally::new(puzzle, premises.counted).ok_or(Unproved::NoEquation)?;
    let cited = premises.cited.iter().map(|&idx| &puzzle.constraints()[idx].constraint);
    let constraints: Vec<&Constraint> = cited.chain(&combined).collect();
    if let Conclusion::True(Candidate { symbol, .. }) | Conclusion::False(Candidate { symbol, .. }) =
        conclusion
        && has_no_room(symbol, &domains, &constraints)
    {
        return Ok(());
    }
    let mut cells: Vec<Cell> = constraints.iter().flat_map(|constraint| constraint.cells()).collect();
    if let Conclusion::True(Candidate { cell, .. }) | Conclusion::False(Candidate { cell, .. }) = conclusion {
        cells.push(cell);
    }
    cells.extend(premises.deadly.iter().copied().flatten().map(|&(cell, _)| cell));
    cells.sort_unstable();
    cells.dedup();
    let guardians = premises.deadly.map(|pairs| {
        let outside = |&(cell, pair): &(Cell, SymbolSet)| (cell, premises.board.candidates(cell).minus(pair));
        pairs.iter().map(outside).collect()
    });
    let is_calculated = |constraint: &&&Constraint| {
        !matches!(
            constraint,
            Constraint::Permutation { .. } | Constraint::Distinct { .. } | Constraint::Relation { .. }
        )
    };
    let calculated =
        constraints.iter().filter(is_calculated).flat_map(|constraint| constraint.cells()).collect();
    let mut attempt =
        Attempt { puzzle, constraints, tally, cells, calculated, guardians, tries_left: MAX_TRIES };
    if attempt.one_split_is_enough(&domains) {
        return Ok(());
    }
    match attempt.can_fill(domains) {
        Some(false) => Ok(()),
        Some(true) => Err(Unproved::DoesNotFollow),
        None => Err(Unproved::TooLong),
    }
}

/// Whether any solution in which each of these cells holds one of its two symbols has a twin, so that the solution
/// would not be the only one: no cell is a given, every constraint on a cell is a house or says that cells differ, and
/// each of these that has a symbol of some pair has it in the pairs of exactly two cells. Exchanging the symbols in
/// every cell then changes no set of symbols anywhere.
pub fn is_deadly(puzzle: &Puzzle, pairs: &[(Cell, SymbolSet)]) -> bool {
    let cell_is_free = |&(cell, pair): &(Cell, SymbolSet)| {
        puzzle.spec().givens[cell.idx()].is_none()
            && pair.len() == 2
            && pair.minus(puzzle.domains()[cell.idx()]).is_empty()
            && pairs.iter().filter(|&&(other, _)| other == cell).count() == 1
    };
    let pair_of = |cell: &Cell| pairs.iter().find(|(other, _)| other == cell).map(|&(_, pair)| pair);
    let keeps = |constraint: &Constraint| match constraint {
        Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
            let inside: Vec<SymbolSet> = cells.iter().filter_map(pair_of).collect();
            let all = inside.iter().fold(SymbolSet::EMPTY, |all, &pair| all.or(pair));
            all.iter().all(|symbol| inside.iter().filter(|pair| pair.contains(symbol)).count() == 2)
        }
        other => other.cells().iter().all(|cell| pair_of(cell).is_none()),
    };
    !pairs.is_empty()
        && pairs.iter().all(cell_is_free)
        && puzzle.constraints().iter().all(|posted| keeps(&posted.constraint))
}

/// The sum of equations, each taken by a factor.
fn add_up(puzzle: &Puzzle, combination: &[(usize, i64)]) -> Option<Constraint> {
    let house_total: i64 = puzzle.values().iter().map(|&value| i64::from(value)).sum();
    let (mut terms, mut total) = (Vec::new(), 0);
    for &(idx, times) in combination {
        let times_term = |factor: i32| i32::try_from(times * i64::from(factor)).ok();
        match &puzzle.constraints()[idx].constraint {
            Constraint::Permutation { cells } if puzzle.symbols().has_values() => {
                for &cell in cells {
                    terms.push((cell, times_term(1)?));
                }
                total += times * house_total;
            }
            Constraint::Linear { terms: added, min, max } if min == max => {
                for &(cell, factor) in added {
                    terms.push((cell, times_term(factor)?));
                }
                total += times * min;
            }
            _ => return None,
        }
    }
    Some(Constraint::linear(&terms, total, total))
}

/// How often cells count, and what every symbol's places add up to.
struct Tally {
    terms: Vec<(Cell, i64)>,
    total: i64,
}

impl Tally {
    fn new(puzzle: &Puzzle, counted: &[(usize, i64)]) -> Option<Tally> {
        let (mut terms, mut total) = (Vec::<(Cell, i64)>::new(), 0);
        for &(idx, times) in counted {
            let Constraint::Permutation { cells } = &puzzle.constraints()[idx].constraint else {
                return None;
            };
            for &cell in cells {
                match terms.iter_mut().find(|(known, _)| *known == cell) {
                    Some((_, factor)) => *factor += times,
                    None => terms.push((cell, times)),
                }
            }
            total += times;
        }
        terms.retain(|&(_, factor)| factor != 0);
        Some(Tally { terms, total })
    }

    /// Whether every symbol can still come to the total.
    fn apply(
        &self,
        symbols: impl Iterator<Item = Symbol>,
        domains: &[SymbolSet],
    ) -> Result<(), Contradiction> {
        for symbol in symbols {
            let (mut low, mut high) = (0, 0);
            for &(cell, factor) in &self.terms {
                let domain = domains[cell.idx()];
                match (domain.contains(symbol), domain.len()) {
                    (false, _) => {}
                    (true, 1) => (low, high) = (low + factor, high + factor),
                    (true, _) => (low, high) = (low + factor.min(0), high + factor.max(0)),
                }
            }
            if !(low..=high).contains(&self.total) {
                return Err(Contradiction);
            }
        }
        Ok(())
    }
}

struct Attempt<'a> {
    puzzle: &'a Puzzle,
    constraints: Vec<&'a Constraint>,
    tally: Tally,
    cells: Vec<Cell>,
    /// Cells of sums and the like, which tell most when they are filled, and so are filled first.
    calculated: Vec<Cell>,
    /// Cells with symbols of which at least one is true.
    guardians: Option<Vec<(Cell, SymbolSet)>>,
    tries_left: usize,
}

/// Some cell has no candidate left.
struct Contradiction;

/// The ways to go on: the candidates of a cell, or the places of a symbol in a house.
type Ways = Vec<Candidate>;

impl Attempt<'_> {
    /// Whether there is a cell, or a symbol of a house, all of whose ways end at once. A search that begins elsewhere may
    /// miss it for long.
    fn one_split_is_enough(&self, domains: &[SymbolSet]) -> bool {
        let ends = |&Candidate { cell, symbol }: &Candidate| {
            let mut tried = domains.to_vec();
            tried[cell.idx()] = SymbolSet::only(symbol);
            self.propagate(&mut tried).is_err()
        };
        let of_cell = |&cell: &Cell| -> Ways {
            domains[cell.idx()].iter().map(|symbol| Candidate { cell, symbol }).collect()
        };
        let of_house = |constraint: &&Constraint| -> Vec<Ways> {
            let Constraint::Permutation { cells } = constraint else { return Vec::new() };
            let places = |symbol: Symbol| -> Ways {
                let cells = cells.iter().filter(|cell| domains[cell.idx()].contains(symbol));
                cells.map(|&cell| Candidate { cell, symbol }).collect()
            };
            self.puzzle.symbols().iter().map(places).collect()
        };
        self.cells
            .iter()
            .map(of_cell)
            .chain(self.constraints.iter().flat_map(of_house))
            .any(|ways| ways.iter().all(ends))
    }

    /// Whether the cells can be filled; `None` if that takes too many tries.
    fn can_fill(&mut self, mut domains: Vec<SymbolSet>) -> Option<bool> {
        if self.tries_left == 0 {
            return None;
        }
        self.tries_left -= 1;
        if self.propagate(&mut domains).is_err() {
            return Some(false);
        }
        let Some(ways) = self.fewest_ways(&domains) else {
            return Some(self.all_hold(&domains));
        };
        for Candidate { cell, symbol } in ways {
            let mut tried = domains.clone();
            tried[cell.idx()] = SymbolSet::only(symbol);
            match self.can_fill(tried) {
                Some(false) => {}
                other => return other,
            }
        }
        Some(false)
    }

    /// Applies the constraints until nothing changes.
    fn propagate(&self, domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
        loop {
            let before = domains.to_vec();
            for constraint in &self.constraints {
                self.apply(constraint, domains)?;
            }
            self.tally.apply(self.puzzle.symbols().iter(), domains)?;
            if let Some(guardians) = &self.guardians {
                let mut left = guardians
                    .iter()
                    .map(|&(cell, symbols)| (cell, symbols.and(domains[cell.idx()])))
                    .filter(|(_, symbols)| !symbols.is_empty());
                let (cell, symbols) = left.next().ok_or(Contradiction)?;
                if left.next().is_none() {
                    domains[cell.idx()] = symbols;
                }
            }
            if self.cells.iter().any(|cell| domains[cell.idx()].is_empty()) {
                return Err(Contradiction);
            }
            if before == *domains {
                return Ok(());
            }
        }
    }

    fn apply(&self, constraint: &Constraint, domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
        match constraint {
            Constraint::Permutation { cells } => {
                place_once(cells, domains);
                place_last(self.puzzle.symbols().iter(), cells, domains)?;
            }
            Constraint::Distinct { cells } => place_once(cells, domains),
            Constraint::Domain { cell, allowed } => domains[cell.idx()] = domains[cell.idx()].and(*allowed),
            Constraint::Relation { a, b, table } => {
                let (of_a, of_b) = (domains[a.idx()], domains[b.idx()]);
                domains[a.idx()] =
                    of_a.iter().filter(|&s| !table.rows[s.idx()].and(of_b).is_empty()).collect();
                domains[b.idx()] = of_b.iter().filter(|&t| of_a.iter().any(|s| table.allows(s, t))).collect();
            }
            Constraint::Linear { terms, min, max } => self.bound(terms, *min, *max, domains),
            Constraint::Automaton { cells, automaton } => {
                // The states that can be reached, cell by cell.
                let mut reached = vec![0];
                for cell in cells {
                    let steps = reached.iter().flat_map(|&state| {
                        domains[cell.idx()].iter().filter_map(move |symbol| automaton.next(state, symbol))
                    });
                    reached = steps.collect();
                    reached.sort_unstable();
                    reached.dedup();
                }
                if !reached.iter().any(|&state| automaton.is_accepting(state)) {
                    return Err(Contradiction);
                }
            }
            Constraint::Product { .. } | Constraint::Count { .. } | Constraint::AnyOf { .. } => {
                let cells = constraint.cells();
                if cells.iter().all(|cell| domains[cell.idx()].len() == 1) && !self.holds(constraint, domains)
                {
                    return Err(Contradiction);
                }
            }
        }
        Ok(())
    }

    /// Takes away what makes a sum too small or too large whatever the other cells hold.
    fn bound(&self, terms: &[(Cell, i32)], min: i64, max: i64, domains: &mut [SymbolSet]) {
        let product = |factor: i32, symbol: Symbol| factor as i64 * self.puzzle.values()[symbol.idx()] as i64;
        let range = |&(cell, factor): &(Cell, i32), domains: &[SymbolSet]| {
            let products = || domains[cell.idx()].iter().map(|symbol| product(factor, symbol));
            (products().min().unwrap_or(0), products().max().unwrap_or(0))
        };
        let ranges: Vec<(i64, i64)> = terms.iter().map(|term| range(term, domains)).collect();
        let (low, high) = ranges.iter().fold((0, 0), |(low, high), range| (low + range.0, high + range.1));
        for (&(cell, factor), (least, most)) in terms.iter().zip(ranges) {
            let fits = |symbol: &Symbol| {
                let of_this = product(factor, *symbol);
                low - least + of_this <= max && high - most + of_this >= min
            };
            domains[cell.idx()] = domains[cell.idx()].iter().filter(fits).collect();
        }
    }

    /// The fewest ways to go on; none if all cells are filled.
    fn fewest_ways(&self, domains: &[SymbolSet]) -> Option<Ways> {
        let open = |cells: &[Cell]| {
            let open = cells.iter().copied().filter(|cell| domains[cell.idx()].len() > 1);
            open.min_by_key(|cell| domains[cell.idx()].len())
        };
        if let Some(cell) = open(&self.calculated) {
            return Some(domains[cell.idx()].iter().map(|symbol| Candidate { cell, symbol }).collect());
        }
        let cell = open(&self.cells)?;
        let of_cell = domains[cell.idx()];
        let mut fewest: Ways = of_cell.iter().map(|symbol| Candidate { cell, symbol }).collect();
        for constraint in &self.constraints {
            let Constraint::Permutation { cells } = constraint else { continue };
            for symbol in self.puzzle.symbols().iter() {
                let places = || cells.iter().filter(|cell| domains[cell.idx()].contains(symbol));
                let n_places = places().count();
                if n_places > 1 && n_places < fewest.len() {
                    fewest = places().map(|&cell| Candidate { cell, symbol }).collect();
                }
            }
        }
        Some(fewest)
    }

    fn all_hold(&self, domains: &[SymbolSet]) -> bool {
        self.constraints.iter().all(|constraint| self.holds(constraint, domains))
    }

    fn holds(&self, constraint: &Constraint, domains: &[SymbolSet]) -> bool {
        let symbols: Vec<Symbol> = domains.iter().map(|set| set.lowest().unwrap_or(Symbol(0))).collect();
        constraint.holds(&symbols, self.puzzle.values())
    }
}

/// A symbol that a cell holds goes from the other cells.
fn place_once(cells: &[Cell], domains: &mut [SymbolSet]) {
    for &cell in cells {
        let Some(symbol) = domains[cell.idx()].single() else { continue };
        cells.iter().filter(|&&other| other != cell).for_each(|other| domains[other.idx()].remove(symbol));
    }
}

/// A symbol with one place left stands there.
fn place_last(
    symbols: impl Iterator<Item = Symbol>,
    cells: &[Cell],
    domains: &mut [SymbolSet],
) -> Result<(), Contradiction> {
    for symbol in symbols {
        let mut places = cells.iter().filter(|cell| domains[cell.idx()].contains(symbol));
        let &place = places.next().ok_or(Contradiction)?;
        if places.next().is_none() {
            domains[place.idx()] = SymbolSet::only(symbol);
        }
    }
    Ok(())
}
