//! [`Clue`]: the part of a rule that a person considers at once. A rule lowers to constraints; those that belong
//! together, such as the steps along a thermometer, form one clue, and the shape of the constraints determines how to
//! argue with it.

use crate::layout::Cited;
use arau_core::{Cell, Constraint, Puzzle, Relation};
use std::collections::BTreeMap;

/// Constraints of one use of a rule that are looked at together.
#[derive(Clone, Debug)]
pub(crate) struct Clue {
    /// The use, as an index among the rules of the puzzle.
    pub rule: usize,
    /// The constraints, in order.
    pub constraints: Vec<Cited>,
    /// The cells, in the order of the clue.
    pub cells: Vec<Cell>,
    /// How to argue with it.
    pub shape: ClueShape,
}

/// The shapes that people argue with in different ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum ClueShape {
    /// Two cells, or cells along a line, with the same table of allowed pairs between successive cells.
    Line,
    /// The same, where values rise by at least a fixed amount from each cell to the next.
    Rise(i64),
    /// Many pairs of cells, all over the board.
    Pairs,
    /// Values that make a total.
    Total,
    /// A sum with two sides, or with bounds.
    Balance,
    /// A fixed number of cells contain one of some symbols.
    Tally,
    /// Anything else.
    Other,
}

/// The clues of a puzzle: all constraints but houses, sets without repeats and those of single cells, as far as all their
/// cells are on the board.
pub(crate) fn clues_of(puzzle: &Puzzle, seen: impl Fn(&Constraint) -> bool) -> Vec<Clue> {
    let mut clues = Vec::new();
    let mut relations: BTreeMap<usize, Vec<Cited>> = BTreeMap::new();
    for (idx, posted) in
        puzzle.constraints().iter().enumerate().filter(|(_, posted)| seen(&posted.constraint))
    {
        let shape = match &posted.constraint {
            Constraint::Permutation { .. } | Constraint::Distinct { .. } | Constraint::Domain { .. } => {
                continue;
            }
            Constraint::Relation { .. } => {
                relations.entry(posted.rule).or_default().push(idx);
                continue;
            }
            Constraint::Linear { terms, min, max } if min == max && terms.iter().all(|&(_, f)| f == 1) => {
                ClueShape::Total
            }
            Constraint::Linear { .. } => ClueShape::Balance,
            Constraint::Product { .. } => ClueShape::Total,
            Constraint::Count { .. } => ClueShape::Tally,
            Constraint::Automaton { .. } | Constraint::AnyOf { .. } => ClueShape::Other,
        };
        clues.push(Clue {
            rule: posted.rule,
            constraints: vec![idx],
            cells: posted.constraint.cells(),
            shape,
        });
    }
    for (rule, constraints) in relations {
        clues.push(of_relations(puzzle, rule, constraints));
    }
    clues.sort_by_key(|clue| (clue.rule, clue.constraints[0]));
    clues
}

fn of_relations(puzzle: &Puzzle, rule: usize, constraints: Vec<Cited>) -> Clue {
    let links: Vec<(Cell, Cell, &Relation)> = constraints
        .iter()
        .filter_map(|&idx| match &puzzle.constraints()[idx].constraint {
            Constraint::Relation { a, b, table } => Some((*a, *b, &**table)),
            _ => None,
        })
        .collect();
    let has_values = puzzle.symbols().has_values();
    let pairs = || {
        let mut cells: Vec<Cell> = links.iter().flat_map(|&(a, b, _)| [a, b]).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    };
    let Some(path) = path(&links) else {
        return Clue { rule, constraints, cells: pairs(), shape: ClueShape::Pairs };
    };
    // All relations along a path have the same table.
    let table = links[0].2;
    let gap_of = |table: &Relation| if has_values { gap(table, puzzle.values()) } else { None };
    let (mut cells, mut shape) = (path, ClueShape::Line);
    if let Some(gap) = gap_of(table) {
        shape = ClueShape::Rise(gap);
    } else if let Some(gap) = gap_of(&table.transposed()) {
        cells.reverse();
        shape = ClueShape::Rise(gap);
    }
    Clue { rule, constraints, cells, shape }
}

/// The cells one after the other, if each relation goes on from the cell where the one before ends.
fn path(links: &[(Cell, Cell, &Relation)]) -> Option<Vec<Cell>> {
    let &(first, second, table) = links.first()?;
    let mut cells = vec![first, second];
    for &(a, b, other) in &links[1..] {
        if cells.last() != Some(&a) || cells.contains(&b) || other != table {
            return None;
        }
        cells.push(b);
    }
    Some(cells)
}

/// The number by which the second value must at least be greater than the first, if that is all that a table says.
fn gap(table: &Relation, values: &[i32]) -> Option<i64> {
    let pairs = || {
        let rows = table.rows.iter().enumerate();
        rows.flat_map(|(a, row)| row.iter().map(move |b| (a, b.idx())))
    };
    let difference = |(a, b): (usize, usize)| i64::from(values[b]) - i64::from(values[a]);
    let gap = pairs().map(difference).min()?;
    let n_pairs = (0..values.len()).flat_map(|a| (0..values.len()).map(move |b| (a, b)));
    let n_expected = n_pairs.filter(|&pair| difference(pair) >= gap).count();
    (gap >= 0 && n_expected == pairs().count()).then_some(gap)
}
