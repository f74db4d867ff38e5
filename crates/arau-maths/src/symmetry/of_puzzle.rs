//! Owns how a puzzle's constraints become an [`Incidence`], so that the symmetries of any board can be found.
//!
//! A constraint is a point, of a kind that tells all that it demands but for the cells; each link to a cell has the role
//! that the cell plays in it. Symbols keep their names if any constraint tells them apart. If none does, givens are
//! linked to points for their symbols, which may be exchanged. Houses that follow from others count as well
//! (`leftovers.rs`). What else follows without being said is not seen, so that there may be more symmetries among the
//! solutions than are found here.

use super::incidence::Incidence;
use super::leftovers::with_leftovers;
use arau_core::{Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet};
use std::collections::HashSet;

/// What counts in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Respect {
    /// The board and its rules.
    Rules,
    /// Givens as well.
    RulesAndGivens,
}

/// The cells of a puzzle, auxiliary ones as further points, and its constraints.
pub fn incidence_of(puzzle: &Puzzle, respect: Respect) -> Incidence {
    let mut kinds = Kinds::default();
    let mut incidence = Incidence::new(puzzle.n_cells());
    (0..puzzle.n_cells()).for_each(|cell| incidence.set_kind(cell, kinds.number(&Kind::Cell)));
    for domain in &puzzle.domains()[puzzle.n_cells()..] {
        incidence.add(kinds.number(&Kind::Hidden(*domain)));
    }
    let all = SymbolSet::all(puzzle.n_symbols());
    let names_matter = puzzle.domains()[puzzle.n_cells()..].iter().any(|domain| *domain != all)
        || puzzle.constraints().iter().any(|posted| tells_names(&posted.constraint, all));
    let mut builder = Builder { incidence, kinds, said: HashSet::new() };
    for posted in puzzle.constraints() {
        builder.add(&posted.constraint, None);
    }
    for house in with_leftovers(puzzle.n_cells(), houses(puzzle)) {
        builder.point(&Kind::House, house.into_iter().map(|cell| (0, cell)).collect(), None);
    }
    if respect == Respect::RulesAndGivens {
        builder.add_givens(&puzzle.spec().givens, names_matter);
    }
    builder.incidence
}

/// The visible houses that hold every symbol.
fn houses(puzzle: &Puzzle) -> Vec<Vec<usize>> {
    let cells = |constraint: &Constraint| match constraint {
        Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
            Some(cells.iter().map(|cell| cell.idx()).collect::<Vec<_>>())
        }
        _ => None,
    };
    let all = puzzle.constraints().iter().filter_map(|posted| cells(&posted.constraint));
    let is_full = |house: &Vec<usize>| {
        house.len() == puzzle.n_symbols() && house.iter().all(|cell| *cell < puzzle.n_cells())
    };
    all.filter(is_full).collect()
}

/// Everything about a point but its links.
#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Cell,
    Hidden(SymbolSet),
    Symbol(Option<Symbol>),
    House,
    /// A constraint as it would stand if it had no cells.
    Bare(Constraint),
    Table(Relation),
    Option,
}

#[derive(Default)]
struct Kinds(Vec<Kind>);

impl Kinds {
    fn number(&mut self, kind: &Kind) -> u32 {
        let known = self.0.iter().position(|other| other == kind);
        known.unwrap_or_else(|| {
            self.0.push(kind.clone());
            self.0.len() - 1
        }) as u32
    }
}

struct Builder {
    incidence: Incidence,
    kinds: Kinds,
    /// Constraints that stand there already: to say a thing twice is to say it once.
    said: HashSet<(u32, Vec<(u32, usize)>)>,
}

/// The role of everything but cells.
const PART: u32 = u32::MAX;

