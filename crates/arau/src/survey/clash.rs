//! Direct contradictions among givens, or in a whole grid, found without search: the cells that a rule does not allow
//! together, and by how much they miss it.

use arau_core::{Amount, Cell, Constraint, Puzzle, Symbol, SymbolSet};

/// Given cells that contradict each other by a single rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Index into the puzzle's rules.
    pub rule: usize,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The number the cells give and the number they should give, for rules about a number.
    pub amount: Option<Amount>,
}

/// Every clash within a single constraint: forbidden repeats, and any other violation once all cells of the constraint
/// are given. On a full grid this shows where each rule is broken.
pub fn clashes(puzzle: &Puzzle) -> Vec<Clash> {
    clashes_among(puzzle, &puzzle.spec().givens)
}

/// The same for other symbols than the givens of the puzzle.
pub fn clashes_among(puzzle: &Puzzle, givens: &[Option<Symbol>]) -> Vec<Clash> {
    // For constraints whose cells are all given. Only these are looked at, so the others may hold anything.
    let symbols: Vec<Symbol> = givens.iter().map(|given| given.unwrap_or(Symbol(0))).collect();
    let mut clashes: Vec<Clash> = Vec::new();
    for posted in puzzle.constraints() {
        let mut add = |cells: Vec<Cell>, amount: Option<Amount>| {
            let clash = Clash { rule: posted.rule, cells, amount };
            if !clashes.contains(&clash) {
                clashes.push(clash);
            }
        };
        match &posted.constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                for symbol in repeated(cells, givens).and(puzzle.symbols().all()).iter() {
                    let holds_it = |&cell: &Cell| given(givens, cell) == Some(symbol);
                    add(cells.iter().copied().filter(holds_it).collect(), None);
                }
            }
            constraint => {
                let mut cells = constraint.cells();
                cells.sort_unstable();
                cells.dedup();
                let all_given = !cells.is_empty() && cells.iter().all(|&cell| given(givens, cell).is_some());
                if all_given && !constraint.holds(&symbols, puzzle.values()) {
                    add(cells, amount(constraint, &symbols, puzzle.values()));
                }
            }
        }
    }
    clashes
}

/// The number that the cells of a constraint give, if people would name one: a plain sum, a product, or how many cells
/// contain certain symbols.
fn amount(constraint: &Constraint, symbols: &[Symbol], values: &[i32]) -> Option<Amount> {
    let value = |cell: &Cell| i64::from(values[symbols[cell.idx()].idx()]);
    match constraint {
        Constraint::Linear { terms, min, max } if terms.iter().all(|&(_, factor)| factor == 1) => {
            let is = terms.iter().map(|(cell, _)| value(cell)).sum();
            Some(Amount { is, min: *min, max: *max })
        }
        Constraint::Product { cells, product } => {
            let is = cells.iter().map(value).fold(1, i64::saturating_mul);
            Some(Amount { is, min: *product, max: *product })
        }
        Constraint::Count { cells, symbols: counted, min, max } => {
            let is = cells.iter().filter(|cell| counted.contains(symbols[cell.idx()])).count() as i64;
            Some(Amount { is, min: i64::from(*min), max: i64::from(*max) })
        }
        _ => None,
    }
}

/// The given of a cell; auxiliary cells have none.
fn given(givens: &[Option<Symbol>], cell: Cell) -> Option<Symbol> {
    givens.get(cell.idx()).copied().flatten()
}

/// The symbols given in more than one of the cells.
fn repeated(cells: &[Cell], givens: &[Option<Symbol>]) -> SymbolSet {
    let (mut once, mut twice) = (SymbolSet::EMPTY, SymbolSet::EMPTY);
    for symbol in cells.iter().filter_map(|&cell| given(givens, cell)) {
        let symbol = SymbolSet::only(symbol);
        twice = twice.or(once.and(symbol));
        once = once.or(symbol);
    }
    twice
}
