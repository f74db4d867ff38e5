//! Owns what stands in cells: [`Board`] (working candidates), [`Grid`] (full, so a solution cannot be half full) and
//! [`GridView`] (a full grid seen with its puzzle, for rules to judge).

use crate::{Cell, Geometry, PuzzleSpec, Symbol, SymbolSet, Symbols};

/// The symbols that each cell may still hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// One set per cell.
    pub cells: Vec<SymbolSet>,
}

impl Board {
    /// The candidates of a cell.
    pub fn candidates(&self, cell: Cell) -> SymbolSet {
        self.cells[cell.idx()]
    }

    /// The full grid, if every cell has one candidate left.
    pub fn grid(&self) -> Option<Grid> {
        self.cells.iter().map(|set| set.single()).collect::<Option<Vec<_>>>().map(Grid)
    }
}

/// A symbol in every cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid(pub Vec<Symbol>);

impl Grid {
    /// The symbol of a cell.
    pub fn symbol(&self, cell: Cell) -> Symbol {
        self.0[cell.idx()]
    }

    /// The glyphs one after the other; separated by spaces unless each is a single character.
    pub fn text(&self, symbols: &Symbols) -> String {
        let glyphs: Vec<&str> = self.0.iter().map(|&s| symbols.glyph(s)).collect();
        glyphs.join(if symbols.one_char_each() { "" } else { " " })
    }
}

/// A full grid with the board, alphabet and rules that it belongs to.
#[derive(Clone, Copy)]
pub struct GridView<'a> {
    spec: &'a PuzzleSpec,
    cells: &'a [Symbol],
    hidden: Option<Hidden<'a>>,
}

/// Which cells are not filled yet, and whether one of them was looked at.
#[derive(Clone, Copy)]
struct Hidden<'a> {
    filled: &'a [bool],
    looked_at: &'a std::cell::Cell<bool>,
}

impl<'a> GridView<'a> {
    /// A grid seen with a puzzle. The grid has at least as many cells as the board.
    pub fn new(spec: &'a PuzzleSpec, cells: &'a [Symbol]) -> GridView<'a> {
        assert!(cells.len() >= spec.geometry.n_cells());
        GridView { spec, cells, hidden: None }
    }

    /// A grid of which only some cells are filled. The others hold anything, and `peeked` is set as soon as one of
    /// them is looked at: a verdict reached without that is a verdict on the filled cells alone.
    pub fn unfinished(
        spec: &'a PuzzleSpec,
        cells: &'a [Symbol],
        filled: &'a [bool],
        peeked: &'a std::cell::Cell<bool>,
    ) -> GridView<'a> {
        assert!(filled.len() == cells.len());
        GridView { hidden: Some(Hidden { filled, looked_at: peeked }), ..GridView::new(spec, cells) }
    }

    /// The symbol of a cell.
    pub fn symbol(&self, cell: Cell) -> Symbol {
        if let Some(hidden) = self.hidden
            && !hidden.filled[cell.idx()]
        {
            hidden.looked_at.set(true);
        }
        self.cells[cell.idx()]
    }

    /// The number that a cell's symbol stands for.
    pub fn value(&self, cell: Cell) -> i64 {
        self.spec.symbols.value(self.symbol(cell)) as i64
    }

    /// The values of cells, in order.
    pub fn values(&self, cells: &[Cell]) -> Vec<i64> {
        cells.iter().map(|&c| self.value(c)).collect()
    }

    /// The sum of the values of cells.
    pub fn sum(&self, cells: &[Cell]) -> i64 {
        cells.iter().map(|&c| self.value(c)).sum()
    }

    /// Whether no symbol is repeated in the cells.
    pub fn all_different(&self, cells: &[Cell]) -> bool {
        cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| self.symbol(a) != self.symbol(b)))
    }

    /// The board.
    pub fn geometry(&self) -> &'a Geometry {
        &self.spec.geometry
    }

    /// The alphabet.
    pub fn symbols(&self) -> &'a Symbols {
        &self.spec.symbols
    }

    /// The puzzle.
    pub fn spec(&self) -> &'a PuzzleSpec {
        self.spec
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unfinished_grid_tells_when_an_empty_cell_is_looked_at() {
        let mut geometry = Geometry::new();
        let cells: Vec<Cell> =
            ["a", "b"].iter().map(|label| geometry.add_cell(*label, Vec::new(), Vec::new())).collect();
        let spec = PuzzleSpec::new(geometry, Symbols::digits(2));
        let peeked = std::cell::Cell::new(false);
        let view = GridView::unfinished(&spec, &[Symbol(1), Symbol(0)], &[true, false], &peeked);
        assert_eq!(view.sum(&cells[..1]), 2);
        assert!(!peeked.get());
        assert!(view.all_different(&cells));
        assert!(peeked.get());
    }
}
