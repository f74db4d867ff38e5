//! Owns the proof of a step: whether what it concludes follows from the candidates of a board and the constraints that
//! it cites, and from nothing else.
//!
//! The conclusion is denied. If its symbol alone then has no room, that is enough; else every way to fill the cells of
//! the cited constraints is tried. Constraints are used as plainly as possible: a symbol that is placed goes from the
//! cells that must differ, a symbol of a house with one place left stands there, any other constraint is asked what is still
//! possible in its cells. Whatever else a technique knows, it must follow from this.

use crate::one_symbol::has_no_room;
use arau_core::{Automaton, Board, Candidate, Cell, Constraint, Puzzle, State, Symbol, SymbolSet};
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
            Unproved::DoesNotFollow => "the cells can be filled even if the conclusion is false",
            Unproved::NotDeadly => "the cells cannot be exchanged",
            Unproved::NoEquation => {
                "a cited constraint that is added up or counted is neither an equation \
                 nor a house"
            }
            Unproved::TooLong => "there are too many cases to check",
        })
    }
}

impl std::error::Error for Unproved {}

/// Fillings after which a proof is given up.
const MAX_TRIES: usize = 200_000;

/// Candidates that are tried one by one before cells are filled.
const MAX_SHAVED: usize = 4_000;

/// Steps after which the ways to make a sum are no longer walked through.
const MAX_STEPS_IN_SUM: usize = 600;

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
    let differing = Differing::new(domains.len(), &constraints);
    let mut attempt = Attempt {
        puzzle,
        constraints,
        tally,
        cells,
        calculated,
        guardians,
        differing,
        tries_left: MAX_TRIES,
    };
    if attempt.one_split_is_enough(&domains) || attempt.shave(&mut domains).is_err() {
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

/// Which cells hold different symbols by the cited constraints.
struct Differing {
    n_cells: usize,
    differ: Vec<bool>,
}

impl Differing {
    fn new(n_cells: usize, constraints: &[&Constraint]) -> Differing {
        let mut differ = vec![false; n_cells * n_cells];
        for constraint in constraints {
            if let Constraint::Permutation { cells } | Constraint::Distinct { cells } = constraint {
                for a in cells {
                    cells.iter().filter(|b| *b != a).for_each(|b| differ[a.idx() * n_cells + b.idx()] = true);
                }
            }
        }
        Differing { n_cells, differ }
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.differ[a.idx() * self.n_cells + b.idx()]
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
    differing: Differing,
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

    /// Takes every candidate that at once leads to a contradiction, again and again.
    fn shave(&self, domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
        self.propagate(domains)?;
        let mut n_left = MAX_SHAVED;
        loop {
            let before = domains.to_vec();
            for &cell in &self.cells {
                for symbol in domains[cell.idx()].iter() {
                    if domains[cell.idx()].len() == 1 || n_left == 0 {
                        break;
                    }
                    n_left -= 1;
                    let mut tried = domains.to_vec();
                    tried[cell.idx()] = SymbolSet::only(symbol);
                    if self.propagate(&mut tried).is_err() {
                        domains[cell.idx()].remove(symbol);
                        self.propagate(domains)?;
                    }
                }
            }
            if before == *domains || n_left == 0 {
                return Ok(());
            }
        }
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
            Constraint::Linear { terms, min, max } => {
                self.bound(terms, *min, *max, domains);
                self.walk(terms, *min, *max, domains);
            }
            Constraint::Automaton { cells, automaton } => read(cells, automaton, domains)?,
            Constraint::Count { cells, symbols, min, max } => {
                count(cells, *symbols, *min as usize, *max as usize, domains)?;
            }
            Constraint::Product { cells, product } => self.divide(cells, *product, domains)?,
            Constraint::AnyOf { options } => self.choose(options, domains)?,
        }
        Ok(())
    }

    /// What at least one option leaves.
    fn choose(&self, options: &[Box<[Constraint]>], domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
        let mut cells: Vec<Cell> = options.iter().flatten().flat_map(Constraint::cells).collect();
        cells.sort_unstable();
        cells.dedup();
        let mut left = vec![SymbolSet::EMPTY; cells.len()];
        let mut any = false;
        for option in options {
            let mut tried = domains.to_vec();
            let holds = option.iter().all(|constraint| {
                self.apply(constraint, &mut tried).is_ok()
                    && (!constraint.cells().is_empty() || self.holds(constraint, &tried))
            });
            if holds && cells.iter().all(|cell| !tried[cell.idx()].is_empty()) {
                any = true;
                left.iter_mut().zip(&cells).for_each(|(left, cell)| *left = left.or(tried[cell.idx()]));
            }
        }
        if !any {
            return Err(Contradiction);
        }
        cells.iter().zip(left).for_each(|(cell, left)| domains[cell.idx()] = left);
        Ok(())
    }

    /// Takes away what does not divide a product, or makes it too small or too large. Where a factor could be 0 or less,
    /// only a full product is looked at.
    fn divide(&self, cells: &[Cell], product: i64, domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
        let value = |symbol: Symbol| i64::from(self.puzzle.values()[symbol.idx()]);
        let range = |cell: &Cell, domains: &[SymbolSet]| {
            let values = || domains[cell.idx()].iter().map(value);
            (values().min().unwrap_or(0) as i128, values().max().unwrap_or(0) as i128)
        };
        let is_filled = cells.iter().all(|cell| domains[cell.idx()].len() == 1);
        if is_filled {
            let found = cells.iter().try_fold(1i64, |found, cell| {
                found.checked_mul(domains[cell.idx()].lowest().map_or(0, value))
            });
            return if found == Some(product) { Ok(()) } else { Err(Contradiction) };
        }
        if cells.iter().any(|cell| range(cell, domains).0 <= 0) {
            return Ok(());
        }
        for (i, cell) in cells.iter().enumerate() {
            let others = cells.iter().enumerate().filter(|(j, _)| *j != i);
            let (low, high) = others.fold((1i128, 1i128), |(low, high), (_, other)| {
                let (least, most) = range(other, domains);
                (low.saturating_mul(least), high.saturating_mul(most))
            });
            let fits = |symbol: &Symbol| {
                let of_this = value(*symbol) as i128;
                product % value(*symbol) == 0
                    && low.saturating_mul(of_this) <= product as i128
                    && high.saturating_mul(of_this) >= product as i128
            };
            domains[cell.idx()] = domains[cell.idx()].iter().filter(fits).collect();
        }
        Ok(())
    }

    /// Walks through the ways to make a sum, and takes away what occurs in none; nothing where there are too many.
    fn walk(&self, terms: &[(Cell, i32)], min: i64, max: i64, domains: &mut [SymbolSet]) {
        let mut open: Vec<(Cell, i32)> = terms.to_vec();
        open.sort_by_key(|(cell, _)| domains[cell.idx()].len());
        let n_ways = open.iter().fold(1usize, |n, (cell, _)| n.saturating_mul(domains[cell.idx()].len()));
        if n_ways > 50 * MAX_STEPS_IN_SUM {
            return;
        }
        let mut left = vec![SymbolSet::EMPTY; open.len()];
        let mut steps_left = MAX_STEPS_IN_SUM;
        let mut chosen = Vec::with_capacity(open.len());
        if self.walk_on(&open, min, max, domains, &mut chosen, &mut left, &mut steps_left).is_some() {
            open.iter().zip(left).for_each(|(&(cell, _), left)| domains[cell.idx()] = left);
        }
    }

    /// Whether the rest of a sum can be made; nothing if that takes too many steps.
    #[allow(clippy::too_many_arguments)] // a walk and what it carries along
    fn walk_on(
        &self,
        open: &[(Cell, i32)],
        min: i64,
        max: i64,
        domains: &[SymbolSet],
        chosen: &mut Vec<Symbol>,
        left: &mut [SymbolSet],
        steps_left: &mut usize,
    ) -> Option<bool> {
        let at = chosen.len();
        let Some(&(cell, factor)) = open.get(at) else { return Some(min <= 0 && 0 <= max) };
        let mut any = false;
        for symbol in domains[cell.idx()].iter() {
            let is_taken = (0..at).any(|i| chosen[i] == symbol && self.differing.differ(open[i].0, cell));
            if is_taken {
                continue;
            }
            *steps_left = steps_left.checked_sub(1)?;
            let of_this = i64::from(factor) * i64::from(self.puzzle.values()[symbol.idx()]);
            chosen.push(symbol);
            if self.walk_on(open, min - of_this, max - of_this, domains, chosen, left, steps_left)? {
                any = true;
                left[at].insert(symbol);
            }
            chosen.pop();
        }
        Some(any)
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

/// What the words that an automaton accepts leave.
fn read(cells: &[Cell], automaton: &Automaton, domains: &mut [SymbolSet]) -> Result<(), Contradiction> {
    // The states that can be reached, cell by cell; then, from the end, those that lead on.
    let mut reached: Vec<Vec<State>> = vec![vec![0]];
    for (i, cell) in cells.iter().enumerate() {
        let domain = domains[cell.idx()];
        let steps = reached[i]
            .iter()
            .flat_map(|&state| domain.iter().filter_map(move |symbol| automaton.next(state, symbol)));
        let mut next: Vec<State> = steps.collect();
        next.sort_unstable();
        next.dedup();
        reached.push(next);
    }
    let mut good = reached.pop().unwrap_or_default();
    good.retain(|&state| automaton.is_accepting(state));
    for (cell, mut before) in cells.iter().zip(reached).rev() {
        let domain = domains[cell.idx()];
        let mut left = SymbolSet::EMPTY;
        before.retain(|&state| {
            let leads_on = |symbol: &Symbol| {
                automaton.next(state, *symbol).is_some_and(|next| good.binary_search(&next).is_ok())
            };
            let leading: SymbolSet = domain.iter().filter(leads_on).collect();
            left = left.or(leading);
            !leading.is_empty()
        });
        domains[cell.idx()] = left;
        good = before;
    }
    if good.is_empty() { Err(Contradiction) } else { Ok(()) }
}

/// What the number of cells with a symbol of a set leaves.
fn count(
    cells: &[Cell],
    counted: SymbolSet,
    min: usize,
    max: usize,
    domains: &mut [SymbolSet],
) -> Result<(), Contradiction> {
    let n_sure = cells.iter().filter(|cell| domains[cell.idx()].minus(counted).is_empty()).count();
    let n_possible = cells.iter().filter(|cell| !domains[cell.idx()].and(counted).is_empty()).count();
    if n_sure > max || n_possible < min {
        return Err(Contradiction);
    }
    for cell in cells {
        let domain = domains[cell.idx()];
        let is_open = !domain.and(counted).is_empty() && !domain.minus(counted).is_empty();
        if is_open && n_sure == max {
            domains[cell.idx()] = domain.minus(counted);
        } else if is_open && n_possible == min {
            domains[cell.idx()] = domain.and(counted);
        }
    }
    Ok(())
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
