//! Owns the plain contradictions among givens: the cells that a rule does not allow together, without any search.

use arau_core::{Cell, Constraint, Puzzle, Symbol};

/// Given cells that a rule does not allow together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Index into the puzzle's rules.
    pub rule: usize,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// Every clash that shows in a single constraint: repeats where none may be, and anything else as soon as all its
/// cells are given. On a full grid this tells where each rule is broken.
pub fn clashes(puzzle: &Puzzle) -> Vec<Clash> {
    let mut clashes: Vec<Clash> = Vec::new();
    for posted in puzzle.constraints() {
        for cells in clashes_in(puzzle, &posted.constraint) {
            let clash = Clash { rule: posted.rule, cells };
            if !clashes.contains(&clash) {
                clashes.push(clash);
            }
        }
    }
    clashes
}

fn clashes_in(puzzle: &Puzzle, constraint: &Constraint) -> Vec<Vec<Cell>> {
    let givens = &puzzle.spec().givens;
    let given = |cell: Cell| givens.get(cell.idx()).copied().flatten();
    match constraint {
        Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
            let holders = |symbol| cells.iter().copied().filter(|&c| given(c) == Some(symbol)).collect();
            let repeats = puzzle.symbols().iter().map(holders);
            repeats.filter(|cells: &Vec<Cell>| cells.len() > 1).collect()
        }
        _ => {
            let mut cells = constraint.cells();
            cells.sort_unstable();
            cells.dedup();
            let all_given = !cells.is_empty() && cells.iter().all(|&cell| given(cell).is_some());
            // Only the constraint's own cells are looked at, so the others may hold anything.
            let symbols: Vec<Symbol> = givens.iter().map(|given| given.unwrap_or(Symbol(0))).collect();
            match all_given && !constraint.holds(&symbols, puzzle.values()) {
                true => vec![cells],
                false => Vec::new(),
            }
        }
    }
}
