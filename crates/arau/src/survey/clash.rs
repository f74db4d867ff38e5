//! Owns the plain contradictions among givens: the cells that a rule does not allow together, without any search.

use arau_core::{Cell, Constraint, Puzzle, Symbol, SymbolSet};

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
    let givens = &puzzle.spec().givens;
    // For constraints whose cells are all given. Only these are looked at, so the others may hold anything.
    let symbols: Vec<Symbol> = givens.iter().map(|given| given.unwrap_or(Symbol(0))).collect();
    let mut clashes: Vec<Clash> = Vec::new();
    for posted in puzzle.constraints() {
        let mut add = |cells: Vec<Cell>| {
            let clash = Clash { rule: posted.rule, cells };
            if !clashes.contains(&clash) {
                clashes.push(clash);
            }
        };
        match &posted.constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                for symbol in repeated(cells, givens).and(puzzle.symbols().all()).iter() {
                    add(cells.iter().copied().filter(|&cell| given(givens, cell) == Some(symbol)).collect());
                }
            }
            constraint => {
                let mut cells = constraint.cells();
                cells.sort_unstable();
                cells.dedup();
                let all_given = !cells.is_empty() && cells.iter().all(|&cell| given(givens, cell).is_some());
                if all_given && !constraint.holds(&symbols, puzzle.values()) {
                    add(cells);
                }
            }
        }
    }
    clashes
}

/// The given of a cell; auxiliary cells have none.
fn given(givens: &[Option<Symbol>], cell: Cell) -> Option<Symbol> {
    givens.get(cell.idx()).copied().flatten()
}

/// The symbols that are given in more than one of the cells.
fn repeated(cells: &[Cell], givens: &[Option<Symbol>]) -> SymbolSet {
    let (mut once, mut twice) = (SymbolSet::EMPTY, SymbolSet::EMPTY);
    for symbol in cells.iter().filter_map(|&cell| given(givens, cell)) {
        let symbol = SymbolSet::only(symbol);
        twice = twice.or(once.and(symbol));
        once = once.or(symbol);
    }
    twice
}
