//! The search for clues that cannot be satisfied whatever the rest of the puzzle says, such as a cage of two cells with
//! the sum
//! 100. Such a slip leaves the puzzle without a solution, and its setter wants to know which clue is to blame.

mod alone;

use crate::Puzzle;
use alone::EmptyBoard;
use arau_core::{Arg, Cell, Constraint, Place, RuleUse};
use std::collections::HashSet;
use std::fmt;

impl Puzzle {
    /// The clues that cannot be satisfied even by themselves, on an empty board with its houses. Finding none proves
    /// nothing, since only immediate consequences of each clue are examined.
    ///
    /// ```
    /// use arau::{Puzzle, rules::KillerCage};
    ///
    /// let puzzle = Puzzle::builder().grid(9).rule(KillerCage::new("r1c1 r1c2", 100)).build()?;
    /// let clues = puzzle.impossible_clues();
    /// assert_eq!(clues[0].to_string(), "killer-cage r1c1 r1c2: its 2 cells cannot add up to 100 (at most 17)");
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn impossible_clues(&self) -> Vec<ImpossibleClue> {
        let mut clues: Vec<ImpossibleClue> = Vec::new();
        for posted in self.constraints() {
            let is_told = clues.iter().any(|clue| clue.rule == posted.rule);
            // Of a clue with cells, more is said below than that one of its cells or pairs has nothing left.
            let is_part =
                matches!(posted.constraint, Constraint::Domain { .. } | Constraint::Relation { .. })
                    && !self.spec().rules[posted.rule].named_cells().is_empty();
            if let Some(why) =
                (!is_told && !is_part).then(|| why_impossible(&posted.constraint, self)).flatten()
            {
                clues.push(ImpossibleClue::new(self, posted.rule, &posted.constraint.cells(), why));
            }
        }
        self.add_refused(&mut clues);
        clues.sort_by_key(|clue| clue.rule);
        clues
    }

    /// Adds the impossible clues for which no single constraint gives the reason.
    fn add_refused(&self, clues: &mut Vec<ImpossibleClue>) {
        let mut of_rule: Vec<Vec<&Constraint>> = vec![Vec::new(); self.spec().rules.len()];
        self.constraints().iter().for_each(|posted| of_rule[posted.rule].push(&posted.constraint));
        let board = EmptyBoard::of(self);
        for (rule, constraints) in of_rule.iter().enumerate() {
            let cells = self.spec().rules[rule].named_cells();
            let is_told = clues.iter().any(|clue| clue.rule == rule);
            // A rule for the whole board is no clue.
            if !cells.is_empty() && !is_told && board.refuses(constraints) {
                let why = why_refused(&self.spec().rules[rule], cells.len(), constraints, self);
                clues.push(ImpossibleClue::new(self, rule, &cells, why));
            }
        }
    }
}

fn why_refused(rule: &RuleUse, n_cells: usize, constraints: &[&Constraint], puzzle: &Puzzle) -> String {
    let n_symbols = puzzle.symbols().len();
    if n_cells > n_symbols && constraints.contains(&&Constraint::never()) {
        return format!("its {n_cells} cells cannot all differ: there are only {n_symbols} symbols");
    }
    let numbers = rule.args.iter().filter_map(|(name, arg)| match arg {
        Arg::Int(number) => Some(format!("{name} {number}")),
        _ => None,
    });
    let numbers: Vec<String> = numbers.collect();
    let fits = if numbers.is_empty() { "fits".to_string() } else { format!("fits {}", numbers.join(", ")) };
    let reason = if n_cells > n_symbols { format!(" ({n_symbols} symbols)") } else { String::new() };
    format!("no filling of its {n_cells} cells {fits}{reason}")
}

/// A clue that cannot be satisfied. [`Display`](fmt::Display) names it and says why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ImpossibleClue {
    /// Index into the puzzle's rules.
    pub rule: usize,
    /// Where in the input the clue is, if it was read from a text.
    pub place: Place,
    message: String,
}

impl ImpossibleClue {
    fn new(puzzle: &Puzzle, rule: usize, cells: &[Cell], why: String) -> ImpossibleClue {
        let spec = puzzle.spec();
        let place = spec.rule_places.get(rule).cloned().unwrap_or_default();
        let visible: Vec<Cell> = cells.iter().copied().filter(|cell| cell.idx() < puzzle.n_cells()).collect();
        let labels = puzzle.geometry().labels(&visible);
        ImpossibleClue { rule, place, message: format!("{} {labels}: {why}", spec.rules[rule].id()) }
    }
}

impl fmt::Display for ImpossibleClue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

fn why_impossible(constraint: &Constraint, puzzle: &Puzzle) -> Option<String> {
    match constraint {
        Constraint::Linear { terms, min, max } if terms.iter().all(|&(_, factor)| factor == 1) => {
            let cells: Vec<Cell> = terms.iter().map(|&(cell, _)| cell).collect();
            let (least, most) = bounds_of_sum(&cells, puzzle);
            let n = cells.len();
            match () {
                () if least > *max => {
                    Some(format!("its {n} cells cannot add up to {max} (at least {least})"))
                }
                () if most < *min => Some(format!("its {n} cells cannot add up to {min} (at most {most})")),
                () => None,
            }
        }
        Constraint::Product { cells, product } if !has_product(cells, *product, puzzle) => {
            Some(format!("its {} cells cannot multiply to {product}", cells.len()))
        }
        Constraint::Count { cells, min, .. } if *min as usize > cells.len() => {
            Some(format!("{min} of its {} cells cannot be what it counts", cells.len()))
        }
        Constraint::Relation { table, .. } if table.rows.iter().all(|row| row.is_empty()) => {
            Some("no two symbols fit".to_string())
        }
        Constraint::Domain { allowed, .. } if allowed.is_empty() => Some("no symbol fits".to_string()),
        _ => None,
    }
}

/// The smallest and the largest sum of cells without other restrictions than that cells of one house differ.
fn bounds_of_sum(cells: &[Cell], puzzle: &Puzzle) -> (i64, i64) {
    let mut values: Vec<i64> = puzzle.values().iter().map(|&value| i64::from(value)).collect();
    values.sort_unstable();
    let differ = puzzle.constraints().iter().any(|posted| match &posted.constraint {
        Constraint::Permutation { cells: house } | Constraint::Distinct { cells: house } => {
            cells.iter().all(|cell| house.contains(cell))
        }
        _ => false,
    });
    let n = cells.len();
    if differ && n <= values.len() {
        return (values[..n].iter().sum(), values[values.len() - n..].iter().sum());
    }
    let (least, most) = (values[0], values[values.len() - 1]);
    (least * n as i64, most * n as i64)
}

/// Whether this number of cells can have a given product at all, with repeats allowed.
fn has_product(cells: &[Cell], product: i64, puzzle: &Puzzle) -> bool {
    let values: HashSet<i64> = puzzle.values().iter().map(|&value| i64::from(value)).collect();
    if product == 0 || values.iter().any(|&value| value <= 0) {
        return true;
    }
    let mut reached = HashSet::from([1]);
    for _ in cells {
        let next =
            |&so_far: &i64| values.iter().map(move |&value| so_far.saturating_mul(value)).collect::<Vec<_>>();
        reached = reached.iter().flat_map(next).filter(|&so_far| product % so_far == 0).collect();
    }
    reached.contains(&product)
}
