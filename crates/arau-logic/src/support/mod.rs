//! Owns what one constraint leaves: the candidates of its cells that occur in some way to satisfy it, given what the
//! other cells may hold and which of them differ. Houses are not looked at here; techniques of their own do that.

mod automaton;
mod distinct;
mod linear;
mod product;
mod range;
mod uses;
mod ways;

use arau_core::{Cell, Constraint, Symbol, SymbolSet};
pub(crate) use uses::taken_by_uses;

pub(crate) use range::range_of_sum;
pub(crate) use ways::combinations_of;

/// What is known of the cells of a constraint.
pub(crate) trait Known {
    /// What a cell may hold: its symbol, if it is placed.
    fn domain(&self, cell: Cell) -> SymbolSet;

    /// Whether two cells hold different symbols.
    fn differ(&self, a: Cell, b: Cell) -> bool;

    /// The number that a symbol stands for.
    fn value(&self, symbol: Symbol) -> i64;

    /// After this many steps, a walk through all ways is given up.
    fn most_steps(&self) -> usize {
        20_000
    }

    /// Counts the steps of a walk.
    fn spend(&self, _steps: usize) {}
}

/// Cells with the symbols that are left to them.
pub(crate) type Left = Vec<(Cell, SymbolSet)>;

/// The cells of a constraint with what it leaves to each. A cell that stands in it more than once comes more than once.
/// An empty set means that the constraint cannot be satisfied. Where the exact answer would take too long, more may be
/// left than it would.
pub(crate) fn left_by(constraint: &Constraint, known: &impl Known) -> Left {
    match constraint {
        Constraint::Permutation { .. } | Constraint::Distinct { .. } => Vec::new(),
        Constraint::Domain { cell, allowed } => vec![(*cell, known.domain(*cell).and(*allowed))],
        Constraint::Relation { a, b, table } => {
            let (of_a, of_b) = (known.domain(*a), known.domain(*b));
            let left_a = of_a.iter().filter(|s| !table.rows[s.idx()].and(of_b).is_empty()).collect();
            let reached = of_a.iter().fold(SymbolSet::EMPTY, |all, s| all.or(table.rows[s.idx()]));
            vec![(*a, left_a), (*b, of_b.and(reached))]
        }
        Constraint::Linear { terms, min, max } => linear::left(terms, *min, *max, known),
        Constraint::Product { cells, product } => product::left(cells, *product, known),
        Constraint::Count { cells, symbols, min, max } => count(cells, *symbols, *min, *max, known),
        Constraint::Automaton { cells, automaton } => automaton::left(cells, automaton, known),
        Constraint::AnyOf { options } => any_of(options, known),
    }
}

/// The cells of an equation with what it leaves to each: the values, each with its factor, add up to a total.
pub(crate) fn left_of_sum(terms: &[(Cell, i32)], total: i64, known: &impl Known) -> Left {
    linear::left(terms, total, total, known)
}

fn count(cells: &[Cell], counted: SymbolSet, min: u32, max: u32, known: &impl Known) -> Left {
    let n_sure = cells.iter().filter(|&&cell| known.domain(cell).minus(counted).is_empty()).count() as u32;
    let n_possible = cells.iter().filter(|&&cell| !known.domain(cell).and(counted).is_empty()).count() as u32;
    let left = |&cell: &Cell| {
        let domain = known.domain(cell);
        let (inside, outside) = (domain.and(counted), domain.minus(counted));
        let is_broken = n_sure > max || n_possible < min;
        let left = match (inside.is_empty(), outside.is_empty()) {
            _ if is_broken => SymbolSet::EMPTY,
            (false, false) if n_sure == max => outside,
            (false, false) if n_possible == min => inside,
            _ => domain,
        };
        (cell, left)
    };
    cells.iter().map(left).collect()
}

/// What at least one option leaves, each of its constraints by itself.
fn any_of(options: &[Box<[Constraint]>], known: &impl Known) -> Left {
    let mut cells: Vec<Cell> = options.iter().flatten().flat_map(Constraint::cells).collect();
    cells.sort_unstable();
    cells.dedup();
    let domains: Vec<SymbolSet> = cells.iter().map(|&cell| known.domain(cell)).collect();
    let mut left = vec![SymbolSet::EMPTY; cells.len()];
    for option in options {
        if let Some(of_option) = by_option(option, &cells, &domains, known) {
            left.iter_mut().zip(of_option).for_each(|(all, set)| *all = all.or(set));
            if left == domains {
                break;
            }
        }
    }
    cells.into_iter().zip(left).collect()
}

/// What an option leaves of some cells; nothing if it cannot be. What is quickly seen is looked at first.
fn by_option(
    option: &[Constraint],
    cells: &[Cell],
    domains: &[SymbolSet],
    known: &impl Known,
) -> Option<Vec<SymbolSet>> {
    let mut left = domains.to_vec();
    let is_quick = |constraint: &&Constraint| {
        matches!(
            constraint,
            Constraint::Domain { .. }
                | Constraint::Relation { .. }
                | Constraint::Distinct { .. }
                | Constraint::Permutation { .. }
                | Constraint::Count { .. }
        )
    };
    let quick = option.iter().filter(is_quick);
    for constraint in quick.chain(option.iter().filter(|constraint| !is_quick(constraint))) {
        let of_constraint = match constraint {
            Constraint::Distinct { cells } | Constraint::Permutation { cells } => {
                without_repeats(cells, known)
            }
            other => left_by(other, known),
        };
        // Without cells, a constraint holds or does not.
        if of_constraint.is_empty() && constraint.cells().is_empty() && !constraint.holds(&[], &[]) {
            return None;
        }
        for (cell, set) in of_constraint {
            if let Ok(at) = cells.binary_search(&cell) {
                left[at] = left[at].and(set);
                if left[at].is_empty() {
                    return None;
                }
            }
        }
    }
    left.iter().all(|set| !set.is_empty()).then_some(left)
}

/// What is left where no symbol may occur twice: a symbol that one cell holds goes from the others.
fn without_repeats(cells: &[Cell], known: &impl Known) -> Left {
    let left = |&cell: &Cell| {
        let others = cells.iter().filter(|&&other| other != cell);
        let taken: SymbolSet = others.filter_map(|&other| known.domain(other).single()).collect();
        (cell, known.domain(cell).minus(taken))
    };
    cells.iter().map(left).collect()
}
