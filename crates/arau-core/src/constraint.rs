//! Owns [`Constraint`], the closed set of things that engines, models and techniques understand. Rules lower to
//! these; everything behind the lowering matches them exhaustively, so a new arm is an architectural change.

use crate::{Automaton, Cell, Symbol, SymbolSet};
use std::collections::HashSet;
use std::sync::Arc;

/// A binary table: the symbols allowed in the second cell, for each symbol in the first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Relation {
    /// Row `s` is the set of partners of symbol `s`.
    pub rows: Vec<SymbolSet>,
}

impl Relation {
    /// The table of a predicate over symbols.
    pub fn new(n_symbols: usize, allows: impl Fn(Symbol, Symbol) -> bool) -> Relation {
        let row = |a| Symbol::first(n_symbols).filter(|&b| allows(a, b)).collect();
        Relation { rows: Symbol::first(n_symbols).map(row).collect() }
    }

    /// Whether `a` in the first cell is allowed with `b` in the second.
    pub fn allows(&self, a: Symbol, b: Symbol) -> bool {
        self.rows[a.idx()].contains(b)
    }

    /// Whether no symbol is allowed with itself.
    pub fn excludes_equals(&self) -> bool {
        Symbol::first(self.rows.len()).all(|s| !self.allows(s, s))
    }

    /// The table with the two cells exchanged.
    pub fn transposed(&self) -> Relation {
        Relation::new(self.rows.len(), |a, b| self.allows(b, a))
    }
}

/// A condition on some cells. The cells of one constraint are distinct unless stated otherwise.
#[derive(Clone, PartialEq, Debug)]
pub enum Constraint {
    /// As many cells as the alphabet has symbols, each symbol once.
    Permutation {
        /// The house.
        cells: Box<[Cell]>,
    },
    /// No symbol is repeated.
    Distinct {
        /// At most as many cells as symbols.
        cells: Box<[Cell]>,
    },
    /// A cell contains one of these symbols.
    Domain {
        /// The cell.
        cell: Cell,
        /// The allowed symbols.
        allowed: SymbolSet,
    },
    /// Two cells contain a pair of symbols allowed by a table.
    Relation {
        /// The cell of the table's rows.
        a: Cell,
        /// The cell of the table's columns.
        b: Cell,
        /// Which pairs are allowed.
        table: Arc<Relation>,
    },
    /// `min ≤ Σ coefficient·value(cell) ≤ max`.
    Linear {
        /// Cells with their coefficients, none of them 0.
        terms: Box<[(Cell, i32)]>,
        /// Least sum allowed.
        min: i64,
        /// Greatest sum allowed.
        max: i64,
    },
    /// The product of the values is this number.
    Product {
        /// The cells.
        cells: Box<[Cell]>,
        /// Their product.
        product: i64,
    },
    /// Between `min` and `max` of the cells contain a symbol of the set.
    Count {
        /// The cells.
        cells: Box<[Cell]>,
        /// The symbols that are counted.
        symbols: SymbolSet,
        /// The minimum count.
        min: u32,
        /// The maximum count.
        max: u32,
    },
    /// The symbols, read in this order, form a word that the automaton accepts. A cell may occur more than once.
    Automaton {
        /// The cells in reading order.
        cells: Box<[Cell]>,
        /// The automaton that accepts the word.
        automaton: Arc<Automaton>,
    },
    /// All constraints of at least one option hold. Without options it never holds.
    AnyOf {
        /// The options.
        options: Box<[Box<[Constraint]>]>,
    },
}

impl Constraint {
    /// An equation: the values of the cells add up to `sum`. A cell that occurs twice counts twice.
    pub fn sum(cells: &[Cell], sum: i64) -> Constraint {
        let terms: Vec<(Cell, i32)> = cells.iter().map(|&c| (c, 1)).collect();
        Constraint::linear(&terms, sum, sum)
    }

