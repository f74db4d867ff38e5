//! [`Entries`]: a player's digits and pencil marks. They are not part of the puzzle.

use crate::{Candidate, Cell, Symbol, SymbolSet};
use std::collections::BTreeMap;

/// A player's digits and pencil marks. They do not affect the solutions of a puzzle; they record how far the player has
/// got, rightly or wrongly.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries {
    digits: BTreeMap<Cell, Symbol>,
    marks: BTreeMap<Cell, SymbolSet>,
}

impl Entries {
    /// Writes a symbol into a cell.
    pub fn place(&mut self, Candidate { cell, symbol }: Candidate) {
        self.digits.insert(cell, symbol);
    }

    /// Sets the pencil marks of a cell. An empty set means no pencil marks.
    pub fn mark(&mut self, cell: Cell, symbols: SymbolSet) {
        match symbols.is_empty() {
            true => self.marks.remove(&cell),
            false => self.marks.insert(cell, symbols),
        };
    }

    /// The symbols that were written into cells, in the order of the cells.
    pub fn placed(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.digits.iter().map(|(&cell, &symbol)| Candidate { cell, symbol })
    }

    /// The pencil marks, in the order of the cells. Those of a cell with a symbol are ignored.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, SymbolSet)> + '_ {
        let is_open = |(cell, _): &(&Cell, &SymbolSet)| !self.digits.contains_key(cell);
        self.marks.iter().filter(is_open).map(|(&cell, &symbols)| (cell, symbols))
    }

    /// The symbol that was written into a cell.
    pub fn symbol(&self, cell: Cell) -> Option<Symbol> {
        self.digits.get(&cell).copied()
    }

    /// The pencil marks of a cell without a symbol.
    pub fn marks_of(&self, cell: Cell) -> Option<SymbolSet> {
        self.marks.get(&cell).copied().filter(|_| !self.digits.contains_key(&cell))
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.digits.is_empty() && self.marks.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_overrules_pencil_marks() {
        let mut entries = Entries::default();
        assert!(entries.is_empty());
        entries.mark(Cell(1), SymbolSet(0b11));
        entries.mark(Cell(2), SymbolSet(0b101));
        entries.mark(Cell(3), SymbolSet::EMPTY);
        entries.place(Candidate { cell: Cell(2), symbol: Symbol(0) });
        assert_eq!(entries.marks().collect::<Vec<_>>(), [(Cell(1), SymbolSet(0b11))]);
        assert_eq!(entries.symbol(Cell(2)), Some(Symbol(0)));
        assert_eq!(entries.placed().count(), 1);
    }
}