impl Builder {
    /// A constraint, or one of an option.
    fn add(&mut self, constraint: &Constraint, option: Option<usize>) {
        let plain = |cells: &[Cell]| cells.iter().map(|cell| (0, cell.idx())).collect::<Vec<_>>();
        let none = || Box::<[Cell]>::from([]);
        match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                self.point(&Kind::House, plain(cells), option);
            }
            Constraint::Domain { cell, allowed } => {
                let bare = Constraint::Domain { cell: Cell(0), allowed: *allowed };
                self.point(&Kind::Bare(bare), vec![(0, cell.idx())], option);
            }
            Constraint::Relation { a, b, table } => self.add_relation([a.idx(), b.idx()], table, option),
            Constraint::Linear { terms, min, max } => {
                let terms: Vec<(usize, i32)> =
                    terms.iter().map(|(cell, factor)| (cell.idx(), *factor)).collect();
                self.add_linear(&terms, *min, *max, option);
            }
            Constraint::Product { cells, product } => {
                let bare = Constraint::Product { cells: none(), product: *product };
                self.point(&Kind::Bare(bare), plain(cells), option);
            }
            Constraint::Count { cells, symbols, min, max } => {
                let bare = Constraint::Count { cells: none(), symbols: *symbols, min: *min, max: *max };
                self.point(&Kind::Bare(bare), plain(cells), option);
            }
            Constraint::Automaton { cells, automaton } => {
                let bare = Constraint::Automaton { cells: none(), automaton: automaton.clone() };
                let in_order = (0..).zip(cells).map(|(place, cell)| (place, cell.idx()));
                self.point(&Kind::Bare(bare), in_order.collect(), option);
            }
            Constraint::AnyOf { options } => {
                let any = self.incidence_point(&Kind::Bare(Constraint::never()), option);
                for constraints in options {
                    let option = self.incidence_point(&Kind::Option, Some(any));
                    constraints.iter().for_each(|constraint| self.add(constraint, Some(option)));
                }
            }
        }
    }

    /// A table says the same the other way round with the cells exchanged; cells are alike if the table is.
    fn add_relation(&mut self, [a, b]: [usize; 2], table: &Relation, option: Option<usize>) {
        let turned = table.transposed();
        let bits = |table: &Relation| table.rows.iter().map(|row| row.0).collect::<Vec<_>>();
        let (table, ends) = match bits(table).cmp(&bits(&turned)) {
            std::cmp::Ordering::Less => (table.clone(), [(0, a), (1, b)]),
            std::cmp::Ordering::Equal => (turned, [(0, a), (0, b)]),
            std::cmp::Ordering::Greater => (turned, [(0, b), (1, a)]),
        };
        self.point(&Kind::Table(table), ends.to_vec(), option);
    }

    /// A sum says the same with all signs changed. Of both ways one is taken, or both if none comes first.
    fn add_linear(&mut self, terms: &[(usize, i32)], min: i64, max: i64, option: Option<usize>) {
        let negated: Vec<(usize, i32)> = terms.iter().map(|(cell, factor)| (*cell, -factor)).collect();
        let shape = |terms: &[(usize, i32)], min: i64, max: i64| {
            let mut factors: Vec<i32> = terms.iter().map(|term| term.1).collect();
            factors.sort_unstable();
            (factors, min, max)
        };
        let order = shape(terms, min, max).cmp(&shape(&negated, -max, -min));
        let mut add = |terms: &[(usize, i32)], min, max| {
            let bare = Constraint::Linear { terms: Box::new([]), min, max };
            let role = |factor: i32| factor.cast_unsigned();
            self.point(&Kind::Bare(bare), terms.iter().map(|t| (role(t.1), t.0)).collect(), option);
        };
        if order.is_le() {
            add(terms, min, max);
        }
        if order.is_ge() {
            add(&negated, -max, -min);
        }
    }

    fn add_givens(&mut self, givens: &[Option<Symbol>], names_matter: bool) {
        let mut points = std::collections::HashMap::new();
        for (cell, symbol) in givens.iter().enumerate().filter_map(|(cell, given)| Some((cell, (*given)?))) {
            let kind = Kind::Symbol(names_matter.then_some(symbol));
            let point = *points.entry(symbol).or_insert_with(|| self.incidence.add(self.kinds.number(&kind)));
            self.incidence.link(point, cell, PART);
        }
    }

    fn point(&mut self, kind: &Kind, mut links: Vec<(u32, usize)>, option: Option<usize>) {
        links.sort_unstable();
        if option.is_none() && !self.said.insert((self.kinds.number(kind), links.clone())) {
            return;
        }
        let point = self.incidence_point(kind, option);
        links.into_iter().for_each(|(role, cell)| self.incidence.link(point, cell, role));
    }

    fn incidence_point(&mut self, kind: &Kind, part_of: Option<usize>) -> usize {
        let point = self.incidence.add(self.kinds.number(kind));
        if let Some(whole) = part_of {
            self.incidence.link(point, whole, PART);
        }
        point
    }
}

/// Whether a constraint may say something else when symbols change their names. Where that is hard to see, yes.
fn tells_names(constraint: &Constraint, all: SymbolSet) -> bool {
    match constraint {
        Constraint::Permutation { .. } | Constraint::Distinct { .. } => false,
        Constraint::Domain { allowed, .. } => *allowed != all,
        Constraint::Relation { table, .. } => {
            let n = table.rows.len();
            let agree = |a: Symbol, b: Symbol| {
                let expected = if a == b {
                    table.allows(Symbol(0), Symbol(0))
                } else {
                    table.allows(Symbol(0), Symbol(1))
                };
                table.allows(a, b) == expected
            };
            !Symbol::first(n).all(|a| Symbol::first(n).all(|b| agree(a, b)))
        }
        Constraint::AnyOf { options } => {
            options.iter().flatten().any(|constraint| tells_names(constraint, all))
        }
        Constraint::Linear { .. }
        | Constraint::Product { .. }
        | Constraint::Count { .. }
        | Constraint::Automaton { .. } => true,
    }
}