    /// A linear constraint in its normal form: each cell once, no coefficient 0.
    pub fn linear(terms: &[(Cell, i32)], min: i64, max: i64) -> Constraint {
        let mut sorted = terms.to_vec();
        sorted.sort_by_key(|&(cell, _)| cell);
        sorted.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += next.1;
            }
            same
        });
        sorted.retain(|&(_, coefficient)| coefficient != 0);
        Constraint::Linear { terms: sorted.into(), min, max }
    }

    /// The constraint that is never satisfied.
    pub fn never() -> Constraint {
        Constraint::AnyOf { options: Box::new([]) }
    }

    /// Every cell that the constraint mentions, each once, in the order in which they first come up.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = self.mentions();
        let mut seen = HashSet::with_capacity(cells.len());
        cells.retain(|&cell| seen.insert(cell));
        cells
    }

    fn mentions(&self) -> Vec<Cell> {
        match self {
            Constraint::Permutation { cells }
            | Constraint::Distinct { cells }
            | Constraint::Product { cells, .. }
            | Constraint::Count { cells, .. }
            | Constraint::Automaton { cells, .. } => cells.to_vec(),
            Constraint::Domain { cell, .. } => vec![*cell],
            Constraint::Relation { a, b, .. } => vec![*a, *b],
            Constraint::Linear { terms, .. } => terms.iter().map(|t| t.0).collect(),
            Constraint::AnyOf { options } => {
                options.iter().flatten().flat_map(Constraint::mentions).collect()
            }
        }
    }

    /// Whether a full assignment satisfies the constraint. `values[s]` is the number that symbol `s` stands for.
    pub fn holds(&self, symbols: &[Symbol], values: &[i32]) -> bool {
        let symbol = |cell: &Cell| symbols[cell.idx()];
        let value = |cell: &Cell| values[symbol(cell).idx()] as i64;
        match self {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                cells.iter().map(symbol).collect::<SymbolSet>().len() == cells.len()
            }
            Constraint::Domain { cell, allowed } => allowed.contains(symbol(cell)),
            Constraint::Relation { a, b, table } => table.allows(symbol(a), symbol(b)),
            Constraint::Linear { terms, min, max } => {
                let sum: i64 = terms.iter().map(|(cell, factor)| *factor as i64 * value(cell)).sum();
                (*min..=*max).contains(&sum)
            }
            Constraint::Product { cells, product } => {
                cells.iter().map(value).try_fold(1i64, i64::checked_mul) == Some(*product)
            }
            Constraint::Count { cells, symbols: counted, min, max } => {
                let count = cells.iter().filter(|cell| counted.contains(symbol(cell))).count() as u32;
                (*min..=*max).contains(&count)
            }
            Constraint::Automaton { cells, automaton } => automaton.accepts(cells.iter().map(symbol)),
            Constraint::AnyOf { options } => {
                options.iter().any(|option| option.iter().all(|c| c.holds(symbols, values)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_merges_repeated_cells() {
        let Constraint::Linear { terms, .. } = Constraint::sum(&[Cell(2), Cell(0), Cell(2)], 9) else {
            unreachable!()
        };
        assert_eq!(&*terms, [(Cell(0), 1), (Cell(2), 2)]);
        let Constraint::Linear { terms, .. } = Constraint::linear(&[(Cell(1), 1), (Cell(1), -1)], 0, 0)
        else {
            unreachable!()
        };
        assert!(terms.is_empty());
    }

    #[test]
    fn each_arm_tells_right_from_wrong() {
        let values = [1, 2, 3];
        let holds = |c: &Constraint, symbols: [u8; 3]| c.holds(&symbols.map(Symbol), &values);
        let cells: Box<[Cell]> = [Cell(0), Cell(1), Cell(2)].into();
        let distinct = Constraint::Distinct { cells: cells.clone() };
        assert!(holds(&distinct, [2, 0, 1]) && !holds(&distinct, [2, 0, 2]));
        let sum = Constraint::sum(&cells, 6);
        assert!(holds(&sum, [1, 1, 1]) && !holds(&sum, [1, 1, 0]));
        let product = Constraint::Product { cells: cells.clone(), product: 12 };
        assert!(holds(&product, [1, 1, 2]) && !holds(&product, [0, 1, 2]));
        let count = Constraint::Count { cells: cells.clone(), symbols: SymbolSet::all(2), min: 2, max: 2 };
        assert!(holds(&count, [0, 1, 2]) && !holds(&count, [0, 1, 1]));
        let less = Arc::new(Relation::new(3, |a, b| a < b));
        let relation = Constraint::Relation { a: Cell(0), b: Cell(2), table: less };
        assert!(holds(&relation, [0, 0, 1]) && !holds(&relation, [1, 0, 1]));
        let either = Constraint::AnyOf { options: Box::new([Box::new([sum]), Box::new([product])]) };
        assert!(holds(&either, [1, 1, 2]) && holds(&either, [0, 1, 2]) && !holds(&either, [0, 0, 0]));
        assert!(!holds(&Constraint::never(), [0, 0, 0]));
    }
}
